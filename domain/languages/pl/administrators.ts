import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Administracja",
    what: "Dbasz o ludzi na tym serwerze.",
    open: "Otwórz administrację",
  },
  log: {
    title: "Co zrobiła administracja",
    what: "Administracja może pomóc ci wejść i nie widzi ani jednego twojego słowa. Tu jest to, co zrobiła dla twojego wszechświata, oraz to, co zrobiono poleceniem na serwerze.",
    none: "Osoby, które prowadzą ten serwer, jak dotąd nic nie zrobiły w twoim wszechświecie. Jeśli kiedyś coś zrobią, będzie to tutaj.",
    unreachable: "Nie można teraz odczytać, co zrobiła administracja.",
    showAll: "Pokaż wszystkie: {count, number}",
    actions: {
      "end-sessions": "Twoje sesje zostały zakończone i trzeba było zalogować się znowu.",
      unlock: "Twój wszechświat został odblokowany po błędnych próbach.",
      "send-sign-in-link": "Na twój adres wysłano link do logowania.",
      close: "Twój wszechświat został zamknięty.",
      reopen: "Twój wszechświat został znowu otwarty.",
      invite: "Powstał link, który daje twojemu wszechświatowi nowy sposób wejścia.",
      "revoke-invitation": "Link do twojego wszechświata został wycofany.",
      "make-administrator": "Powierzono ci administrację.",
      "remove-administrator": "Administracja nie należy już do ciebie.",
      export: "Twój wszechświat został wyeksportowany do pliku.",
      "reset-password": "Ustawiono ci nowe hasło.",
      "remove-second-factor": "Usunięto twój drugi krok.",
    },
    other: "Zrobiono coś, czego ta strona jeszcze nie zna.",
    byOperator: "{moment}, poleceniem na serwerze",
    byAdministrator: "{moment}, przez administrację",
  },
};
