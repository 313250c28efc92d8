import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp:
    "Las llaves de acceso necesitan una dirección que empiece por https, y a este servidor se llega sin ella.",
  atIpAddress:
    "Las llaves de acceso necesitan una dirección con nombre, y a este servidor se llega por un número.",
  unknownPasskey:
    "Esta llave de acceso no abre ningún universo aquí. Puede que se haya quitado. Inicia sesión de otra manera.",
  copiedPasskey:
    "Parece que esta llave de acceso se ha copiado, así que por ahora no abre nada. Inicia sesión de otra manera, quítala y añade una nueva.",
  knownPasskey: "Esta llave de acceso ya se había añadido.",
  unusableKey:
    "No se ha podido comprobar la respuesta de tu dispositivo, así que no se ha añadido ninguna llave de acceso. Inténtalo de nuevo.",
  notAnswered:
    "La respuesta de tu dispositivo llegó demasiado tarde o ya se había usado. Inténtalo de nuevo.",
  lastDoor: "Es la única entrada a tu universo. Añade otra antes de quitarla.",
  tooManyPasskeys: "Un universo tiene como máximo {max} llaves de acceso. Quita una para añadir otra.",
  wrongRecoveryCode: "Este nombre y este código de recuperación no van juntos, o el código ya se ha usado.",
};
