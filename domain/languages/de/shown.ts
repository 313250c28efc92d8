import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Ein Himmel von Mood Universe",
  titleOf:
    "{count, plural, =0 {Ein Himmel noch ohne Sterne} one {Ein Himmel mit einem Stern} other {Ein Himmel mit # Sternen}}",
  tryAgain: "Erneut versuchen",
  maker: "Gemacht mit <name>Mood Universe</name>",
  zoomIn: "Hineinzoomen",
  zoomOut: "Herauszoomen",
  reset: "Ansicht zurücksetzen",
  list: "Sterne als Liste",
  listTitle: "Die Sterne dieses Himmels",
  close: "Schließen",
  sentences: "{first} {second}",
  summary: {
    empty: "Der erste erscheint hier, sobald jemand ein Gefühl festhält.",
    stars: "Jeder Stern ist ein Moment, in dem jemand etwas gefühlt hat.",
    places: "Weiter oben ist angenehmer, und weiter außen ist später.",
    month: "{month}.",
    months: "Von {from} bis {to}.",
    asOf: "Wie er am {day} war.",
  },
  star: {
    twin: "{feeling} mit {other}",
    another: "einem anderen Gefühl",
    anotherAlone: "Ein anderes Gefühl",
    feelingAndDay: "{feeling}, {day}",
    place: "Stern {at, number} von {count, number}",
    withPlace: "{star}, Stern {at, number} von {count, number}",
  },
  keys: {
    all: "Die Pfeiltasten drehen den Himmel und verschieben ihn mit der Umschalttaste, Plus und Minus zoomen, 0 setzt die Ansicht zurück.",
    unnamed: "Hier sind nur Farben und Formen freigegeben, deshalb gibt es keine Namen zu lesen.",
    named:
      "Eckige Klammern gehen zum Stern davor und danach, die Eingabetaste liest den in der Mitte vor, Escape lässt los. Alle Sterne stehen in der Liste nach dem Himmel.",
  },
  instead: {
    gone: "Hier ist kein Himmel zu sehen: Sein Link gilt nicht mehr, oder die Adresse ist nicht vollständig.",
    busy: "Viele Menschen sehen sich diesen Himmel an. Er öffnet sich gleich.",
    unreachable:
      "Dieser Himmel ist gerade nicht erreichbar. Er öffnet sich von selbst, sobald es eine Verbindung gibt.",
    undelivered:
      "Ein Teil dieser Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es dann noch einmal.",
    undrawable: "Dieser Browser kann diesen Himmel nicht zeichnen.",
    lost: "Das Bild ist unterbrochen. Es kommt von selbst zurück.",
  },
};
