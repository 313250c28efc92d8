import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Zwei Lichter am Himmel",
  read: "Vergleich lesen",
  unreadable: "Hier lässt sich nichts vergleichen",
  ofSide: "Seine Seite: {side}",
  sides: {
    others: "Die anderen Tage",
    all: "Alle Tage",
    goodWeeks: "Gute Wochen",
    otherWeeks: "Die anderen Wochen",
  },
};
