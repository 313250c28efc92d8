import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "No se cambió",
    description: "Una parte de la página no llegó. Revisa tu conexión y vuelve a intentarlo.",
    refused: "Tu universo no aceptó este cambio. Quizá la estrella se quitó en otro dispositivo.",
  },
  notRemoved: {
    title: "No se quitó",
    description: "Una parte de la página no llegó. Revisa tu conexión y vuelve a intentarlo.",
  },
  cooldown: {
    title: "Pausa en curso",
    description: "Espera un poco antes de crear otra estrella.",
    minutes: "Espera {minutes} min más antes de añadir otro estado de ánimo.",
  },
  toBin: "{count, plural, one {Movida a la papelera} other {# estrellas movidas a la papelera}}",
  undo: "Deshacer",
  back: "{count, plural, one {Tu estrella ha vuelto} other {Tus estrellas han vuelto}}",
};
