import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "Die Zahlen als Tabelle",
  figures: "{chart}: Zahlen",
  copy: "Als CSV kopieren",
  copyNamed: "Als CSV kopieren: {chart}",
  copied: { title: "Kopiert", text: "Die Zahlen liegen als CSV in der Zwischenablage." },
  notCopied: {
    title: "Nicht kopiert",
    text: "Der Browser erlaubt es nicht. Du kannst die Tabelle von Hand markieren.",
  },
};
