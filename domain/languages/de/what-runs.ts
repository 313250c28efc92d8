import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "Was hier läuft",
  introduction:
    "Versiegelte Worte öffnet und versiegelt der Code dieser Seiten, und diesen Code gibt dein Server aus. Hier siehst du, welchen Code dein Browser bekommen hat, und wie sich prüfen lässt, ob es der veröffentlichte ist.",
  version: {
    title: "Der Hash dieser Version",
    text: "Ein Wert steht für alle {count, number} Dateien. Wäre ein Buchstabe in einer Datei anders, so wäre auch dieser Wert ein anderer.",
    copy: "Hash kopieren",
    copied: "Hash kopiert",
    copiedHint: "Vergleiche ihn mit dem, der mit der Version veröffentlicht wurde.",
    list: "Der Hash jeder Datei",
  },
  files: {
    title: "Passen die Dateien zur Liste?",
    comparing: "Dateien werden verglichen",
    page: "{count, plural, one {Die eine Datei mit Code, die auf dieser Seite arbeitet, ist} other {Alle # Dateien mit Code, die auf dieser Seite arbeiten, sind}} so, wie die Liste es sagt.",
    all: "{count, plural, one {Die eine Datei dieser Version ist} other {Alle # Dateien dieser Version sind}} so, wie die Liste es sagt.",
    checkAll: "Alle Dateien vergleichen",
    checkAllHint: "Etwa 9 MB, auch was diese Seite nicht braucht.",
    other: "Nicht so, wie die Liste es sagt:",
    unlisted: "Hier bei der Arbeit, aber auf keiner Liste:",
    missing: "Nicht angekommen:",
    ownCode: "Die Seite selbst enthält Code. Das tun Seiten dieses Produkts nie.",
    whatToDo:
      "Nach einer Aktualisierung kann eine ältere Seite noch laufen: Lade sie neu und vergleiche noch einmal. Bleibt es so, dann entsperre deine Worte hier nicht und frage die Menschen, die diesen Server betreiben.",
  },
  compare: {
    title: "So vergleichst du",
    published:
      "Vergleiche den Hash Buchstabe für Buchstabe mit dem, der mit dieser Version veröffentlicht wurde.",
    outside: "Besser: Lass einen anderen Computer in einem anderen Netz danach fragen.",
    source:
      "Am besten: Wer den Quelltext dieser Version hat, baut sie und vergleicht jede Datei dieses Servers.",
  },
  limits: {
    title: "Was diese Seite nicht wissen kann",
    text: "Diese Seite kommt vom selben Server. Will er schaden, kann er eine falsche Seite ausgeben, oder anderen Code nur für dich oder an einem anderen Tag. Darum zählt nur ein Vergleich von außen, und darum reicht einer nicht für immer.",
  },
  noList: "Dieser Server hat keine Liste von Hashes: Sein Code wurde nicht wie eine Veröffentlichung gebaut.",
  noHashes:
    "Browser berechnen Hashes nur über https oder auf localhost. Was auf dieser Seite steht, gilt trotzdem.",
  outOfReach: "Die Liste ist nicht angekommen. Ist der Server erreichbar?",
};
