import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Lembretes",
  subtitle: "Uma linha gentil, nas horas que você escolher.",
  unreachable: "Não foi possível carregar seus lembretes. Eles precisam de conexão com o servidor.",
  next: "Próximo: {moment}",
  restingUntil: "Em descanso até {day}.",
  endRest: "Encerrar o descanso",
  noneComes: "Nenhum lembrete chega ainda: escolha abaixo um aparelho, o e-mail ou o ntfy.",
  times: {
    name: "Quando",
    add: "Adicionar horário",
    zone: "No relógio de {zone}",
    useZone: "Usar {zone}",
    one: "Lembrete {number, number}",
    time: "Hora",
    remove: "Remover este horário",
    kind: { name: "Para quê", star: "Uma estrela", "check-in": "Um check-in" },
  },
  places: {
    name: "Onde",
    byMail: "Por e-mail",
    byMailHint: "Para {mail}. Cada e-mail tem um link que os encerra.",
    noMail:
      "Os lembretes também podem vir por e-mail, depois que um endereço for verificado em <link>Configurações da conta</link>.",
    withSound: "Com som",
    withSoundHint: "Os lembretes são silenciosos, a não ser que você queira ouvi-los.",
    thisDevice: "Neste aparelho",
    thisDeviceHint: "Como notificação, mesmo com o Mood Universe fechado.",
    asks: "Seu navegador pergunta se pode mostrar notificações. Os lembretes precisam de um sim.",
    others: "Outros aparelhos",
    lastOpened: "Aberto pela última vez: {day}",
    remove: "Remover {name}",
    whyNot: {
      insecure: "Os navegadores só mostram notificações por https, e este endereço não o usa.",
      "home-screen":
        "No iPhone ou iPad, ponha antes o Mood Universe na tela de início: toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra-o de lá e volte aqui.",
      none: "Este navegador não mostra notificações. Outro talvez mostre, e o e-mail não precisa delas.",
      denied:
        "Seu navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador para este site e volte aqui.",
    },
  },
  device: { name: "{browser} em {system}", browser: "Navegador" },
  ntfy: {
    name: "Por ntfy",
    hint: "Para um tópico do ntfy que o seu celular acompanha.",
    topic: "Endereço do tópico",
    topicHint:
      "Por exemplo, https://ntfy.sh/ e um nome que ninguém adivinhe: quem souber o nome também pode ler.",
    token: "Token de acesso do tópico",
    tokenHint: "Só se o tópico precisar de um.",
    tokenKept: "Há um guardado, e ele fica enquanto isto estiver vazio.",
    test: "Enviar um teste",
    testFirst: "Depois de salvar, você pode enviar um teste.",
    sent: "Teste enviado",
    notSent: "Não enviado",
    results: {
      sent: "Em um instante ele estará no seu celular.",
      refused: "{host} recusou. Talvez o tópico precise de um token, ou de outro token.",
      limited: "{host} não aceita mais mensagens por enquanto. Tente de novo mais tarde.",
      unreachable: "{host} não respondeu. Confira o endereço.",
    },
    failed: "Não foi possível enviar o teste. Confira sua conexão e tente de novo.",
    problem: {
      refused: "O último lembrete foi recusado. Confira o tópico e o token dele.",
      unreachable: "O último lembrete não chegou ao servidor do tópico. Confira o endereço.",
    },
  },
  actions: {
    start: "Ativar lembretes",
    started: "Lembretes ativos",
    stop: "Parar lembretes",
    stopped: "Lembretes parados",
    rest: "Descansar por uma semana",
    save: "Salvar",
    saved: "Salvo",
  },
  failed: {
    title: "Nada mudou",
    unchanged: "Seus lembretes estão como estavam. Confira sua conexão e tente de novo.",
    notAdded: "Não foi possível adicionar este aparelho. Confira sua conexão e tente de novo.",
    notRemoved: "O aparelho continua na lista. Confira sua conexão e tente de novo.",
  },
};
