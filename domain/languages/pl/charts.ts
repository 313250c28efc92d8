import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "Liczby w tabeli",
  figures: "{chart}: liczby",
  copy: "Kopiuj jako CSV",
  copyNamed: "Kopiuj jako CSV: {chart}",
  copied: { title: "Skopiowano", text: "Liczby są w schowku jako CSV." },
  notCopied: {
    title: "Nie skopiowano",
    text: "Przeglądarka na to nie pozwala. Tabelę można zaznaczyć ręcznie.",
  },
};
