import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "Non è stato possibile leggere la richiesta.",
  tooLarge: "È più di quanto si possa inviare in una volta.",
  notSignedIn: "Prima accedi.",
  notFound: "Non trovato",
  anotherSession: "Ora qui c’è la sessione di un’altra persona.",
  tooManyRequests: "Erano tante richieste insieme. Aspetta un momento e riprova.",
  storageUnavailable: "In questo momento Mood Universe non raggiunge il suo archivio. Riprova tra un attimo.",
  busy: "In questo momento Mood Universe riceve moltissime richieste. Riprova tra un attimo.",
  restarting: "Mood Universe sta per riavviarsi. Riprova tra un attimo.",
  bug: "Qualcosa è andato storto",
};
