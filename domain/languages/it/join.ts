import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Hai ricevuto un invito",
  what: "Chi gestisce questo server ti invita in un universo tutto tuo: un diario privato in cui ogni emozione diventa una stella.",
  until: "L’invito vale fino al {day}.",
  choose: "Come vuoi iniziare?",
  byEmail: "Con un indirizzo e-mail e una password",
  byEmailHint: "Solo tu puoi aprire il tuo universo, e più avanti puoi aggiungere una passkey.",
  byName: "Solo con un nome",
  byNameHint:
    "Senza indirizzo. Chi conosce il nome può aprirlo, finché non aggiungi una passkey o una password.",
  signedIn: {
    title: "Hai già un universo qui",
    what: "“{universe}” è aperto in questo browser. L’invito è per un nuovo universo e resta intatto: dallo a qualcun altro, o apri il suo link in un altro browser.",
  },
  failed: "In questo momento non si è potuto leggere l’invito. Resta intatto; riprova tra un momento.",
};
