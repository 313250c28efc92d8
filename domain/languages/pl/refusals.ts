import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "Nie udało się odczytać żądania.",
  tooLarge: "To więcej, niż można wysłać naraz.",
  notSignedIn: "Najpierw się zaloguj.",
  notFound: "Nie znaleziono",
  anotherSession: "W międzyczasie zalogował się tu ktoś inny.",
  tooManyRequests: "To było dużo naraz. Zaczekaj chwilę i spróbuj ponownie.",
  storageUnavailable: "Mood Universe nie ma teraz dostępu do swoich danych. Spróbuj ponownie za chwilę.",
  busy: "Mood Universe jest teraz bardzo zajęte. Spróbuj ponownie za chwilę.",
  restarting: "Mood Universe zaraz uruchomi się ponownie. Spróbuj ponownie za chwilę.",
  bug: "Coś poszło nie tak",
};
