import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Administración",
    what: "Cuidas de las personas de este servidor.",
    open: "Abrir la administración",
  },
  log: {
    title: "Lo que hizo la administración",
    what: "La administración puede ayudarte a entrar, y no ve ni una palabra tuya. Aquí está lo que hizo por tu universo, y lo que se hizo con un comando en el servidor.",
    none: "Quienes administran este servidor no han hecho nada en tu universo hasta ahora. Si alguna vez lo hacen, estará aquí.",
    unreachable: "Ahora no se puede leer lo que hizo la administración.",
    showAll: "Mostrar todo ({count, number})",
    actions: {
      "end-sessions": "Se cerraron tus sesiones, y tuviste que entrar de nuevo.",
      unlock: "Tu universo se desbloqueó tras intentos fallidos.",
      "send-sign-in-link": "Se envió a tu dirección un enlace para entrar.",
      close: "Tu universo se cerró.",
      reopen: "Tu universo se volvió a abrir.",
      invite: "Se creó un enlace que da a tu universo una nueva forma de entrar.",
      "revoke-invitation": "Se retiró un enlace para tu universo.",
      "make-administrator": "Se te confió la administración.",
      "remove-administrator": "Se te retiró la administración.",
      export: "Tu universo se exportó a un archivo.",
      "reset-password": "Se restableció tu contraseña.",
      "remove-second-factor": "Se quitó tu segundo paso.",
    },
    other: "Se hizo algo que esta página aún no conoce.",
    byOperator: "{moment}, con un comando en el servidor",
    byAdministrator: "{moment}, por la administración",
  },
};
