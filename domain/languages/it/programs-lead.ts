import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programmi",
  what: "Lascia che un tuo programma veda il tuo cielo, vi aggiunga qualcosa o sappia quando qualcosa cambia. Ognuno riceve una chiave che puoi riprendere.",
  more: "I programmi e le loro chiavi",
};
