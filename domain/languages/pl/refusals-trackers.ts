import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Inny pomiar ma już taką nazwę.",
  tooMany:
    "Masz {max, plural, one {# pomiar} few {# pomiary} many {# pomiarów} other {# pomiaru}}, a więcej wszechświat nie pomieści. Najpierw usuń jeden.",
  unknown: "Ten pomiar nie istnieje.",
  removed: "Ten pomiar został usunięty.",
  outOfRange: "Ten pomiar przyjmuje wartości od {min, number} do {max, number}, zgodnie z krokiem.",
  tooManyOfDay:
    "Pomiar może mieć najwyżej {max, plural, one {# odczyt} few {# odczyty} many {# odczytów} other {# odczytu}} dziennie.",
  tooManyReadings:
    "Wszechświat może mieć najwyżej {max, plural, one {# odczyt} few {# odczyty} many {# odczytów} other {# odczytu}}.",
};
