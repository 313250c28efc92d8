import type { showSky } from "../en/show-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof showSky> = {
  title: "Pokaż swoje niebo",
  subtitle: "Pozwól komuś obejrzeć twoje niebo, bez ani słowa z tego, co piszesz.",
  links: "Twoje linki",
  inShort:
    "Każdy, kto ma link, może oglądać twoje gwiazdy bez konta. Nikt nie dostaje twoich notatek, tagów, godzin ani imienia.",
  what: "Link otwiera twoje niebo jako obraz, który można obracać. Każdy, kto ma link, może je oglądać bez konta; możesz je też umieścić na własnej stronie.",
  yes: {
    stars: "Twoje gwiazdy: ich miejsca, kolory i kształty",
    ifYouWant: "Nazwy uczuć i daty, tylko jeśli chcesz",
  },
  no: {
    notes: "Nigdy twoich notatek, tagów ani godzin",
    names: "Nigdy twojego imienia, adresu ani wszechświata",
  },
  looksTell:
    "Kto zna Mood Universe, może rozpoznać uczucia po kolorach, kształtach i miejscach, także bez nazw.",
  looksTellAndEnd:
    "Kto zna Mood Universe, może rozpoznać uczucia po kolorach, kształtach i miejscach, także bez nazw. Link możesz wyłączyć w każdej chwili i przestaje on działać od razu.",
  unreachable: "Twoje linki są teraz poza zasięgiem. Nadal działają; sprawdź połączenie.",
  asManyAsPossible:
    "Masz {count, plural, one {# link} few {# linki} many {# linków} other {# linku}}, a więcej mieć nie można. Usuń jeden, aby stworzyć inny.",
  create: "Stwórz link",
  createAnother: "Stwórz kolejny link",
  link: {
    ended: "Nieaktywny",
    renew: "Odnów",
    change: "Zmień",
    remove: "Usuń",
    end: "Wyłącz ten link",
    noAddress:
      "Ten link działa tam, gdzie już trafił. Nie można tu jednak pokazać jego adresu, bo serwer został przywrócony z kopii zapasowej.",
    copy: "Kopiuj link",
    copied: "Skopiowano link",
    copiedHint: "Każdy, kto go dostanie, może oglądać „{label}”.",
    look: "Zobacz",
    copyEmbed: "Kopiuj kod osadzania",
    embedCopied: "Skopiowano kod osadzania",
    embedCopiedHint: "Wklej go w HTML dowolnej strony, aby pokazać tam swoje niebo.",
    views:
      "{count, plural, =0 {Jeszcze nieotwarty} =1 {Otwarty raz} one {Otwarty # raz} few {Otwarty # razy} many {Otwarty # razy} other {Otwarty # razu}}",
    newStars: "Pojawiają się w nim nowe gwiazdy",
    asOf: "Stan na {day}",
    unlimited: "Działa, dopóki go nie wyłączysz",
    until: "Działa do {day}",
    endedOn: "Nieaktywny od {day}",
    contents: {
      looks: "Tylko kolory i kształty",
      feelings: "Kolory, kształty i nazwy uczuć",
      dates: "Kolory, kształty i daty",
      both: "Kolory, kształty, nazwy uczuć i daty",
    },
  },
  form: {
    label: "Etykieta",
    labelHint: "Widzisz ją tylko ty.",
    firstLabel: "Moje niebo",
    nextLabel: "Moje niebo {number}",
    whatElse: "Co inni widzą oprócz kolorów i kształtów",
    feelings: "Nazwy uczuć",
    feelingsHint: "Słowa, na przykład „Radość” lub „Żałoba”. Inni mogą też czytać twoje gwiazdy jako listę.",
    dates: "Daty",
    datesHint: "Dzień każdej gwiazdy, nigdy jej godzina.",
    which: "Które gwiazdy",
    live: "Także nowe",
    liveTells: "Kto często zagląda, zauważy, kiedy pojawia się nowa gwiazda, także bez dat.",
    today: "Tylko obecne",
    ofDay: "Tylko do {day}",
    validity: "Jak długo działa",
    validityHint: "Od teraz.",
    validities: {
      day: "1 dzień",
      week: "1 tydzień",
      month: "30 dni",
      year: "1 rok",
      unlimited: "Dopóki go nie wyłączysz",
    },
    unlimitedAsNow: "Działa, dopóki go nie wyłączysz, jak teraz",
    untilAsNow: "Działa do {day}, jak teraz",
    save: "Zapisz",
    saving: "Zapisywanie…",
    submit: "Stwórz link",
    busy: "Tworzenie…",
    unreachable:
      "To nie dotarło do serwera. Twoje ustawienia nadal tu są: sprawdź połączenie i spróbuj ponownie.",
  },
  revoke: {
    remove: "Usunąć „{label}”?",
    removeHint: "Link zniknie z twojej listy, razem z liczbą wyświetleń.",
    end: "Wyłączyć „{label}”?",
    endHint:
      "Link przestanie działać od razu, także na stronach, które go pokazują, i dla osób, które właśnie go oglądają. Nie da się go przywrócić; możesz stworzyć nowy.",
    keep: "Zachowaj",
    unreachable: "To nie dotarło do serwera i link nadal działa. Sprawdź połączenie i spróbuj ponownie.",
  },
  offer: {
    share: "Udostępnij swoje niebo",
    shareHint: "Każdy, kto dostanie link, może je oglądać bez konta.",
    embed: "Osadź swoje niebo",
    embedHint: "Może je pokazać każda strona.",
    thisPage: "Ta strona",
    thisPageHint: "Otworzysz ją tylko ty: inni trafią na stronę logowania.",
    title: "Niebo w Mood Universe",
    copiedHint: "Każdy, kto go dostanie, może oglądać twoje niebo.",
  },
};
