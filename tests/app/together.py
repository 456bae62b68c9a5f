#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
"""together.py ON-DISPLAY PARTAKER [PICTURES]: three devices play one game, each through its own window, by taps alone.

A tablet is the table, in English; two phones are the hands, one in French. From the page with the codes to the knighting; with
PICTURES, a folder, each takes pictures of all that is new to it.
"""

import os
import queue
import subprocess
import sys
import threading

PATIENCE = 600  # seconds


class Device:
    """A process with a window, on a display of its own."""

    def __init__(self, name, on_display, partaker, role, language, size, pictures, *words):
        self.name = name
        folder = os.path.join(pictures, name) if pictures else ""
        if folder:
            os.makedirs(folder, exist_ok=True)
        self.process = subprocess.Popen([on_display, partaker, role, language, size, folder, *words],
                                        stdout=subprocess.PIPE, text=True)
        self.lines = queue.SimpleQueue()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            print(f"{self.name}: {line}", end="", flush=True)
            self.lines.put(line.strip())
        self.lines.put(None)

    def line(self, beginning):
        """The next line that begins so."""
        while (line := self.lines.get(timeout=PATIENCE)) is not None:
            if line.startswith(beginning):
                return line[len(beginning):].strip()
        raise RuntimeError(f"{self.name} has ended before it said {beginning}")

    def end(self):
        code = self.process.wait(PATIENCE)
        self.reader.join()
        self.process.stdout.close()
        return code


def main():
    on_display, partaker, *pictures = sys.argv[1:]
    folder = pictures[0] if pictures else ""
    devices = [Device("table", on_display, partaker, "host", "en", "tablet", folder)]
    try:
        codes = [devices[0].line("code"), devices[0].line("code")]
        devices.append(Device("phone-fr", on_display, partaker, "seat", "fr", "phone", folder, codes[0], "1"))
        devices.append(Device("phone-en", on_display, partaker, "seat", "en", "phone", folder, codes[1], "2"))
        for phone in devices[1:]:
            fairness = phone.line("fairness")
            if not fairness.startswith(("Dealt fairly", "Distribution équitable")):
                raise RuntimeError(f"{phone.name} says: {fairness}")
        wrong = [device.name for device in devices if device.end() != 0]
    except (RuntimeError, queue.Empty, subprocess.TimeoutExpired) as error:
        wrong = [repr(error)]
    finally:
        for device in devices:
            if device.process.poll() is None:
                device.process.terminate()
                device.end()
    print("wrong: " + ", ".join(wrong) if wrong else "as it should be")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
