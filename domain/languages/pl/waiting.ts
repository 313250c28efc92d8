import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "Czeka na sieć",
  update: "Czeka na aktualizację",
  locked: "Czeka, aż odblokujesz swoje słowa",
  claim: "Czeka na twoją odpowiedź",
  tryNow: "Spróbuj teraz",
  arrived: "Wszystko dotarło.",
  listed: "Czeka na tym urządzeniu",
  refused: {
    constellationRemoval: "Nie usunięto konstelacji",
    constellation: "Nie zachowano konstelacji",
    comparison: "Nie zachowano porównania",
    comparisonRemoval: "Nie usunięto porównania",
    avatar: "Nie zmieniono awatara",
    tagMerge: "Nie połączono tagów",
    tagRemoval: "Nie usunięto tagu",
    tagChangeKept: "Twoja zmiana jest zachowana: zajrzyj do tagów w dzienniku.",
    tagChange: "Nie zmieniono tagu",
    newTag: "Nie dodano tagu",
    newFeeling: "Nie dodano uczucia",
    newFeelingKept:
      "Zostaje na tym urządzeniu, razem ze swoimi gwiazdami, dopóki go nie zmienisz lub nie usuniesz.",
    feelingChange: "Nie zmieniono uczucia",
    feelingRemoval: "Nie usunięto uczucia",
    feelingMerge: "Nie połączono uczuć",
    newTracker: "Nie dodano pomiaru",
    newTrackerKept:
      "Zostaje na tym urządzeniu, razem ze swoimi odczytami, dopóki go nie zmienisz lub nie usuniesz.",
    trackerChange: "Nie zmieniono pomiaru",
    trackerRemoval: "Nie usunięto pomiaru",
    reading: "Nie zachowano odczytu: {name}",
    restoration: "Nie przywrócono",
    noReason: "Twój wszechświat tego nie przyjął.",
    quota: "Nie zachowano",
  },
  practice: "Ukończone ćwiczenie lub labirynt",
  quiz: "Odpowiedź z quizu",
  avatar: "Twój nowy awatar",
  constellationRemoval: "Usunięcie konstelacji",
  comparison: "Porównanie: {name}",
  comparisonRemoval: "Usunięcie porównania",
  change: "Zmiana w twoim wszechświecie",
  tag: {
    change: "Zmiana tagu {name}",
    new: "Nowy tag: {name}",
    removal: {
      known: "Usunięcie tagu {name}",
      unknown: "Usunięcie tagu",
    },
    merge: {
      known: "Włączenie tagu {name} do tagu {into}",
      intoUnknown: "Włączenie tagu {name} do innego tagu",
      ofUnknown: "Włączenie tagu do tagu {into}",
      unknown: "Włączenie tagu do innego tagu",
    },
  },
  feeling: {
    new: "Nowe uczucie: {name}",
    change: "Zmiana uczucia {name}",
    removal: { known: "Usunięcie uczucia {name}", unknown: "Usunięcie uczucia" },
    merge: { known: "Połączenie uczucia {name} z {into}", unknown: "Połączenie uczucia z innym" },
  },
  tracker: {
    new: "Nowy pomiar: {name}",
    change: "Zmiana pomiaru {name}",
    removal: { known: "Usunięcie pomiaru {name}", unknown: "Usunięcie pomiaru" },
  },
  reading: {
    new: "Odczyt: {name}",
    removal: { known: "Usunięcie odczytu: {name}", unknown: "Usunięcie odczytu" },
  },
  star: {
    back: "Gwiazda wraca z kosza",
    new: "Nowa gwiazda: {feeling}",
    change: {
      known: "Zmiana gwiazdy: {feeling}",
      unknown: "Zmiana gwiazdy",
    },
    removal: {
      known: "Usunięcie gwiazdy: {feeling}",
      unknown: "Usunięcie gwiazdy",
    },
  },
  kept: "Zachowane na tym urządzeniu. Wyśle się samo, gdy tylko będzie można połączyć się z twoim wszechświatem.",
  keptLocked:
    "Zachowane do zamknięcia tej strony: dopóki twoje słowa są zablokowane, nic nie jest zapisywane tak, jak to zostało wpisane. Gdy tylko je odblokujesz, wszystko zostanie zapieczętowane i wysłane.",
  keptInPage:
    "Zachowane do zamknięcia tej strony, bo twoja przeglądarka nic tu nie zapisuje. Wyśle się samo, gdy tylko będzie można połączyć się z twoim wszechświatem.",
  writes: ": {count, plural, one {# zapis} few {# zapisy} many {# zapisów} other {# zapisu}}",
  constellation: "Konstelacja: {name}",
};
