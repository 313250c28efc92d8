import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Ostatnio", along: "Co czemu towarzyszy", sure: "Jak bardzo to pewne" },
  deeper: {
    weeks: "Tydzień po tygodniu",
    hours: "Godzina po godzinie",
    words: "Twoje słowa na uczucia",
    tags: "Każdy tag w porównaniu",
    measures: "Co mierzysz",
    rhythm: "Dni tygodnia i pory dnia",
    pairs: "Uczucia, które przychodzą razem",
    practice: "Przed ćwiczeniami i po nich",
    steadiness: "Jak długo trwa nastrój",
  },
  exact: "W liczbach",
  opening: "Otwieranie",
  notOpened: "Ta część nie dotarła. Reszta strony jest taka, jak była.",

  feelings: {
    title: "Co zostało nazwane",
    reading: "{feeling}: {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, {before, number} w poprzednich dniach",
    more: "{count, plural, one {jeszcze # uczucie} few {jeszcze # uczucia} many {jeszcze # uczuć} other {jeszcze # uczucia}}",
    mark: "Kreska pokazuje poprzednie dni.",
  },
  times: {
    title: "O jakiej porze piszesz",
    reading: "{part}: {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
  },
  words: "Trzy słowa",
  days: "Dni z gwiazdą",

  compare: {
    title: "Porównaj dwa okresy",
    text: "Ten miesiąc i poprzedni, dni ze spacerem i bez niego, dobre tygodnie i pozostałe: co było inne i jak bardzo to pewne.",
  },
  letter: {
    title: "List o jednym tygodniu",
    text: "{dates}: pół strony twoimi własnymi słowami. Powstaje na tym urządzeniu, gdy go otworzysz.",
  },
};
