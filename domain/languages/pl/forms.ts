import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Błąd",
  kept: "{reason} Wpisane dane nadal tu są.",
  nameTaken: "Ta nazwa wszechświata jest już zajęta",
  resend: {
    again: "Wyślij ponownie",
    sent: "Wysłano e-mail weryfikacyjny",
    sentHint: "Link weryfikacyjny czeka w twojej skrzynce.",
    failed: "Nie udało się wysłać e-maila weryfikacyjnego",
  },
  pendingEmail: {
    nameMeanwhile:
      "Adres <address>{email}</address> czeka na otwarcie linku. Do tego czasu twój wszechświat otwiera sama nazwa.",
    addressMeanwhile:
      "Adres <address>{email}</address> czeka na otwarcie linku. Do tego czasu obowiązuje obecny adres.",
    resend: "Wyślij link ponownie",
    cancelled: "Anulowano",
    cancelledHint: "Wysłany link już nie działa.",
    notCancelled: "Nie udało się anulować. Spróbuj ponownie.",
  },
};
