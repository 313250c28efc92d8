import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Error",
  kept: "{reason} Lo que escribiste sigue aquí.",
  nameTaken: "Ese nombre de universo ya está en uso",
  resend: {
    again: "Enviar de nuevo",
    sent: "Correo de verificación enviado",
    sentHint: "Busca en tu correo el enlace de verificación.",
    failed: "No se pudo enviar el correo de verificación",
  },
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address> espera a que sigas su enlace. Hasta entonces, tu universo se abre solo con el nombre.",
    addressMeanwhile:
      "<address>{email}</address> espera a que sigas su enlace. Hasta entonces se mantiene tu dirección actual.",
    resend: "Enviar el enlace otra vez",
    cancelled: "Cancelado",
    cancelledHint: "El enlace que se envió ya no funciona.",
    notCancelled: "No se pudo cancelar. Vuelve a intentarlo.",
  },
};
