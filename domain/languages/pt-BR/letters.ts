import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "A carta conta as estrelas do seu tempo; um dia é tão luminoso quanto o valor médio das suas estrelas. Ela cita até três notas exatamente como estão escritas. Quem escolhe são regras, e nada julga o que elas dizem: uma nota de um dia luminoso, uma mais longa de uma estrela com sentimentos difíceis e uma da primeira estrela de um sentimento, da primeira estrela depois de um longo silêncio, do dia mais cheio, ou a mais longa. Ao lado de cada citação, a estrela pode ficar fora das cartas. “Claramente” e “provavelmente” querem dizer o mesmo que na comparação de dois períodos. A imagem mostra o tempo da esquerda para a direita e os sentimentos agradáveis em cima.",

  begin: {
    first: {
      a: "Seu diário começa aqui: {day}. Desde então ele tem {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}.",
      b: "Aqui está o começo do seu diário, {day}; a partir daí ele tem {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}.",
    },
    single: {
      a: "{kind, select, week {Esta semana} month {Este mês} other {Este ano}} tem uma estrela: {day}.",
      b: "Uma única estrela é {kind, select, week {desta semana} month {deste mês} other {deste ano}}. O dia dela: {day}.",
      c: "Uma estrela, {day}: é assim que {kind, select, week {esta semana} month {este mês} other {este ano}} está no seu céu.",
    },
    thin: {
      a: "{kind, select, week {Uma semana quieta} month {Um mês quieto} other {Um ano quieto}} no seu céu: {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}.",
      b: "Você escreveu pouco {kind, select, week {nesta semana} month {neste mês} other {neste ano}}, {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}, e está tudo aqui.",
      c: "{kind, select, week {Esta semana} month {Este mês} other {Este ano}} deixou um rastro leve, {stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}}.",
    },
    some: {
      a: "Você acendeu {stars, plural, one {# estrela} other {# estrelas}} em {days, number} de {length, plural, one {# dia} other {# dias}}.",
      b: "{kind, select, week {Esta semana} month {Este mês} other {Este ano}} tem {stars, plural, one {# estrela} other {# estrelas}}, em {days, number} de {length, plural, one {# dia} other {# dias}}.",
      c: "Em {days, number} de {length, plural, one {# dia} other {# dias}} você pôs algo em palavras, {stars, plural, one {# estrela} other {# estrelas}} ao todo.",
      d: "Seu céu tem {stars, plural, one {# estrela} other {# estrelas}} {kind, select, week {desta semana} month {deste mês} other {deste ano}}, em {days, number} de {length, plural, one {# dia} other {# dias}}.",
    },
    full: {
      a: "Todos os dias {kind, select, week {desta semana} month {deste mês} other {deste ano}} têm estrela, {stars, plural, one {# estrela} other {# estrelas}} ao todo.",
      b: "{kind, select, week {Esta semana} month {Este mês} other {Este ano}} está por escrito do primeiro dia ao último, em {stars, plural, one {# estrela} other {# estrelas}}.",
      c: "Do primeiro dia ao último, {kind, select, week {esta semana} month {este mês} other {este ano}} tem as suas estrelas: {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Esta semana} month {Este mês} other {Este ano}} ainda não acabou. Até agora tem {stars, plural, one {# estrela} other {# estrelas}}, em {days, number} de {length, plural, one {# dia} other {# dias}}.",
      b: "Até hoje, {kind, select, week {esta semana} month {este mês} other {este ano}} tem {stars, plural, one {# estrela} other {# estrelas}} em {days, number} de {length, plural, one {# dia} other {# dias}}.",
      c: "Até agora você acendeu {stars, plural, one {# estrela} other {# estrelas}} {kind, select, week {nesta semana} month {neste mês} other {neste ano}}, em {days, number} de {length, plural, one {# dia} other {# dias}}.",
    },
  },

  feelings: {
    single: {
      a: "Ela nomeia {feelings}.",
      b: "Você a chamou de {feelings}.",
      c: "O que ela diz: {feelings}.",
    },
    same: {
      a: "Todas elas nomeiam {feelings}.",
      b: "Uma palavra bastou para todas: {feelings}.",
      c: "Cada uma delas diz {feelings}.",
    },
    equal: {
      a: "Você nomeou {count, plural, one {# sentimento} other {# sentimentos}}, e nenhum deles se destaca.",
      b: "Houve {count, plural, one {# sentimento} other {# sentimentos}}, cada um mais ou menos tão frequente quanto os outros.",
      c: "Nenhum sentimento apareceu mais do que o resto; você nomeou {count, number}.",
    },
    all: {
      a: "Você nomeou {feelings}.",
      b: "Os sentimentos que há ali: {feelings}.",
      c: "Era sobre {feelings}.",
    },
    most: {
      a: "O que você mais nomeou: {feelings}.",
      b: "O mais frequente foi {feelings}.",
      c: "O que mais apareceu: {feelings}.",
    },
    item: "“{feeling}” ({count, plural, one {# vez} =2 {duas vezes} other {# vezes}})",
  },

  news: {
    feelings: {
      a: "Pela primeira vez você nomeou {feelings}.",
      b: "Novidade entre as suas palavras: {feelings}.",
      c: "Sem estrela até então: {feelings}.",
    },
    back: {
      a: "“{feeling}” voltou; a última vez foi em {day}.",
      b: "Depois de muito tempo você nomeou “{feeling}” de novo, pela primeira vez desde {day}.",
      c: "“{feeling}” não aparecia desde {day}, e voltou.",
    },
    tags: {
      a: "Novidade entre as suas etiquetas: {tags}.",
      b: "Pela primeira vez como etiqueta: {tags}.",
      c: "Suas etiquetas agora incluem {tags}.",
    },
  },

  tags: {
    all: {
      a: "O que veio junto: {tags}.",
      b: "Suas etiquetas para isso: {tags}.",
      c: "Também estava ali: {tags}.",
    },
    most: {
      a: "O que mais veio junto: {tags}.",
      b: "Das suas etiquetas, as mais frequentes: {tags}.",
      c: "O que mais vezes estava ali: {tags}.",
    },
    item: "“{tag}” ({days, plural, one {# dia} other {# dias}})",
  },

  along: {
    tag: {
      a: "Em {count, number} dos {days, plural, one {# dia} other {# dias}} com “{tag}” você também nomeou “{feeling}”.",
      b: "“{feeling}” esteve em {count, number} de {days, plural, one {# dia} other {# dias}} com “{tag}”.",
      c: "“{tag}” esteve em {days, plural, one {# dia} other {# dias}}, e em {count, number} deles “{feeling}” também.",
    },
    always: {
      a: "Em cada um dos {days, plural, one {# dia} other {# dias}} com “{tag}” você também nomeou “{feeling}”.",
      b: "“{tag}” e “{feeling}” vieram juntos, em {days, plural, one {# dia} other {# dias}}.",
      c: "Houve {days, plural, one {# dia} other {# dias}} com “{tag}”, e cada um deles tem também “{feeling}”.",
    },
    pair: {
      a: "“{first}” e “{second}” dividiram uma estrela {count, plural, one {# vez} =2 {duas vezes} other {# vezes}}.",
      b: "{count, plural, one {# estrela leva} other {# estrelas levam}} “{first}” e “{second}” ao mesmo tempo.",
      c: "Você nomeou “{first}” e “{second}” juntos, {count, plural, one {# vez} =2 {duas vezes} other {# vezes}}.",
    },
    claim: {
      a: "De todos os seus dias até então, os dias com “{tag}” foram {sure, select, clearly {claramente} other {provavelmente}} mais {direction, select, brighter {luminosos} other {apagados}}: {with, number} com ela ao lado de {without, number} sem ela. Isso não diz por quê.",
      b: "Os dias com “{tag}” foram até aqui {sure, select, clearly {claramente} other {provavelmente}} mais {direction, select, brighter {luminosos} other {apagados}}, {with, number} ao lado de outros {without, number}. A razão não está nas estrelas.",
    },
  },

  contrast: {
    brightness: {
      a: "Pelas suas estrelas, {kind, select, week {esta semana} month {este mês} other {este ano}} foi {sure, select, clearly {claramente} other {provavelmente}} mais {direction, select, brighter {{kind, select, week {luminosa} month {luminoso} other {luminoso}}} other {{kind, select, week {apagada} month {apagado} other {apagado}}}} do que {kind, select, year {o ano anterior} other {as doze semanas anteriores}}.",
      b: "Em comparação {kind, select, year {com o ano anterior} other {com as doze semanas anteriores}}, seus dias foram {sure, select, clearly {claramente} other {provavelmente}} mais {direction, select, brighter {luminosos} other {apagados}}.",
    },
    share: {
      a: "“{name}” esteve presente {sure, select, clearly {claramente} other {provavelmente}} {direction, select, more {mais} other {menos}} vezes do que {kind, select, year {no ano anterior} other {nas doze semanas anteriores}}: em {now, number} de {of, plural, one {# dia} other {# dias}}, antes em {earlier, number} de {ofEarlier, number}.",
      b: "Em comparação {kind, select, year {com o ano anterior} other {com as doze semanas anteriores}}, houve {sure, select, clearly {claramente} other {provavelmente}} {direction, select, more {mais} other {menos}} “{name}”: agora em {now, number} de {of, plural, one {# dia} other {# dias}}, antes em {earlier, number} de {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "O que você mediu: {list}.",
      b: "Nos seus próprios números: {list}.",
      c: "Você também mediu: {list}.",
    },
    range: "“{tracker}” de {low} a {high} ({days, plural, one {# dia} other {# dias}})",
    mean: "“{tracker}” {value} em média ({days, plural, one {# dia} other {# dias}})",
    same: "“{tracker}” {value} ({days, plural, one {# dia} other {# dias}})",
    yes: "“{tracker}” em {count, number} de {days, plural, one {# dia} other {# dias}}",
  },

  half: {
    a: "A maior parte está na {which, select, first {primeira} other {segunda}} metade do mês: {count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
    b: "A {which, select, first {primeira} other {segunda}} metade do mês tem {count, number} das suas {stars, plural, one {# estrela} other {# estrelas}}.",
    c: "Foi na {which, select, first {primeira} other {segunda}} metade do mês que você mais escreveu, {count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
  },

  year: {
    words: {
      a: "O que você mais nomeou mudou com os meses: {words}.",
      b: "As palavras que atravessaram o ano: {words}.",
    },
    wordIn: "“{feeling}” em {month}",
    wordFromTo: "“{feeling}” de {first} a {last}",
    fullest: {
      a: "Você escreveu mais em {most}, com {mostStars, plural, one {# estrela} other {# estrelas}}, e menos em {least}, com {leastStars, number}.",
      b: "O mês mais cheio foi {most} ({mostStars, plural, one {# estrela} other {# estrelas}}), o mais quieto {least} ({leastStars, number}).",
    },
    light: {
      a: "Pelas estrelas, {bright} foi o mês mais luminoso e {dark} o mais apagado.",
      b: "Os dias foram mais luminosos em {bright}, pelas suas estrelas, e mais apagados em {dark}.",
    },
    empty: {
      a: "{count, plural, one {# mês não tem} other {# meses não têm}} estrela: {months}.",
      b: "Não há nada escrito em {months}.",
    },
  },

  small: {
    arc: {
      a: "Começou com “{first}” e terminou com “{last}”.",
      b: "A primeira estrela diz “{first}”, a última “{last}”.",
      c: "De “{first}” no começo chegou a “{last}” no fim.",
    },
    fullest: {
      a: "O dia em que você mais escreveu foi {day}: {stars, plural, one {# estrela} other {# estrelas}}.",
      b: "O dia mais cheio foi {day}, com {stars, plural, one {# estrela} other {# estrelas}}.",
      c: "Nenhum outro dia tem tantas estrelas quanto {day}: {stars, number}.",
    },
    hours: {
      a: "A maioria das estrelas veio {part, select, night {de madrugada} morning {de manhã} afternoon {à tarde} other {à noite}}, {count, number} de {stars, number}.",
      b: "{count, number} de {stars, plural, one {# estrela} other {# estrelas}} vieram {part, select, night {de madrugada} morning {de manhã} afternoon {à tarde} other {à noite}}.",
      c: "Você escreveu mais {part, select, night {de madrugada} morning {de manhã} afternoon {à tarde} other {à noite}}: {count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
    },
    brightest: {
      a: "O dia mais luminoso, pelas suas estrelas, foi {day}.",
      b: "Pelas estrelas, nenhum dia foi mais luminoso que {day}.",
      c: "As estrelas brilharam mais neste dia: {day}.",
    },
    silence: {
      a: "Sem estrela: {dates}.",
      b: "Nada escrito: {dates}.",
      c: "{dates}: o céu ficou quieto.",
    },
    twins: {
      a: "{count, plural, one {# estrela leva} other {# estrelas levam}} dois sentimentos ao mesmo tempo{count, plural, one {:} other {, por exemplo}} “{first}” e “{second}”.",
      b: "{count, plural, =1 {Uma vez} one {# vez} =2 {Duas vezes} other {# vezes}} um sentimento não bastou: “{first}” estava com “{second}”{count, plural, one {} other {, por exemplo}}.",
      c: "Lado a lado em uma estrela: “{first}” e “{second}”.",
    },
    yearAgo: {
      a: "Um ano antes, na mesma época, o que você mais nomeou foi “{feeling}”.",
      b: "A mesma época, um ano atrás: o mais frequente, “{feeling}”.",
      c: "Doze meses antes, o que mais aparecia era “{feeling}”.",
    },
  },

  end: {
    thin: {
      a: "É tudo o que há, e basta para uma carta.",
      b: "O resto foi vivido sem ser escrito.",
      c: "Nada mais está escrito, e não falta nada.",
    },
    quiet: {
      a: "Os dias sem estrela estão bem como estão.",
      b: "Como foram os outros dias, você sabe.",
      c: "Os outros dias passaram sem ser escritos, e tudo bem.",
    },
    soFar: {
      a: "O resto {kind, select, week {da semana} month {do mês} other {do ano}} ainda está em aberto.",
      b: "O que ainda vier vai encontrar seu lugar aqui.",
      c: "Esta carta cresce com as estrelas que virão.",
    },
  },

  quote: {
    only: {
      a: "Junto dela, você escreveu:",
      b: "Estas palavras estão ao lado dela:",
      c: "Nas suas próprias palavras:",
    },
    bright: {
      a: "{day}, um dos dias luminosos. Você escreveu:",
      b: "De um dia luminoso, {day}:",
      c: "{day}, um dia cheio de luz, você escreveu:",
    },
    hard: {
      a: "{day}: você nomeou algo difícil. Suas palavras:",
      b: "De um momento difícil, {day}:",
      c: "{day}, um momento difícil. Você escreveu:",
    },
    first: {
      a: "Quando você nomeou “{feeling}” pela primeira vez, {day}, escreveu:",
      b: "{day}, a primeira estrela com “{feeling}”:",
      c: "Com “{feeling}” pela primeira vez, {day}, você escreveu:",
    },
    fullest: {
      a: "{day}, o dia com mais estrelas. Uma delas diz:",
      b: "Do dia mais cheio, {day}:",
      c: "Entre tudo o que você escreveu no dia mais cheio, {day}:",
    },
    silence: {
      a: "Depois de {days, plural, one {# dia} other {# dias}} sem estrela você escreveu, {day}:",
      b: "{day}, as primeiras palavras depois de {days, plural, one {# dia} other {# dias}} sem estrela:",
      c: "Então, {day}, depois de {days, plural, one {# dia} other {# dias}} de silêncio:",
    },
    longest: {
      a: "A nota mais longa é deste dia: {day}. Ela diz:",
      b: "Aqui você encontrou mais palavras, {day}:",
      c: "Da nota mais longa, {day}:",
    },
  },
};
