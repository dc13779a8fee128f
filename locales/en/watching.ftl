# Watching others: the featured game, TV for a room, replays.
watch-featured = Featured game
watch-open = Open the game
watch-followed = Of players you follow
watch-finals = Correspondence close to its end
watch-tv = TV for a room
tv = TV
tv-nothing = The boards are resting
tv-nothing-text = Nobody is playing in public just now. The next game is shown here as soon as it begins.
tv-also = Also being played
tv-turn = { $side } played { $turn }
tv-full-screen = Full screen
tv-back = Back
replay = Replay
replay-play = Play
replay-pause = Pause
replay-looking = Every turn is being looked at …
replay-start = Before the first turn
replay-exact = Values are exact.
replay-estimate = Values are estimates.

# The page
watch-lead = Games that anybody may follow.
watch-here-only = Watching others needs a server, and this copy of Pylos has none. Two computers can play for you here.
watch-engines = Let two computers play
watch-live = Live now
watch-live-empty = No public game is being played.
watch-finished = Finished
watch-finished-empty = Nothing yet. Public games stay here when they are over.
