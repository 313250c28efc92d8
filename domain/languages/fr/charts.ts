import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "Les chiffres en tableau",
  figures: "{chart} : chiffres",
  copy: "Copier en CSV",
  copyNamed: "Copier en CSV : {chart}",
  copied: { title: "Copié", text: "Les chiffres sont dans le presse-papiers, en CSV." },
  notCopied: {
    title: "Non copié",
    text: "Le navigateur ne le permet pas. Le tableau peut être sélectionné à la main.",
  },
};
