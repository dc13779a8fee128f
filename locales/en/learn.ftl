# Lessons.
learn-lead = One short lesson after the other; you make the moves.
learn-pyramid = From the apex back to the first ball, and on to tactics.
learn-equator = From the setup to the last battle, and to a match.
lesson-step = Step { $step } of { $of }
lesson-done = done
lesson-solved = { $solved } of { $of }
next-lesson = Next: { $title }
lesson-show-me = Show me
lesson-now-you = Now you
lesson-arranged = All ten pawns are placed.
first-game = Your first game

miss-low = That ball lies on the lowest level, and the place on the square is still free.
miss-spent = That ball came from your reserve. Raising one would have cost nothing.
miss-elsewhere = That is allowed, but it is not the place the task asks for.
miss-no-square = That ball completes nothing new, so no ball comes back.
miss-too-few = You completed it, but took back fewer balls than asked.
miss-other-balls = Those were other balls than the task asks for.
miss-inner = That pawn stood on the inner circle.
miss-nothing-aside = No pawn of that size was on the equator, so none is set aside.
miss-can-answer = Blue can still move a pawn.
miss-others-answer = From that point other pawns may answer, too.

lesson-title-aim = The aim
lesson-aim-1 = Together the players build a pyramid of thirty balls. Whoever places the last one on the top, the apex, wins.
lesson-aim-1-task = Place your last ball on the apex.
lesson-aim-1-done = You have won! The next lessons tell how to get there.

lesson-title-place = Place
lesson-place-1 = The board has sixteen hollows. Players take turns; light begins.
lesson-place-1-task = Place a ball in any hollow.
lesson-place-1-done = That ball came from your reserve. You have fifteen in all, so every ball counts.
lesson-place-2 = Four balls in a square can carry a fifth on the next level. Their colours do not matter.
lesson-place-2-task = Place a ball on the square.
lesson-place-2-done = So the pyramid grows: sixteen, nine, four, and one at the top.

lesson-title-raise = Raise
lesson-raise-1 = Instead of placing a new ball you may raise one of yours: move it up, as long as no ball lies on it and it lands at least one level higher.
lesson-raise-1-task = Raise your ball from the corner onto the square.
lesson-raise-1-done = You moved without spending a ball. Saving balls is how Pylos is won.
lesson-raise-2 = A raise may skip a level. The square below must still be complete once the ball is lifted: a ball cannot help to carry itself.
lesson-raise-2-task = Raise a ball of the lowest level to level 3.
lesson-raise-2-done = Two levels up, at no cost.

lesson-title-square = The square
lesson-square-1 = If your ball completes a square of your colour, you may take one or two of your balls back into your reserve.
lesson-square-1-task = Complete the square, then take at least one ball back.
lesson-square-1-done = One ball spent, one or two regained.
lesson-square-2 = You may take back any of your balls that carry nothing, even the one you have just played.
lesson-square-2-task = Complete a square and take two balls back.
lesson-square-2-done = Two is the most, however many squares the ball completed.

lesson-title-take-back = One after the other
lesson-take-back-1 = Balls are taken back one after the other. Taking the first may free the second.
lesson-take-back-1-task = Complete the square in the corner. Then take back your ball on level 2, and after it your ball beneath.
lesson-take-back-1-done = As long as the upper ball lay on it, the lower one could not be taken.

lesson-title-combined = Raise and square in one
lesson-combined-1 = A raise can complete a square too. Then one turn does it all: up, square, balls back.
lesson-combined-1-task = Raise a ball to complete the square on level 2, then take at least one ball back.
lesson-combined-1-done = You spent nothing and got balls back: the best kind of turn.

lesson-title-reserve = The empty reserve
lesson-reserve-1 = Without a ball you cannot play: whoever must move with an empty reserve has lost.
lesson-reserve-1-task = Dark has spent all its balls. Make any move.
lesson-reserve-1-done = Dark must move and has no ball left: you have won. What you still have need not be placed.
lesson-reserve-2 = So your reserve is your time. Placing a ball costs one, raising one costs nothing.
lesson-reserve-2-task = Two balls each, and it is your turn. Play so that Dark runs out first.
lesson-reserve-2-done = You still have two. Now it is Dark who must spend.
lesson-reserve-2-wrong = That cost one of your two balls. Now you run out before Dark does.

