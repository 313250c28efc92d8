import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Przypomnienia",
  subtitle: "Życzliwe słowo w wybranych przez ciebie porach.",
  unreachable: "Nie udało się wczytać przypomnień. Potrzebują połączenia z serwerem.",
  next: "Następne: {moment}",
  restingUntil: "Przerwa do: {day}.",
  endRest: "Zakończ przerwę",
  noneComes: "Na razie nie przyjdzie żadne przypomnienie: wybierz poniżej urządzenie, e-mail lub ntfy.",
  times: {
    name: "Kiedy",
    add: "Dodaj godzinę",
    zone: "Według zegara strefy {zone}",
    useZone: "Użyj strefy {zone}",
    one: "Przypomnienie {number, number}",
    time: "Godzina",
    remove: "Usuń tę godzinę",
    kind: { name: "Na co", star: "Gwiazda", "check-in": "Zapis dnia" },
  },
  places: {
    name: "Gdzie",
    byMail: "E-mailem",
    byMailHint: "Na adres {mail}. W każdej wiadomości jest link, który je wyłącza.",
    noMail:
      "Przypomnienia mogą też przychodzić e-mailem, gdy adres zostanie potwierdzony w <link>Ustawieniach konta</link>.",
    withSound: "Z dźwiękiem",
    withSoundHint: "Przypomnienia są ciche, chyba że chcesz je słyszeć.",
    thisDevice: "Na tym urządzeniu",
    thisDeviceHint: "Jako powiadomienie, także gdy Mood Universe jest zamknięte.",
    asks: "Przeglądarka zapyta, czy może pokazywać powiadomienia. Przypomnienia potrzebują zgody.",
    others: "Inne urządzenia",
    lastOpened: "Ostatnio otwarte: {day}",
    remove: "Usuń: {name}",
    whyNot: {
      insecure: "Przeglądarki pokazują powiadomienia tylko przez https, a ten adres go nie ma.",
      "home-screen":
        "Na iPhonie lub iPadzie najpierw dodaj Mood Universe do ekranu początkowego: naciśnij Udostępnij, a potem Do ekranu początkowego. Otwórz je stamtąd i wróć tutaj.",
      none: "Ta przeglądarka nie potrafi pokazywać powiadomień. Inna być może to potrafi, a e-mail działa bez nich.",
      denied:
        "Przeglądarka blokuje powiadomienia z tej witryny. Zezwól na nie w ustawieniach witryny, a potem wróć tutaj.",
    },
  },
  device: { name: "{browser}, {system}", browser: "Przeglądarka" },
  ntfy: {
    name: "Przez ntfy",
    hint: "Do tematu ntfy, który śledzi twój telefon.",
    topic: "Adres tematu",
    topicHint:
      "Na przykład https://ntfy.sh/ i nazwa, której nikt nie zgadnie: kto ją zna, może czytać razem z tobą.",
    token: "Token dostępu do tematu",
    tokenHint: "Tylko jeśli temat go wymaga.",
    tokenKept: "Jeden jest zapisany i zostaje, dopóki to pole jest puste.",
    test: "Wyślij test",
    testFirst: "Po zapisaniu możesz wysłać test.",
    sent: "Test wysłany",
    notSent: "Nie wysłano",
    results: {
      sent: "Za chwilę będzie w twoim telefonie.",
      refused: "{host}: odmowa. Może temat wymaga tokena albo innego tokena.",
      limited: "{host} na razie nie przyjmuje więcej wiadomości. Spróbuj ponownie później.",
      unreachable: "{host} nie odpowiada. Sprawdź adres.",
    },
    failed: "Nie udało się wysłać testu. Sprawdź połączenie i spróbuj ponownie.",
    problem: {
      refused: "Ostatnie przypomnienie zostało odrzucone. Sprawdź temat i jego token.",
      unreachable: "Ostatnie przypomnienie nie dotarło do serwera tematu. Sprawdź adres.",
    },
  },
  actions: {
    start: "Włącz przypomnienia",
    started: "Przypomnienia są włączone",
    stop: "Wyłącz przypomnienia",
    stopped: "Przypomnienia są wyłączone",
    rest: "Tydzień przerwy",
    save: "Zapisz",
    saved: "Zapisano",
  },
  failed: {
    title: "Nie zmieniono",
    unchanged: "Twoje przypomnienia są takie, jak były. Sprawdź połączenie i spróbuj ponownie.",
    notAdded: "Nie udało się dodać tego urządzenia. Sprawdź połączenie i spróbuj ponownie.",
    notRemoved: "Urządzenie nadal tu jest. Sprawdź połączenie i spróbuj ponownie.",
  },
};
