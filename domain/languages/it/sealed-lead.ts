import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Sigilla le tue note e i tuoi nomi, così che nessuno tranne te possa leggerli, nemmeno chi gestisce questo server.",
  sealed: "Le tue parole sono sigillate: nessuno tranne te può leggerle.",
  working: "Le tue parole sono in cammino. Qui vedi a che punto sono.",
  title: "Parole sigillate",
  more: "Sulle parole sigillate",
};
