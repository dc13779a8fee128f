# Games of days: being told that it is one's turn, one's mail address.

## Mail
mail-title = Your e-mail address
mail-text = A code can be sent there when you have lost your password, and, if you want it, a letter when games wait for you. Nothing else.
mail-yours = Your address is { $mail }.
mail-none = No address is kept.
mail-address = E-mail address
mail-send-code = Send a code there
mail-sent = A code was sent to { $mail }. It is good for an hour.
mail-code = Code from the letter
mail-confirm = Confirm
mail-confirmed = { $mail } is your address now.
mail-forget = Forget the address
mail-forgotten = The address is forgotten.
recover-mail = Send me a code by e-mail
recover-mail-sent = If this account has an address, a code is on its way there. Type it in as the recovery code.

## Being told
told-title = When it is your turn
told-text = In games with days to think you need not look in. Nothing here is on unless you switch it on.
told-push = Messages of this browser
told-push-text = Once for each turn, also when no page is open. Only if you are not at the board.
told-push-on = Show messages
told-push-off = Stop the messages
told-push-is-on = This browser tells you.
told-push-denied = This browser does not allow messages of this site; its settings can change that.
told-push-impossible = This browser cannot show messages here. On a phone it may help to add the app to the home screen.
told-letter = A letter
told-letter-text = At most once a day, to { $mail }. Every letter has a link that stops them.
told-letter-on = Send the letter
told-letter-off = Stop the letters
told-letter-is-on = The letter comes to { $mail }.
told-letter-bounced = Your address has refused a letter for good; no more are sent there. If that was a mistake, switch them on again.

## The link in the letter
stop-title = Letters
stop-done = You get no more letters about games that wait. Your account page can switch them on again.

## Vacation
vacation-title = Vacation
vacation-text = In games of days your clocks stand still while you are away; your opponents see it. There are { $allowance } days in a calendar year, and a day that has begun counts. The vacation ends by itself, when you end it, or when you play a turn in such a game.
vacation-left = { $left ->
    [one] One day is left this year.
   *[other] { $left } days are left this year.
}
vacation-days = Days
vacation-begin = Begin the vacation
vacation-now = You are on vacation until { $until }.
vacation-end = End the vacation

## Conditional turns
plan-open = If … then …
plan-title = Conditional turns
plan-text = Play what your opponent may play, and then your answer, as far ahead as you like. The server answers for you as long as he follows; he is not shown it.
plan-none = Nothing is planned.
plan-begin = Your opponent’s turn first.
plan-keep = Keep this line
plan-drop = Delete
plan-drop-line = Delete { $line }
