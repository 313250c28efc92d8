import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Scegli un’emozione, o scrivi la tua.",
  longEmotion: "Un’emozione può avere fino a {max} caratteri.",
  unstorableEmotion: "Un’emozione contiene caratteri che non si possono salvare.",
};
