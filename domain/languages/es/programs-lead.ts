import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programas",
  what: "Deja que un programa tuyo vea tu cielo, añada algo o se entere de lo que cambia. Cada uno recibe una llave que puedes retirar.",
  more: "Los programas y sus llaves",
};
