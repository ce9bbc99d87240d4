"""Logs of text fields in browsers: sessions of DOM events with the field's value and selection after each.

A composition's input event is setMarkedText, its end unmarkText or insertText, whichever gives the logged value; an end
without text is setMarkedText(""). What the page's script did stands under a key line {script}. All states are what the
events show: `marked` is the place and text of the composition by its own events. A session whose calls don't lead to the
logged value is an omission.
"""

from .engines import ENGINES, METHODS
from .field import Unmodelled
from .keys import notation
from .recording import Omission, Recording

LOGS = {  # log: engine, name of the browser, start of the recordings' names
    "chromium-events": ("chromium-cdp", "Chromium 156, debugging protocol", "chromium-cdp"),
    "chromium-fcitx5-events": ("chromium", "Chromium 156", "chromium-run1"),
    "chromium-fcitx5-events2": ("chromium", "Chromium 156", "chromium-run2"),
    "chromium-fcitx5-events3": ("chromium", "Chromium 156", "chromium-run3"),
    "firefox-fcitx5-events": ("firefox", "Firefox ESR 153", "firefox"),
    "webkitgtk-fcitx5-events": ("webkitgtk", "WebKitGTK 2.50", "webkitgtk"),
}
PLAIN = {"f", "ta", "tel", "em"}
OTHER_FIELDS = {"mx": "a field with maxlength", "pw": "a password field", "num": "a field of type number",
                "ce": "contenteditable, which logs no selection"}
UNSAID = {  # sessions of the debugging protocol whose page did what the events don't show
    "input handler upper-cases during composition": "a page script rewrites the value",
    "beforeinput preventDefault on everything": "a page script vetoes every beforeinput",
    "value set to the SAME value during composition then continue":
        "a page script writes the value back, at a place that no event shows",
}
CDP_FOLDERS = (("kana", "kana"), ("hangul", "hangul"), ("replacement", "latin"), ("plain", "latin"))
QUIET = {"selectionchange", "keyup", "keypress", "select"}


def sessions_of(log, content):
    """All recordings and omissions of one log, in its order."""
    stem = log[:-len(".json")]
    for title, session in content.items():
        try:
            refuse(title, session)
            # Sessions of the debugging protocol go on in the next one: the longest holds all.
            longer = [other for other in content if begins(session, content[other])]
            if longer:
                raise Unmodelled("the start of \u201c%s\u201d" % longer[-1].strip())
            begun = next((other.strip() + " then " for other in content if begins(content[other], session)), "")
            yield PageSession(log, stem, begun + title.strip(), session).recording
        except Unmodelled as reason:
            yield Omission(log, title.strip(), str(reason))


def events_of(session):
    return session["events"] if isinstance(session, dict) else session


def begins(session, other):
    """Whether `other` is `session` and more."""
    start, whole = events_of(session), events_of(other)
    return isinstance(session, list) and len(whole) > len(start) and whole[:len(start)] == start


def refuse(title, session):
    """Raises where a session uses what our calls don't have."""
    if title in UNSAID:
        raise Unmodelled(UNSAID[title])
    if isinstance(session, dict) and "window.hook" in session["keys"]:
        raise Unmodelled("a page script rewrites the value")
    elements = {event["el"] for event in events_of(session)} - {"document"}
    for element, reason in OTHER_FIELDS.items():
        if element in elements:
            raise Unmodelled(reason)
    if len(elements) != 1 or not elements <= PLAIN:
        raise Unmodelled("several fields")


def slug(title):
    words = "".join(c if c.isascii() and c.isalnum() else " " for c in title.lower()).split()
    return "-".join(words)


