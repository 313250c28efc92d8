import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "Co tu działa",
  introduction:
    "Słowa pieczętuje i otwiera kod tych stron, a ten kod wydaje twój serwer. Tu widać, jaki kod dostała twoja przeglądarka i jak sprawdzić, czy to ten opublikowany.",
  version: {
    title: "Skrót tej wersji",
    text: "Jedna wartość odpowiada wszystkim plikom ({count, number}). Gdyby w jednym pliku zmieniła się jedna litera, ta wartość byłaby inna.",
    copy: "Kopiuj skrót",
    copied: "Skrót skopiowany",
    copiedHint: "Porównaj go z tym, który opublikowano razem z wersją.",
    list: "Skrót każdego pliku",
  },
  files: {
    title: "Czy pliki zgadzają się z listą?",
    comparing: "Porównywanie plików",
    page: "{count, plural, one {# plik z kodem, który działa na tej stronie, jest taki} few {Wszystkie # pliki z kodem, które działają na tej stronie, są takie} many {Wszystkie # plików z kodem, które działają na tej stronie, są takie} other {Wszystkie # pliku z kodem, które działają na tej stronie, są takie}}, jak mówi lista.",
    all: "{count, plural, one {# plik tej wersji jest taki} few {Wszystkie # pliki tej wersji są takie} many {Wszystkie # plików tej wersji są takie} other {Wszystkie # pliku tej wersji są takie}}, jak mówi lista.",
    checkAll: "Porównaj wszystkie pliki",
    checkAllHint: "Około 9 MB, także to, czego ta strona nie potrzebuje.",
    other: "Inne, niż mówi lista:",
    unlisted: "Działają tutaj, ale nie ma ich na liście:",
    missing: "Nie dotarły:",
    ownCode: "Sama strona zawiera kod. Strony tego produktu nigdy go nie zawierają.",
    whatToDo:
      "Po aktualizacji może jeszcze działać starsza strona: odśwież ją i porównaj ponownie. Jeśli nic się nie zmieni, nie odblokowuj tu swoich słów i zapytaj osobę, która prowadzi ten serwer.",
  },
  compare: {
    title: "Jak porównać",
    published: "Porównaj skrót, litera po literze, z tym, który opublikowano razem z tą wersją.",
    outside: "Lepiej: zapytaj o niego z innego komputera, w innej sieci.",
    source: "Najlepiej: kto ma kod źródłowy tej wersji, buduje ją i porównuje każdy plik tego serwera.",
  },
  limits: {
    title: "Czego ta strona nie może wiedzieć",
    text: "Ta strona pochodzi z tego samego serwera. Serwer, który chce zaszkodzić, może wydać fałszywą stronę albo inny kod tylko dla ciebie lub innego dnia. Dlatego liczy się tylko porównanie z zewnątrz i dlatego jedno nie wystarcza na zawsze.",
  },
  noList: "Ten serwer nie ma listy skrótów: jego kodu nie zbudowano tak, jak buduje się wydanie.",
  noHashes:
    "Przeglądarki obliczają skróty tylko przez https albo na localhost. To, co mówi ta strona, i tak jest prawdą.",
  outOfReach: "Lista nie dotarła. Czy serwer jest w zasięgu?",
};
