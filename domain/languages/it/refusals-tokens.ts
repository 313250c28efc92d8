import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "Questo token di accesso è sconosciuto, è scaduto o è stato revocato.",
  lacksScope: "Questo token di accesso non lo permette: gli manca l’autorizzazione {scope}.",
  closed: "Nessun token di accesso lo permette. È solo per te, dopo l’accesso.",
  inAddress:
    "Un token di accesso non va mai in un indirizzo. Invialo nell’intestazione Authorization, e revoca quello che è stato in un indirizzo.",
  twice: "Una richiesta ha una sola intestazione Authorization con un solo token di accesso.",
  tooMany: "Puoi avere fino a {max} token di accesso. Revocane uno che non ti serve più.",
};
