# Why a record or a file cannot be read. What stands in a record is told after
# its place; what is wrong with a file after the file's name.

## Records
why-in-record = Line { $line }, column { $column }: { $why }
why-tag-form = a tag looks like [Name "value"]; expected here: { $expected ->
    [value] a value in quotes
    [escape] one of \\, \" and \n
    [quote] the closing quote
   *[bracket] the closing bracket
}.
why-tag-name = “{ $text }” is not the name of a tag: names have a letter first, then letters, digits and _.
why-tag-twice = the tag { $tag } is given twice.
why-late-tag = a tag stands among the turns; the result has to come first: 1-0, 0-1, 1/2-1/2 or *.
why-open-comment = this comment is never closed.
why-stray = “{ $letter }” cannot stand here.
why-turn-number = “{ $found }” is not the number of the turn that follows: it should be { $expected }.
why-no-turn-at-all = “{ $text }” is not a turn.
why-no-result = the record ends without a result: 1-0, 0-1, 1/2-1/2 or *.
why-no-game = There is no game in it.
why-second-game = a second game begins here; only one is expected.

## Records that are no games
why-tag-missing = the tag { $tag } is missing.
why-in-tag = the tag { $tag } is wrong. { $why }
why-other-game = This is a record of “{ $found }”, not of the game played here.
why-not-a-repetition = “{ $text }” does not say when a repeated position is a draw: that is a number from 2, or off.
why-in-turn = turn { $number }, { $turn }, cannot be played. { $why }
why-nobody-agreed = the result { $result } cannot be: nobody has agreed on a draw (tag Reason: agreement).
why-nobody-gave-up = the result { $result } cannot be: the game goes on, unless the tag Reason is one of { $reasons }.
why-other-result = the result { $result } cannot be: after these turns it is { $expected }.
why-other-ending = “{ $found }” does not fit these turns: it should be “{ $ended }”.
why-not-ended = “{ $found }” does not fit: the game goes on.

## Files
why-in-file = { $file } – { $why }
why-no-such-file = there is no such file.
why-file-forbidden = you are not allowed to read or write it.
why-is-directory = this is a folder, not a file.
why-not-text = This is not text (UTF-8).
why-file-too-large = it is too large for a game record.
why-file-exists = there is such a file already; choose another name.
why-no-file-name = this is not the name of a file.
why-file-trouble = it cannot be read or written: { $error }.
