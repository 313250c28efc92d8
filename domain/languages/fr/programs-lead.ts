import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "Programmes",
  what: "Laisse un de tes programmes voir ton ciel, y ajouter quelque chose ou savoir quand quelque chose change. Chacun reçoit une clé que tu peux reprendre.",
  more: "Les programmes et leurs clés",
};
