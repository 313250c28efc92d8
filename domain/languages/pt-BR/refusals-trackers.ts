import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Outro acompanhamento já tem este nome.",
  tooMany: "Você tem {max} acompanhamentos, o máximo de um universo. Primeiro, remova um.",
  unknown: "Este acompanhamento não existe.",
  removed: "Este acompanhamento foi removido.",
  outOfRange: "Este acompanhamento aceita valores de {min, number} a {max, number}, em seus passos.",
  tooManyOfDay: "Um acompanhamento pode ter até {max} registros por dia.",
  tooManyReadings: "Um universo pode ter até {max, number} registros.",
};
