import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Sella tus notas y nombres para que nadie más que tú pueda leerlos, ni siquiera quien administra este servidor.",
  sealed: "Tus palabras están selladas: nadie más que tú puede leerlas.",
  working: "Tus palabras están en camino. Aquí ves por dónde van.",
  title: "Palabras selladas",
  more: "Sobre las palabras selladas",
};
