"""Faults that the server meets: clients that go, streams that break, workspaces that are not as they should be."""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from harness import CLEAN, FAULTY, Failed, Place, Skipped, check, ended, expect

# A client that dies, with a server that it told of itself.
CLIENT = """
import os, subprocess, sys, time
sys.path.insert(0, sys.argv[1])
from harness import Session
session = Session([sys.argv[2]] + sys.argv[3:])
if len(sys.argv) == 3:
    session.initialize(processId=os.getpid())
print(session.process.pid, flush=True)
time.sleep(1000)
"""


@check
def input_ends_in_a_body(place: Place):
    """standard input closed in the middle of a header or a body"""
    whole = place.server().frame({"id": 1, "method": "initialize", "params": {"capabilities": {}}})
    for length in (5, 25, len(whole) - 1):
        server = place.server()
        server.write(whole[:length])
        server.process.stdin.close()
        expect(server.code() == 1, f"exit code {server.process.returncode}")


@check
def nobody_reads(place: Place):
    """standard output that is not read: the pipe fills, and the server still ends with its client"""
    server = place.server()
    server.initialize()
    server.open("file:///a.apns", '{"aps":' + '{"a":[' * 200 + "1," * 20_000)
    os.set_blocking(server.process.stdin.fileno(), False)
    frame = server.frame({"id": "x", "method": "textDocument/documentSymbol", "params": {
        "textDocument": {"uri": "file:///a.apns"}}})
    for _ in range(2000):
        if server.process.stdin.write(frame) != len(frame):
            break
    time.sleep(1)
    server.process.stdin.close()
    expect(server.code(30) == 1, f"exit code {server.process.returncode}")


@check
def the_reader_goes(place: Place):
    """standard output closed by the client: ends by itself, not by a signal"""
    server = place.server()
    server.initialize()
    server.process.stdout.close()
    server.open("file:///a.apns", FAULTY)
    try:
        for _ in range(3):
            server.notify("$/setTrace", {"value": "messages"})
            time.sleep(0.2)
    except BrokenPipeError:
        pass
    expect(server.code() == 1, f"exit code {server.process.returncode}")


@check
def a_killed_parent(place: Place):
    """the client is killed: the server ends, though its input stays open"""
    for arguments in ([], ["--clientProcessId", "PID"]):
        command = [sys.executable, "-c", CLIENT, str(Path(__file__).parent), str(place.program)]
        if arguments:
            command = ["sh", "-c", 'exec "$0" "$@" --clientProcessId $$'] + command
        client = subprocess.Popen(command, stdout=subprocess.PIPE)
        place.started.append(client)
        pid = int(client.stdout.readline())
        # The server's input stays open, as where an editor's other children have inherited it.
        held = os.open(f"/proc/{pid}/fd/0", os.O_RDWR)
        client.kill()
        client.wait()
        has_ended = ended(pid, 15)
        os.close(held)
        if not has_ended:
            os.kill(pid, signal.SIGKILL)
        expect(has_ended, f"{arguments}: it outlives its client")


