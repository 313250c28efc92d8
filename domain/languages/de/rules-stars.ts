import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Bitte wähle ein Gefühl, bevor du deinen Stern setzt.",
  baseEmotionRequired: "Bitte wähle ein Grundgefühl für deinen Doppelstern.",
  sameEmotion: "Ein Doppelstern braucht zwei verschiedene Gefühle.",
  repeatedId: "Zwei Sterne haben dieselbe Kennung.",
  note: {
    tooLong: "Eine Notiz kann bis zu {max, number} Zeichen haben.",
    unstorable: "Eine Notiz enthält Zeichen, die sich nicht speichern lassen.",
  },
  momentTooEarly: "Ein Moment kann nicht vor {year} liegen.",
  tooManyTags: "Ein Stern kann bis zu {max} Stichwörter haben.",
  tagName: {
    length: "Ein Stichwort hat {min} bis {max} Zeichen.",
    unstorable: "Ein Stichwort enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Ein Stichwort enthält unsichtbare Zeichen.",
  },
  feelingName: {
    length: "Der Name eines Gefühls hat {min} bis {max} Zeichen.",
    unstorable: "Der Name eines Gefühls enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Der Name eines Gefühls enthält unsichtbare Zeichen.",
  },
  constellationName: {
    length: "Der Name eines Sternbilds hat {min} bis {max} Zeichen.",
    unstorable: "Der Name eines Sternbilds enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Der Name eines Sternbilds enthält unsichtbare Zeichen.",
  },
  comparisonName: {
    length: "Der Name eines Vergleichs hat {min} bis {max} Zeichen.",
    unstorable: "Der Name eines Vergleichs enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Der Name eines Vergleichs enthält unsichtbare Zeichen.",
  },
  comparisonTooLong:
    "Dieser Vergleich fragt nach mehr, als sich behalten lässt. Wähle weniger Stichwörter, Gefühle oder Wörter.",
  constellationStars: "Ein Sternbild hat {min} bis {max} Sterne.",
};
