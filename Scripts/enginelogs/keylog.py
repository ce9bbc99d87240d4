"""Logs of an engine driven key by key: one row a key with its preedit, caret and commit."""

from .engines import ENGINES, engine_of, folder_of
from .field import Unmodelled, unit_offset
from .keys import notation, printable
from .recording import Omission, Recording


def calls_of(row, before):
    """The calls that one row stands for, in the order in which a front end makes them.

    `before` is the preedit and caret of the row before it.
    """
    preedit, caret, commit = row["preedit"], row["caret"], row["commit"]
    for _ in range(row.get("delete_surrounding_before", 0)):
        yield {"op": "deleteBackward"}
    if commit:
        yield {"op": "insertText", "text": commit}
    if preedit and ((preedit, caret) != before or commit):
        # A hidden caret is logged as -1 and stands at the end.
        offset = unit_offset(preedit, len(preedit) if caret < 0 else caret)
        yield {"op": "setMarkedText", "text": preedit, "selectedRange": [offset, 0]}
    if not preedit and before[0] and not commit:
        yield {"op": "setMarkedText", "text": ""}
    if not row.get("handled", True):
        yield from own_calls(row["key"])


def own_calls(key):
    """What the field does itself with a key that the engine passed on."""
    typed = printable(key)
    if typed is not None:
        yield {"op": "insertText", "text": typed}
    elif key == "BackSpace":
        yield {"op": "deleteBackward"}
    elif key == "Return":
        yield {"op": "submit", "via": "return"}


class KeyLog:
    """Reads one such log. `lost` names the keys after which the logged field is no witness any more."""

    def __init__(self, log, meta, rows):
        self.log, self.meta, self.rows, self.lost = log, meta, rows, []
        self.logs_field = any("field" in row for row in rows)

    def recording(self):
        meta, engine = self.meta, engine_of(self.meta["engine"])
        schema = meta.get("schema")
        name, version, licence, how = ENGINES[engine]
        provenance = {"log": self.log, "session": meta["session"], "engine": meta["engine"]}
        provenance.update({key: meta[key] for key in ("schema", "options", "keys") if meta.get(key, "-") != "-"})
        provenance.update(licence=licence, made=how)
        recording = Recording(
            folder_of(engine, schema), self.log[:-len(".jsonl")], engine,
            {"kind": "engine", "name": " ".join(filter(None, [meta["engine"].split(" (")[0], schema]))},
            "observed" if self.logs_field else "derived", meta["note"], provenance)
        before = ("", 0)
        try:
            for row in self.rows:
                self.add(row, before, recording)
                before = (row["preedit"], row["caret"])
        except Unmodelled as reason:
            return Omission(self.log, None, str(reason))
        return recording

    def add(self, row, before, recording):
        recording.key(notation(row["key"]), **({"field": row["field"]} if "field" in row else {}))
        calls = list(calls_of(row, before))
        for index, call in enumerate(calls):
            deletes = call["op"] == "deleteBackward" and index < row.get("delete_surrounding_before", 0)
            scalars_before = len(recording.field.committed())
            last = index == len(calls) - 1
            seen = self.seen(row, call, recording) if last and self.logs_field else None
            recording.call(call, seen)
            # The log counts scalars, the call takes a backward deletion: they must agree.
            if deletes and scalars_before - len(recording.field.committed()) != 1:
                raise Unmodelled("a deletion of the engine is not one backward deletion")
        if not calls and self.logs_field and not self.lost and recording.field.committed() != row["field"]:
            raise Unmodelled("the logged field differs at key %s" % row["key"])

    def seen(self, row, call, recording):
        """The state that the log shows after the last call of a row, or None.

        The logged field holds the committed text alone, so it shows the whole text only where nothing is marked. It is
        checked on every row all the same.
        """
        if self.lost:
            return None
        trial = type(recording.field)(**recording.field.state())
        trial.perform(call)
        if trial.committed() != row["field"]:
            typed = printable(row["key"])
            if not row["handled"] and typed and trial.committed() == row["field"] + typed:
                self.lost.append(row["key"])
                return None
            raise Unmodelled("the logged field differs at key %s" % row["key"])
        return {"text": row["field"], "marked": None} if trial.marked is None else None
