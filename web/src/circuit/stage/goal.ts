/** The wheel's last mark: whoever reaches it ends the game with the round (C-70). */
export const goal = 15;
