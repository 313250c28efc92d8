import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Un rótulo tiene de {min} a {max} caracteres.",
    unstorable: "El rótulo contiene caracteres que no se pueden guardar.",
    invisible: "El rótulo contiene caracteres invisibles.",
  },
  passkeyName: {
    length: "El nombre de una llave de acceso tiene de {min} a {max} caracteres.",
    unstorable: "El nombre de la llave de acceso contiene caracteres que no se pueden guardar.",
    invisible: "El nombre de la llave de acceso contiene caracteres invisibles.",
  },
  tokenName: {
    length: "El nombre de un token tiene de {min} a {max} caracteres.",
    unstorable: "El nombre de un token contiene caracteres que no se pueden guardar.",
    invisible: "El nombre de un token contiene caracteres invisibles.",
  },
  tokenScopes: "Elige al menos una cosa que el programa pueda hacer.",
  tokenEnd: "El final de un token está en el futuro.",
  reminderTime: "Una hora del día se escribe así: 20:30.",
  reminderWeekdays: "Un recordatorio tiene al menos un día de la semana, cada uno una sola vez.",
  reminderTimes: "Los recordatorios tienen de {min} a {max} horas.",
};
