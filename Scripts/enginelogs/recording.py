"""Recordings as they are built up: a header, key lines and calls with their states."""

import json

from .field import Field


class Recording:
    """One session. `observed` and `derived` count the states that it holds of each kind."""

    def __init__(self, folder, name, engine, source, states, note=None, provenance=None, start=None):
        self.folder, self.name, self.engine = folder, name, engine
        self.field = Field(**start) if start else Field()
        self.lines, self.observed, self.derived, self.time = [], 0, 0, 0
        self.header = {
            "format": "markedtext-recording",
            "version": 1,
            "name": name,
            "source": source,
            "states": states,
            "clock": False,
            "host": "ios18",
            "keyboard": None,
            "start": self.field.state(),
        }
        if note:
            self.header["note"] = note
        self.header["provenance"] = dict(provenance or {}, importer="Scripts/import-engine-log")

    @property
    def path(self):
        return "%s/%s.jsonl" % (self.folder, self.name)

    def next_turn(self):
        self.time += 100

    def key(self, key, **extra):
        self.next_turn()
        self.lines.append(dict({"t": self.time, "key": key}, **extra))

    def call(self, call, seen=None):
        """Carries out a call. Its state is what was seen, or else the model's, said to be derived.

        None of these calls names a replacement range unless it says so, and the recording says that: a range that is left
        out would mean that nobody knows.
        """
        if call["op"] == "setMarkedText" and not call["text"]:
            call = dict(call, selectedRange=[0, 0])
        if call["op"] in ("setMarkedText", "insertText"):
            call.setdefault("replacementRange", None)
        self.field.perform(call)
        line = dict({"t": self.time}, **call)
        self.lines.append(line)
        self.show(line, seen)

    def show(self, line, seen):
        if seen is not None:
            line["state"] = seen
            self.observed += 1
            return
        line["state"] = self.field.state()
        self.derived += 1
        if self.header["states"] == "observed":
            line["derived"] = True

    def composes(self):
        return any(line.get("op") == "setMarkedText" and line["text"] for line in self.lines)

    def encoded(self):
        return "".join(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in [self.header] + self.lines)


class Omission:
    """A log, or a session of one, that was not turned into a recording."""

    def __init__(self, log, session, reason):
        self.log, self.session, self.reason = log, session, reason
