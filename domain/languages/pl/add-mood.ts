import type { addMood } from "../en/add-mood.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof addMood> = {
  title: "Jak się czujesz?",
  noteNotCopied: {
    title: "Nie skopiowano",
    description: "Twoja przeglądarka na to nie pozwala. Zaznacz tekst, aby go skopiować.",
  },
  noteCopied: {
    title: "Skopiowano notatkę",
    description: "Jest w schowku.",
  },
  conflict: {
    noNote: "Brak",
    note: "Notatka",
    letters: "W listach",
    canBeQuoted: "Można cytować",
    noTags: "Nic",
    tags: "Co temu towarzyszyło",
    when: "Kiedy",
    noTwinStar: "Brak",
    twinStar: "Gwiazda podwójna",
    feeling: "Uczucie",
    copyNote: "Kopiuj notatkę",
    theirs: "Na drugim urządzeniu",
    yours: "Twoja",
    reason:
      "W międzyczasie ta gwiazda zmieniła się na innym urządzeniu. Wybierz wersję, którą chcesz zachować. Dopóki nie wybierzesz, nic nie zginie.",
    feelingOf: "{feeling}, {intensity} z 10",
    different: ", inaczej",
  },
  base: {
    title: "Uczucie bazowe",
    hint: "Uczucie kryjące się pod pierwszym. Krąży wokół twojej gwiazdy.",
  },
  search: {
    open: "Znajdź innym słowem",
    label: "Słowo na to, jak się czujesz",
    example: "zmęczenie, stres, w porządku…",
    found: "Najbliższe uczucia",
    close: "Wróć do uczuć",
    none: "Żadne uczucie nie jest bliskie temu słowu. Wybierz to, które pasuje najlepiej, albo utwórz z niego własne.",
    make: "Utwórz własne uczucie „{name}”",
  },
  missing: { emotion: "Najpierw wybierz uczucie.", base: "Wybierz uczucie bazowe gwiazdy podwójnej." },
  nameAlone: {
    title: "Twoje niebo ma trzy gwiazdy",
    text: "Każdy, kto zna dokładną nazwę twojego wszechświata, może go otworzyć. Z hasłem jest tylko twój.",
    addPassword: "Dodaj hasło",
  },
  lastUsed: "Ostatnio używane",
  saveStar: "Zapisz gwiazdę",
  edit: {
    title: "Zmień tę gwiazdę",
    addAgain: "Dodaj ją ponownie",
    drop: "Porzuć moją zmianę",
    keepMine: "Zachowaj moją",
    keepTheirs: "Zachowaj drugą",
    resumed: "Są tu twoje wcześniejsze, niezapisane zmiany. „Anuluj” je porzuci.",
    removed:
      "Ta gwiazda została usunięta na innym urządzeniu. Twój tekst nadal tu jest: możesz dodać ją ponownie.",
    conflictTitle: "Zmieniona na dwóch urządzeniach",
    notAccepted: "Twój wszechświat nie przyjął tej zmiany. Twój tekst nadal tu jest.",
  },
  notRemoved: {
    title: "Nie usunięto",
    description: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
  },
  notChanged: {
    title: "Nie zmieniono",
    description: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
    refused:
      "Twój wszechświat nie przyjął tej zmiany. Być może gwiazda została usunięta na innym urządzeniu.",
  },
  created: {
    title: "Gwiazda powstała",
    description: "Twój nastrój jest już w twoim wszechświecie.",
  },
  kept: {
    change:
      "Nie można połączyć się z twoim wszechświatem. Zmiana zostanie wysłana, gdy tylko będzie to możliwe.",
    inPage: "Zachowane do zamknięcia tej strony",
    onDevice: "Zachowane na tym urządzeniu",
    offline: "Zostanie wysłana, gdy tylko sieć wróci.",
  },
  failed: {
    title: "Błąd",
    description: "Nie udało się zapisać twojego nastroju. Spróbuj ponownie.",
  },
  cooldown: {
    title: "Trwa przerwa",
    description: "Zaczekaj chwilę przed dodaniem kolejnej gwiazdy.",
    minutes:
      "Zaczekaj jeszcze {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} przed dodaniem kolejnego nastroju.",
  },
  baseRequired: "Wybierz uczucie bazowe",
  emotionRequired: "Wybierz uczucie",
  when: {
    title: "Kiedy",
    repeated: "Tego dnia zegary pokazały tę godzinę dwa razy. Która to była?",
    skipped: "Tego dnia zegary pominęły tę godzinę. Najbliższa jest poniżej.",
    inTheFuture: "Ta chwila jeszcze nie nadeszła. Wybierz wcześniejszą.",
    tooEarly: "Gwiazda nie może być sprzed 1900 roku.",
    notATime: "Wybierz datę i godzinę.",
    time: "Godzina",
    date: "Data",
    clockOfStar: "Według zegara tej gwiazdy, UTC{offset}.",
    clocksOf: "Według zegarów strefy {zone}.",
    now: "Teraz",
    asItWas: "Tak jak było",
    quick: {
      yesterdayEvening: "Wczoraj wieczorem",
      lastNight: "Ostatniej nocy",
      thisMorning: "Dziś rano",
      hourAgo: "Godzinę temu",
    },
    earlier: "Wcześniej",
    before: "{time}, przed zmianą czasu",
    after: "{time}, po zmianie czasu",
    button: "Kiedy: {moment}",
  },
  sharedKept: {
    title: "Twój tekst jest zachowany",
    description: "Zaloguj się, a stanie się notatką nowej gwiazdy.",
  },
  sharedLost: {
    title: "Tekst nie dotarł",
    description: "Udostępnij go jeszcze raz.",
  },
  tags: {
    title: "Co temu towarzyszy?",
    tooMany:
      "Gwiazda może mieć najwyżej {max, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}. Usuń jeden, aby dodać inny.",
    list: "Tagi",
    find: "Znajdź lub dodaj tag",
    count: "{count} z {max}",
    ofStar: "Tagi tej gwiazdy",
    add: "Dodaj „<tag>{name}</tag>”",
  },
  optional: "Opcjonalnie",
  createStar: "Stwórz gwiazdę",
  subtitle: "Zatrzymaj tę chwilę w swoim wszechświecie",
  back: "{count, plural, one {Twoja gwiazda wróciła} few {Twoje gwiazdy wróciły} many {Twoje gwiazdy wróciły} other {Twoje gwiazdy wróciły}}",
  undo: "Cofnij",
  choose: "Wybierz to, co najbliższe. Nie ma złych odpowiedzi.",
  emotion: "Uczucie",
  note: {
    title: "Notatka",
    tooLong:
      "Notatka może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
    count: "Znaki: {count, number} z {max, number}",
  },
  intensity: {
    title: "Intensywność",
    secondary: "Intensywność drugiego uczucia",
    most: "Silna",
    least: "Delikatna",
  },
  twin: {
    title: "Stwórz gwiazdę podwójną",
    hint: "Dwa uczucia naraz jako dwie gwiazdy.",
  },
  waiting: {
    sentBefore: {
      title: "Już wysłana",
      description: "Twój wszechświat przyjął tę gwiazdę przed chwilą, w poprzedniej postaci.",
    },
    reason:
      "Nie można połączyć się z twoim wszechświatem. Gwiazda wyśle się sama, gdy tylko będzie to możliwe, z godziną swojego powstania.",
    refused: "Twój wszechświat nie przyjął tej gwiazdy.",
    delivered: "Twój wszechświat ma już tę gwiazdę. „Zapisz gwiazdę” zmieni ją tam.",
    addAnother: "Dodaj kolejną gwiazdę",
    withdraw: "Wycofaj",
    stars: "Oczekujące gwiazdy",
    name: "{feeling}, {time}",
    sent: "{star}: ta gwiazda została wysłana przed chwilą",
    waits: "{star}: ta gwiazda czeka na tym urządzeniu",
  },
  ownFeeling: "Własne uczucie…",
  definitionOfOwn: "Własne uczucie, rodzina: {family}.",
  definition: "<name>{feeling}.</name> {definition}",
  tooNear: "Twoja gwiazda ({moment}) jest zbyt blisko tej chwili. Wybierz inną.",
  toBin:
    "{count, plural, one {Przeniesiono do kosza} few {# gwiazdy przeniesiono do kosza} many {# gwiazd przeniesiono do kosza} other {# gwiazdy przeniesiono do kosza}}",
};
