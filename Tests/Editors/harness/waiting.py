"""Waiting for a condition: no step of a story sleeps for a fixed time."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Callable, TypeVar

Value = TypeVar("Value")

# Seconds. Long, because the machines of continuous integration are slow; nothing waits longer than it must.
PATIENCE = float(os.environ.get("APNS_PATIENCE", "20"))
PAUSE = 0.03
STEP_LIMIT = 60


class NeverHappened(Exception):
    """A condition was not met within `PATIENCE`."""


def wait_for(
    read: Callable[[], Value],
    accept: Callable[[Value], bool] = bool,
    what: str = "a value",
    patience: float = PATIENCE,
) -> Value:
    """Reads again and again until the value is accepted, and returns it."""
    deadline = time.monotonic() + patience
    while True:
        value = read()
        if accept(value):
            return value
        if time.monotonic() > deadline:
            raise NeverHappened(f"waited {patience:.0f} s for {what}; last seen: {value!r}")
        time.sleep(PAUSE)


def settled(read: Callable[[], Value], times: int = 10) -> Value:
    """The value once it has stayed the same for some readings in a row."""
    last, same = read(), 0
    deadline = time.monotonic() + PATIENCE
    while same < times and time.monotonic() < deadline:
        time.sleep(PAUSE)
        now = read()
        same = same + 1 if now == last else 0
        last = now
    return last


@contextmanager
def time_limit() -> Iterator[None]:
    """Ends a step that waits for an editor which waits for a key."""

    def give_up(*_: object) -> None:
        raise NeverHappened(f"the step took more than {STEP_LIMIT} s")

    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(STEP_LIMIT)
    try:
        yield
    finally:
        signal.alarm(0)
