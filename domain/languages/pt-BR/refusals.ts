import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "Não foi possível ler o pedido.",
  tooLarge: "Isso é mais do que pode ser enviado de uma vez.",
  notSignedIn: "Primeiro, entre na sua conta.",
  notFound: "Não encontrado",
  anotherSession: "Agora há outra pessoa com sessão aberta aqui.",
  tooManyRequests: "Foi muita coisa de uma vez. Espere um pouco e tente de novo.",
  storageUnavailable:
    "O Mood Universe não consegue acessar o armazenamento agora. Tente de novo daqui a pouco.",
  busy: "O Mood Universe está muito ocupado agora. Tente de novo daqui a pouco.",
  restarting: "O Mood Universe vai reiniciar. Tente de novo daqui a pouco.",
  bug: "Algo deu errado",
};
