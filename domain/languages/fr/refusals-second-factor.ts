import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired: "Saisis le code que montre ton app de codes, ou l’un de tes codes de secours.",
  wrongCode:
    "Ce code est faux ou a déjà servi. Si le suivant est refusé aussi, l’horloge de ton téléphone n’est peut-être pas à l’heure.",
  signInExpired: "Cette connexion a attendu trop longtemps. Recommence.",
  secondFactorExists: "Cet univers a déjà une deuxième étape.",
  noSecondFactor: "Il n’y a pas de deuxième étape ici. Recommence sa mise en place.",
  nothingToRecover:
    "Les codes de secours remplacent une deuxième étape ou une clé d’accès, et cet univers n’a encore ni l’une ni l’autre.",
  noPasswordToProtect:
    "Une deuxième étape suit un mot de passe ou la connexion avec ton fournisseur, et cet univers n’a encore ni l’un ni l’autre.",
  expiredLink:
    "Ce lien est inconnu, déjà utilisé ou vieux de plus de 15 minutes. Tu peux en demander un autre.",
  newLinkRequired:
    "Il faut pour cela une connexion par lien dans {minutes, plural, one {la dernière minute} other {les # dernières minutes}}. Utilise ton mot de passe actuel, ou demande un nouveau lien.",
};
