import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Własne uczucie",
    subtitle: "Stoi obok innych, z małym znakiem, że jest twoje.",
    add: "Dodaj",
  },
  change: "Zmień „{name}”",
  name: "Nazwa",
  pad: {
    title: "Jakie ono jest?",
    near: "Najbliższe: {names}.",
    pleasantness: "Przyjemność",
    energy: "Energia",
    unpleasant: "Nieprzyjemne",
    pleasant: "Przyjemne",
    calm: "Spokojne",
    energetic: "Pełne energii",
    howPleasant:
      "{level, select, lowest {bardzo nieprzyjemne} low {nieprzyjemne} middle {ani przyjemne, ani nieprzyjemne} high {przyjemne} other {bardzo przyjemne}}",
    howEnergetic:
      "{level, select, lowest {bardzo spokojne} low {spokojne} middle {ani spokojne, ani pełne energii} high {pełne energii} other {bardzo energiczne}}",
  },
  family: {
    title: "Rodzina",
    hint: "Nadaje uczuciu kolor i kształt. Miejsce powyżej podpowiada jedną z nich.",
    missing: "Wybierz rodzinę, która pasuje najlepiej.",
  },
  taken: "Masz już uczucie „{name}”.",
  takenByArchived: "Masz już uczucie „{name}”, wśród zarchiwizowanych.",
  takenByOneOf36: "„{name}” to jedno z 36 uczuć, które ma każdy wszechświat.",
  choose: "Wybierz „{name}”",
  showIt: "Pokaż",
  mergeTheTwo: "Połącz oba",
  full: "Masz {count, plural, one {# własne uczucie} few {# własne uczucia} many {# własnych uczuć} other {# własnego uczucia}}, a więcej wszechświat nie pomieści. Połącz lub usuń kilka, aby zrobić miejsce na nowe.",
  about: {
    title: "Własne uczucia",
    text: "Na niektóre uczucia nie ma słowa wśród tych 36. Nazwij swoje: ma miejsce na twoim niebie, kolor swojej rodziny i liczy się wszędzie jak inne.",
  },
  new: "Nowe uczucie",
  find: "Znajdź uczucie",
  noneFound: "Żadne uczucie nie ma tego w nazwie.",
  noStar: "Jeszcze bez gwiazd",
  archived: "Zarchiwizowane ({count, number})",
  archivedNote: "Te uczucia nie są już proponowane. Twoje gwiazdy je zachowują.",
  archivedList: "Zarchiwizowane uczucia",
  archivedWith: "Zarchiwizowane · {stars}",
  edit: "Edytuj",
  merge: "Połącz",
  archive: "Archiwizuj",
  offerAgain: "Proponuj znowu",
  remove: "Usuń",
  inUse:
    "Uczucia, które jest w gwiazdach, nie można usunąć. Zarchiwizuj je, a nie będzie już proponowane, albo połącz je z innym.",
  kept: "Zmiana jest na tym urządzeniu i wyśle się sama.",
  goneWaiting:
    "{count, plural, one {Usunięcie lub połączenie uczucia czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} few {Usunięcie lub połączenie # uczuć czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} many {Usunięcie lub połączenie # uczuć czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} other {Usunięcie lub połączenie # uczuć czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.}}",
  goneWhileEdited:
    "Uczucie „{name}” zostało usunięte lub połączone na innym urządzeniu. „Zapisz” doda je ponownie, bez jego gwiazd.",
  refused: {
    mark: "Nie przyjęto",
    notice: "Uczucie „{name}” nie zostało przyjęte. Jest zachowane na tym urządzeniu.",
    look: "Zobacz",
    withoutReason: "Twój wszechświat go nie przyjął.",
    kept: "Jest zachowane na tym urządzeniu, aż je zmienisz, połączysz lub usuniesz.",
  },
  mergeDialog: {
    title: "Połącz „{name}”",
    hint: "Wybierz uczucie, które zostanie.",
    own: "Własne",
    all: "36 wspólnych",
    noStar: "Żadna gwiazda nie ma uczucia „{from}”. Zostanie tylko „{into}”.",
    change:
      "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, które zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, które zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, które zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, które zostaje.}}",
    changeWithTwins:
      "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, które zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, które zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, które zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, które zostaje.}} {both, plural, one {# z nich ma oba i staje się pojedynczą gwiazdą.} few {# z nich mają oba i stają się pojedynczymi gwiazdami.} many {# z nich ma oba i staje się pojedynczymi gwiazdami.} other {# z nich ma oba i staje się pojedynczymi gwiazdami.}}",
  },
  removeDialog: {
    title: "Usunąć „{name}”?",
    text: "Żadna gwiazda nie ma tego uczucia.",
    keep: "Zachowaj",
  },
  goneDialog: {
    title: "Uczucia „{name}” już nie ma",
    text: "Zostało usunięte lub połączone na innym urządzeniu. Nie trzeba tu nic więcej robić.",
    close: "W porządku",
  },
  said: {
    added: "Dodano „{name}”.",
    saved: "Zapisano „{name}”.",
    archived: "Zarchiwizowano „{name}”.",
    offeredAgain: "Uczucie „{name}” jest znów proponowane.",
    removed: "Usunięto „{name}”.",
    merged: "Połączono „{name}” z „{into}”.",
  },
};
