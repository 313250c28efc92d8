import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Verwaltung",
    what: "Du kümmerst dich um die Menschen auf diesem Server.",
    open: "Verwaltung öffnen",
  },
  log: {
    title: "Was beim Verwalten getan wurde",
    what: "Wer hier verwaltet, kann dir helfen hineinzukommen, und sieht kein Wort von dir. Hier steht, was dabei für dein Universum getan wurde, auch durch Befehle auf dem Server.",
    none: "Bisher wurde nichts für dein Universum getan. Wenn etwas geschieht, steht es hier.",
    unreachable: "Was beim Verwalten getan wurde, lässt sich gerade nicht lesen.",
    showAll: "Alle {count, number} zeigen",
    actions: {
      "end-sessions": "Du wurdest überall abgemeldet und musstest dich neu anmelden.",
      unlock: "Dein Universum wurde nach falschen Versuchen entsperrt.",
      "send-sign-in-link": "Ein Anmeldelink wurde an deine Adresse geschickt.",
      close: "Dein Universum wurde geschlossen.",
      reopen: "Dein Universum wurde wieder geöffnet.",
      invite: "Ein Link wurde erstellt, der deinem Universum einen neuen Weg hinein gibt.",
      "revoke-invitation": "Ein Link für dein Universum wurde zurückgenommen.",
      "make-administrator": "Dir wurde die Verwaltung anvertraut.",
      "remove-administrator": "Die Verwaltung wurde dir wieder abgenommen.",
      export: "Dein Universum wurde in eine Datei exportiert.",
      "reset-password": "Dein Passwort wurde zurückgesetzt.",
      "remove-second-factor": "Dein zweiter Schritt wurde entfernt.",
    },
    other: "Es wurde etwas getan, das diese Seite noch nicht kennt.",
    byOperator: "{moment}, durch einen Befehl auf dem Server",
    byAdministrator: "{moment}, durch die Verwaltung",
  },
};
