import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Ta nazwa wszechświata jest już zajęta",
  registrationClosed: "Ten serwer nie przyjmuje nowych kont ani wszechświatów.",
  nameSignInClosed: "Wchodzenie za pomocą nazwy wszechświata jest tu wyłączone.",
  universeNotFound: "Nie znaleziono wszechświata",
  protectedByPassword: "Ten wszechświat jest chroniony hasłem.",
  protectedAlready: "Ten wszechświat ma już własny sposób logowania",
  migrationWaiting: "Ten wszechświat już czeka na swój link. Spróbuj ponownie za minutę.",
  ownersMigrationWaiting: "Osoba, która stworzyła ten wszechświat, już nadaje mu hasło.",
  invitationRequired:
    "Tutaj wszechświat otrzymuje hasło tam, gdzie jest otwarty, albo przez link od osób prowadzących ten serwer.",
  invalidInvitation:
    "Ten link został już użyty, ma więcej niż siedem dni albo należy do innego wszechświata. Poproś o nowy osoby prowadzące ten serwer.",
  founderRequired: "Anulować to może tylko przeglądarka, w której powstał ten wszechświat.",
  universeMigrated: "Ten wszechświat otrzymał własny sposób logowania. Zaloguj się nim.",
  migrationUndoable:
    "Ten wszechświat otrzymał hasło mniej niż siedem dni temu, a przeglądarka, w której powstał, może go jeszcze odzyskać. Potem można go usunąć.",
  universeClosed: "Ten wszechświat jest zamknięty i zostanie usunięty. Nadal możesz go zachować.",
  wrongCredentials: "Nieprawidłowe dane logowania",
  wrongPassword: "Obecne hasło jest nieprawidłowe",
  noPassword: "Ten wszechświat nie ma hasła, które można zmienić.",
  noPasswordYet: "Ten wszechświat nie ma jeszcze hasła. Nadaj mu hasło i adres e-mail na stronie /migrate.",
  notVerified: "Adres e-mail nie jest potwierdzony",
  locked:
    "Zbyt wiele błędnych haseł. Spróbuj ponownie za {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}.",
  invalidLink: "Nieprawidłowy link weryfikacyjny",
  usedLink: "Ten link był już użyty, a twój adres e-mail jest potwierdzony.",
  expiredLink: "Ten link weryfikacyjny jest nieznany, zużyty albo starszy niż doba.",
  providerFailed: "Tym razem nie udało się zalogować. Spróbuj ponownie.",
  otherName: "To nie jest nazwa twojego wszechświata.",
  oldSignIn:
    "Zaloguj się ponownie przez swojego dostawcę i usuń wszechświat w ciągu {minutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}.",
  confirmFirst: "Najpierw potwierdź, że to ty.",
  endsThere: "Przeglądarkę, w której powstał ten wszechświat, można wylogować tylko w niej samej.",
};
