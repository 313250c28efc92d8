import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "La demande n’a pas pu être lue.",
  tooLarge: "C’est plus que ce qui peut être envoyé en une fois.",
  notSignedIn: "Connecte-toi d’abord.",
  notFound: "Introuvable",
  anotherSession: "Quelqu’un d’autre utilise maintenant Mood Universe dans ce navigateur.",
  tooManyRequests: "Cela faisait beaucoup d’un coup. Attends un instant et réessaie.",
  storageUnavailable:
    "Mood Universe ne peut pas accéder à ses données en ce moment. Réessaie dans un instant.",
  busy: "Il y a beaucoup de monde sur Mood Universe en ce moment. Réessaie dans un instant.",
  restarting: "Mood Universe va redémarrer. Réessaie dans un instant.",
  bug: "Quelque chose s’est mal passé",
};
