import type { panels } from "../en/panels.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof panels> = {
  settings: {
    title: "Einstellungen",
    avatar: "Avatar gestalten",
    reminders: "Erinnerungen",
    account: "Kontoeinstellungen",
    yourData: "Deine Daten",
    keep: "Himmel festhalten",
    show: "Himmel zeigen",
    guide: "Anleitung",
    install: "App installieren",
    about: "Über uns",
    contact: "Kontakt",
    delete: "Universum löschen",
    logout: "Abmelden",
  },
  about: {
    what: "Mood Universe macht aus deiner Reise durch die Gefühle ein 3D-Universum, in das du eintauchen kannst. Jedes Gefühl, das du festhältst, wird zu einem Stern an deinem eigenen Himmel: Seine Farbe ist das Gefühl, seine Größe, wie stark es war.",
    later:
      "Über die Wochen wächst eine Karte, die du drehen, betreten und lesen kannst: was wiederkam, was verging und was die ganze Zeit da war.",
    version: "Version {version}",
    licences: "Lizenzen",
    whatRuns: "Was hier läuft",
  },
  contact: {
    support: "Fragen und Rückmeldungen",
    technical: "Technische Probleme",
    business: "Geschäftliche Anfragen",
    examples:
      "Das sind Beispiele: Wer diesen Server betreibt, hat noch keine Adressen eingetragen. Betreiber setzen CONTACT_SUPPORT, CONTACT_TECHNICAL und CONTACT_BUSINESS.",
    within: "Wir antworten meist innerhalb von 24\u00a0Stunden",
    unreachable: "Die Adressen ließen sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.",
  },
  deletion: {
    warning:
      "Damit werden dein Universum und alle deine Stimmungen für immer gelöscht. Das lässt sich nicht rückgängig machen.",
    submit: "Für immer löschen",
    really:
      "Um es wirklich zu löschen, öffne <link>die Seite, die dein Universum löscht</link>. Sie fragt noch einmal nach.",
    openPage: "Seite öffnen",
    takeWithYou: "Du kannst deine Sterne vorher mitnehmen: <link>Deine Daten</link>",
    toast: "Konto löschen",
    toastHint:
      "Um dein Konto zu löschen, schreib uns oder nutze die Kontoeinstellungen deiner Hosting-Plattform.",
    error: "Fehler",
    failed: "Die Anfrage ließ sich nicht bearbeiten. Bitte versuche es noch einmal.",
  },
  logout: {
    title: "Abmelden?",
    warning:
      "Das hier ist noch nicht in deinem Universum angekommen und liegt nur auf diesem Gerät. Wenn du dich abmeldest, wird es entfernt.",
    stay: "Bleiben",
    submit: "Abmelden und entfernen",
  },
  avatar: {
    submit: "Avatar speichern",
    busy: "Wird gespeichert …",
    tabs: "Was du ändern möchtest",
    shape: "Form",
    colors: "Farben",
    pattern: "Muster",
    shapes: {
      "cosmic-orb": "Kosmische Kugel",
      "stellar-ring": "Sternenring",
      "nebula-cloud": "Nebelwolke",
      "crystal-form": "Kristall",
    },
    patterns: {
      gradient: "Verlauf",
      particles: "Teilchen",
      "energy-rings": "Energieringe",
      constellation: "Sternbild",
    },
    presets: {
      "cyber-dream": "Cybertraum",
      "sunset-blaze": "Abendglut",
      "deep-ocean": "Tiefsee",
      "royal-purple": "Königspurpur",
      "forest-mystic": "Waldzauber",
      "rose-gold": "Roségold",
      "arctic-ice": "Polareis",
      "solar-flare": "Sonnenflamme",
    },
    ownPair: "Oder zwei eigene",
    firstColor: "Erste Farbe",
    secondColor: "Zweite Farbe",
    preview: "Vorschau: {shape}, {colors}, {pattern}",
    ownColors: "deine eigenen Farben",
    saved: "Avatar gespeichert",
    savedHint: "Dein kosmischer Avatar ist fertig gestaltet!",
    failed: "Nicht gespeichert",
    failedHint: "Dein Avatar ließ sich nicht speichern. Bitte versuche es noch einmal.",
    kept: "Auf diesem Gerät gespeichert",
    keptHere: "Aufgehoben, bis du diese Seite schließt",
  },
};
