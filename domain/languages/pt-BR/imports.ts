import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "Importar",
  heading: "Traga um diário com você",
  backToData: "Voltar aos seus dados",
  outOfReach: "Seu universo está fora de alcance agora. Tudo o que há nele continua guardado.",
  entries: "{count, plural, one {# registro} other {# registros}}",
  back: "Voltar",
  previous: "Anterior",
  next: "Próxima",
  page: "{from, number} a {to, number} de {all, number}",
  section: {
    introduction:
      "Anos em outro diário viram estrelas deste céu, até {most, number} ao todo. Você vê o que foi encontrado e no que vai se transformar, antes que algo seja adicionado.",
    onItsWay: "Há uma importação em andamento.",
    goToIt: "Ir até ela",
  },
  chooser: {
    choose: "Escolher um arquivo",
    chooseAnother: "Escolher outro arquivo",
    hint: "<drop>Ou solte-o aqui. </drop>Ele é lido no seu navegador e nunca sai dele por inteiro.",
  },
  readable: {
    title: "Quais arquivos podem ser lidos",
    moodUniverse: "JSON ou CSV",
    daylio: "CSV, ou um backup (.daylio)",
    stateOfMind: "JSON ou CSV do app Health Auto Export",
    dayOne: "JSON em um ZIP",
    else: "Qualquer outra coisa",
    elseFile: "uma tabela em CSV; você diz qual coluna é qual",
  },
  sources: {
    moodUniverseJson: "Mood Universe, tudo em JSON",
    moodUniverseCsv: "Mood Universe, tabela",
    daylioCsv: "Daylio, tabela",
    daylioBackup: "Daylio, backup",
    stateOfMind: "State of Mind, do Health Auto Export",
    table: "Uma tabela sua",
  },
  reading: { title: "Lendo seu arquivo", text: "Ele fica no seu navegador." },
  refused: "Não é possível ler este arquivo",
  columns: {
    title: "Qual coluna é qual?",
    text: "Estas são as primeiras linhas de {file}. Só a data é necessária.",
    rows: "As primeiras linhas",
    unnamed: "Coluna {number, number}",
    none: "Nenhuma",
    date: "Data",
    time: "Hora",
    timeHint: "Se não estiver junto da data.",
    mood: "Humor",
    intensity: "Intensidade",
    intensityHint: "Um número de 1 a 10.",
    notes: "Notas",
    tags: "Etiquetas",
    dateHas: "A data tem",
    dayFirst: "Primeiro o dia",
    monthFirst: "Primeiro o mês",
    yearFirst: "Primeiro o ano",
    separator: "Vários humores ou etiquetas em uma célula são separados por",
    nothing: "Nada",
    read: "Ler",
  },

  letters: {
    title: "Você consegue ler estas linhas?",
    text: "{file} não diz o que suas letras significam. Escolha os idiomas com os quais estas linhas estão certas.",
    encoding: "Letras de",
    option: "{languages} ({encoding})",
    lines: "As primeiras linhas com essas letras",
  },

  order: {
    title: "Quais são os dias?",
    text: "Nada em {file} diz qual parte das datas vem primeiro.",
    means: "{date} significa",
  },
  found: {
    title: "O que foi encontrado",
    facts: {
      file: "Arquivo",
      from: "Origem",
      entries: "Registros",
      time: "Período",
      moods: "Humores",
      tags: "Etiquetas",
    },
    tooMuch:
      "Em um universo {most, plural, one {cabe # estrela} other {cabem # estrelas}}. O seu tem espaço para mais {room, number}, e este arquivo tem {entries, plural, one {# registro} other {# registros}}. Nada foi enviado.",
    nothing: "Não há nada neste arquivo que possa virar estrela.",
    nothingSent:
      "Em um universo {most, plural, one {cabe até # estrela} other {cabem até # estrelas}}. Nada é enviado antes de você pressionar “Importar”.",
    nothingSentOrRestored:
      "Em um universo {most, plural, one {cabe até # estrela} other {cabem até # estrelas}}. Nada é enviado antes de você pressionar “Restaurar tudo” ou “Importar”.",
    whole: "Este é um universo inteiro, e o seu ainda não tem estrelas.",
    restoreText:
      "Restaurar tudo: estrelas, lixeira, etiquetas, constelações, atividades, perfil, avatar e configurações. O nome do seu universo e o modo de entrar ficam como estão. Os lembretes ficam desativados até você ativá-los.",
    restore: "Restaurar tudo",
    starsOnly: "Trazer só as estrelas",
    seeSky: "Ver o céu por vir",
    chooseFeelings: "Escolher sentimentos",
  },
  timeZone: {
    label: "Fuso horário",
    hint: "{count, plural, one {# registro mostra uma hora sem dizer onde.} other {# registros mostram uma hora sem dizer onde.}} Escolha onde você mais viveu nessa época.",
  },
  problems: {
    skipped: "{skipped, number} {skipped, plural, one {fica} other {ficam}} de fora",
    changed: "{changed, number} {changed, plural, one {é alterado} other {são alterados}}",
    skippedAndChanged:
      "{skipped, number} {skipped, plural, one {fica} other {ficam}} de fora, {changed, number} {changed, plural, one {é alterado} other {são alterados}}",
    save: "Salvar esta lista",
    row: "Linha {number, number}",
    entry: "Registro {number, number}",
    file: "Arquivo",
    line: "{place}: {problem}",
  },
  match: {
    title: "No que se transforma",
    remembered: "Estas são suas respostas da última vez. Mude o que quiser.",
    suggested:
      "Estas são sugestões. Mude o que não servir; suas respostas ficam guardadas neste aparelho para a próxima vez.",
    longNotes:
      "{entries, plural, one {# registro} other {# registros}} com nota de mais de {most, number} caracteres",
    inSecondStar: "Em uma segunda estrela",
    cutIt: "Cortar e marcar",
    manyTags:
      "{entries, plural, one {# registro} other {# registros}} com mais de {most, number} etiquetas: manter",
    firstTags: "As primeiras",
    mostUsedTags: "As mais usadas",
    leftOut: "Fica de fora",
    leaveOut: "Deixar de fora",
    showMore: "Mostrar mais {count, number} de {all, number}",
  },
  moods: {
    title: "Humores",
    open: "{count, plural, =1 {Um humor ainda não tem sentimento. Sem ele, os registros ficam de fora.} one {# humor ainda não tem sentimento. Sem ele, os registros ficam de fora.} other {# humores ainda não têm sentimento. Sem ele, os registros ficam de fora.}}",
    without: "Registros sem humor",
    withoutText:
      "{count, plural, one {# registro} other {# registros}} sem humor. Escolha um sentimento para todos; cada estrela pode ser corrigida depois no diário.",
    starByStar: "Escolher estrela por estrela",
  },
  feeling: {
    choose: "Escolher um sentimento",
    intensity: "{intensity, number}<more> de {most, number}</more>",
    question: "O que é “{name}”?",
    hint: "Escolha o que mais se aproxima.",
    label: "Sentimento",
    intensityLabel: "Intensidade",
    done: "Pronto",
  },
  tags: {
    title: "Etiquetas",
    leaveAllOut: "Deixar todas de fora",
    yourTag: "Sua etiqueta",
    newTag: "Nova etiqueta",
    tooMany:
      "Um universo pode ter {most, number} etiquetas. Com estas seriam {count, number}: deixe algumas de fora.",
    tooLong:
      "{count, plural, =1 {Um nome passa dos {most, number} caracteres de uma etiqueta. Pressione-o para escolher outro nome.} one {# nome passa dos {most, number} caracteres de uma etiqueta. Pressione-o para escolher outro nome.} other {# nomes passam dos {most, number} caracteres de uma etiqueta. Pressione um nome para escolher outro.}}",
    label: "Etiqueta",
    use: "Usar esta etiqueta",
    make: "Criar nova etiqueta",
    haveIt: "Você já tem esta etiqueta.",
    isNew: "Uma nova etiqueta. Se preferir, escolha uma das suas abaixo.",
    yourTags: "Suas etiquetas",
  },
  changes: {
    title: "O que mudou",
    text: "Estes registros do arquivo parecem estrelas do seu céu, com outra hora ou outro humor. Escolha o que será deles.",
    all: "Para todas",
    choice: "O registro de {date}",
    correct: "Corrigir a estrela",
    keep: "Deixar a estrela como está",
    add: "Adicionar outra estrela",
    inSky: "No seu céu",
    inFile: "No arquivo",
    see: "Ver o que mudou",
    corrected: "{summary} Estrelas corrigidas: {count, number}.",
    undoes:
      "As estrelas que esta importação corrigiu voltam a ser como eram, a não ser que tenham sido editadas depois.",
  },

  preview: {
    title: "Seu céu por vir",
    picture: "O céu por vir",
    pictureOf: "O céu por vir, com {count, plural, one {# estrela} other {# estrelas}}",
    workingOut: "Calculando o céu…",
    nothing: "Com estas respostas, nada vira estrela. Volte e escolha um sentimento.",
    stars: "{stars, plural, one {# estrela} other {# estrelas}}, {dates}.",
    starsAndTags:
      "{stars, plural, one {# estrela} other {# estrelas}} e até {tags, number} etiquetas, {dates}.",
    besides: "{summary} Elas se juntam às {count, number} do seu céu.",
    tooMuch:
      "{stars, plural, one {Seria # estrela} other {Seriam # estrelas}}. Em um universo {most, plural, one {cabe # estrela} other {cabem # estrelas}}, e no seu, mais {room, number}. Nada foi enviado.",
    undoable:
      "Você pode desfazer a importação por 30 dias. Trazer o mesmo arquivo de novo depois só adiciona o que é novo.",
    import: "Importar",
  },
  sending: {
    title: "Trazendo suas estrelas",
    text: "Enquanto isso, você pode ver outras páginas. Se fechar esta aba, a importação continua quando você voltar aqui.",
    storing: "Preparando",
    finishing: "Montando seu céu",
    sent: "{sent, number} de {all, plural, one {# registro} other {# registros}}",
    begun: "A importação começou",
    percent: "{percent, number} por cento",
    cancel: "Cancelar a importação",
    busy: "Seu universo pede uma pausa curta. A importação continua sozinha daqui a pouco.",
    outOfReach:
      "Seu universo está fora de alcance agora. O que chegou está guardado, e a importação continua assim que der.",
    tryNow: "Tentar agora",
    signedOutReason: "Entre de novo e abra “Seus dados”: a importação continua de onde estava.",
  },
  stopped: {
    title: "A importação parou",
    why: {
      open: "Outro aparelho, ou outra aba, está com uma importação deste universo aberta. Deixe-a terminar, ou cancele-a e continue aqui. Nada deste arquivo foi adicionado ainda.",
      full: "Seu universo não tem espaço para todas estas estrelas. Nada deste arquivo foi adicionado.",
      closed:
        "Esta importação terminou no servidor: foi cancelada, ou ficou aberta por mais de um dia. Nada dela foi adicionado. Comece de novo, e tudo é enviado mais uma vez.",
      lost: "Este navegador perdeu os registros que ainda seriam enviados. Escolha o mesmo arquivo de novo: nada é adicionado duas vezes.",
      refused:
        "Seu universo não aceitou estes registros. Nada deste arquivo foi adicionado, e todo o resto está como estava.",
    },
    cancelOther: "Cancelar a outra e continuar aqui",
    startAgain: "Começar de novo",
    chooseAgain: "Escolher o arquivo de novo",
    notNow: "Agora não",
  },
  restoring: {
    title: "Restaurando seu universo",
    text: "Se você fechar esta aba, escolha o mesmo arquivo de novo: o resto vem em seguida.",
    progress: "Estrelas, etiquetas e atividades",
    unreadableParts:
      "Este arquivo tem partes que não podem ser lidas, então não pode ser restaurado por inteiro.",
    brokenRule:
      "Nada foi restaurado, porque o arquivo tem em {place} algo que um universo não pode receber. {rule}",
    outOfReach:
      "Seu universo está fora de alcance agora. O que chegou está guardado; tente de novo daqui a pouco.",
    doneTitle: "Seu universo voltou",
    doneText: "Tudo o que havia no arquivo está aqui de novo.",
    seeIt: "Ver",
  },
  done: {
    title: "Elas estão no seu céu",
    allKnown: "Você já tem todas elas",
    added: "{count, plural, one {# estrela chegou.} other {# estrelas chegaram.}}",
    known:
      "{count, plural, one {# estrela deste arquivo já estava aqui.} other {# estrelas deste arquivo já estavam aqui.}}",
    addedAndKnown:
      "{added, plural, one {# estrela chegou.} other {# estrelas chegaram.}} {known, plural, one {# estrela deste arquivo já estava aqui.} other {# estrelas deste arquivo já estavam aqui.}}",
    see: "Vê-las no céu",
    undo: "Desfazer esta importação",
    another: "Trazer outro arquivo",
    undoable: "Você pode desfazer por 30 dias, aqui ou depois em “Seus dados”.",
  },
  earlier: {
    title: "Importações anteriores",
    showAll: "Mostrar todas as {count, number}",
    undo: "Desfazer",
    undoNamed: "Desfazer a importação de {file}",
    cancel: "Cancelar",
    cancelNamed: "Cancelar a importação de {file}",
    open: "{source}. Começada em {date} e não terminada; nenhuma estrela dela aparece ainda.",
    cancelled: "{source}. Cancelada em {date}.",
    undone: "{source}. Desfeita em {date}.",
    kept: "{source}. {count, plural, one {# estrela} other {# estrelas}} em {date}.",
  },
  undo: {
    title: "Desfazer esta importação?",
    keep: "Manter",
    undo: "Desfazer a importação",
    removing: "Removendo…",
    text: "{count, plural, one {A # estrela que veio de <file>{name}</file> será removida de vez, com as etiquetas que nenhuma outra estrela tem.} other {As # estrelas que vieram de <file>{name}</file> serão removidas de vez, com as etiquetas que nenhuma outra estrela tem.}} As estrelas que você editou desde então ficam. Você pode importar o arquivo de novo.",
    tooLate: "Esta importação tem mais de 30 dias, então as estrelas dela ficam.",
    failed:
      "Não foi possível desfazer a importação, porque seu universo está fora de alcance agora. Tente de novo daqui a pouco.",
    done: "A importação foi desfeita",
    doneText: "Seu céu está como era sem ela.",
  },
};
