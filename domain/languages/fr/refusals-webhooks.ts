import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Un webhook va à une adresse https publique, sans nom ni mot de passe à l’intérieur.",
  hostNotFound: "Mood Universe ne trouve pas cette adresse pour le moment. Réessaie dans un instant.",
  tooManyWebhooks: "Tu peux avoir jusqu’à {max} webhooks. Retire celui dont tu n’as plus besoin.",
  events: "Choisis au moins un événement, chacun une seule fois.",
  notATopic:
    "Un sujet ntfy a une adresse comme https://ntfy.sh/mon-sujet, sur un serveur que Mood Universe peut joindre.",
  ntfyToken: "Un jeton d’accès ntfy ne contient pas d’espace.",
};
