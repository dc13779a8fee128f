# The rules in full.
rules-of-pyramid = The rules of Pylos
rules-of-pyramid-lead = For two players, 5 to 20 minutes. In tournaments the time for each move may be limited.
rule-pyramid-board = Board and balls
rule-pyramid-board-text =
    The board has 16 hollows and a groove around them. There are 15 light and 15 dark balls; at the start they all lie in the groove, the reserve.
    Colours are drawn by lot. Light begins; then players take turns, and nobody may pass.
rule-pyramid-goal = The aim
rule-pyramid-goal-text =
    Together the players build a pyramid of thirty balls on four levels: 4 × 4, 3 × 3, 2 × 2 and the apex. Whoever places the last ball on the apex wins. So save your balls: the more you keep in reserve, the longer you can play.
rule-pyramid-place = Place
rule-pyramid-place-text =
    Put a ball from your reserve into an empty hollow, or onto four balls that form a square. The colours of the four do not matter.
rule-pyramid-raise = Raise
rule-pyramid-raise-text =
    Or take one of your balls that carries no other and put it on a square at least one level higher. The square must be complete without that ball. Your reserve stays as it is.
rule-pyramid-square = Squares of one colour
rule-pyramid-square-text =
    If the ball you place or raise completes a square of four balls of your colour on one level, you may take one or two of your balls from the board back into your reserve. They may come from any level, the ball just played included, but never one that carries another.
    They are taken one after the other: the first may free the second. Two is the most in one turn, however many squares were completed. A square made earlier gives nothing later.
rule-pyramid-combined = All in one turn
rule-pyramid-combined-text =
    A raise can complete a square too. Then a single turn does it all: the ball goes up, the square is complete, and one or two balls come back into your reserve. You have spent nothing and gained up to two balls.
rule-pyramid-end = The end
rule-pyramid-end-text =
    Whoever places the last ball on the apex has won. A player who is to move and has no ball in reserve has lost.
    The game stops there: with the opponent out of balls, the winner could place all those still in reserve, the last one on the apex, and need not.
    If the same position with the same player to move comes up for the third time, the game is a draw.
rule-pyramid-children = For children
rule-pyramid-children-text =
    The children’s game has no squares of one colour: balls are saved by raising alone.
rule-pyramid-lines = For experts
rule-pyramid-lines-text =
    In the advanced game lines count like squares: four balls of your colour in a row on level 1, or three on level 2. Diagonals do not count. Two balls per turn remain the most.
rule-pyramid-readings = Where the rulebooks differ
rule-pyramid-readings-text =
    In some editions a player may take balls back after a square, in others one must take at least one. And some let a player with an empty reserve go on as long as a raise is possible. Both can be chosen when a game is made.
rule-pyramid-notation = Notation
rule-pyramid-notation-text =
    Columns are a–d on level 1, e–g on level 2, h–i on level 3; rows are numbered from 1; j1 is the apex. f1 places a ball, a1-f1 raises one, and x adds a ball taken back: a1-f1xf1xb2.

rules-of-equator = The rules of Le Pylos
rules-of-equator-lead = Les Elfes, 1986. For two players; blue sits in the north, red in the south.
rule-equator-globe = The globe
rule-equator-globe-text =
    Two circles, their common diameter, which is called the equator, and five meridians that cross all three. Each player’s hemisphere has ten crossings, five on each circle. The equator has nine points.
rule-equator-pawns = The pawns
rule-equator-pawns-text =
    Each side has ten pawns, two of each of five sizes. One more, the singleton, belongs to nobody at first.
rule-equator-setup = Setup
rule-equator-setup-text =
    Players take turns to place one pawn each on a free crossing of their own hemisphere, until all twenty stand. The player who will not lead the first battle begins. Who leads is drawn by lot.
rule-equator-battle = Five battles
rule-equator-battle-text =
    A game has five battles of four pawns: the leader plays one, then the opponent, the leader and the opponent again. The winner of a battle leads the next.
rule-equator-slide = Playing a pawn
rule-equator-slide-text =
    The pawn slides along the lines of its hemisphere to a free point of the equator. It may turn where lines cross, never passes an occupied crossing, and stops on the equator.
rule-equator-equal = Equal sizes
rule-equator-equal-text =
    If a pawn of the same size, of either colour, is already on the equator, that one is set aside on a pile. So all sizes on the equator differ.
rule-equator-winner = Who wins a battle
rule-equator-winner-text =
    After four pawns: if four are left, the largest wins; if three, the middle one; if two, the smallest; if one, that one.
rule-equator-capture = Captures
rule-equator-capture-text =
    The winner captures the pawns left on the equator, one point each, and the equator is cleared. Pawns never return to the hemispheres.
    Carpentier writes that the pawns played stay on the equator. We take this to mean until the battle is over: since all sizes there differ, never more than five pawns could stand on it, and later battles would not have their four.
rule-equator-score = The last battle and the score
rule-equator-score-text =
    The winner of the fifth battle also takes the pile and the singleton. There are 21 points; 11 are enough to win. All five battles are always played.
    Several games make a match: a fixed number, or until somebody reaches an agreed score. Points are added up, and the winner of the last battle begins the first battle of the next game.
rule-equator-advice = Playing well
rule-equator-advice-text =
    What wins depends on how many pawns are left, so no size is good or bad in itself. Among four a large pawn wins, among three a middling one, among two a small one. Keep some of each, and count what will be left after the fourth pawn.
    A pawn of a size that is already there sets one aside and changes the count: often the best answer is not a stronger pawn but an equal one.
    Where pawns stand in the setup decides which of them can get out early. And watch the pile: it grows through the game, and all of it goes to the winner of the last battle.
rule-equator-variants = Variants
rule-equator-variants-text =
    The sources of this game disagree. As Jeux et Stratégie describes it, a pawn may go to any free point of the equator, the pawn being played is set aside when one of its size is there, and the point played, even by a pawn set aside, designates the opposing pawns that may answer: those on a line through it.
    Other choices: five points on the equator instead of nine, slides without turning, no singleton, and other ways to set up. Each can be chosen by itself.
rule-equator-history = Where it comes from
rule-equator-history-text =
    Les Elfes, a small company that also made Féerie, Ost and Borodino, published Le Pylos in 1986. It is a complete rewriting of Quadrume, a game that had drawn attention at the Pion d’Or.
    The magazine Jeux et Stratégie reviewed it in its number 41: 9 out of 10 for originality, 8 for its looks, 5 for the clarity of its rules. That review and Patrik Carpentier are all we have: he wrote the rules down and played with a set he had made himself, without ever finding the original.
rule-equator-notation = Notation
rule-equator-notation-text =
    The inner circle’s crossings are i1 to i5, the outer circle’s o1 to o5, from left to right; the equator’s points are ol, il, e1 to e5, ir, or. 4@i3 sets a pawn of size 4, i3-e2 slides one.
