### The lesson of NOX: one round against Luna.

lesson-welcome = Welcome to the churchyard! You and Luna each have a chest with six places, and three cards in hand.
lesson-goal = At the end your chest scores the sum of its top cards, but only if they show all three colours: blue Ramon, green Jack and orange Alfons.
lesson-open = On your turn you play one card. Tap the blue 11, then the glowing empty place in your own chest: that opens a pile.
lesson-open-other = You may do that later. First play the blue 11 into your own chest.
lesson-drawn = You have drawn a new card, and now Luna has opened a pile in her chest: green 14.
lesson-second = One colour is not enough. Open a second pile in your chest with the green 12.
lesson-second-other = You could, but you need a second colour: play the green 12 as a new pile in your chest.
lesson-luna-second = Luna shows a blue 15 beside her green 14. Only orange is missing in both chests.
lesson-third = The front of your chest shows which colour you lack. Open a third pile with the orange 8.
lesson-third-other = The orange 8 completes your three colours. Open a new pile in your chest with it.
lesson-three = All three colours! Now your top cards count: 11 + 12 + 8 = 31.
lesson-spoiled = Oh! Everybody may play into every chest. Luna has covered your orange 8 with an orange 3; only the 3 counts now.
lesson-repair = A card may cover a pile of its own colour, higher or lower. Cover the 3 with your orange 13.
lesson-repair-other = Your orange 13 is better on the orange 3 in your chest: that is ten points more.
lesson-luna-three = Luna has three colours as well: 14 + 15 + 6 = 35.
lesson-spoil = Now it is your turn to be nasty: cover Luna’s blue 15 with your blue 1.
lesson-spoil-other = There is something nastier: put the blue 1 onto Luna’s blue 15.
lesson-luna-nine = Fourteen points less! Luna makes up for it with a new pile: blue 9.
lesson-merge = You have drawn another blue 1. If two piles of a chest show the same value, they merge. Put it onto Luna’s blue 9.
lesson-merge-other = Try the merge: the blue 1 onto Luna’s blue 9.
lesson-merged = Two ones are side by side, so both piles become one. Luna has lost her nine points and a pile.
lesson-luna-five = Luna opens a pile with the green 5. A chest may well have several piles of one colour.
lesson-fourth = You can do that too: open a fourth pile in your chest with the green 14.
lesson-fourth-other = The green 14 is worth most as a new pile in your own chest.
lesson-fifty = Your chest is worth 50 now. But Luna is smiling …
lesson-luna-merges = … she has covered your 14 with a green 12. You already had a 12: the piles merge, and 14 points are gone.
lesson-again = Never mind. Open another pile in your chest with the orange 10.
lesson-again-other = The orange 10 is good for you: play it as a new pile in your own chest.
lesson-five = Luna has five piles now. As soon as a chest has six, the round ends at once, no matter who played the sixth.
lesson-end = Your chest is worth 46, Luna’s 41. End the round while you are ahead: open the sixth pile in Luna’s chest, with the small green 2.
lesson-end-other = Careful: a high card would help Luna. Put the green 2 into the sixth place of her chest.
lesson-scored = The round is over: 46 points for you, 43 for Luna. If you lack a colour at the end, you get nothing at all.
lesson-match = In a real match all cards are shuffled again for every round. Once somebody has 150 points, the highest total wins. Have fun!
