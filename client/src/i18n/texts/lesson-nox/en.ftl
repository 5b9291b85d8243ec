### The lesson of NOX: one round against Luna.

lesson-chest = Hello, I am Luna! This is your chest; its top cards are points.
lesson-colours = But they count only if you show blue, green and orange.
lesson-open = Tap the blue 11, then the empty place in your chest.
lesson-open-other = You may do that later. First play the blue 11 into your own chest.
lesson-second = I opened a pile, too. Open your second one: green 12.
lesson-second-other = You need a second colour: open a pile with the green 12.
lesson-third = You still lack orange. Open a third pile with orange 8.
lesson-third-other = The orange 8 completes your colours. Open a new pile with it.
lesson-three = All three colours! 11 + 12 + 8 = 31 points.
lesson-spoiled = Oh! I covered your 8. Cards cover their own colour, in any chest.
lesson-repair = Do the same: cover the 3 with your orange 13.
lesson-repair-other = The orange 13 is better on the orange 3 in your chest.
lesson-merge = Now be nasty: put your blue 4 onto my blue 15.
lesson-merge-other = There is something nastier: put the blue 4 onto my blue 15.
lesson-merged = Equal values merge: I lost 15 points and a pile.
lesson-fourth = Open a fourth pile with green 14. A colour may appear twice.
lesson-fourth-other = The green 14 is worth most as a new pile of yours.
lesson-luna-merges = Revenge! My 12 covered your 14 and merged with your 12.
lesson-again = Never mind: open another pile with orange 10.
lesson-again-other = The orange 10 is good for you: open a new pile.
lesson-sixth = The sixth pile in any chest ends the round. I have four.
lesson-fifth = Open a fifth pile for me: the small green 2.
lesson-fifth-other = Put the green 2 into my chest: it brings the end closer.
lesson-lacks = I have no orange! If the round ended now, I would get nothing.
lesson-end = So end it: open my sixth pile with blue 1!
lesson-end-other = Put the blue 1 into my sixth place: that ends the round.
lesson-scored = 46 points for you, none for me. Well played!
lesson-match = More rounds follow until somebody has 150 points.
