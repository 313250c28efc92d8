import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Volver a intentar",
  logIn: "Iniciar sesión",
  stars: "{count, plural, one {# estrella} other {# estrellas}}",
  loading: "Cargando tu universo…",
  backToSky: "Volver a tu cielo",
  showInSky: "Mostrar en el cielo",
  loadingForm: "Cargando",
  close: "Cerrar",
  cancel: "Cancelar",
  save: "Guardar",
  undo: "Deshacer",
  breatheNow: "Respirar ahora",
  support: "Ayuda",
  percent: "{percent, number} %",
  ofMost: "{value, number} de {max, number}",
  toast: {
    name: "Aviso",
    dismiss: "Ocultar",
    undoKey: "Control Z: {action}.",
  },
  copyByHand: {
    title: "Cópialo a mano",
    reason: "Este navegador no permite que la página use su portapapeles.",
    text: "Texto para copiar",
  },
  notOpened: {
    title: "No se pudo abrir",
    newVersion: "Tu universo tiene una versión nueva. Vuelve a cargar la página y se abrirá.",
    disconnected: "Una parte de la página no llegó. Revisa tu conexión y vuelve a intentarlo.",
  },
  unavailable: {
    title: "Esta página no está disponible",
    reason:
      "El servidor no responde o este dispositivo no tiene conexión. No se ha perdido nada: tus estrellas están guardadas en el servidor. Revisa tu conexión y vuelve a intentarlo.",
    still: "Sigue sin estar disponible.",
  },
  language: "Idioma",
  networkError: "Error de red. Revisa tu conexión y vuelve a intentarlo.",
  session: {
    ended: "Tu sesión está cerrada",
    endedReason: "Tu sesión terminó. Lo que estabas escribiendo queda guardado hasta que vuelvas.",
  },
  settingsClosed: {
    title: "Ajustes de la cuenta",
    reason: "Inicia sesión para ver los ajustes de tu cuenta.",
  },
  unreachable: {
    title: "Tu universo no está disponible",
    reason:
      "No se pudo cargar tu cuenta. No se ha perdido nada: tus estrellas están guardadas en el servidor. Revisa tu conexión y vuelve a intentarlo.",
  },
  unreachableForVisitor: {
    title: "Mood Universe no está disponible",
    reason:
      "No hay ningún universo abierto en este navegador, y para abrir uno hace falta el servidor. Revisa tu conexión y vuelve a intentarlo.",
  },
  broken: {
    title: "Esta página dejó de funcionar",
    reason: "Tus estrellas están a salvo. Suele bastar con volver a cargar la página.",
    reload: "Volver a cargar",
  },
  notFound: {
    pageTitle: "Página no encontrada",
    title: "404 Página no encontrada",
    reason: "No hay nada en esta dirección. Tus estrellas están donde las dejaste.",
    back: "Volver a tu universo",
  },
};
