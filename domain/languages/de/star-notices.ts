import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "Nicht geändert",
    description:
      "Ein Teil der Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.",
    refused:
      "Dein Universum hat das nicht angenommen. Vielleicht wurde der Stern auf einem anderen Gerät entfernt.",
  },
  notRemoved: {
    title: "Nicht entfernt",
    description:
      "Ein Teil der Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.",
  },
  cooldown: {
    title: "Gerade ist Pause",
    description: "Bitte warte, bevor du den nächsten Stern setzt.",
    minutes:
      "Bitte warte noch {minutes, plural, one {# Minute} other {# Minuten}}, bevor du die nächste Stimmung einträgst.",
  },
  toBin: "{count, plural, one {In den Papierkorb gelegt} other {# Sterne in den Papierkorb gelegt}}",
  undo: "Rückgängig",
  back: "{count, plural, one {Dein Stern ist wieder da} other {Deine Sterne sind wieder da}}",
};
