import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "Deine Tracker",
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  gone: {
    title: "Dieser Tracker wurde entfernt",
    text: "Seine Werte sind mit ihm gegangen. Die Sterne jener Tage sind, wie sie waren.",
  },
  archived:
    "Dieser Tracker ist archiviert: Nach ihm wird nicht mehr gefragt. Seine Werte bleiben hier, und du kannst sie korrigieren.",
  empty: {
    title: "Noch nichts gemessen",
    text: "Der erste Wert erscheint hier als Punkt, und die nächsten Tage machen eine Linie daraus.",
  },
  measured: "{days, plural, one {# Tag} other {# Tage}} mit einem Wert, {span}",
  inCalendar: "Im Kalender zeigen",
  compare: "Tage mit viel und wenig vergleichen",
  compareYes: "Tage mit und ohne vergleichen",
  line: {
    title: "Im Lauf der Zeit",
    sum: "Jeder Tag hat die Summe seiner Werte.",
    mean: "Jeder Tag hat das Mittel seiner Werte.",
    ever: "Ein Tag ist ein Ja, wenn einer seiner Werte es ist.",
    once: "Jeder Tag hat einen Wert.",
    gaps: "{what} Tage ohne Wert bleiben leer.",
    show: "Tage",
    quarter: "3 Monate",
    year: "Ein Jahr",
    all: "Alle",
    slider: "Tag, der vorgelesen wird",
    reading: "{date}: {value}",
    columns: { day: "Tag", value: "Wert" },
  },
  distribution: {
    title: "Wie oft",
    unit: "Tage mit jedem Wert",
    days: "Tage",
  },
  readings: {
    title: "Werte",
    correctNamed: "Wert vom {when} korrigieren: {value}",
    removeNamed: "Wert vom {when} entfernen: {value}",
    form: "Wert vom {when}",
    more: "{count, number} weitere zeigen",
    removed: "Der Wert vom {when} ist entfernt",
    back: "Der Wert vom {when} ist wieder da",
    waits: "Noch nicht gesendet",
  },
};
