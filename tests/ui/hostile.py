"""Names that people may give themselves, and that somebody might interpret."""

HOSTILE = (
    "<img src=/dev/zero>",
    "<b>x</b>",
    "&File && <i>",
    "%1 %s %(name)s %n",
    "{name} {0} {",
    "[*] [*]",
    "</p><table><tr>",
    "<a href='file:/'>x</a>",
    "$word ${page} \\n",
    "<style>*{color:red}",
)
"""Ten, one for each seat of the largest table."""
