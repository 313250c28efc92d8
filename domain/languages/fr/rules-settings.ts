import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Un libellé a de {min} à {max} caractères.",
    unstorable: "Un libellé contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Un libellé contient des caractères invisibles.",
  },
  passkeyName: {
    length: "Le nom d’une clé d’accès a de {min} à {max} caractères.",
    unstorable: "Le nom d’une clé d’accès contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’une clé d’accès contient des caractères invisibles.",
  },
  tokenName: {
    length: "Le nom d’un jeton a de {min} à {max} caractères.",
    unstorable: "Le nom d’un jeton contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’un jeton contient des caractères invisibles.",
  },
  tokenScopes: "Choisis au moins une chose que le programme peut faire.",
  tokenEnd: "La fin d’un jeton se situe dans l’avenir.",
  reminderTime: "Une heure s’écrit comme 20:30.",
  reminderWeekdays: "Un rappel a au moins un jour de la semaine, chacun une seule fois.",
  reminderTimes: "Les rappels ont de {min} à {max} heures.",
};
