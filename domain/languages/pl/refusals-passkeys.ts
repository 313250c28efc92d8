import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp: "Klucze dostępu wymagają adresu, który zaczyna się od https, a ten serwer działa bez niego.",
  atIpAddress: "Klucze dostępu wymagają adresu z nazwą, a ten serwer działa pod numerem.",
  unknownPasskey:
    "Ten klucz dostępu nie otwiera tu żadnego wszechświata. Być może został usunięty. Zaloguj się w inny sposób.",
  copiedPasskey:
    "Wygląda na to, że ten klucz dostępu skopiowano, więc na razie niczego nie otwiera. Zaloguj się w inny sposób, usuń go i dodaj nowy.",
  knownPasskey: "Ten klucz dostępu jest już dodany.",
  unusableKey:
    "Nie udało się sprawdzić odpowiedzi twojego urządzenia, więc nie dodano klucza dostępu. Spróbuj ponownie.",
  notAnswered: "Odpowiedź twojego urządzenia przyszła za późno albo była już użyta. Spróbuj ponownie.",
  lastDoor: "To jedyna droga do twojego wszechświata. Zanim ją usuniesz, dodaj inną.",
  tooManyPasskeys: "Największa liczba kluczy dostępu we wszechświecie: {max}. Usuń jeden, aby dodać inny.",
  wrongRecoveryCode: "Ta nazwa i ten kod odzyskiwania nie pasują do siebie albo kod był już użyty.",
};
