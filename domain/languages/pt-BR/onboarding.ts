import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Como entrar",
  create: "Criar universo",
  signIn: "Entrar",
  closed: "Aqui não se criam universos novos",
  closedReason:
    "Este servidor não aceita novas contas nem universos. Se você já tem um universo, abra-o em “Entrar”.",
  namesOff: "Aqui, só o nome não abre nada",
  namesOffReason: "Quem administra este servidor desativou a entrada só pelo nome do universo.",
  noNewAccounts: "Este servidor não aceita novas contas nem universos.",
  giveItOne: "Se seu universo ainda não tem senha, <migrate>dê uma a ele</migrate>.",
  createAccount:
    "<register>Crie uma conta</register> com e-mail e senha ou, se seu universo ainda não tem senha, <migrate>dê uma a ele</migrate>.",
  logIn: "Entrar com e-mail",
  privacy: "Seus dados ficam privados e seguros no seu aparelho",
  nameIsKey:
    "Um universo sem senha abre para qualquer pessoa que saiba o nome exato. Escolha um nome em que só você pensaria, ou <migrate>dê uma senha ao seu universo</migrate>.",
  nameIsKeyClosed:
    "Um universo sem senha abre para qualquer pessoa que saiba o nome exato. Você pode <migrate>dar uma senha ao seu universo</migrate>.",
  launch: {
    title: "Identidade universal",
    more: "Mais sobre você",
    demographicsHint: "Tudo sobre você que dê contexto aos seus sentimentos, com suas palavras.",
    submit: "Lançar seu universo",
    busy: "Lançando…",
    created: "Universo criado!",
    welcome: "Boas-vindas a {universeName}",
    failed: "Não foi possível criar seu universo. Tente de novo.",
  },
  access: {
    title: "Acesse seu universo",
    hint: "Digite o nome exato do universo, como você o escreveu ao criá-lo.",
    logIn: "Entrar neste universo",
    submit: "Acessar universo",
    busy: "Acessando…",
    accessing: "Acessando {universeName}",
    emptyName: "Digite o nome do seu universo",
    notFound: "Universo não encontrado",
    notFoundHint: "Confira o nome do universo ou crie um novo",
    notFoundReason: "Nenhum universo tem exatamente este nome.",
    failed: "Não foi possível acessar o universo. Tente de novo.",
  },
  closing: {
    title: "“{universeName}” está fechado",
    reason:
      "Alguém que sabe o nome, ou quem administra este servidor, pediu para excluí-lo. Tudo o que há nele ainda está lá.",
    reasonWithDate:
      "Alguém que sabe o nome, ou quem administra este servidor, pediu para excluí-lo. Ele será removido em <time>{moment}</time>. Tudo o que há nele ainda está lá.",
    keep: "Manter meu universo",
    failed: "Não foi possível mantê-lo. Tente de novo.",
  },
};
