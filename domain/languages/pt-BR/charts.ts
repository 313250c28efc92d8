import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "Os números em tabela",
  figures: "{chart}: números",
  copy: "Copiar como CSV",
  copyNamed: "Copiar como CSV: {chart}",
  copied: { title: "Copiado", text: "Os números estão na área de transferência como CSV." },
  notCopied: {
    title: "Não copiado",
    text: "O navegador não permite. A tabela pode ser selecionada à mão.",
  },
};
