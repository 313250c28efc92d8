import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Ein anderer Tracker heißt schon so.",
  tooMany: "Du hast {max} Tracker, mehr kann ein Universum nicht haben. Bitte entferne zuerst einen.",
  unknown: "Diesen Tracker gibt es nicht.",
  removed: "Dieser Tracker wurde entfernt.",
  outOfRange: "Dieser Tracker nimmt Werte von {min, number} bis {max, number}, in seinen Schritten.",
  tooManyOfDay: "Ein Tracker kann bis zu {max} Messwerte am Tag haben.",
  tooManyReadings: "Ein Universum kann bis zu {max, number} Messwerte haben.",
};
