"""Faults that the command line meets: odd files, odd names, no rights, no room."""

import json
import os
import resource
import signal
import socket
import subprocess
import threading

from harness import CLEAN, FAULTY, Place, Skipped, check, expect


def says(done, *words):
    text = done.stderr.decode(errors="replace")
    expect(all(word in text for word in words), f"said {text!r}, not {words}")


def unharmed(path, text):
    expect(path.read_text() == text, f"holds {path.read_bytes()[:80]!r}")
    others = [other.name for other in path.parent.iterdir() if other.name.startswith(".apns-lsp-")]
    expect(not others, f"left behind {others}")


@check
def a_fifo_is_refused(place: Place):
    """a FIFO as input is refused, and does not hang"""
    os.mkfifo(place.work / "pipe.apns")
    place.write("a.apns", FAULTY)
    done = place.run("check", "pipe.apns", "a.apns")
    expect(done.returncode == 2, done.returncode)
    says(done, "pipe.apns", "it is a pipe or a device")
    expect(b"a.apns" in done.stdout, "the other file is not reported")
    expect(place.run("check", ".").returncode == 1, "a folder with a FIFO in it")


@check
def devices_are_refused(place: Place):
    """devices and sockets as input are refused"""
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(place.work / "s.apns"))
        for name in ("/dev/zero", "/dev/null", "/dev/random", "s.apns"):
            done = place.run("check", name)
            expect(done.returncode == 2, f"{name}: {done.returncode}")


@check
def a_file_of_1_gb(place: Place):
    """a file of 1 GB is refused with a clear message, without reading it"""
    with open(place.work / "huge.apns", "wb") as file:
        file.truncate(1 << 30)
    place.write("a.apns", FAULTY)
    limit = (512 << 20, 512 << 20)
    done = place.run(
        "check", "huge.apns", "a.apns", seconds=5, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, limit))
    expect(done.returncode == 2, done.returncode)
    says(done, "huge.apns", "it has more than 64 MB")
    expect(b"a.apns" in done.stdout, "the other file is not reported")


@check
def endless_input(place: Place):
    """standard input without an end is given up"""
    with subprocess.Popen(["yes", '{"aps":1}'], stdout=subprocess.PIPE) as endless:
        done = place.run("check", "-", stdin=endless.stdout)
        endless.kill()
    expect(done.returncode == 2, done.returncode)
    says(done, "it has more than 64 MB")


@check
def a_closed_input(place: Place):
    """closed standard streams do no harm"""
    for closed in (0, 1, 2):
        place.run("check", "-", preexec_fn=lambda number=closed: os.close(number))


@check
def an_unreadable_folder(place: Place):
    """a folder and a file that cannot be read are said, the others still reported"""
    place.write("a.apns", FAULTY)
    place.write("shut/b.apns").parent.chmod(0)
    place.write("c.apns").chmod(0)
    done = place.run("check", ".", **place.user)
    expect(done.returncode == 2, done.returncode)
    says(done, "shut", "c.apns", "the permissions do not allow it")
    expect(b"a.apns" in done.stdout, "the other file is not reported")


@check
def loops_of_links(place: Place):
    """links that lead in a circle are said or passed over"""
    place.write("sub/a.apns", FAULTY)
    (place.work / "sub" / "up").symlink_to("..")
    (place.work / "sub" / "self").symlink_to("self")
    (place.work / "x.apns").symlink_to("y.apns")
    (place.work / "y.apns").symlink_to("x.apns")
    done = place.run("check", "--format", "json", ".")
    expect([file["path"] for file in json.loads(done.stdout)["files"]] == ["sub/a.apns"], done.stdout)
    done = place.run("check", "x.apns")
    expect(done.returncode == 2, done.returncode)
    says(done, "its links lead in a circle")


@check
def no_home(place: Place):
    """no HOME, an empty environment"""
    place.write("a.apns", FAULTY)
    expect(place.run("check", ".", env={}).returncode == 1, "check")
    expect(place.run("format", "a.apns", env={"HOME": "/nowhere"}).returncode == 0, "format")


@check
def a_read_only_folder(place: Place):
    """a file that cannot be written is said, and stays as it was"""
    for name, mode in (("shut/a.apns", 0o444), ("b.apns", 0o444)):
        path = place.write(name, FAULTY)
        path.chmod(mode)
    (place.work / "shut").chmod(0o555)
    place.work.chmod(0o777)
    for command in (("format", "--write"), ("check", "--fix")):
        for name in ("shut/a.apns", "b.apns"):
            done = place.run(*command, name, **place.user)
            if not place.user and os.geteuid() == 0:
                raise Skipped("everything can be written")
            expect(done.returncode == 2, f"{command} {name}: {done.returncode}")
            says(done, "cannot be written", "the permissions do not allow it")
            unharmed(place.work / name, FAULTY)


