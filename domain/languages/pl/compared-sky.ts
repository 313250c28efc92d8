import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Dwa światła na niebie",
  read: "Czytaj porównanie",
  unreadable: "Nie ma tu nic do porównania",
  ofSide: "Jej strona: {side}",
  sides: {
    others: "Pozostałe dni",
    all: "Wszystkie dni",
    goodWeeks: "Dobre tygodnie",
    otherWeeks: "Pozostałe tygodnie",
  },
};
