import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp:
    "Les clés d’accès demandent une adresse qui commence par https, et ce serveur est joint sans elle.",
  atIpAddress: "Les clés d’accès demandent une adresse avec un nom, et ce serveur est joint par un numéro.",
  unknownPasskey:
    "Cette clé d’accès n’ouvre aucun univers ici. Elle a peut-être été retirée. Connecte-toi autrement.",
  copiedPasskey:
    "Cette clé d’accès semble avoir été copiée, et n’ouvre donc rien pour le moment. Connecte-toi autrement, retire-la et ajoutes-en une nouvelle.",
  knownPasskey: "Cette clé d’accès a déjà été ajoutée.",
  unusableKey:
    "La réponse de ton appareil n’a pas pu être vérifiée, et aucune clé d’accès n’a été ajoutée. Réessaie.",
  notAnswered: "La réponse de ton appareil est arrivée trop tard ou a déjà servi. Réessaie.",
  lastDoor: "C’est le seul accès à ton univers. Ajoutes-en un autre avant de le retirer.",
  tooManyPasskeys: "Un univers a au plus {max} clés d’accès. Retires-en une pour en ajouter une autre.",
  wrongRecoveryCode: "Ce nom et ce code de récupération ne vont pas ensemble, ou le code a déjà servi.",
};
