import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Dieses Zugriffstoken ist unbekannt, abgelaufen oder wurde widerrufen.",
  lacksScope: "Dieses Zugriffstoken darf das nicht: Ihm fehlt die Berechtigung {scope}.",
  closed: "Dafür reicht kein Zugriffstoken. Das kannst nur du selbst tun, wenn du angemeldet bist.",
  inAddress:
    "Ein Zugriffstoken gehört nie in eine Adresse. Sende es im Authorization-Header, und widerrufe eines, das in einer Adresse stand.",
  twice: "Eine Anfrage hat einen Authorization-Header mit einem Zugriffstoken.",
  tooMany: "Du kannst höchstens {max} Zugriffstoken haben. Widerrufe eines, das du nicht mehr brauchst.",
};
