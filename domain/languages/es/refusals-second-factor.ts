import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired:
    "Escribe el código que muestra tu app de códigos, o uno de tus códigos de recuperación.",
  wrongCode:
    "Este código no es correcto o ya se usó. Si el siguiente tampoco se acepta, puede que el reloj de tu teléfono no esté en hora.",
  signInExpired: "Este inicio de sesión ha esperado demasiado. Empieza otra vez.",
  secondFactorExists: "Este universo ya tiene un segundo paso.",
  noSecondFactor: "Aquí no hay un segundo paso. Empieza otra vez a configurarlo.",
  nothingToRecover:
    "Los códigos de recuperación sustituyen a un segundo paso o a una llave de acceso, y este universo todavía no tiene ninguno.",
  noPasswordToProtect:
    "Un segundo paso sigue a una contraseña o al inicio de sesión con tu proveedor, y este universo todavía no tiene ninguno.",
  expiredLink: "Este enlace es desconocido, ya se usó o tiene más de 15 minutos. Puedes pedir otro.",
  newLinkRequired:
    "Para esto hace falta haber iniciado sesión con un enlace en {minutes, plural, one {el último minuto} other {los últimos # minutos}}. Usa tu contraseña actual o pide un enlace nuevo.",
};
