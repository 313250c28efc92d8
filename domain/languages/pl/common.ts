import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Spróbuj ponownie",
  logIn: "Zaloguj się",
  stars: "{count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
  loading: "Wczytywanie twojego wszechświata…",
  backToSky: "Wróć do swojego nieba",
  showInSky: "Pokaż na niebie",
  loadingForm: "Wczytywanie",
  close: "Zamknij",
  cancel: "Anuluj",
  save: "Zapisz",
  undo: "Cofnij",
  breatheNow: "Oddychaj teraz",
  support: "Wsparcie",
  percent: "{percent, number}%",
  ofMost: "{value, number} z {max, number}",
  toast: {
    name: "Powiadomienie",
    dismiss: "Odrzuć",
    undoKey: "Control Z: {action}.",
  },
  copyByHand: {
    title: "Skopiuj ręcznie",
    reason: "Ta przeglądarka nie pozwala stronie korzystać ze schowka.",
    text: "Tekst do skopiowania",
  },
  notOpened: {
    title: "Nie udało się otworzyć",
    newVersion: "Twój wszechświat ma nową wersję. Wczytaj stronę ponownie, a wszystko się otworzy.",
    disconnected: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
  },
  unavailable: {
    title: "Ta strona jest poza zasięgiem",
    reason:
      "Serwer nie odpowiada albo to urządzenie nie ma połączenia. Nic nie zginęło: twoje gwiazdy są bezpieczne na serwerze. Sprawdź połączenie i spróbuj ponownie.",
    still: "Nadal poza zasięgiem.",
  },
  language: "Język",
  networkError: "Błąd sieci. Sprawdź połączenie i spróbuj ponownie.",
  session: {
    ended: "Nastąpiło wylogowanie",
    endedReason: "Twoja sesja wygasła. To, co piszesz, poczeka na twój powrót.",
  },
  settingsClosed: {
    title: "Ustawienia konta",
    reason: "Zaloguj się, aby otworzyć ustawienia konta.",
  },
  unreachable: {
    title: "Twój wszechświat jest poza zasięgiem",
    reason:
      "Nie udało się pobrać danych konta. Nic nie zginęło: twoje gwiazdy są bezpieczne na serwerze. Sprawdź połączenie i spróbuj ponownie.",
  },
  unreachableForVisitor: {
    title: "Mood Universe jest poza zasięgiem",
    reason:
      "W tej przeglądarce nie jest otwarty żaden wszechświat, a do otwarcia go potrzebny jest serwer. Sprawdź połączenie i spróbuj ponownie.",
  },
  broken: {
    title: "Ta strona przestała działać",
    reason: "Twoje gwiazdy są bezpieczne. Zwykle pomaga ponowne wczytanie strony.",
    reload: "Wczytaj ponownie",
  },
  notFound: {
    pageTitle: "Nie znaleziono strony",
    title: "404 Nie znaleziono strony",
    reason: "Pod tym adresem nic nie ma. Twoje gwiazdy są tam, gdzie były.",
    back: "Wróć do swojego wszechświata",
  },
};
