import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Spostrzeżenia",
  introduction:
    "Co pokazują twoje gwiazdy i czego pokazać nie mogą. Wszystko oblicza ta przeglądarka. Żadna gwiazda nie jest problemem i nic tu nie jest radą.",
  removedTag: "usunięty tag",
  outOfReach: "Nie można teraz połączyć się z twoim wszechświatem. Wszystko w nim jest bezpieczne.",
  failed: "Nie udało się obliczyć spostrzeżeń. Twój dziennik jest nietknięty.",
  loading: "Odczytywanie twoich gwiazd",
  empty: {
    title: "Nie ma tu jeszcze gwiazdy",
    text: "Od pierwszej gwiazdy ta strona zaczyna mówić, co można wiedzieć i ile brakuje do reszty.",
  },
  howWorkedOut: "Jak to obliczono",
  showNamedInSky: "Pokaż na niebie: {what}",
  quoted: "„{name}”",
  more: "jeszcze {count, number}",

  laterStars: {
    some: "{count, plural, one {# gwiazda ma datę w przyszłości. Zacznie się tu liczyć, gdy nadejdzie jej czas.} few {# gwiazdy mają datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.} many {# gwiazd ma datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.} other {# gwiazdy ma datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.}}",
    all: "{count, plural, one {Twoja # gwiazda ma datę w przyszłości. Zacznie się tu liczyć, gdy nadejdzie jej czas.} few {Twoje # gwiazdy mają datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.} many {Twoich # gwiazd ma datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.} other {Twoje # gwiazdy ma datę w przyszłości. Zaczną się tu liczyć, gdy nadejdzie ich czas.}}",
  },

  coverage: {
    oneDay: "Wszystkie twoje gwiazdy są z dzisiaj, więc ta strona zna jeden dzień.",
    everyDay:
      "Dni z gwiazdą: {days, number} z {span, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od twojej pierwszej gwiazdy. Wiele osób w gorsze dni pisze mniej.",
    someDays:
      "Dni z gwiazdą: {days, number} z {span, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od twojej pierwszej gwiazdy. Wiele osób w gorsze dni pisze mniej, więc dni bez gwiazdy mogły być inne.",
    counts: "Dni z gwiazdą",
    ofLast: "z ostatnich {length, number} dni",
  },

  tags: {
    none: "Tagi mówią, co towarzyszy uczuciu. Gdy będzie dziesięć dni z tagiem i dziesięć bez niego, ta strona może je porównać.",
    sharedDays: "Ten tag często przypada w te same dni co {tags}, więc nie da się rozdzielić ich udziału.",
    withDays: "„{tag}” ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
  },

  rhythm: {
    weekdays: {
      monday: "Poniedziałki",
      tuesday: "Wtorki",
      wednesday: "Środy",
      thursday: "Czwartki",
      friday: "Piątki",
      saturday: "Soboty",
      sunday: "Niedziele",
    },
    parts: { night: "Noc", morning: "Rano", afternoon: "Popołudnie", evening: "Wieczór" },
  },

  words: {
    newFeelings: "Nowe w tym miesiącu: {feelings}.",
  },
};
