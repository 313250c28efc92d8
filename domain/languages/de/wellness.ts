import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Aktivitäten",
  title: "KI-Aktivitäten",
  back: "Zurück zu deinem Universum",
  noAi: "Nichts hier wird von einer künstlichen Intelligenz gelesen.",
  intro:
    "Kleine Dinge, die du mit deinen Gefühlen tun kannst. Alles geschieht in deinem eigenen Universum: Keine Antwort geht an jemand anderen.",
  more: "Weitere Aktivitäten",
  sharing: {
    copied: "Kopiert",
    copiedHint: "Füge es ein, wo du magst.",
    notShared: "Nicht geteilt",
  },
  mindful: {
    title: "Achtsame Momente",
    text: "Zehn angeleitete Übungen: atmen, genau hinsehen, zurückkommen.",
  },
  mazes: {
    title: "Labyrinthe",
    text: "Zwei Labyrinthe, Schritt für Schritt.",
  },
  quiz: {
    title: "Basisquiz zur emotionalen Intelligenz",
    selfReflection: "Es ist eine Selbstreflexion, kein Gesundheitstest.",
    easy: "Leicht",
    quick: "'<' 10 s pro Frage",
    startHere: "Hier beginnen",
    text: "Sechs Momente aus dem Alltag und was du in jedem fühlen würdest. Wähle, was zuerst kommt; es dauert weniger als 5 Minuten.",
    begin: "Quiz beginnen",
    goesOn: "Es geht bei Situation {scenario, number} von {count, number} weiter, wo du aufgehört hast.",
  },
  practice: {
    title: "Deine Übungen",
    noExercise: "Noch nichts. Eine Übung, die du beendest, wird hier vermerkt, nur für dich.",
    noMaze: "Noch nichts. Ein Labyrinth, das du zu Ende spielst, wird hier vermerkt, nur für dich.",
    unreachable: "Deine früheren Übungen sind gerade nicht erreichbar. Nichts ist verloren.",
    showFewer: "Weniger zeigen",
    showAll: "Alle {count, number} zeigen",
    onItsWay: "Unterwegs",
    won: "Ausgang gefunden",
    timedOut: "Zeit abgelaufen",
    moves: "{count, plural, one {# Zug} other {# Züge}}",
    breaths: "{count, plural, one {# Atemzug} other {# Atemzüge}}",
    score: "Punkte {points}",
    scoreNote:
      "Bei „{exercise}“ werden die Punkte deiner Antworten zusammengezählt. Wenige Punkte sind nichts Schlechtes.",
  },
  time: {
    minutes: "{minutes, plural, one {# Minute} other {# Minuten}}",
    seconds: "{seconds, plural, one {# Sekunde} other {# Sekunden}}",
    both: "{minutes, plural, one {# Minute} other {# Minuten}} und {seconds, plural, one {# Sekunde} other {# Sekunden}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
};
