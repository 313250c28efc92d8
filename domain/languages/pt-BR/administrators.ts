import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Administração",
    what: "Você cuida das pessoas deste servidor.",
    open: "Abrir a administração",
  },
  log: {
    title: "O que a administração fez",
    what: "A administração pode ajudar você a entrar e não vê nenhuma palavra sua. Aqui está o que ela fez pelo seu universo, e o que foi feito com um comando no servidor.",
    none: "Quem administra este servidor não fez nada no seu universo até agora. Se um dia fizer, ficará aqui.",
    unreachable: "Não foi possível ler agora o que a administração fez.",
    showAll: "Mostrar tudo ({count, number})",
    actions: {
      "end-sessions": "Suas sessões foram encerradas, e foi preciso entrar de novo.",
      unlock: "Seu universo foi desbloqueado após tentativas erradas.",
      "send-sign-in-link": "Um link de acesso foi enviado ao seu endereço.",
      close: "Seu universo foi fechado.",
      reopen: "Seu universo foi aberto de novo.",
      invite: "Foi criado um link que dá ao seu universo uma nova forma de entrar.",
      "revoke-invitation": "Um link para seu universo foi retirado.",
      "make-administrator": "A administração foi confiada a você.",
      "remove-administrator": "A administração deixou de ser sua.",
      export: "Seu universo foi exportado para um arquivo.",
      "reset-password": "Sua senha foi redefinida.",
      "remove-second-factor": "Sua segunda etapa foi removida.",
    },
    other: "Foi feito algo que esta página ainda não conhece.",
    byOperator: "{moment}, por um comando no servidor",
    byAdministrator: "{moment}, pela administração",
  },
};
