import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Erneut versuchen",
  logIn: "Anmelden",
  stars: "{count, plural, one {# Stern} other {# Sterne}}",
  loading: "Dein Universum wird geladen …",
  backToSky: "Zurück zu deinem Himmel",
  showInSky: "Am Himmel zeigen",
  loadingForm: "Wird geladen",
  close: "Schließen",
  cancel: "Abbrechen",
  save: "Speichern",
  undo: "Rückgängig",
  breatheNow: "Jetzt atmen",
  support: "Hilfe",
  percent: "{percent, number} %",
  ofMost: "{value, number} von {max, number}",
  toast: {
    name: "Mitteilung",
    dismiss: "Ausblenden",
    undoKey: "Steuerung Z: {action}.",
  },
  copyByHand: {
    title: "Von Hand kopieren",
    reason: "Dieser Browser lässt die Seite nicht an die Zwischenablage.",
    text: "Text zum Kopieren",
  },
  notOpened: {
    title: "Das ließ sich nicht öffnen",
    newVersion: "Dein Universum hat eine neue Version. Lade die Seite neu, dann klappt es.",
    disconnected:
      "Ein Teil der Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.",
  },
  unavailable: {
    title: "Diese Seite ist gerade nicht erreichbar",
    reason:
      "Der Server antwortet nicht, oder dieses Gerät hat keine Verbindung. Nichts ist verloren: Deine Sterne sind auf dem Server gut aufgehoben. Prüfe deine Verbindung und versuche es dann noch einmal.",
    still: "Noch immer nicht erreichbar.",
  },
  language: "Sprache",
  networkError: "Netzwerkfehler. Bitte prüfe deine Verbindung und versuche es noch einmal.",
  session: {
    ended: "Du bist abgemeldet",
    endedReason:
      "Deine Sitzung ist zu Ende. Was du gerade geschrieben hast, bleibt erhalten, bis du wieder da bist.",
  },
  settingsClosed: {
    title: "Kontoeinstellungen",
    reason: "Bitte melde dich an, um zu deinen Kontoeinstellungen zu kommen.",
  },
  unreachable: {
    title: "Dein Universum ist gerade nicht erreichbar",
    reason:
      "Dein Konto ließ sich nicht laden. Nichts ist verloren: Deine Sterne sind auf dem Server gut aufgehoben. Prüfe deine Verbindung und versuche es dann noch einmal.",
  },
  unreachableForVisitor: {
    title: "Mood Universe ist gerade nicht erreichbar",
    reason:
      "In diesem Browser ist kein Universum offen, und um eines zu öffnen, braucht es den Server. Prüfe deine Verbindung und versuche es dann noch einmal.",
  },
  broken: {
    title: "Diese Seite ist stehen geblieben",
    reason: "Deine Sterne sind sicher. Meist hilft es, die Seite neu zu laden.",
    reload: "Neu laden",
  },
  notFound: {
    pageTitle: "Seite nicht gefunden",
    title: "404 Seite nicht gefunden",
    reason: "Unter dieser Adresse gibt es nichts. Deine Sterne sind da, wo du sie gelassen hast.",
    back: "Zurück zu deinem Universum",
  },
};
