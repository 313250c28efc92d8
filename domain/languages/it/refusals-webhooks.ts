import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Un webhook va a un indirizzo https pubblico, senza nome e password al suo interno.",
  hostNotFound: "Al momento Mood Universe non trova questo indirizzo. Riprova tra poco.",
  tooManyWebhooks: "Puoi avere fino a {max} webhook. Rimuovine uno che non ti serve più.",
  events: "Scegli almeno un evento, ciascuno una sola volta.",
  notATopic:
    "Un argomento di ntfy ha un indirizzo come https://ntfy.sh/il-mio-argomento, su un server che Mood Universe può raggiungere.",
  ntfyToken: "Un token di accesso di ntfy non contiene spazi.",
};
