import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Webhook prowadzi pod publiczny adres https, bez nazwy i hasła w nim.",
  hostNotFound: "Mood Universe nie może teraz znaleźć tego adresu. Spróbuj ponownie za chwilę.",
  tooManyWebhooks:
    "Możesz mieć najwyżej {max, plural, one {# webhook} few {# webhooki} many {# webhooków} other {# webhooka}}. Usuń ten, którego już nie potrzebujesz.",
  events: "Wybierz co najmniej jedno zdarzenie, każde tylko raz.",
  notATopic:
    "Temat ntfy ma adres taki jak https://ntfy.sh/moj-temat, na serwerze, z którym Mood Universe może się łączyć.",
  ntfyToken: "Token dostępu ntfy nie zawiera spacji.",
};
