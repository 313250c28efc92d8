import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "I numeri in tabella",
  figures: "{chart}: numeri",
  copy: "Copia come CSV",
  copyNamed: "Copia come CSV: {chart}",
  copied: { title: "Copiato", text: "I numeri sono negli appunti come CSV." },
  notCopied: {
    title: "Non copiato",
    text: "Il browser non lo permette. La tabella si può selezionare a mano.",
  },
};
