import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Un webhook va a una dirección https pública, sin nombre ni contraseña en ella.",
  hostNotFound: "Mood Universe no encuentra esta dirección en este momento. Vuelve a intentarlo enseguida.",
  tooManyWebhooks: "Puedes tener hasta {max} webhooks. Quita uno que ya no necesites.",
  events: "Elige al menos un evento, cada uno una sola vez.",
  notATopic:
    "Un tema de ntfy tiene una dirección como https://ntfy.sh/mi-tema, en un servidor al que Mood Universe pueda llegar.",
  ntfyToken: "Un token de acceso de ntfy no tiene espacios.",
};
