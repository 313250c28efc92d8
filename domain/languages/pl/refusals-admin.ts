import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Nowe konta i wszechświaty powstają tu z zaproszeniem. Poproś o nie osoby prowadzące ten serwer.",
  invitationEnded:
    "To zaproszenie wygasło, zostało wycofane lub wykorzystane albo należy do innego serwera. Poproś o nowe osobę, od której je masz.",
  closedByAdministrator:
    "Osoby prowadzące ten serwer zamknęły ten wszechświat i zostanie on usunięty. Napisz do nich, jeśli chcesz go zachować.",
  secondFactorNeeded:
    "Do administrowania potrzebny jest drugi krok albo klucz dostępu. Najpierw skonfiguruj go w ustawieniach konta.",
  passkeyNeeded: "Masz klucz dostępu: wyloguj się, zaloguj się nim ponownie, a ta strona się otworzy.",
  ownUniverse: "Nie możesz tu zamknąć własnego wszechświata. Możesz go usunąć w ustawieniach konta.",
  administratorsUniverse:
    "Wszechświat osoby, która administruje serwerem, można zamknąć tylko poleceniem na serwerze.",
  noAddress: "Ten wszechświat nie ma potwierdzonego adresu e-mail, na który można by wysłać link.",
  noMails: "Ten serwer nie wysyła wiadomości e-mail.",
  closedAlready: "Ten wszechświat jest zamknięty.",
  notClosed: "Ten wszechświat jest otwarty.",
  closedByPerson: "Ten wszechświat zamknęła osoba, do której należy. Tylko ona może go jeszcze zachować.",
  tooManyInvitations: "Jednocześnie może być do {max} zaproszeń. Najpierw wycofaj jedno z nich.",
  labelTooLong: "Nazwa zaproszenia ma najwyżej {max} znaków.",
  labelUnstorable: "Ten tekst zawiera znaki, których nie można zapisać.",
  days: "Zaproszenie jest ważne od {min} do {max} dni.",
  uses: "Zaproszenia można użyć od {min} do {max} razy.",
  usedOnce: "Zaproszenia dla jednego wszechświata można użyć raz.",
};
