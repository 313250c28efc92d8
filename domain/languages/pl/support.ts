import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "Wszędzie",
  findAHelpline: "Bezpłatne telefony, SMS-y i czaty pomocy, według kraju i tematu.",
  befrienders: "Wolontariusze, którzy słuchają, w wielu krajach i językach.",
  emergency: "Służby ratunkowe",
  emergencyNumber: "112 albo numer lokalny",
  emergencyNote:
    "Gdy życie jest teraz zagrożone. 112 działa w wielu krajach; gdzie indziej 911, 999 lub 000, w Chinach 110 (policja) i 120 (pogotowie).",
  callOrText: "Zadzwoń lub napisz SMS: {number}",
  dayAndNight: "Przez całą dobę.",
  anyPhone: "Przez całą dobę, bezpłatnie z każdego telefonu.",
};
