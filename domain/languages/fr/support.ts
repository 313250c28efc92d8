import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "Partout",
  findAHelpline: "Des lignes gratuites pour appeler, écrire ou discuter, par pays et par sujet.",
  befrienders: "Des bénévoles qui écoutent, dans de nombreux pays et de nombreuses langues.",
  emergency: "Services d’urgence",
  emergencyNumber: "112, ou ton numéro local",
  emergencyNote:
    "Quand une vie est en danger maintenant. Le 112 fonctionne dans de nombreux pays\u202f; ailleurs, c’est le 911, le 999 ou le 000, et en Chine le 110 (police) et le 120 (ambulance).",
  callOrText: "Appelle ou écris au {number}",
  dayAndNight: "Jour et nuit.",
  anyPhone: "Jour et nuit, gratuit depuis n’importe quel téléphone.",
};
