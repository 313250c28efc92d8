import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programas",
  what: "Deixe um programa seu ver o seu céu, adicionar algo ou saber quando algo muda. Cada um recebe uma chave que você pode retirar.",
  more: "Os programas e suas chaves",
};
