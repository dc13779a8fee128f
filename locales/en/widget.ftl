# The board on other people's pages (<pylos-game>), and the page that writes its code.
widget-players = { $first } – { $second }
widget-at = { $ply ->
    [0] The beginning
   *[other] Turn { $ply } of { $all }
}
widget-play = Play the turns
widget-pause = Pause
widget-everything = Where everything stands
widget-nothing = There is nothing to show here: neither a record nor a position.
widget-no-position = This is not the text of a position: { $text }
widget-no-game = The record has no game number { $number }.
widget-unreachable = The record could not be loaded from { $address }
widget-no-reader = The turns cannot be played through: this page or this browser does not let the program that reads records run.
widget-unknown = “{ $found }” is no { $name } that is known here. There are: { $known }

## The page with code to copy
embed-title = A board for your own page
embed-lead = Show a game or a position on your own page: in a blog, a club’s news, a course. It needs two lines, works without a server, and reads out every turn to those who cannot see it.
embed-text = Record of a game, or a position
embed-ply = Begins after turn
embed-language = Language
embed-language-auto = that of the page
embed-code = Code for your page
embed-preview = How it looks
embed-files = For pages without this site: download both files, put them in one folder of yours, and name that folder in the first line.
