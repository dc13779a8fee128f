# Without a connection and without a server: read in the settings, beside
# a game of this device, and by whoever opens the page from a disk.
opened-from-disk = A browser does not let a page that was opened from a file load its other files, so Pylos cannot start like this. Put the folder on any web host, or start a small server in it, for example with “python3 -m http.server”, and open the address that it tells you.
offline-use = Offline
offline-keeping = Pylos is being stored on this device…
offline-kept = All pages and languages are stored on this device: Pylos opens without a connection.
offline-incomplete = Not everything could be stored yet. The next visit tries again; until then Pylos needs a connection.
offline-impossible = Offline use is not possible here: the browser stores nothing for this address. It may be a private window, there may be no room left, or the address lacks https. With a connection everything works.
engine-there = The engine is included: it can answer on this device.
engine-missing = This copy was built without the engine for browsers: games, analysis and lessons need a server.
version = Version { $version }
account-here-only = Accounts and ratings need a server, and this copy of Pylos has none. Your games and settings stay on this device.
game-not-kept = This browser stores nothing for Pylos: the game is not kept, and is lost when this page is closed or loaded again.
keep-on-server = Keep it on the server