class PageSession:
    """Builds the recording of one session."""

    def __init__(self, log, stem, title, session):
        engine, browser, prefix = LOGS[stem]
        events = events_of(session)
        self.method = session["im"] if isinstance(session, dict) else None
        self.element = next(event["el"] for event in events if event["el"] != "document")
        first = next(event for event in events if event["el"] == self.element)
        words = slug(title.replace("fcitx5-", "").replace("\uAC12", "gabs").replace("\uAC11+\uC2DC", "gab si"))
        provenance = {"log": log, "session": title, "engine": browser}
        if self.method:
            provenance.update(engine=browser + ", fcitx5 5.0.21 " + self.method, keys=session["keys"])
        provenance.update(licence=ENGINES[engine][2], made=ENGINES[engine][3])
        self.recording = Recording(
            self.folder(title), "%s-%s" % (prefix, words), engine,
            {"kind": "browser", "name": provenance["engine"]}, "observed", provenance=provenance,
            start={"text": first["v"], "selected": self.selection(first) or (0, 0)})
        self.field = self.recording.field
        self.composing, self.origin, self.deleted, self.replaced = False, 0, False, None
        # Without key lines a turn is an act: it begins at a keydown or a second update.
        self.turn_used = True
        for label, group, blurs in steps_of(events):
            if label is None and blurs:
                self.recording.next_turn()
            if label is not None:
                self.recording.key(label)
            self.turn_used = label is None
            if blurs:
                self.blur(group)
            else:
                self.play(group, keyed=label is not None)
        if not self.recording.composes() and self.recording.folder != "deadkey":
            self.recording.folder = "latin"
            self.recording.header["note"] = "every key was typed as it is; nothing was marked"

    def folder(self, title):
        if self.method:
            return METHODS[self.method]
        return next((folder for start, folder in CDP_FOLDERS if title.startswith(start)), "pinyin")

    def selection(self, event):
        return None if event.get("s") is None else (event["s"], event["e"] - event["s"])

    # The events of one step, in order.

    def play(self, group, keyed):
        for index, event in enumerate(group):
            kind = event["t"]
            if event["el"] != self.element or kind in ("keyup", "keypress", "focus", "select", "change"):
                continue
            if not keyed and kind in ("keydown", "compositionupdate") and self.turn_used:
                self.recording.next_turn()
                self.turn_used = False
            # A value that no input event announced was written by the page.
            if event["v"] != self.field_text() and kind != "input" and not self.deleted:
                self.written_by_page(event)
            handler = getattr(self, "on_" + kind, None)
            if handler:
                handler(event, group[index + 1:])

    def field_text(self):
        return self.field.state()["text"]

    def written_by_page(self, event):
        if self.recording.lines and self.recording.lines[-1].get("key"):
            # Seen only at the next key: the write came before that key's line.
            line = self.recording.lines.pop()
            self.recording.lines.append({"t": line["t"], "key": "{script}"})
            self.emit({"op": "set", "text": event["v"]}, event, marked=Ellipsis)
            self.recording.next_turn()
            self.recording.lines.append(dict(line, t=self.recording.time))
        else:
            if self.method:
                self.recording.key("{script}")
            else:
                self.recording.next_turn()
            # At a compositionend the selection is still that of the composition.
            seen = None if event["t"] == "compositionend" else event
            marked = None if event["t"] == "compositionend" else Ellipsis
            self.emit({"op": "set", "text": event["v"]}, event, marked=marked, selection=seen)
        self.composing = False

    def on_compositionstart(self, event, rest):
        self.composing, self.origin = True, event["s"] or 0
        before = self.selection(event)
        self.replaced = list(before) if before and before != self.field.selected and not self.field.marked else None

    def on_input(self, event, rest):
        kind, data = event["it"], event.get("data") or ""
        if kind == "insertCompositionText":
            if not event["comp"]:  # Firefox repeats the last input after the end
                return self.check(event)
            settled = next((e for e in until_next_act(rest) if e["t"] == "selectionchange" and e["el"] == self.element
                            and e["v"] == event["v"]), event)
            self.mark(data, event, settled)
        elif kind == "deleteCompositionText":
            ends = next((e for e in rest if e["t"] in ("compositionend", "input")), None)
            if ends is not None and ends.get("it") == "insertFromComposition":
                self.deleted = True  # gone for one event: the commit that follows is one call
            else:
                self.mark("", event, event)
        elif kind in ("insertFromComposition", "insertText"):
            self.deleted = False
            self.emit({"op": "insertText", "text": data}, event)
        elif kind == "deleteContentBackward":
            self.emit({"op": "deleteBackward"}, event, marked=Ellipsis if self.composing else None)
        else:
            raise Unmodelled("%s: the browser's own undo" % kind if kind == "historyUndo" else kind)

    def mark(self, data, event, settled):
        call = {"op": "setMarkedText", "text": data}
        selected = self.selection(settled)
        if data and selected:
            call["selectedRange"] = [selected[0] - self.origin, selected[1]]
        if self.replaced is not None:
            call["replacementRange"], self.replaced = self.replaced, None
        place = [self.origin, len(data)] if data else None
        self.emit(call, event, selection=settled, marked=place if selected else Ellipsis if data else None)

    def on_compositionend(self, event, rest):
        self.composing = False
        if self.field.marked is not None:
            self.emit({"op": "unmarkText"}, event)

    def on_selectionchange(self, event, rest):
        selected = self.selection(event)
        if selected and selected != self.field.selected:
            self.emit({"op": "select", "range": list(selected)}, event, marked=Ellipsis if self.composing else None)

    def on_keydown(self, event, rest):
        if event["key"] == "Enter":
            self.emit({"op": "submit", "via": "return"}, event, marked=Ellipsis if self.composing else None)

    def blur(self, group):
        """All that a blur does is one act. The selection of a field without focus is the browser's own matter."""
        ended = any(event["t"] == "compositionend" for event in group)
        self.emit({"op": "blur"}, group[-1], marked=None if ended else Ellipsis, selection=None)
        self.composing = False

    def emit(self, call, event, marked=None, selection=Ellipsis):
        """Adds a call with the state that its event shows; what it doesn't show (`...`) is left out."""
        seen = {"text": event["v"]}
        selected = self.selection(event if selection is Ellipsis else selection) if selection is not None else None
        if selected:
            seen["selected"] = list(selected)
        if marked is not Ellipsis:
            seen["marked"] = marked
        self.recording.call(call, seen)
        self.turn_used = True
        state = self.field.state()
        for key, value in seen.items():
            if state[key] != value:
                raise Unmodelled("the calls lead elsewhere: after %s the log shows %s %s, the rules give %s" % (
                    call["op"], key, value, state[key]))
        self.field.__init__(**dict(state, **seen))

    def check(self, event):
        if event["v"] != self.field_text():
            raise Unmodelled("an input event shows another value: %s" % event["v"])