lesson-title-old-square = An old square
lesson-old-square-1 = Only the ball just played counts. A square that was complete before gives nothing, however long it stands.
lesson-old-square-1-task = Your square in the corner is old. Complete a new one and take two balls back.
lesson-old-square-1-done = The new square shares two balls with the old one, and counts all the same.

lesson-title-decline = When not to take back
lesson-decline-1 = You may take balls back, but you need not. A ball on the board can be raised later, one in the reserve cannot; and the place it leaves is open to your opponent.
lesson-decline-1-task = Complete the square in the corner. Then decide: take the ball back, or finish your turn without?
lesson-decline-1-done = Right: the ball stays. On your next turn it goes up for free, and you win.
lesson-decline-1-wrong = Now Dark takes that corner, and the ball that you could have raised is missing. Dark wins.

lesson-title-counting = Counting
lesson-counting-1 = Count before you play. If both sides only place balls, whoever is to move needs one more than the other. Every raise is worth a ball.
lesson-counting-1-task = Three balls each, and it is your turn: you are one short. Find the raise that Dark cannot make up for.
lesson-counting-1-done = One ball saved, and no raise left for Dark in return. Now it adds up.
lesson-counting-1-wrong = It does not add up: Dark makes up for it, and you run out of balls first.

lesson-title-stop = Stopping a square
lesson-stop-1 = When your opponent needs only one more ball for a square, put yours there.
lesson-stop-1-task = Dark is about to complete a square. Stop it.
lesson-stop-1-done = One ball in the right place has saved you two.
lesson-stop-1-wrong = Now Dark completes the square and takes two balls back.
lesson-stop-2 = Look at every level. And if a raise stops the square, it costs you nothing.
lesson-stop-2-task = Where does Dark threaten a square now? Stop it.
lesson-stop-2-done = No square for Dark. Nothing else would have won here.
lesson-stop-2-wrong = Now Dark completes the square on level 2 and takes two balls back. That decides the game.

lesson-title-lines = Lines
lesson-lines-1 = In the advanced game lines count like squares: four of your balls in a row on level 1. Diagonals never count.
lesson-lines-1-task = Complete the line and take a ball back.
lesson-lines-1-done = Rows and columns both count.
lesson-lines-2 = On level 2 a line has three balls. Higher up there are no lines.
lesson-lines-2-task = Complete the line on level 2 and take a ball back.
lesson-lines-2-done = That is all there is to know about lines.

lesson-title-judging = How to judge a position

lesson-title-setup = The setup
lesson-setup-1 = Each side has a hemisphere with ten points, and ten pawns: two of each of five sizes. Players take turns to place one pawn each.
lesson-setup-1-task = Choose a size below the board, then place a pawn in your hemisphere.
lesson-setup-1-done = Where the pawns stand decides how they get to the equator later.

lesson-title-begin = Who begins
lesson-begin-1 = Who begins the first battle is drawn by lot. Whoever does not begin it places the first pawn, so the one who begins places the last.
lesson-begin-1-task = You will begin. Place your last pawn.
lesson-begin-1-done = All twenty pawns stand, and you begin. Every later battle is begun by the winner of the one before.

lesson-title-slide = To the equator
lesson-slide-1 = A pawn slides along the lines of its own hemisphere to a free point of the equator. It may turn where lines cross, but never passes another pawn.
lesson-slide-1-task = Choose a pawn and slide it to the equator.
lesson-slide-1-done = It stays on the equator until the battle is over.
lesson-slide-2 = Pawns on the outer circle need a gap to get through, or the way round to the ends of the equator.
lesson-slide-2-task = Bring a pawn from the outer circle to the equator.
lesson-slide-2-done = Each pawn that leaves opens the way for others.

