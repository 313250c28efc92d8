import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "Les mots de cet univers sont scellés, et ceci est arrivé non scellé. Rien n’a été modifié. Recharge cette page et déverrouille tes mots.",
  universeNotSealed: "Les mots de cet univers ne sont plus scellés. Recharge cette page.",
  wrongEpoch:
    "Ceci a été scellé avec une clé que cet univers n’utilise plus. Recharge cette page et déverrouille encore une fois tes mots.",
  sealState:
    "Cela ne correspond pas à l’état actuel du scellement de tes mots. Recharge cette page pour voir où il en est.",
  wordsLeft:
    "{plain, plural, one {# élément n’est pas encore prêt} many {# d’éléments ne sont pas encore prêts} other {# éléments ne sont pas encore prêts}}.",
  slotNeeded: "Il y a toujours une phrase secrète et un kit de secours. Commence par en créer un autre.",
  tooManySlots:
    "Il peut y avoir jusqu’à {max} moyens de déverrouiller les mots. Retire celui dont tu n’as plus besoin.",
};
