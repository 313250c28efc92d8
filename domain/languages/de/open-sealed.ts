import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Ein versiegeltes Tagebuch öffnen",
  introduction:
    "Diese Seite liest die versiegelte Datei eines Tagebuchs aus Mood Universe. Sie braucht kein Netz und sendet nichts: Was du auswählst und tippst, bleibt in diesem Browser.",
  language: "Sprache",
  file: {
    choose: "Datei auswählen",
    another: "Andere Datei auswählen",
    hint: "Ihr Name endet auf .json, zum Beispiel mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Ein Tagebuch ohne Sterne} one {Ein Tagebuch mit # Stern} other {Ein Tagebuch mit # Sternen}}, gespeichert am {day}.",
    notJson:
      "Diese Datei lässt sich nicht als JSON lesen. Vielleicht ist es eine andere Datei, oder nur ein Teil.",
    notOurs:
      "Das ist kein Export von Mood Universe, oder einer aus einer neueren Version, als diese Seite kennt.",
    notSealed: "In dieser Datei ist nichts versiegelt: Ihre Worte lassen sich ohne diese Seite lesen.",
  },
  key: {
    with: "Öffnen mit",
    passphrase: "Passphrase",
    kit: "Notfallblatt",
    kitHint:
      "Acht Gruppen aus Buchstaben und Ziffern. Kleine Buchstaben und fehlende Leerzeichen machen nichts.",
    show: "Eingabe zeigen",
    hide: "Eingabe verbergen",
    open: "Öffnen",
    opening: "Wird geöffnet …",
    wrongPassphrase: "Das ist nicht die Passphrase dieses Tagebuchs. Großbuchstaben und Leerzeichen zählen.",
    wrongKit: "Das ist nicht das Notfallblatt dieses Tagebuchs.",
    mistyped: "Etwas ist vertippt: Vergleiche es Gruppe für Gruppe mit deinem Notfallblatt.",
    damaged: "Die Datei ist beschädigt: Was sie öffnet, lässt sich nicht lesen.",
  },
  journal: {
    title: "Dein Tagebuch",
    save: "Lesbar als JSON speichern",
    saveHint: "Wer die gespeicherte Datei bekommt, kann jedes Wort lesen. Verwahre sie wie ein Tagebuch.",
    notOpened:
      "{count, plural, one {Die Worte von # Eintrag ließen sich nicht öffnen: Sie sind beschädigt.} other {Die Worte von # Einträgen ließen sich nicht öffnen: Sie sind beschädigt.}} In der gespeicherten Datei sind sie noch versiegelt.",
    search: "Worte finden",
    none: "Kein Stern hat diese Worte.",
    shown: "{count, plural, =0 {Keine Sterne} one {# Stern} other {# Sterne}}, die neuesten zuerst.",
    binned: "Im Papierkorb: {count, number}.",
    more: "Frühere Sterne zeigen",
    inBin: "im Papierkorb",
    tags: "Stichwörter",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} mit {second}",
  },
  noCryptography:
    "Dieser Browser bietet seine Verschlüsselung keiner Seite an, die aus einer Datei geöffnet wurde. Öffne diese Seite in Firefox, Chrome oder Edge auf einem Computer.",
};
