import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Aquí las cuentas y los universos nuevos se crean con una invitación. Pide una a quienes administran este servidor.",
  invitationEnded:
    "Esta invitación caducó, se retiró o ya se usó, o es de otro servidor. Pide una nueva a quien te la envió.",
  closedByAdministrator:
    "Quienes administran este servidor han cerrado este universo, y se eliminará. Escríbeles si quieres conservarlo.",
  secondFactorNeeded:
    "Para administrar este servidor hace falta un segundo paso o una llave de acceso. Configúralo primero en los ajustes de la cuenta.",
  passkeyNeeded:
    "Tienes una llave de acceso: cierra la sesión, vuelve a iniciarla con ella y esto se abrirá.",
  ownUniverse: "Aquí no puedes cerrar tu propio universo. Puedes eliminarlo en los ajustes de la cuenta.",
  administratorsUniverse:
    "El universo de quien administra este servidor solo se puede cerrar con un comando en el servidor.",
  noAddress: "Este universo no tiene una dirección de correo confirmada a la que enviar un enlace.",
  noMails: "Este servidor no envía correos.",
  closedAlready: "Este universo está cerrado.",
  notClosed: "Este universo está abierto.",
  closedByPerson: "La propia persona cerró este universo. Solo ella puede conservarlo todavía.",
  tooManyInvitations: "Puede haber hasta {max} invitaciones a la vez. Retira antes una.",
  labelTooLong: "El nombre de una invitación tiene hasta {max} caracteres.",
  labelUnstorable: "Este texto contiene caracteres que no se pueden guardar.",
  days: "Una invitación dura de {min} a {max} días.",
  uses: "Una invitación se puede usar de {min} a {max} veces.",
  usedOnce: "Una invitación para un universo se usa una sola vez.",
};
