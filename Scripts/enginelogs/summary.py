"""The generated part of Corpora/README.md: what was imported, from what, and what was left out."""

from .engines import ENGINES, FOLDERS

BEGIN = "<!-- import-engine-log: written by the script from here -->"
END = "<!-- import-engine-log: to here -->"


def line(recordings, omissions):
    return "%d recordings, %d observed and %d derived states, %d left out" % (
        len(recordings), sum(r.observed for r in recordings), sum(r.derived for r in recordings), len(omissions))


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows])


def generated(recordings, omissions, lost):
    parts = [line(recordings, omissions) + ".", "### Folders"]
    rows = []
    for folder, holds in FOLDERS.items():
        here = [r for r in recordings if r.folder == folder]
        if here:
            engines = [e for e in ENGINES if any(r.engine == e for r in here)]
            rows.append((folder, holds, len(here), sum(r.observed for r in here), sum(r.derived for r in here),
                         ", ".join(ENGINES[e][0] for e in engines)))
    parts.append(table(("folder", "holds", "files", "observed states", "derived states", "engines"), rows))
    parts.append("### Engines")
    rows = []
    for engine, (name, version, licence, how) in ENGINES.items():
        here = [r for r in recordings if r.engine == engine]
        if here:
            rows.append((name, version, len(here), licence, how))
    parts.append(table(("engine", "version", "files", "licence of the engine's data", "how the log was made"), rows))
    if lost:
        parts.append("### Where the logged field stops being a witness")
        parts.append(table(("log", "key that never reached the logged field; from it on all states are derived"),
                           [(log, "`%s`" % key) for log, key in lost]))
    parts.append("### Left out")
    parts.append(table(("log", "session", "reason"), [(o.log, o.session or "all of it", o.reason) for o in omissions])
                 if omissions else "Nothing.")
    return "\n\n".join(parts)


def readme(old, recordings, omissions, lost):
    """The README with its generated part replaced, or a new one of that part alone."""
    part = "\n\n".join([BEGIN, generated(recordings, omissions, lost), END])
    if old and BEGIN in old and END in old:
        return old[:old.index(BEGIN)] + part + old[old.index(END) + len(END):]
    return (old.rstrip("\n") + "\n\n" if old else "") + part + "\n"
