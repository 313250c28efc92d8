/** The grounds of the two themes, on which the colours of feelings must be visible. */

export const darkGround = "#070b18";
/** The dark theme's ground, its sky, its dialogs, and controls in dialogs. */
export const nights = [darkGround, "#0d1430", "#0f1630", "#1d2541"];
/** Paper's ground, its sky, its dialogs, and controls in dialogs. */
export const papers = ["#f7f4ec", "#efe9da", "#fffdf8", "#f3f1ea"];
