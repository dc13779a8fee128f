// The boards of the first page: real positions, as everything that is drawn.

/** The last ball is still in its groove: light wins by putting it on the apex. */
export const PYRAMID = "LLDLDDLLLDLDDLDL/LDLDDLDLD/DLDD/. L";

/** The second battle of a game; blue has won the first. */
export const GLOBE = "EDCBA/.DC../...b..A../..cd./abcde B 2.2 e2 1 3:0";
