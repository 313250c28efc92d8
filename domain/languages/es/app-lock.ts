import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Bloquear este dispositivo",
  subtitle: "Una cortina tranquila ante tu diario, en todas las pestañas de este navegador.",
  honest:
    "Mantiene lejos las manos curiosas. No cifra lo que guarda este dispositivo: quien lo desmonte todavía puede leerlo.",
  byName:
    "Tu universo se abre solo con su nombre: quien lo conoce puede rodear la cortina iniciando sesión de nuevo. Una contraseña en los <link>Ajustes de la cuenta</link> cierra ese camino.",
  needsStorage: "Este navegador no guarda nada para esta página, así que tampoco puede guardar un bloqueo.",
  when: {
    legend: "Se cierra sin tocar nada tras",
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    hidden: "Cerrar cuando nadie mira",
    hiddenHint: "En cuanto cambias a otra pestaña o app, o cierras esta.",
    key: "La tecla L lo cierra al instante, salvo mientras escribes.",
  },
  way: {
    legend: "Se abre con",
    pin: "Un PIN",
    passkey: "Este dispositivo",
    passkeyHint: "Tu huella, tu rostro o el bloqueo de pantalla de este dispositivo, también sin red.",
    passkeyName: "Bloqueo de Mood Universe",
    notMade: "El dispositivo no creó una llave para el bloqueo. Puedes volver a intentarlo o elegir un PIN.",
  },
  pin: {
    one: { label: "PIN", show: "Mostrar PIN", hide: "Ocultar PIN" },
    again: { label: "PIN, otra vez", show: "Mostrar el segundo PIN", hide: "Ocultar el segundo PIN" },
    hint: "De {min, number} a {max, number} cifras. Si lo olvidas, iniciar sesión de nuevo abre el bloqueo.",
    form: "Un PIN tiene de {min, number} a {max, number} cifras.",
    differs: "Los dos PIN no son iguales.",
  },
  turnOn: "Activar el bloqueo",
  turningOn: "Activando…",
  turnOff: "Desactivar el bloqueo",
  lockNow: "Bloquear ahora",
  isOn: "El bloqueo está activo.",
  change: "Cambiar cómo se abre",
  keep: "Dejarlo así",
  save: "Guardar",
  turnedOn: "El bloqueo está activo",
  turnedOnHint: "Pulsa L al irte, o deja que se cierre solo.",
  turnedOff: "El bloqueo está desactivado",
  curtain: {
    title: "Tu cielo descansa",
    open: "Abrir",
    opening: "Abriendo…",
    wrong:
      "Ese no es el PIN. {left, plural, one {Queda # intento; después, solo abre iniciar sesión.} other {Quedan # intentos; después, solo abre iniciar sesión.}}",
    notOpened: "No se pudo abrir así. Puedes volver a intentarlo.",
    signIn: "Iniciar sesión en su lugar",
    signInHint:
      "Esto cierra tu sesión aquí y te pide iniciarla de nuevo. Lo pendiente se queda en este dispositivo y se envía entonces.",
    signInSubmit: "Cerrar e iniciar sesión",
    back: "Volver",
    ended: "Inicia sesión",
    endedByPins:
      "Aquí se escribieron diez PIN incorrectos. Iniciar sesión abre tu diario, y no se ha perdido nada.",
    endedByChoice: "Iniciar sesión abre tu diario, y no se ha perdido nada.",
  },
  openedBySignIn: "El bloqueo está abierto",
  openedBySignInHint:
    "Se abrió porque iniciaste sesión. ¿Olvidaste el PIN? Elige otro en Ajustes, “Bloquear este dispositivo”.",
};
