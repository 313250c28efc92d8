import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Ein Webhook geht an eine öffentliche https-Adresse, ohne Namen und Passwort darin.",
  hostNotFound: "Mood Universe kann diese Adresse gerade nicht finden. Bitte versuche es gleich noch einmal.",
  tooManyWebhooks: "Du kannst bis zu {max} Webhooks haben. Entferne einen, den du nicht mehr brauchst.",
  events: "Wähle mindestens ein Ereignis, jedes nur einmal.",
  notATopic:
    "Ein Thema von ntfy hat eine Adresse wie https://ntfy.sh/mein-thema, bei einem Server, den Mood Universe erreichen darf.",
  ntfyToken: "Ein Zugriffstoken von ntfy enthält keine Leerzeichen.",
};
