import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Amministrazione",
    what: "Ti prendi cura delle persone di questo server.",
    open: "Apri l’amministrazione",
  },
  log: {
    title: "Che cosa ha fatto l’amministrazione",
    what: "L’amministrazione può aiutarti a entrare, e non vede una sola tua parola. Qui c’è quello che ha fatto per il tuo universo, e quello che è stato fatto con un comando sul server.",
    none: "Finora chi gestisce questo server non ha fatto nulla nel tuo universo. Se mai lo farà, sarà scritto qui.",
    unreachable: "In questo momento non si può leggere che cosa ha fatto l’amministrazione.",
    showAll: "Mostra tutto ({count, number})",
    actions: {
      "end-sessions": "Le tue sessioni sono state chiuse, quindi hai rifatto l’accesso.",
      unlock: "Il tuo universo è stato sbloccato dopo tentativi sbagliati.",
      "send-sign-in-link": "Al tuo indirizzo è stato inviato un link di accesso.",
      close: "Il tuo universo è stato chiuso.",
      reopen: "Il tuo universo è stato riaperto.",
      invite: "È stato creato un link che dà al tuo universo un nuovo modo per entrare.",
      "revoke-invitation": "Un link per il tuo universo è stato ritirato.",
      "make-administrator": "Ti è stata affidata l’amministrazione.",
      "remove-administrator": "L’amministrazione non è più affidata a te.",
      export: "Il tuo universo è stato esportato in un file.",
      "reset-password": "La tua password è stata reimpostata.",
      "remove-second-factor": "Il tuo secondo passaggio è stato rimosso.",
    },
    other: "È stato fatto qualcosa che questa pagina non conosce ancora.",
    byOperator: "{moment}, con un comando sul server",
    byAdministrator: "{moment}, dall’amministrazione",
  },
};
