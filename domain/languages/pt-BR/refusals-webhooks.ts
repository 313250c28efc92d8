import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Um webhook vai para um endereço https público, sem nome nem senha nele.",
  hostNotFound: "O Mood Universe não consegue encontrar este endereço agora. Tente de novo daqui a pouco.",
  tooManyWebhooks: "Você pode ter até {max} webhooks. Remova um de que não precisa mais.",
  events: "Escolha pelo menos um evento, cada um uma só vez.",
  notATopic:
    "Um tópico do ntfy tem um endereço como https://ntfy.sh/meu-topico, em um servidor que o Mood Universe possa alcançar.",
  ntfyToken: "Um token de acesso do ntfy não tem espaços.",
};