lesson-title-battle = Four, three, two, one
lesson-battle-1 = A battle has four pawns, two from each side in turn. If all four are left, the largest wins.
lesson-battle-1-task = You play the last pawn. Win this battle for Red.
lesson-battle-1-done = You capture the pawns on the equator and lead the next battle.
lesson-battle-2 = One pawn has been set aside, so three will be left. Among three, the middle one wins.
lesson-battle-2-task = Win this battle too.
lesson-battle-2-done = No size is strong in itself: it depends on how many are left.
lesson-battle-3 = Two pawns have been set aside, so two will be left. Of two, the smaller one wins.
lesson-battle-3-task = Win this battle for Red.
lesson-battle-3-done = Small pawns have their hour, too.
lesson-battle-4 = If a single pawn is left, it wins alone. For that it must be equal to the one that is there.
lesson-battle-4-task = Blue’s pawn is the smallest there is. Win all the same.
lesson-battle-4-done = One pawn is left, and it is yours.

lesson-title-set-aside = Setting aside
lesson-set-aside-1 = Two pawns of the same size never stay on the equator together. When an equal one arrives, the one already there is set aside, whoever owns it.
lesson-set-aside-1-task = Set the blue pawn aside by playing one of its size.
lesson-set-aside-1-done = It now lies on the pile, for the winner of the last battle.
lesson-set-aside-2 = Setting a pawn aside changes how many are left, and with it what wins.
lesson-set-aside-2-task = Win this battle too.
lesson-set-aside-2-done = Counting what will be left is the heart of this game.

lesson-title-pass = Passing
lesson-pass-1 = The game can also be played with straight slides: a pawn follows one line and does not turn. Then it may happen that no pawn of yours gets through, and you must pass.
lesson-pass-1-task = None of your pawns can reach the equator. Pass.
lesson-pass-1-done = Only a player who cannot move may pass. The battle goes on with fewer pawns.
lesson-pass-2 = A pawn in the right place shuts others in.
lesson-pass-2-task = Both blue pawns stand on one meridian. Play so that Blue must pass.
lesson-pass-2-done = Blue has to pass, and it is your turn again.

lesson-title-pile = The pile
lesson-pile-1 = The winner of the fifth battle also takes the pile of pawns set aside, and the singleton, which is worth one point.
lesson-pile-1-task = Win the last battle with your last pawn.
lesson-pile-1-done = You need 11 of the 21 points to win. The last battle is often worth the most.

lesson-title-predict = How many will be left?
lesson-predict-1 = Before you play, go through what your opponent can still answer. How many pawns will be left each time, and who wins then?
lesson-predict-1-task = Choose the pawn that wins this battle whatever Blue answers.
lesson-predict-1-done = Against 1 and against 5 three will be left, against 3 four: you win every time.
lesson-predict-1-wrong = Blue has an answer to that.

lesson-title-jeux-et-strategie = Jeux et Stratégie
lesson-jeux-et-strategie-1 = The magazine Jeux et Stratégie told the rules differently. A pawn may go to any free point of the equator, from wherever it stands.
lesson-jeux-et-strategie-1-task = Play a pawn of the outer circle.
lesson-jeux-et-strategie-1-done = Nothing was in its way, though the inner circle is full.
lesson-jeux-et-strategie-2 = When two pawns are equal, it is the one being played that is set aside.
lesson-jeux-et-strategie-2-task = Play a pawn of the size that is already there.
lesson-jeux-et-strategie-2-done = Yours is set aside. But the point you chose still says who may answer.
lesson-jeux-et-strategie-3 = The point you play designates the opposing pawns that may answer: those on a line through it.
lesson-jeux-et-strategie-3-task = Choose a point so that Blue can only answer with a pawn of size 1.
lesson-jeux-et-strategie-3-done = Both blue pawns of that meridian have size 1. You have chosen your opponent’s pawn.

lesson-title-hidden = The hidden setup
lesson-hidden-1 = The setup can also be made in secret: both sides arrange their pawns, and only then all are shown.
lesson-hidden-1-task = Place your ten pawns, or have them filled in by chance, and say that you are ready.
lesson-hidden-1-done = Now both sides are revealed, and the first battle begins.

lesson-title-match = A match
lesson-match-1 = Several games make a match: a fixed number, or until somebody has the points agreed on. Points are added up.
lesson-match-1-task = Win the last battle of this game.
lesson-match-1-done = 14 points to 7, and they count on in the match. Because you won the last battle, you begin the next game.
explore-all = Explore every turn
