import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "Seus dados",
  introduction:
    "O que você escreve aqui é seu. Leve tudo, ou uma parte, quando quiser: seu navegador cria o arquivo, e ele só vai para os seus downloads. E traga o que você escreveu em outro lugar.",
  back: "Voltar aos seus dados",
  outOfReach: "Seu universo está fora de alcance agora. Tudo o que há nele continua guardado.",
  withNotes: "Com notas",
  withNotesHint: "Desative para levar só sentimentos, horas e etiquetas.",
  formats: {
    title: "Leve com você",
    save: "Salvar",
    open: "Abrir",
    json: {
      title: "Tudo, em JSON",
      text: "Estrelas, lixeira, etiquetas, constelações, sentimentos próprios, registros do que você mediu, atividades, perfil, avatar e horários dos lembretes: uma cópia completa, para você e para outros programas.",
      save: "Salvar tudo em JSON",
    },
    partAsJson: {
      title: "O que você escolheu, em JSON",
      text: "As estrelas que você escolheu, com etiquetas e constelações, seu perfil e seu avatar.",
      save: "Salvar o que você escolheu em JSON",
    },
    sealed: {
      title: "Tudo, selado",
      text: "Uma cópia completa em que suas palavras continuam seladas. Sua frase secreta ou seu kit de resgate a abre, aqui ou em uma página que não precisa de rede: guarde essa página junto com o arquivo.",
      save: "Salvar tudo selado",
      page: "Salvar a página que o abre",
      later: "Enquanto suas palavras trocam de chave ou são abertas, não é possível fazer uma cópia selada.",
    },
    plain: {
      title: "Salvar de um jeito que qualquer pessoa possa ler?",
      text: "Este arquivo não é selado: quem o tiver pode ler cada palavra, neste dispositivo e aonde quer que você o leve.",
      act: "Salvar legível",
    },
    csv: {
      title: "Tabela, em CSV",
      text: "Uma linha por estrela, para qualquer planilha. Nada nela pode rodar como fórmula.",
      save: "Salvar a tabela em CSV",
    },
    readings: {
      title: "O que você mediu, em CSV",
      text: "Uma linha para cada registro dos seus acompanhamentos, quaisquer que sejam as estrelas escolhidas.",
      save: "Salvar o que você mediu em CSV",
    },
    markdown: {
      title: "Páginas, em Markdown",
      text: "Texto simples, um arquivo por mês, que ainda se pode ler daqui a cinquenta anos.",
      save: "Salvar as páginas em Markdown",
    },
    report: {
      title: "No papel, para alguém de confiança",
      text: "Um relatório destas estrelas que seu navegador imprime ou salva em PDF.",
      open: "Abrir o relatório",
    },
  },
  status: {
    making: "Criando seu arquivo",
    saved: "Salvo como <file>{name}</file>. Está nos seus downloads.",
    outOfReach:
      "Não foi possível criar o arquivo, porque seu universo está fora de alcance agora. Nada se perdeu; tente de novo daqui a pouco.",
    failed: "Não foi possível criar o arquivo. Nada se perdeu; recarregue a página e tente de novo.",
  },
  room: {
    title: "O espaço que ocupa",
    used: "{used} de {most}",
    text: "Cada letra que você escreve ocupa espaço, e cada estrela, medição ou nome um pouco mais.",
    nearlyFull:
      "Resta pouco espaço. Encurte notas longas ou exclua estrelas para sempre na lixeira para abrir mais.",
    outOfReach: "Não é possível ler agora quanto espaço seu universo ocupa.",
    parts: {
      notes: "Notas",
      stars: "Estrelas, sem as notas",
      readings: "O que você mediu",
      imports: "O que as importações guardam, para que nada chegue duas vezes",
      practice: "Exercícios e quiz",
      rest: "Etiquetas, sentimentos, constelações e links, e rastros do que você removeu",
    },
  },

  leaving: {
    title: "Ir embora",
    text: "Você pode excluir seu universo por conta própria, com tudo o que há nele. A próxima página diz o que isso significa antes que algo aconteça.",
    delete: "Excluir meu universo",
  },
  deletion: {
    whatIsDeleted: "O que será excluído com “{universe}”",
    stars: "{count, plural, one {# estrela} other {# estrelas}}, e as da lixeira, com todas as notas",
    everyStar: "Todas as estrelas, também as da lixeira, com todas as notas",
    tags: "{count, plural, one {# etiqueta} other {# etiquetas}}",
    yourTags: "Suas etiquetas",
    constellations:
      "Suas constelações, suas comparações, seus lembretes e todos os links que mostram seu céu",
    activities: "Suas respostas do quiz, exercícios e labirintos",
    avatar: "Seu avatar, suas conquistas e seu perfil",
    accountWith: "Sua conta com {email}",
    account: "Sua conta",
    byName:
      "Seu universo se fecha na hora, onde quer que esteja aberto, e é removido depois de sete dias. Como só o nome já o abre, qualquer pessoa que saiba o nome poderia pedir isto: até lá, quem o abrir pelo nome poderá mantê-lo, com tudo o que há nele.",
    atOnce:
      "Isto acontece na hora e não pode ser desfeito. Onde quer que seu universo esteja aberto, ele se fecha.",
    atOnceWithMail:
      "Isto acontece na hora e não pode ser desfeito. Onde quer que seu universo esteja aberto, ele se fecha. Você recebe um último e-mail que diz isso.",
    saveFirst: {
      title: "Antes, leve com você",
      text: "Um arquivo contém tudo. Ele pode trazer seu universo de volta depois, aqui ou em qualquer outro Mood Universe.",
      otherFormats: "Outros formatos",
    },
    title: "Excluir",
    name: "O nome do seu universo",
    nameHint: "Digite “{universe}” exatamente como está escrito aqui.",
    signInAgainText:
      "Você não tem senha aqui. Para mostrar que é você, entre com seu provedor e volte a esta página em até dez minutos.",
    signInAgain: "Entrar de novo",
    deleting: "Excluindo…",
    nothingDeleted: "Nada foi excluído",
    wrongName: "Este não é o nome do seu universo.",
    passwordMissing: "Digite sua senha.",
    failed: "Não foi possível excluir seu universo. Tente de novo.",
  },
  report: {
    trackers: {
      title: "O que foi medido",
      about:
        "{by, select, week {Uma linha para cada um, com um ponto para cada semana deste relatório. Uma lacuna é uma semana sem registro.} other {Uma linha para cada um, nos dias deste relatório. Uma lacuna é um dia sem registro.}}",
      choose: "Acompanhamentos no relatório",
      facts: "De {lowest} a {highest}, {mean} em média, em {days, plural, one {# dia} other {# dias}}",
      alike: "{value} em {days, plural, one {# dia} other {# dias}}",
      yesDays: "{yes, number} de {days, plural, one {# dia} other {# dias}}",
    },
    title: "Relatório de humor",
    empty: "Não há estrela neste relatório. Volte e escolha outras.",
    chooseOthers: "Escolher outras estrelas",
    noStar: {
      title: "O relatório espera sua primeira estrela",
      text: "Registre um humor no seu céu. Aqui você poderá imprimir o que escreveu.",
    },
    print: "Imprimir ou salvar em PDF",
    layingOut: "Montando as páginas",
    heading: "{name}, {dates}",
    notesWith: "Notas com “{words}”",
    onlyThese: "Só estas estrelas: {conditions}.",
    about:
      "Este é um autorrelato. {name} escolheu os sentimentos e escreveu as notas no Mood Universe, um diário privado. Não é uma avaliação médica, e dias sem registro não dizem nada sobre como foram.",
    summary:
      "{stars, plural, one {# estrela} other {# estrelas}} em {lit, number} de {days, plural, one {# dia} other {# dias}}. Muitas pessoas escrevem mais em alguns dias do que em outros.",
    days: "{count, plural, one {# dia} other {# dias}}",
    mostFeelings: "Sentimentos mais frequentes",
    mostTags: "O que veio junto",
    dayByDay: "Dia a dia",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} com {second}",
    tags: " · {tags}",
    weather: {
      title: "Clima",
      about:
        "A média dos dias com registro de cada {by, select, week {semana} other {mês}}: acima da linha, agradável; abaixo, desagradável. Barras só com contorno têm menos de três dias. O quanto um sentimento é considerado agradável é uma estimativa deste produto.",
      pleasant: "agradável",
      unpleasant: "desagradável",
      weekOf: "Semana de {date}",
      table: "Clima por {by, select, week {semana} other {mês}}, de −1 (desagradável) a 1 (agradável)",
      noEntry: "Nenhum registro",
      mean: "{mean}, {days, plural, one {# dia} other {# dias}}",
    },
  },
  farewell: {
    title: "Despedida",
    tagline: "Até um dia, e agradecemos a companhia",
    closed: "Seu universo está fechado",
    closedText:
      "Ele será removido em <time>{date}</time>. Até lá, quem o abrir pelo nome poderá mantê-lo. Este navegador já o esqueceu.",
    deleted: "Seu universo foi excluído",
    deletedText:
      "Cada estrela, nota e resposta saiu do servidor, e este navegador esqueceu o que guardava delas.",
    takeCare:
      "Se você salvou um arquivo, ele está nos seus downloads e um dia pode trazer tudo de volta. Cuide-se bem.",
    toFirstPage: "Ir para a primeira página",
  },
};
