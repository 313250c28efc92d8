import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Ese nombre de universo ya está en uso",
  registrationClosed: "Este servidor no acepta cuentas ni universos nuevos.",
  nameSignInClosed: "Aquí no se puede entrar con el nombre del universo.",
  universeNotFound: "Universo no encontrado",
  protectedByPassword: "Este universo está protegido por una contraseña.",
  protectedAlready: "Este universo ya tiene su propia forma de entrar",
  migrationWaiting: "Este universo ya espera su enlace. Vuelve a intentarlo en un minuto.",
  ownersMigrationWaiting: "Quien creó este universo ya le está dando una contraseña.",
  invitationRequired:
    "Aquí un universo recibe su contraseña donde está abierto, o con un enlace de quienes administran este servidor.",
  invalidInvitation:
    "Este enlace ya se usó, tiene más de siete días o es de otro universo. Pide uno nuevo a quienes administran este servidor.",
  founderRequired: "Esto solo se puede cancelar en el navegador donde se creó este universo.",
  universeMigrated: "Este universo recibió su propia forma de entrar. Inicia sesión con ella.",
  migrationUndoable:
    "Este universo recibió su contraseña hace menos de siete días, y el navegador donde se creó todavía puede recuperarlo. Después podrás eliminarlo.",
  universeClosed: "Este universo se cerró y se eliminará. Todavía puedes conservarlo.",
  wrongCredentials: "Los datos de acceso no son correctos",
  wrongPassword: "La contraseña actual no es correcta",
  noPassword: "Este universo no tiene una contraseña que cambiar.",
  noPasswordYet: "Este universo aún no tiene contraseña. Dale un correo y una contraseña en /migrate.",
  notVerified: "Correo sin verificar",
  locked:
    "Demasiadas contraseñas incorrectas. Vuelve a intentarlo en {minutes, plural, one {# minuto} other {# minutos}}.",
  invalidLink: "El enlace de verificación no es válido",
  usedLink: "Este enlace ya se usó y tu correo está verificado.",
  expiredLink: "Este enlace de verificación es desconocido, ya se usó o tiene más de un día.",
  providerFailed: "Esta vez no se pudo iniciar sesión. Vuelve a intentarlo.",
  otherName: "Este no es el nombre de tu universo.",
  oldSignIn:
    "Inicia sesión otra vez con tu proveedor y elimina tu universo en {minutes, plural, one {el minuto siguiente} other {los # minutos siguientes}}.",
  confirmFirst: "Confirma primero que eres tú.",
  endsThere: "El navegador en el que se creó este universo solo puede cerrar sesión desde él mismo.",
};
