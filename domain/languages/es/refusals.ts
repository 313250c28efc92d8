import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "No se pudo leer la solicitud.",
  tooLarge: "Eso es más de lo que se puede enviar de una vez.",
  notSignedIn: "Primero inicia sesión.",
  notFound: "No encontrado",
  anotherSession: "Aquí ya ha iniciado sesión otra persona.",
  tooManyRequests: "Eso fue mucho de una vez. Espera un momento y vuelve a intentarlo.",
  storageUnavailable:
    "En este momento Mood Universe no puede acceder a su almacenamiento. Vuelve a intentarlo en un momento.",
  busy: "Mood Universe está muy ocupado ahora mismo. Vuelve a intentarlo en un momento.",
  restarting: "Mood Universe está a punto de reiniciarse. Vuelve a intentarlo en un momento.",
  bug: "Algo salió mal",
};