@check
def signals(place: Place):
    """SIGTERM, SIGINT and SIGHUP end it at once"""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # Under `nohup` a program inherits that SIGHUP is ignored.
        server = place.server(preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
        server.initialize()
        server.process.send_signal(number)
        expect(server.code(5) == -number, f"{number!r}: exit code {server.process.returncode}")


@check
def rubbish(place: Place):
    """10 MB of rubbish, then the end of input"""
    server = place.server()
    data = random.Random(1).randbytes(10 << 20)
    reader = subprocess.Popen(["cat"], stdin=server.process.stdout, stdout=subprocess.DEVNULL)
    place.started.append(reader)
    try:
        server.write(data)
        server.process.stdin.close()
    except BrokenPipeError:
        pass
    expect(server.code() == 1, f"exit code {server.process.returncode}")


@check
def an_odd_workspace(place: Place):
    """a workspace with FIFOs, loops of links, unreadable parts, a 1 GB file and odd names"""
    place.write("a b 📦.apns", FAULTY)
    place.write("new\nline.apns", FAULTY)
    place.write("shut/c.apns").parent.chmod(0)
    place.write("d.apns").chmod(0)
    os.mkfifo(place.work / "pipe.apns")
    os.mkfifo(place.work / ".editorconfig")
    (place.work / "loop.apns").symlink_to("loop.apns")
    (place.work / "up").symlink_to("..")
    with open(place.work / "huge.apns", "wb") as file:
        file.truncate(1 << 30)
    server = place.server(**place.user)
    server.initialize(place.work)
    names = {Path(place.work / name).as_uri(): 1 for name in ("a b 📦.apns", "new\nline.apns")}
    found = server.files()
    expect(found == names, found)
    uri = (place.work / "a b 📦.apns").as_uri()
    server.open(uri, CLEAN)
    expect(server.findings(uri) == [], "the open document wins")
    server.finish()


@check
def a_workspace_that_goes(place: Place):
    """a workspace that is taken away, and a configuration that turns into a folder, while the server runs"""
    place.write("a.apns", FAULTY)
    place.write(".apns-lsp.json", "{}")
    server = place.server()
    server.initialize(place.work)
    uri = (place.work / "a.apns").as_uri()
    configuration = (place.work / ".apns-lsp.json").as_uri()
    server.open(uri, FAULTY)
    expect(server.findings(uri) == ["trailing-comma"], "before")
    (place.work / ".apns-lsp.json").unlink()
    (place.work / ".apns-lsp.json").mkdir()
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": configuration, "type": 2}]})
    expect(server.findings(uri) == ["trailing-comma"], "with a folder for a configuration")
    shutil.rmtree(place.work)
    server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": configuration, "type": 3}]})
    expect(server.findings(uri) == ["trailing-comma"], "without a workspace")
    expect(len(server.files()) == 1, "the open document is left")
    place.work.mkdir()
    server.finish()


@check
def a_read_only_workspace(place: Place):
    """a read-only workspace, no HOME, an empty environment"""
    place.write("a.apns", FAULTY).chmod(0o444)
    place.work.chmod(0o555)
    server = place.server(env={}, **place.user)
    server.initialize(place.work)
    expect(list(server.files().values()) == [1], "the file's findings")
    server.finish()
    expect(os.listdir(place.work) == ["a.apns"], "something was written")


@check
def many_files(place: Place):
    """3,000 payload files, of which the client hears in parts, while it goes on asking"""
    for number in range(3000):
        place.write(f"{number % 50}/{number}.apns", FAULTY)
    server = place.server()
    server.initialize(place.work)
    server.write(server.frame({"id": "w", "method": "workspace/diagnostic", "params": {
        "previousResultIds": [], "partialResultToken": "p", "workDoneToken": "w"}}))
    server.open("file:///nowhere/a.apns", FAULTY)
    expect(server.findings("file:///nowhere/a.apns") == ["trailing-comma"], "in the meantime")
    server.write(server.frame({"id": "v", "method": "workspace/diagnostic", "params": {"previousResultIds": []}}))
    while (message := server.read()).get("id") != "v":
        pass
    expect(len(message["result"]["items"]) == 3001, len(message["result"]["items"]))
    server.finish()


@check
def neither_network_nor_processes(place: Place):
    """the system calls of a session: no socket, no other program"""
    if not shutil.which("strace"):
        raise Skipped("there is no strace")
    place.write("a.apns", FAULTY)
    trace = place.folder / "trace"
    server = place.server(under=["strace", "-f", "-qq", "-e", "trace=network,process", "-o", trace])
    try:
        server.initialize(place.work)
    except (Failed, BrokenPipeError):
        raise Skipped("strace is not allowed here") from None
    uri = (place.work / "a.apns").as_uri()
    server.open(uri, FAULTY)
    server.findings(uri)
    server.files()
    place_of_cursor = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 9}}
    for method in ("textDocument/hover", "textDocument/completion"):
        server.request(method, place_of_cursor)
    server.finish()
    calls = re.findall(r"^\d+ +(?:<\.\.\. )?(\w+)", trace.read_text(), re.MULTILINE)
    allowed = {"execve", "exit", "exit_group", "clone", "clone3", "wait4"}
    expect(set(calls) <= allowed, set(calls) - allowed)
    expect(calls.count("execve") == 1, "it started a program")
    made = re.findall(r"clone3?\((.*)", trace.read_text())
    expect(all("CLONE_THREAD" in arguments for arguments in made), made)