@check
def odd_names(place: Place):
    """paths with spaces, line breaks, emoji, quotes and bytes that are no UTF-8"""
    names = ["a b.apns", "new\nline.apns", "📦 é.apns", "'\"$(x).apns", "-.apns", "%41#?.apns", "sub dir/ .apns"]
    for name in names:
        place.write(name, FAULTY)
    raw = os.fsencode(place.work) + b"/\xff.apns"
    with open(raw, "w") as file:
        file.write(FAULTY)
    done = place.run("check", "--format", "json", ".")
    found = {file["path"] for file in json.loads(done.stdout)["files"]}
    expect(found >= set(names) and len(found) == len(names) + 1, found)
    for name in names:
        expect(place.run("check", "./" + name).returncode == 1, name)
        expect(place.run("check", "--fix", "./" + name).returncode == 0, name)
        expect(",}" not in (place.work / name).read_text(), f"{name} is not fixed")
    text = place.run("check", "./new\nline.apns", raw).stdout.decode()
    expect("new\nline" not in text, "a line break in a name breaks the output")


@check
def a_full_disk(place: Place):
    """a full disk under --write: the file stays whole"""
    disk = place.work / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(disk)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        raise Skipped("no file system can be mounted")
    try:
        text = '{"aps":{"alert":"a",}, "data": ["' + '", "'.join(["x" * 60] * 300) + '"]}\n'
        path = disk / "a.apns"
        path.write_text(text)
        with open(disk / "rest", "wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 1024)
            except OSError:
                pass
        for command in (("format", "--write"), ("check", "--fix")):
            done = place.run(*command, "disk/a.apns")
            expect(done.returncode == 2, f"{command}: {done.returncode}")
            says(done, "the disk is full")
            unharmed(path, text)
        (disk / "rest").unlink()
        expect(place.run("format", "--write", "disk/a.apns").returncode == 0, "with room it is written")
    finally:
        subprocess.run(["umount", str(disk)], check=False)


@check
def output_that_cannot_be_written(place: Place):
    """standard output on a full device, or closed by its reader"""
    place.write("a.apns", FAULTY)
    with open("/dev/full", "wb") as full:
        for arguments in (("check", "."), ("format", "a.apns"), ("explain",), ("--help",)):
            done = place.run(*arguments, stdout=full)
            expect(done.returncode == 2, f"{arguments}: {done.returncode}")
    for number in range(300):
        place.write(f"many/{number}.apns", FAULTY)
    reader, writer = os.pipe()
    os.close(reader)
    # As in `check . | head -1`: the signal that ends all programs then ends this one, too.
    place.run("check", ".", stdout=writer, allowed=(2, -signal.SIGPIPE))
    os.close(writer)


@check
def files_that_change_while_read(place: Place):
    """files that vanish, come and change while they are read"""
    stop = threading.Event()

    def disturb():
        number = 0
        while not stop.is_set():
            number += 1
            path = place.write(f"{number % 40}.apns", FAULTY * (number % 7))
            if number % 3 == 0:
                path.unlink()

    thread = threading.Thread(target=disturb)
    thread.start()
    try:
        for _ in range(15):
            place.run("check", ".")
            place.run("format", "--check", ".")
    finally:
        stop.set()
        thread.join()


@check
def no_utf_8(place: Place):
    """text that is not UTF-8 has a finding, and is given back as it is"""
    for text in (b"\xff\xfe{\x00}\x00", b'{"aps":{"alert":"\xe9\xc3"}}', b"\x00", bytes(range(256))):
        place.write("a.apns", text)
        expect(place.run("check", "a.apns").returncode == 1, text)
        place.run("format", "--write", "a.apns")


@check
def few_descriptors(place: Place):
    """few file descriptors, little memory for the stack"""
    for number in range(100):
        place.write(f"{number}.apns", FAULTY)
    done = place.run("check", ".", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (12, 12)))
    expect(done.returncode == 1, (done.returncode, done.stderr[:200]))
    place.write("deep.apns", '{"aps":' + "[" * 200_000)
    stack = (1 << 20, 1 << 20)
    done = place.run("check", "deep.apns", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_STACK, stack))
    expect(done.returncode == 1, done.returncode)


@check
def odd_configurations(place: Place):
    """a configuration that is a folder, a FIFO, unreadable or huge"""
    place.write("a.apns", CLEAN)
    path = place.work / ".apns-lsp.json"
    path.mkdir()
    place.run("check", "a.apns")
    path.rmdir()
    os.mkfifo(path)
    place.run("check", "a.apns")
    path.unlink()
    place.write(".apns-lsp.json", "{}").chmod(0)
    expect(place.run("check", "a.apns", **place.user).returncode == 2, "unreadable")
    path.unlink()
    with open(path, "wb") as file:
        file.truncate(1 << 30)
    expect(place.run("check", "a.apns", seconds=5).returncode == 2, "huge")
