# One's own games and account, and other players.

## Your games
home-title = Welcome back
home-waiting-title = It is your turn
home-waiting = Waiting for you
home-running = Running
home-finished = Finished
all-your-games = All your games
their-turn-short = Your opponent’s turn
time-left = { $time } left
close-game = End the game
close-game-sure = End this game?
close-game-abort = It is called off: nobody wins or loses.
close-game-claim = Your opponent has gone away: you win.
close-game-resign = You give it up: your opponent wins. This cannot be undone.
close-game-over = It is over already.
search-list = Show
search-opponent = Opponent’s name
search-against = Against
search-against-people = People
search-against-computer = Computers
search-result = Result
search-any = All
search-nothing = No such games.
score-won = Won
score-lost = Lost
score-drawn = Drawn
score-aborted = Called off
show-more = Show more

## Your account
your-profile = Your profile
your-password = Your password
change-name = Change your name
change-name-new = New name
change-name-done = Your name is { $name } now.
change-password = Change your password
password-until-now = Password until now
password-new = New password
change-password-done = Your password is changed, and you are signed out everywhere else.
recovery-new = A new recovery code
recovery-new-text = The code leads back in when the password is lost. With a new one, the old one is worthless.
sessions = Where you are signed in
sessions-end = Sign out everywhere else
session-line = since { $since }, last used { $used }
session-here = this browser
export = Everything that is kept of you
export-text = Account, ratings, puzzles and all games with their turns, in one file.
export-download = Download
delete-account = Delete the account
delete-account-text = Name, ratings and sessions are deleted for good. Your games stay for your opponents, without your name.

## Players
profile-since = Here since { $date }
profile-ratings = Ratings
profile-unrated = No rated games yet.
rated-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
rating-provisional = still uncertain
rating-graph = { $game }, { $pace }: from { $first } to { $last } in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
choose-pace = Pace
pace-fast = Fast
pace-slow = Slow
pace-days = Correspondence
profile-record = Games against people
profile-side = Side
profile-best = Best wins
best-win = against { $opponent } ({ $rating }), { $rules }, { $date }
profile-accuracy = Accuracy { $percent } %, in { $games ->
    [one] { $games } exactly reviewed game
   *[other] { $games } exactly reviewed games
}
profile-against-you = You against this player: { $won } won, { $drawn } drawn, { $lost } lost.
profile-games = Public games
player-missing = There is no player of that name.
challenge = Challenge
follow = Follow
unfollow = Stop following
follow-note = Games of players you follow stand first under “Watch”. Nobody is told.
unmute-player = Show this player’s words again
players-find = Find a player by name
players-show = Show
players-empty = Nobody has played enough rated games here yet.
players-rank = Rank
players-name = Name
players-rating = Rating
players-games = Games
home-challenges = You are challenged
challenge-accept = Accept the challenge of { $name }
challenge-decline = Decline the challenge of { $name }
pairing-waiting = Looking for an opponent of about your strength, and further the longer it takes.
pairing-computer = Play against level { $level } instead
