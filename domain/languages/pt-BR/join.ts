import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Você recebeu um convite",
  what: "Quem administra este servidor convida você para um universo só seu: um diário particular em que cada sentimento vira uma estrela.",
  until: "O convite vale até {day}.",
  choose: "Como você quer começar?",
  byEmail: "Com e-mail e senha",
  byEmailHint: "Só você pode abrir seu universo, e depois dá para adicionar uma chave de acesso.",
  byName: "Só com um nome",
  byNameHint:
    "Sem endereço. Quem souber o nome pode abri-lo, até você adicionar uma chave de acesso ou uma senha.",
  signedIn: {
    title: "Você já tem um universo aqui",
    what: "“{universe}” está aberto neste navegador. O convite é para um universo novo e continua sem uso: passe-o para outra pessoa ou abra o link em outro navegador.",
  },
  failed: "Não foi possível ler o convite agora. Ele continua sem uso; tente de novo daqui a pouco.",
};
