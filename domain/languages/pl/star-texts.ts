import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Dodaj pierwszy nastrój",
  legend: {
    family: "Kierunek i nacięcia to rodzina",
    pleasantness: "Wysokość to przyjemność",
    time: "Odległość od środka to czas",
  },
  tags: "Tagi",
  with: "oraz",
  waiting: {
    change: "Zmień lub wycofaj",
    hint: {
      correction: "Widzisz gwiazdę w poprzedniej postaci. Popraw ją jeszcze raz, aby spróbować ponownie.",
      star: "Jest na tym urządzeniu, dopóki jej nie zmienisz lub nie wycofasz.",
    },
    kept: "Jest na tym urządzeniu i wyśle się sama.",
    noReason: "Twój wszechświat jej nie przyjął.",
    correction: "Poprawka czeka",
    star: "Czeka na wysłanie",
    refused: "Nie przyjęto",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Twoja pierwsza noc jest rozświetlona",
    none: "Twoje niebo czeka, kiedy tylko zechcesz",
    allOfFirst: "Rozświetlone wszystkie pierwsze noce: {of}",
    someOfFirst: "Rozświetlone pierwsze noce: {lit} z {of}",
    allOfLast: "Rozświetlone wszystkie ostatnie noce: {of}",
    someOfLast: "Rozświetlone ostatnie noce: {lit} z {of}",
  },
  twin: "{name} oraz {other}",
  unknownTime: "Nieznana godzina",
  ofFamily: ", rodzina: {family}",
  intensity: "<spoken>, intensywność </spoken>{intensity}/10",
  family: "Rodzina: {family}",
};
