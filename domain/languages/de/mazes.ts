import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Labyrinthe",
  pageTitle: "Labyrinthe",
  intro:
    "Ein Labyrinth verlangt immer nur einen Schritt. Wähle eines, und achte darauf, wie es ist, vor einer Wand zu stehen.",
  back: "Zurück zu den Aktivitäten",
  backToMazes: "Alle Labyrinthe",
  unknown: {
    title: "Dieses Labyrinth gibt es nicht",
    reason: "Hier sind die, die es gibt.",
  },
  howToPlay: {
    title: "So geht es",
    goal: "Führe deinen Stern von oben links zum goldenen unten rechts.",
    move: "Bewege ihn mit den Pfeiltasten oder W, A, S und D, mit den vier Pfeilen oder durch Wischen über das Labyrinth: Je länger du wischst, desto mehr Schritte geht er.",
    trail:
      "Eine Linie aus Licht zeigt den Weg zurück zum Start, und blasse Punkte zeigen, wo du schon warst.",
    clock:
      "Die Uhr läuft, sobald sich ein Labyrinth öffnet, und läuft weiter. Kommst du rechtzeitig in diesen Tab zurück, machst du weiter, wo du warst.",
    announced:
      "Nach jedem Zug sagt ein Screenreader deinen Platz, die offenen Richtungen und die Schritte bis zum Ziel an.",
  },
  rules: {
    title: "Regeln",
    goal: "Beginne oben links und erreiche den Stern unten rechts.",
    moves: "Jeder Schritt auf das nächste Feld ist ein Zug. Eine Wand hält dich auf und kostet nichts.",
    clock:
      "Die Uhr läuft, sobald sich das Labyrinth öffnet, und hält nicht an. Nach {minutes, plural, one {# Minute} other {# Minuten}} ist die Zeit um.",
  },
  titles: {
    "cosmic-pathfinder": "Kosmischer Weg",
    "patience-trial": "Geduldsprobe",
  },
  pathfinder: {
    description:
      "Ein freundliches Labyrinth mit kurzen Sackgassen. Streife umher, kehr um, wann du magst, und finde deinen Weg hinüber.",
    same: "Alle gehen durch dasselbe Labyrinth, du kannst also wiederkommen und weniger falsch abbiegen.",
    reset:
      "„Labyrinth zurücksetzen“ und „Noch einmal“ bringen dich beide an den Start zurück, mit Zeit und Zügen bei null.",
  },
  patience: {
    description:
      "Lange Gänge, die oft kurz vor dem Ziel abbiegen. Spüre, wie sich Ungeduld anfühlt, und geh trotzdem den nächsten Schritt.",
    new: "Jedes Mal entsteht ein neues Labyrinth, und nur ein Weg führt hindurch.",
    reset:
      "„Labyrinth zurücksetzen“ behält dieses Labyrinth und setzt Zeit und Züge auf null. „Noch einmal“ macht ein neues.",
    warning:
      "Dieses hier stellt deine Geduld auf die Probe: Der Weg ist oft 200 Schritte lang, an vielen Sackgassen vorbei. Du kannst es jederzeit verlassen.",
  },
  card: {
    size: "Größe",
    cells: "{width, number} mal {height, number}",
    timeLimit: "Zeitlimit",
    minutes: "{minutes, plural, one {# Minute} other {# Minuten}}",
    type: "Art",
    types: {
      exploration: "Erkundung",
      trigger: "Auslöser",
    },
    difficulty: "Schwierigkeit",
    difficulties: {
      easy: "Leicht",
      medium: "Mittel",
      hard: "Schwer",
      extreme: "Extrem",
    },
    enter: "„{maze}“ betreten",
    continue: "„{maze}“ fortsetzen",
  },
  time: "Zeit",
  moves: "Züge",
  remaining: "Restzeit",
  reset: "Labyrinth zurücksetzen",
  tryAgain: "Noch einmal",
  move: "Bewegen",
  moveTo: {
    up: "Nach oben",
    right: "Nach rechts",
    down: "Nach unten",
    left: "Nach links",
  },
  wall: {
    up: "Wand oben.",
    right: "Wand rechts.",
    down: "Wand unten.",
    left: "Wand links.",
  },
  directions: {
    up: "oben",
    right: "rechts",
    down: "unten",
    left: "links",
  },
  place:
    "Zeile {row, number}, Spalte {column, number}. Offen: {open}. {count, plural, one {# Schritt} other {# Schritte}} bis zum Ziel.",
  board:
    "{maze}, {rows, plural, one {# Zeile} other {# Zeilen}} mal {columns, plural, one {# Spalte} other {# Spalten}}. Das Ziel ist in Zeile {row, number}, Spalte {column, number}. Bewege dich mit den Pfeiltasten oder W, A, S und D.",
  timeUp: {
    title: "Die Zeit ist um!",
    text: "Du hast in {minutes, plural, one {# Minute} other {# Minuten}} {count, plural, one {# Zug} other {# Züge}} gemacht. Du kannst es wieder versuchen, wann immer du magst.",
    another: "Anderes Labyrinth wählen",
  },
  found: {
    title: "Du hast den Weg gefunden",
    text: "{maze}: Du bist in {time} hindurchgekommen, mit {count, plural, one {# Zug} other {# Zügen}}.",
    share: "Ergebnis teilen",
    shared: "{maze}: Ich habe in {time} hindurchgefunden, mit {count, plural, one {# Zug} other {# Zügen}}.",
    copiedHint: "Dein Ergebnis liegt in der Zwischenablage, bereit zum Einfügen.",
    notShared: "Nichts wurde geteilt",
    notSharedReason: "Dein Browser lässt diese Seite weder teilen noch kopieren. Das Ergebnis bleibt hier.",
  },
};
