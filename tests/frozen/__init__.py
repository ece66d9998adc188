"""Samples of every format that has to stay as it is while the code behind it moves.

    journal/            a journal file and its key: a finished game, a printed one, an ended and a waiting one
    journal.jsonl       its tables, every sealed payload, and the moment at which its games come back
    record.json         the record of the finished game, as the program writes it
    records_read.jsonl  the three versions of records in tests/engine, as the program reads them
    debug.txt           the lines of `shgui --debug` while these games were played
    settings.json       a settings file
    settings.jsonl      settings as they are read, from this file and from odd ones
    phones.jsonl        one game on phones: each request, and the messages that each phone got after it
    requests.jsonl      requests of phones that are understood, and some that are not
    referee.jsonl       a session with the referee, line in and line out

`test_samples.py` makes all of them anew and compares. Where a test fails, the program has changed its format:
that is a fault, unless the change is wanted. Then, and only then, write the samples anew:

    python -m tests.frozen

and read the difference before it is committed. Two changes are legitimate: other words (phones get whole
sentences, from the catalogues), and a field that is added where older programs and files can do without it.
Where journals are written otherwise, first move the file in journal/ to tests/table/old_journal: it is read
for ever. In a redesign no sample changes.

`followed_reference.py` and `screens_reference.py` are a copy of the presentation before the redesign.
`python -m tests.frozen.differ 0 400` plays random games and compares it with the present one.
"""
