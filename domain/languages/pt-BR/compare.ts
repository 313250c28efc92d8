import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Comparar",
  introduction: "Dois períodos, ou dois tipos de dias, lado a lado.",
  back: "Descobertas",
  outOfReach: "Seu universo está fora de alcance agora. Tudo o que há nele continua guardado.",
  failed: "Não foi possível comparar os dias. Seu diário está intacto, e o que você escolheu continua aqui.",
  loading: "Comparando seus dias",
  empty: {
    title: "Ainda não há estrela",
    text: "Quando houver estrelas em vários dias, esta página poderá dizer o que foi diferente entre dois dos seus períodos.",
  },
  unreadable:
    "Este endereço não indica nada que se possa comparar, ou indica algo que seu universo não tem mais. Escolha acima o que comparar.",
  gone: {
    tag: "Esta comparação pede uma etiqueta que foi removida. Tire-a da sua escolha, ou escolha outra coisa.",
    tracker:
      "Esta comparação pede algo que você não mede mais. Tire-o da sua escolha, ou escolha outra coisa.",
    constellation:
      "A constelação desta comparação foi removida, ou não tem estrelas. Escolha acima o que comparar.",
  },
  choose: {
    title: "O que comparar",
    ways: {
      times: "Dois períodos",
      kinds: "Tipos de dias",
      weeks: "Boas semanas",
    },
    times: {
      week: "Esta semana e a anterior",
      month: "Este mês e o anterior",
      year: "Este ano e o anterior",
      months: "{months}, e um ano antes",
    },
    since: "Antes e desde um dia",
    event: "Antes e depois de uma constelação",
    chooseOne: "Escolher",
    own: "Outros períodos",
    weekends: "Fins de semana e dias úteis",
    tag: "Dias com uma etiqueta e sem ela",
    against: "Em comparação com",
    others: "Os outros dias",
    chosen: "Dias escolhidos",
    weeks:
      "Suas semanas são divididas em boas e as outras. Metade dos dias de uma semana decide se ela foi boa, e o que as boas tinham em comum é lido na outra metade.",
    weeksDates: "Semanas entre",
  },
  sides: {
    first: "Primeiro",
    second: "Segundo",
  },
  track: {
    title: "Seu diário e os dois períodos nele",
    firstFrom: "Primeiro período: de",
    firstTo: "Primeiro período: até",
    secondFrom: "Segundo período: de",
    secondTo: "Segundo período: até",
    show: "Mostrar",
    near: "Os últimos meses",
    all: "O diário todo",
  },
  headline: {
    difference:
      "{what, select, week {Esta semana foi {direction, select, brighter {mais luminosa} other {mais apagada}} que a anterior.} month {Este mês foi {direction, select, brighter {mais luminoso} other {mais apagado}} que o anterior.} year {Este ano foi {direction, select, brighter {mais luminoso} other {mais apagado}} que o anterior.} weekends {Seus fins de semana foram {direction, select, brighter {mais luminosos} other {mais apagados}} que os dias úteis.} tag {Seus dias com “{first}” foram {direction, select, brighter {mais luminosos} other {mais apagados}} que os dias sem ela.} event {Depois de “{first}”, seus dias foram {direction, select, brighter {mais luminosos} other {mais apagados}} que antes.} since {Desde {first}, seus dias foram {direction, select, brighter {mais luminosos} other {mais apagados}} que antes.} times {{first}: dias {direction, select, brighter {mais luminosos} other {mais apagados}} que no outro período ({second}).} other {{first}: estes dias foram {direction, select, brighter {mais luminosos} other {mais apagados}} que os outros.}}",
    unclear:
      "{what, select, week {Não há diferença clara de luminosidade entre esta semana e a anterior.} month {Não há diferença clara de luminosidade entre este mês e o anterior.} year {Não há diferença clara de luminosidade entre este ano e o anterior.} weekends {Não há diferença clara de luminosidade entre seus fins de semana e os dias úteis.} tag {Não há diferença clara de luminosidade entre seus dias com “{first}” e os dias sem ela.} event {Não há diferença clara de luminosidade entre seus dias antes e depois de “{first}”.} since {Não há diferença clara de luminosidade entre seus dias antes de {first} e desde então.} times {{first}: não há diferença clara de luminosidade em relação ao outro período ({second}).} other {{first}: não há diferença clara de luminosidade entre estes dias e os outros.}}",
    different: "Foi isto que houve de diferente.",
    same: "Nada se destaca como diferente.",
    weeksMore: "Nas suas boas semanas houve mais disto: {things}.",
    weeksLess: "Nas suas boas semanas houve menos disto: {things}.",
    weeksSame: "Nada se destaca que distinga suas boas semanas.",
  },
  toKnow: {
    some: "Para saber, seriam necessários cerca de {days, plural, one {# dia a mais} other {# dias a mais}} com estrela de cada lado.",
    never: "Mesmo um ano de dias a mais mal diria, porque a diferença, se existe, é pequena.",
  },
  quoted: "“{name}”",
  lists: {
    title: "O que foi diferente",
    more: "Mais",
    less: "Menos",
    moreOf: "{first}: mais disto que {second}",
    lessOf: "{first}: menos disto que {second}",
    noneHere: "Nada que seja mais que acaso.",
    none: "Em tudo o mais que foi visto, nada foi tão diferente a ponto de ser mais que acaso.",
    kinds: {
      feeling: "Sentimento",
      tag: "Etiqueta",
      part: "Momento do dia",
      tracker: "Medida",
      exercise: "Exercício",
    },
    days: "{days, number} de {of, plural, one {# dia} other {# dias}}",
    value: "{value} por dia, segundo {days, plural, one {# dia} other {# dias}}",
    ofSide: "{side}: {amount}",
  },
  parts: {
    night: "estrelas da madrugada",
    morning: "estrelas da manhã",
    afternoon: "estrelas da tarde",
    evening: "estrelas da noite",
  },
  missing: {
    noStars: "Não há estrela que se possa comparar.",
    overlap:
      "Os dois lados têm {days, plural, one {# dia} other {# dias}} em comum. Mude um deles, para que cada dia seja de um lado só.",
    same: "Os dois lados são os mesmos dias. Mude um deles.",
    beforeFirstStar: "{side}: estes dias são anteriores à sua primeira estrela, de {date}.",
    toCome: "{side}: estes dias ainda estão por vir.",
    empty: "{side}: nenhuma estrela foi escrita nestes dias.",
    nothing:
      "{side}: de {days, plural, one {# dia} other {# dias}} com estrela, nenhum tem o que você escolheu.",
    everything:
      "{days, plural, =1 {O único dia} one {# dia} other {Todos os # dias}} com estrela {days, plural, one {tem} other {têm}} o que você escolheu; não há outros com que comparar.",
    inBoth: "{side}: cada um destes dias também é do outro lado, então não resta nada a comparar.",
    tooFewDays:
      "{side}: {days, plural, one {# dia} other {# dias}} com estrela até agora. A partir de {needed, number}, há o que comparar.",
    tooFewWeeks:
      "{weeks, plural, one {# semana} other {# semanas}} com estrelas suficientes até agora. A partir de {needed, number}, as boas semanas se distinguem das outras.",
    alike:
      "As estrelas {days, plural, one {deste # dia} other {destes # dias}} são todas igualmente luminosas.",
    unscored:
      "{side}: nenhum dos sentimentos é conhecido aqui, por isso não dá para comparar o quanto esses dias foram luminosos.",
    chosenByFeelings:
      "Os dias foram escolhidos pelo que você sentiu. Por isso não se compara se foram mais luminosos: só repetiria o que você escolheu.",
    afterNow:
      "{stars, plural, one {# estrela tem data futura e não conta.} other {# estrelas têm data futura e não contam.}}",
  },
  trust: {
    title: "Até onde confiar",
    ofCalendar: "{days, number} de {calendarDays, plural, one {# dia} other {# dias}} com estrela",
    days: "{days, plural, one {# dia} other {# dias}} com estrela",
    mostlyEmpty:
      "{side}: menos da metade dos dias tem uma estrela. Muitas pessoas escrevem menos em dias difíceis, então os dias em silêncio podem ter sido diferentes.",
    inBoth:
      "{days, plural, one {# dia é dos dois lados e não conta.} other {# dias são dos dois lados e não contam.}}",
    isApart:
      "Um período é anterior ao outro, então qualquer outra coisa que mudou nesse meio-tempo pode ser a razão.",
    looked:
      "{count, plural, one {# coisa foi vista} other {# coisas foram vistas}}: sentimentos, etiquetas, momentos do dia, exercícios e o que você mede. Entre muitas, alguma parece especial por acaso; por isso o acaso é julgado sobre todas juntas.",
    weeks:
      "Boas semanas: {good, number}. As outras semanas: {others, number}. Metade dos dias as escolheu e a outra metade as descreve: assim, o que as tornou boas não é o que se descreve.",
    noCause: "Tudo isto diz o que foi diferente, não por quê.",
  },
  figures: {
    title: "Os números",
    brightness: "O quanto os dias foram luminosos",
    brightnessUnit:
      "Diferença de valor, na escala de −1 a 1: quanto os sentimentos contam como agradáveis, vezes a intensidade. A linha é a faixa pela qual a primeira frase fala: ela deixa o 0 de fora exatamente onde a diferença não parece só acaso.",
    dimmer: "mais apagado",
    brighter: "mais luminoso",
    percent: "{percent, number}%",
    columns: {
      name: "Nome",
      kind: "Tipo",
      difference: "Diferença",
      low: "De",
      high: "Até",
      sure: "Certeza",
      share: "{side}: parte",
      days: "{side}: dias",
      mean: "{side}: valor",
    },
    sharesUnit:
      "Das estrelas de cada dia, a parte que tem isso; nos exercícios e no que se mede com sim ou não, a parte dos dias. O que se mede com números está na tabela. A linha é o intervalo pelo qual as listas falam: onde o primeiro lado pode mesmo estar em relação ao segundo. Ela deixa o segundo de fora, porque só então uma diferença é dita.",
    method:
      "Um dia conta uma vez, quantas estrelas tiver. Leva-se em conta que dias seguidos se parecem. Uma diferença é dita se o acaso raramente a mostraria entre tudo o que foi visto.",
  },
  keep: {
    open: "Guardar esta comparação",
    subtitle: "Ela fica com estas datas.",
    save: "Guardar",
    full: "Você guarda {max, number} comparações, e não pode haver mais. Remova uma para guardar outra.",
    kept: "“{name}” está guardada.",
    isKept: "Guardada como “{name}”",
  },
  kept: {
    title: "Comparações guardadas",
    actionsFor: "“{name}”: ações",
    rename: "Renomear",
    renamed: "A comparação agora se chama “{name}”.",
    remove: "Remover",
    removed: "“{name}” foi removida.",
    back: "“{name}” está de volta.",
    waiting: "Ainda não enviada",
  },
};
