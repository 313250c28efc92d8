import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Własna emocja",
    subtitle: "Stoi obok innych, z małym znakiem, że jest twoja.",
    add: "Dodaj",
  },
  change: "Zmień „{name}”",
  name: "Nazwa",
  pad: {
    title: "Jaka ona jest?",
    near: "Najbliższe: {names}.",
    pleasantness: "Przyjemność",
    energy: "Energia",
    unpleasant: "Nieprzyjemna",
    pleasant: "Przyjemna",
    calm: "Spokojna",
    energetic: "Pełna energii",
    howPleasant:
      "{level, select, lowest {bardzo nieprzyjemna} low {nieprzyjemna} middle {ani przyjemna, ani nieprzyjemna} high {przyjemna} other {bardzo przyjemna}}",
    howEnergetic:
      "{level, select, lowest {bardzo spokojna} low {spokojna} middle {ani spokojna, ani pełna energii} high {pełna energii} other {bardzo energiczna}}",
  },
  family: {
    title: "Rodzina",
    hint: "Nadaje emocji kolor i kształt. Miejsce powyżej podpowiada jedną z nich.",
    missing: "Wybierz rodzinę, która pasuje najlepiej.",
  },
  taken: "Masz już emocję „{name}”.",
  takenByArchived: "Masz już emocję „{name}”, wśród zarchiwizowanych.",
  takenByOneOf36: "„{name}” to jedna z 36 emocji, które ma każdy wszechświat.",
  choose: "Wybierz „{name}”",
  showIt: "Pokaż",
  mergeTheTwo: "Połącz obie",
  full: "Masz {count, plural, one {# własną emocję} few {# własne emocje} many {# własnych emocji} other {# własnej emocji}}, a więcej wszechświat nie pomieści. Połącz lub usuń kilka, aby zrobić miejsce na nowe.",
  about: {
    title: "Własne emocje",
    text: "Na niektóre emocje nie ma słowa wśród tych 36. Nazwij swoją: ma miejsce na twoim niebie, kolor swojej rodziny i liczy się wszędzie jak inne.",
  },
  new: "Nowa emocja",
  find: "Znajdź emocję",
  noneFound: "Żadna emocja nie ma tego w nazwie.",
  noStar: "Jeszcze bez gwiazd",
  archived: "Zarchiwizowane ({count, number})",
  archivedNote: "Te emocje nie są już proponowane. Twoje gwiazdy je zachowują.",
  archivedList: "Zarchiwizowane emocje",
  archivedWith: "Zarchiwizowana · {stars}",
  edit: "Edytuj",
  merge: "Połącz",
  archive: "Archiwizuj",
  offerAgain: "Proponuj znowu",
  remove: "Usuń",
  inUse:
    "Emocji, którą mają gwiazdy, nie można usunąć. Zarchiwizuj ją, a nie będzie już proponowana, albo połącz ją z inną.",
  kept: "Zmiana jest na tym urządzeniu i wyśle się sama.",
  goneWaiting:
    "{count, plural, one {Usunięcie lub połączenie emocji czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} few {Usunięcie lub połączenie # emocji czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} many {Usunięcie lub połączenie # emocji czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} other {Usunięcie lub połączenie # emocji czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.}}",
  goneWhileEdited:
    "Emocja „{name}” została usunięta lub połączona na innym urządzeniu. „Zapisz” doda ją ponownie, bez jej gwiazd.",
  refused: {
    mark: "Nie przyjęto",
    notice: "Emocja „{name}” nie została przyjęta. Jest zachowana na tym urządzeniu.",
    look: "Zobacz",
    withoutReason: "Twój wszechświat jej nie przyjął.",
    kept: "Jest zachowana na tym urządzeniu, aż ją zmienisz, połączysz lub usuniesz.",
  },
  mergeDialog: {
    title: "Połącz „{name}”",
    hint: "Wybierz emocję, która zostanie.",
    own: "Własne",
    all: "36 wspólnych",
    noStar: "Żadna gwiazda nie ma emocji „{from}”. Zostanie tylko „{into}”.",
    change:
      "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, która zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, która zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, która zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, która zostaje.}}",
    changeWithTwins:
      "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, która zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, która zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, która zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, która zostaje.}} {both, plural, one {# z nich ma obie i staje się pojedynczą gwiazdą.} few {# z nich mają obie i stają się pojedynczymi gwiazdami.} many {# z nich ma obie i staje się pojedynczymi gwiazdami.} other {# z nich ma obie i staje się pojedynczymi gwiazdami.}}",
  },
  removeDialog: {
    title: "Usunąć „{name}”?",
    text: "Żadna gwiazda nie ma tej emocji.",
    keep: "Zachowaj",
  },
  goneDialog: {
    title: "Emocji „{name}” już nie ma",
    text: "Została usunięta lub połączona na innym urządzeniu. Nie trzeba tu nic więcej robić.",
    close: "W porządku",
  },
  said: {
    added: "Dodano „{name}”.",
    saved: "Zapisano „{name}”.",
    archived: "Zarchiwizowano „{name}”.",
    offeredAgain: "Emocja „{name}” jest znów proponowana.",
    removed: "Usunięto „{name}”.",
    merged: "Połączono „{name}” z „{into}”.",
  },
};
