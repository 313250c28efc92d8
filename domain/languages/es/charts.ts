import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "Las cifras como tabla",
  figures: "{chart}: cifras",
  copy: "Copiar como CSV",
  copyNamed: "Copiar como CSV: {chart}",
  copied: { title: "Copiado", text: "Las cifras están en el portapapeles como CSV." },
  notCopied: {
    title: "No se copió",
    text: "El navegador no lo permite. La tabla se puede seleccionar a mano.",
  },
};
