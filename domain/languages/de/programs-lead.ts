import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programme",
  what: "Lass ein eigenes Programm deinen Himmel sehen, etwas hinzufügen oder erfahren, wenn sich etwas ändert. Jedes bekommt einen Schlüssel, den du zurücknehmen kannst.",
  more: "Programme und ihre Schlüssel",
};
