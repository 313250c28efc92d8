import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Dodaj pierwszy nastrój",
  legend: {
    family: "Kierunek i nacięcia to rodzina",
    pleasantness: "Im wyżej, tym przyjemniej",
    time: "Im dalej od środka, tym później",
    own: "Perełka oznacza własne uczucie",
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
    allOfFirst: "Rozświetlone noce: wszystkie z pierwszych {of}",
    someOfFirst: "Rozświetlone noce: {lit} z pierwszych {of}",
    allOfLast: "Rozświetlone noce: wszystkie z ostatnich {of}",
    someOfLast: "Rozświetlone noce: {lit} z ostatnich {of}",
  },
  twin: "{name} oraz {other}",
  letters: {
    keepOut: "Nie cytuj w listach",
    allow: "Pozwól cytować w listach",
    keptOut: "Poza listami",
    hint: "Żaden list nie zacytuje tej notatki.",
  },
  unknownTime: "Nieznany czas",
  starAt: "{star}, {time}",
  ofFamily: ", rodzina: {family}",
  ofOwn: ", własne uczucie",
  familyOfOwn: "Rodzina: {family}, własne uczucie",
  intensity: "<spoken>, intensywność </spoken>{intensity}/10",
  family: "Rodzina: {family}",
};
