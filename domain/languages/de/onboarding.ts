import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Wie du eintrittst",
  create: "Universum erschaffen",
  signIn: "Anmelden",
  closed: "Hier gibt es keine neuen Universen",
  closedReason:
    "Dieser Server nimmt keine neuen Konten oder Universen an. Wenn du schon ein Universum hast, öffne es unter „Anmelden“.",
  namesOff: "Ein Name allein öffnet hier nichts",
  namesOffReason:
    "Auf diesem Server ist abgeschaltet, dass man nur mit dem Namen eines Universums eintreten kann.",
  noNewAccounts: "Dieser Server nimmt keine neuen Konten oder Universen an.",
  giveItOne: "Wenn dein Universum noch kein Passwort hat, <migrate>gib ihm eines</migrate>.",
  createAccount:
    "<register>Erstelle ein Konto</register> mit E-\u2060Mail und Passwort, oder, wenn dein Universum noch kein Passwort hat, <migrate>gib ihm eines</migrate>.",
  logIn: "Mit E-\u2060Mail anmelden",
  privacy: "Deine Daten bleiben privat und sicher auf deinem Gerät",
  nameIsKey:
    "Ein Universum ohne Passwort öffnet sich allen, die seinen genauen Namen kennen. Wähle einen Namen, auf den nur du kommst, oder <migrate>gib deinem Universum ein Passwort</migrate>.",
  nameIsKeyClosed:
    "Ein Universum ohne Passwort öffnet sich allen, die seinen genauen Namen kennen. Du kannst <migrate>deinem Universum ein Passwort geben</migrate>.",
  launch: {
    title: "Kosmische Identität",
    more: "Mehr über dich",
    demographicsHint: "Alles über dich, was zu deinen Stimmungen gehört, in deinen eigenen Worten.",
    submit: "Dein Universum starten",
    busy: "Wird gestartet …",
    created: "Universum erschaffen!",
    welcome: "Willkommen in {universeName}",
    failed: "Dein Universum ließ sich nicht erschaffen. Bitte versuche es noch einmal.",
  },
  access: {
    title: "Dein Universum betreten",
    hint: "Gib den Namen des Universums genau so ein, wie du ihn beim Erschaffen geschrieben hast.",
    logIn: "In diesem Universum anmelden",
    submit: "Universum betreten",
    busy: "Wird geöffnet …",
    accessing: "{universeName} wird geöffnet",
    emptyName: "Bitte gib den Namen deines Universums ein",
    notFound: "Universum nicht gefunden",
    notFoundHint: "Prüfe den Namen deines Universums oder erschaffe ein neues",
    notFoundReason: "Kein Universum heißt genau so.",
    failed: "Dein Universum ließ sich nicht öffnen. Bitte versuche es noch einmal.",
  },
  closing: {
    title: "„{universeName}“ ist geschlossen",
    reason:
      "Jemand hat darum gebeten, es zu löschen: eine Person, die seinen Namen kennt, oder wer diesen Server betreibt. Noch ist alles darin vorhanden.",
    reasonWithDate:
      "Jemand hat darum gebeten, es zu löschen: eine Person, die seinen Namen kennt, oder wer diesen Server betreibt. Es wird am <time>{moment}</time> entfernt. Noch ist alles darin vorhanden.",
    keep: "Mein Universum behalten",
    failed: "Es ließ sich nicht behalten. Bitte versuche es noch einmal.",
  },
};