def until_next_act(events):
    for event in events:
        if event["t"] not in QUIET:
            return
        yield event


def steps_of(events):
    """The events by what caused them: (key line or None, events, whether a script's blur)."""
    steps = [(None, [])]
    for event in events:
        if event["t"] == "KEY":
            steps.append((notation(event["v"]), []))
        else:
            steps[-1][1].append(event)
    for index in range(1, len(steps) - 1):
        steps[index:index + 2] = untangle(steps[index], steps[index + 1])
    label, last = steps.pop()
    begin, end = blur_in(last)
    parts = [(label, last[:begin], False), ("{script}" if label else None, last[begin:end], True)]
    steps = [(label, group, False) for label, group in steps] + [part for part in parts if part[1] or not part[2]]
    return [step for step in steps if step[0] is not None or step[1]]


def blur_in(events):
    """The place of a script's blur and of all that it caused, from its first event to its last."""
    end = next((index for index, event in enumerate(events) if event["t"] == "blur"), None)
    if end is None:
        return len(events), len(events)
    begin = end

    def took(kind):
        nonlocal begin
        if begin and events[begin - 1]["t"] == kind:
            begin -= 1
            return True
        return False

    took("change")
    # Firefox sends its last input again before and after the end of a composition.
    again = took("input")
    if took("compositionend") and again:
        took("input") and took("beforeinput")
    return begin, end + 1


def untangle(step, following):
    """A key whose events arrived only after the next key's marker gets them back: both keyups stand there."""
    acts = [index for index, event in enumerate(following[1]) if event["t"] == "compositionupdate"]
    keyups = sum(event["t"] == "keyup" for event in following[1])
    if step[1] or len(acts) != 2 or keyups < 2:
        return [step, following]
    cut = next(index for index, event in enumerate(following[1])
               if index > acts[0] and event["t"] in ("keydown", "compositionupdate"))
    return [(step[0], following[1][:cut]), (following[0], following[1][cut:])]
