;;; apns-mode.el --- Payloads of the Apple Push Notification service  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools

;;; Commentary:

;; A major mode for *.apns, *.apn and *.apns.json files: JSON, and the language server apns-lsp, which eglot and
;; lsp-mode then find by themselves.  Turn on the one that you use:
;;
;;   (add-hook 'apns-mode-hook #'eglot-ensure)
;;   (add-hook 'apns-mode-hook #'lsp-deferred)

;;; Code:

(require 'js)

(defgroup apns nil
  "Payloads of the Apple Push Notification service."
  :group 'languages)

(defcustom apns-lsp-command '("apns-lsp")
  "The language server and its arguments."
  :type '(repeat string))

;; Emacs 28 has no mode for JSON alone.
(defalias 'apns--json-mode (if (fboundp 'js-json-mode) #'js-json-mode #'js-mode))

;;;###autoload
(define-derived-mode apns-mode apns--json-mode "APNs"
  "Major mode for payloads of the Apple Push Notification service."
  (setq-local js-indent-level 2)
  (setq-local tab-width 2)
  (setq-local indent-tabs-mode nil)
  ;; eglot compares what was typed with the label: "live" shall find "Live Activity: start".
  (setq-local completion-ignore-case t)
  ;; Below the text stands one line: the documentation of a key has more than fits there.
  (setq-local eldoc-echo-area-use-multiline-p 1)
  (setq-local eldoc-echo-area-display-truncation-message nil))

(defun apns--show-findings-first ()
  "Have the finding at point shown below the text rather than the documentation.
eglot 1.9, of the time of Emacs 28, shows the documentation alone."
  (when (derived-mode-p 'apns-mode)
    (remove-hook 'eldoc-documentation-functions #'flymake-eldoc-function t)
    (add-hook 'eldoc-documentation-functions #'flymake-eldoc-function -90 t)))

(add-hook 'eglot-managed-mode-hook #'apns--show-findings-first)

;; Packages that look for a mode's ancestors do not see through the alias: lsp-mode, for the indentation.
(put 'apns-mode 'derived-mode-parent (symbol-function 'apns--json-mode))

;; Keys such as content-available are one symbol, for completion above all.
(modify-syntax-entry ?- "_" apns-mode-syntax-table)

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.\\(?:apns\\|apn\\|apns\\.json\\)\\'" . apns-mode))

;; The first entry that fits is taken, and eglot has one for every mode that is derived from JSON's.
(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'apns-mode (lambda (&rest _) apns-lsp-command))))

(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(apns-mode . "apns"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () apns-lsp-command))
                    :activation-fn (lsp-activate-on "apns")
                    :server-id 'apns-lsp)))

(provide 'apns-mode)
;;; apns-mode.el ends here
