import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Rellena todos los campos obligatorios",
  allRequired: "Rellena todos los campos",
  email: "Escribe una dirección de correo válida",
  identifier: "Eso no es ni un correo electrónico ni un nombre de universo.",
  universeName: {
    length: "El nombre del universo debe tener entre {min} y {max} caracteres",
    unstorable: "El nombre del universo contiene caracteres que no se pueden guardar",
    invisible: "El nombre del universo contiene caracteres invisibles",
    likeEmail: "El nombre del universo no puede ser un correo electrónico",
    dots: "El nombre del universo no puede estar hecho solo de puntos",
  },
  userName: {
    length: "El nombre de usuario debe tener entre {min} y {max} caracteres",
    unstorable: "El nombre de usuario contiene caracteres que no se pueden guardar",
    invisible: "El nombre de usuario contiene caracteres invisibles",
  },
  password: {
    tooShort: "La contraseña debe tener al menos {min} caracteres",
    tooLong: "La contraseña puede tener hasta {max} caracteres",
    unstorable: "La contraseña contiene caracteres que no se pueden usar",
    common: "Elige una contraseña menos común",
    characterClasses: "La contraseña debe tener mayúsculas, minúsculas, un número y un carácter especial",
    mismatch: "Las contraseñas no coinciden",
  },
  code: "Un código tiene seis cifras, y un código de recuperación, 16 letras y cifras.",
  birthday: {
    notADate: "La fecha de nacimiento debe ser una fecha.",
    noSuchDate: "La fecha de nacimiento debe ser una fecha que exista, como 2001-12-31.",
    inFuture: "La fecha de nacimiento no puede estar en el futuro.",
  },
  startDate: {
    notADate: "El inicio de tu viaje debe ser una fecha.",
    noSuchDate: "El inicio de tu viaje debe ser una fecha que exista, como 2001-12-31.",
    inFuture: "El inicio de tu viaje no puede estar en el futuro.",
  },
  demographics: {
    tooLong: "Los datos personales pueden tener hasta {max} caracteres.",
    unstorable: "Los datos personales contienen caracteres que no se pueden guardar.",
  },
};
