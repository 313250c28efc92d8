import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Ce jeton d’accès est inconnu, a expiré ou a été révoqué.",
  lacksScope: "Ce jeton d’accès ne permet pas cela : il lui manque l’autorisation {scope}.",
  closed:
    "Aucun jeton d’accès ne permet cela. Personne d’autre que toi ne peut le faire, une fois ton univers ouvert.",
  inAddress:
    "Un jeton d’accès n’a jamais sa place dans une adresse. Envoie-le dans l’en-tête Authorization, et révoque celui qui se trouvait dans une adresse.",
  twice: "Une requête a un seul en-tête Authorization, avec un seul jeton d’accès.",
  tooMany: "Tu peux avoir jusqu’à {max} jetons d’accès. Révoque celui dont tu n’as plus besoin.",
};
