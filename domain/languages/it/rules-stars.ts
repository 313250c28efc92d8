import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Scegli un’emozione prima di creare la tua stella.",
  baseEmotionRequired: "Scegli un’emozione di fondo per la tua stella gemella.",
  sameEmotion: "Una stella gemella ha bisogno di due emozioni diverse.",
  repeatedId: "Due stelle hanno lo stesso identificativo.",
  note: {
    tooLong: "Una nota può avere fino a {max, number} caratteri.",
    unstorable: "Una nota contiene caratteri che non si possono salvare.",
  },
  momentTooEarly: "Un momento non può essere prima del {year}.",
  tooManyTags: "Una stella può avere fino a {max} tag.",
  tagName: {
    length: "Il nome di un tag ha da {min} a {max} caratteri.",
    unstorable: "Il nome di un tag contiene caratteri che non si possono salvare.",
    invisible: "Il nome di un tag contiene caratteri invisibili.",
  },
  feelingName: {
    length: "Il nome di un’emozione ha da {min} a {max} caratteri.",
    unstorable: "Il nome di un’emozione contiene caratteri che non si possono salvare.",
    invisible: "Il nome di un’emozione contiene caratteri invisibili.",
  },
  constellationName: {
    length: "Il nome di una costellazione ha da {min} a {max} caratteri.",
    unstorable: "Il nome di una costellazione contiene caratteri che non si possono salvare.",
    invisible: "Il nome di una costellazione contiene caratteri invisibili.",
  },
  comparisonName: {
    length: "Il nome di un confronto ha da {min} a {max} caratteri.",
    unstorable: "Il nome di un confronto contiene caratteri che non si possono salvare.",
    invisible: "Il nome di un confronto contiene caratteri invisibili.",
  },
  comparisonTooLong:
    "Questo confronto chiede più di quanto si possa conservare. Scegli meno tag, emozioni o parole.",
  constellationStars: "Una costellazione ha da {min} a {max} stelle.",
};
