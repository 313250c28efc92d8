import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Scelle tes notes et tes noms, pour que personne d’autre que toi ne puisse les lire, pas même la personne qui gère ce serveur.",
  sealed: "Tes mots sont scellés : personne d’autre que toi ne peut les lire.",
  working: "Tes mots sont en chemin. Tu vois ici où cela en est.",
  title: "Mots scellés",
  more: "Tout sur les mots scellés",
};
