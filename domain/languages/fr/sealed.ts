import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Scellé",
  claim: {
    sentence:
      "Le serveur dit que tes mots ne sont plus scellés. Si tu les as ouverts toi-même sur un autre appareil, ce qui attend ici sera envoyé ouvert aussi. Sinon, ne réponds rien ici et demande à la personne qui gère le serveur.",
    accept: "Je les ai ouverts moi-même",
  },
};
