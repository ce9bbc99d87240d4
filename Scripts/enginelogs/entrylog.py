"""Logs of a GTK entry: its preedit and text signals, with their times.

The entry's text never holds the preedit, so it shows the state of our field only while the preedit is empty. Signals at
most three milliseconds apart belong to one key; the log names no keys.
"""

from .engines import ENGINES, METHODS
from .field import Unmodelled, unit_offset
from .recording import Omission, Recording

SAME_KEY = 3


def recording_of(log, events):
    toolkit, framework, method = log[:-len(".jsonl")].split("-", 2)
    engine = "entry-fcitx5" if framework == "fcitx" else "ibus"
    name, version, licence, how = ENGINES[engine]
    source = "%s entry, %s" % (toolkit.upper(), "fcitx5 5.0.21 " + method if framework == "fcitx" else "ibus-" + method)
    events = [event for event in events if event["ev"] not in ("start", "end")]
    composes = any(event.get("preedit") for event in events)
    provenance = {"log": log, "engine": source, "licence": licence, "made": how}
    recording = Recording(
        METHODS[method] if composes else "latin", log[:-len(".jsonl")], engine,
        {"kind": "engine", "name": source}, "observed", None if composes else "direct mode: every key is typed as it is",
        provenance)
    try:
        last, preedit = None, ""
        for index, event in enumerate(events):
            if last is None or event["ms"] - last > SAME_KEY:
                recording.next_turn()
            last = event["ms"]
            if event["ev"] == "preedit-changed":
                preedit = event["preedit"]
                call, seen = {"op": "setMarkedText", "text": preedit}, None
                if not preedit:
                    caret = unit_offset(event["text"], event["pos"])
                    seen = {"text": event["text"], "selected": [caret, 0], "marked": None}
            elif event["ev"] == "inserted-text":
                call, seen = {"op": "insertText", "text": event["chars"]}, None
                after = events[index + 1]
                if after["ev"] != "changed":
                    raise Unmodelled("inserted-text without changed")
                if not preedit:
                    seen = {"text": after["text"], "marked": None}
            else:
                if event["text"] != recording.field.committed():
                    raise Unmodelled("the entry's text differs: %s" % event["text"])
                continue
            recording.call(call, seen)
            state = recording.field.state()
            if seen and any(state[key] != seen[key] for key in seen):
                raise Unmodelled("the entry's state differs at %s ms" % event["ms"])
    except Unmodelled as reason:
        return Omission(log, None, str(reason))
    return recording
