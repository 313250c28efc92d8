import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Due luci nel cielo",
  read: "Leggi il confronto",
  unreadable: "Qui non c’è nulla da confrontare",
  ofSide: "Il suo lato: {side}",
  sides: {
    others: "Gli altri giorni",
    all: "Tutti i giorni",
    goodWeeks: "Settimane buone",
    otherWeeks: "Le altre settimane",
  },
};
