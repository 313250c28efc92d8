import type { journalMore } from "../en/journal-more.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journalMore> = {
  actionsFor: "Działania: „{name}”",
  waiting: "Czeka na wysłanie",
  bin: {
    empty: "Kosz jest pusty. Usunięta gwiazda czeka tu 30 dni, zanim zniknie na dobre.",
    note: "Usunięte gwiazdy czekają tu 30 dni, zanim znikną na dobre.",
    outOfReach: "Kosz jest teraz niedostępny. Jego zawartość jest zachowana.",
    notDeleted:
      "Nie udało się usunąć gwiazdy. Nadal tu jest; spróbuj ponownie, gdy wszechświat będzie dostępny.",
    list: "Gwiazdy w koszu",
    leaves:
      "{days, plural, =0 {Zniknie na dobre dziś} =1 {Zniknie na dobre jutro} one {Zniknie na dobre za # dzień} few {Zniknie na dobre za # dni} many {Zniknie na dobre za # dni} other {Zniknie na dobre za # dnia}}",
    deleteNow: "Usuń teraz",
    restore: "Przywróć",
    question: "Usunąć na dobre? Nic jej nie przywróci.",
    keep: "Zachowaj",
    deleteForGood: "Usuń na dobre",
  },
  constellations: {
    list: "Konstelacje",
    none: {
      title: "Konstelacje to gwiazdy ze wspólną nazwą",
      text: "Przytrzymaj gwiazdę na niebie, aż jej pierścień się zamknie, i wybierz kolejne albo zaznacz je na liście gwiazd. Potem naciśnij „Nazwij”. Połączy je linia, a obok stanie nazwa.",
      tooFewStars: "Gdy na twoim niebie będą dwie gwiazdy, możesz je tam wybrać i nazwać.",
      goToSky: "Przejdź do nieba",
    },
    noStar: "Brak gwiazd na twoim niebie",
    starsAndDates:
      "{count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} · {dates}",
    tooFew: {
      none: "Żadnej z jej gwiazd nie ma na twoim niebie, więc nie można narysować linii. Gwiazda przywrócona z kosza znów do niej należy.",
      one: "Na twoim niebie jest tylko jedna z jej gwiazd, więc nie można narysować linii. Gwiazda przywrócona z kosza znów do niej należy.",
    },
    rename: "Zmień nazwę",
    renameForm: "Zmień nazwę konstelacji",
    remove: "Usuń",
    starsOf: "Gwiazdy konstelacji „{name}”",
    takeOut: "Wyjmij",
    takeOutNamed: "Wyjmij: {star}, {time}",
    saved: "Zapisano „{name}”.",
    starTakenOut: "Wyjęto z „{name}”.",
    removed: "Usunięto „{name}”.",
    toast: {
      takenOut: "Wyjęto gwiazdę",
      removed: "Usunięto „{name}”",
      starsStay: "Jej gwiazdy zostają na twoim niebie.",
    },
  },
  tags: {
    about: {
      title: "Tagi mówią, co towarzyszyło uczuciu",
      text: "Osoba, miejsce, zajęcie. Dodaj własne albo zacznij od propozycji poniżej; pojawią się przy dodawaniu nastroju.",
    },
    kind: "Rodzaj",
    kinds: { people: "Ludzie", place: "Miejsca", activity: "Zajęcia", body: "Ciało", other: "Inne" },
    find: "Znajdź tag",
    noneFound: "Żaden tag nie ma tego w nazwie.",
    newTag: "Nowy tag",
    full: "Masz {count, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}, a więcej wszechświat nie pomieści. Połącz lub usuń kilka, aby zrobić miejsce na nowe.",
    suggestions: "Propozycje",
    addSuggestion: "<more>Dodaj </more>{name}",
    archived: "Zarchiwizowane ({count, number})",
    archivedNote: "Te tagi nie są już proponowane. Twoje gwiazdy je zachowują.",
    archivedList: "Zarchiwizowane tagi",
    noStar: "Jeszcze bez gwiazd",
    archivedWith: "Zarchiwizowany · {stars}",
    read: "Czytaj {count, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    edit: "Edytuj",
    merge: "Połącz",
    archive: "Archiwizuj",
    offerAgain: "Proponuj znowu",
    remove: "Usuń",
    change: "Zmień tag",
    name: "Nazwa",
    add: "Dodaj",
    taken: "Masz już tag „{name}”.",
    takenByArchived: "Masz już tag „{name}”, wśród zarchiwizowanych.",
    showIt: "Pokaż",
    mergeTheTwo: "Połącz oba",
    goneWhileEdited:
      "Tag „{name}” został usunięty lub połączony na innym urządzeniu. „Zapisz” doda go ponownie, bez jego gwiazd.",
    kept: "Zmiana jest na tym urządzeniu i wyśle się sama.",
    goneWaiting:
      "{count, plural, one {Usunięcie lub połączenie tagu czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} few {Usunięcie lub połączenie # tagów czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} many {Usunięcie lub połączenie # tagów czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.} other {Usunięcie lub połączenie # tagu czeka na wysłanie. Jest na tym urządzeniu i wyśle się samo.}}",
    refused: {
      mark: "Nie przyjęto",
      notice: "Twoja zmiana tagu „{name}” nie została przyjęta. Jest zachowana na tym urządzeniu.",
      look: "Zobacz",
      nameTaken: "Nowa nazwa miała brzmieć „{name}”, ale inny tag już tak się nazywa.",
      withReason: "Nowa nazwa miała brzmieć „{name}”. {reason}",
      withoutReason: "Nowa nazwa miała brzmieć „{name}”. Twój wszechświat jej nie przyjął.",
      leaveIt: "Zostaw",
    },
    mergeDialog: {
      title: "Połącz „{name}”",
      hint: "Wybierz tag, który zostanie.",
      noStar: "Żadna gwiazda nie ma tagu „{from}”. Zostanie tylko „{into}”.",
      change:
        "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, który zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, który zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, który zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, który zostaje.}}",
      changeWithBoth:
        "{stars, plural, one {# gwiazda przechodzi z „{from}” do „{into}”, który zostaje.} few {# gwiazdy przechodzą z „{from}” do „{into}”, który zostaje.} many {# gwiazd przechodzi z „{from}” do „{into}”, który zostaje.} other {# gwiazdy przechodzi z „{from}” do „{into}”, który zostaje.}} {both, plural, one {# z nich ma już oba.} few {# z nich mają już oba.} many {# z nich ma już oba.} other {# z nich ma już oba.}}",
    },
    removeDialog: {
      title: "Usunąć „{name}”?",
      keep: "Zachowaj",
      noStar: "Żadna gwiazda nie ma tego tagu.",
      loses:
        "{stars, plural, one {# gwiazda straci ten tag. Sama gwiazda zostaje.} few {# gwiazdy stracą ten tag. Same gwiazdy zostają.} many {# gwiazd straci ten tag. Same gwiazdy zostają.} other {# gwiazdy straci ten tag. Same gwiazdy zostają.}}",
      archiveInstead: "Możesz go zarchiwizować: gwiazdy go zachowają, ale nie będzie już proponowany.",
    },
    goneDialog: {
      title: "Tagu „{name}” już nie ma",
      text: "Został usunięty lub połączony na innym urządzeniu. Nie trzeba tu nic więcej robić.",
      close: "W porządku",
    },
    said: {
      added: "Dodano „{name}”.",
      saved: "Zapisano „{name}”.",
      archived: "Zarchiwizowano „{name}”.",
      offeredAgain: "Tag „{name}” jest znów proponowany.",
      removed: "Usunięto „{name}”.",
      merged: "Połączono „{name}” z „{into}”.",
      kept: "Tag „{name}” zostaje bez zmian.",
    },
  },
};
