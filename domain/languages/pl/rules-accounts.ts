import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Wypełnij wszystkie wymagane pola",
  allRequired: "Wypełnij wszystkie pola",
  email: "Wpisz prawidłowy adres e-mail",
  identifier: "To nie jest ani adres e-mail, ani nazwa wszechświata.",
  universeName: {
    length: "Nazwa wszechświata musi mieć od {min} do {max} znaków",
    unstorable: "Nazwa wszechświata zawiera znaki, których nie można zapisać",
    invisible: "Nazwa wszechświata zawiera niewidoczne znaki",
    likeEmail: "Nazwa wszechświata nie może być adresem e-mail",
    dots: "Nazwa wszechświata nie może składać się z samych kropek",
  },
  userName: {
    length: "Nazwa użytkownika musi mieć od {min} do {max} znaków",
    unstorable: "Nazwa użytkownika zawiera znaki, których nie można zapisać",
    invisible: "Nazwa użytkownika zawiera niewidoczne znaki",
  },
  password: {
    tooShort:
      "Hasło musi mieć co najmniej {min, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}",
    tooLong:
      "Hasło może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}",
    unstorable: "Hasło zawiera znaki, których nie można użyć",
    common: "Wybierz mniej popularne hasło",
    characterClasses: "Hasło musi zawierać wielką i małą literę, cyfrę i znak specjalny",
    mismatch: "Hasła się różnią",
  },
  code: "Kod ma sześć cyfr, a kod odzyskiwania 16 liter i cyfr.",
  birthday: {
    notADate: "Data urodzenia musi być datą.",
    noSuchDate: "Data urodzenia musi być istniejącą datą, na przykład 2001-12-31.",
    inFuture: "Data urodzenia nie może być w przyszłości.",
  },
  startDate: {
    notADate: "Początek podróży musi być datą.",
    noSuchDate: "Początek podróży musi być istniejącą datą, na przykład 2001-12-31.",
    inFuture: "Początek podróży nie może być w przyszłości.",
  },
  demographics: {
    tooLong:
      "Pole „O tobie” może mieć najwyżej {max, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.",
    unstorable: "Pole „O tobie” zawiera znaki, których nie można zapisać.",
  },
};
