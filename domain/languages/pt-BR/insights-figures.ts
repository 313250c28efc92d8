import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "Não está claro",
  notYet: "Ainda não",
  notClearOrNotYet: "Não está claro, ou ainda não",
  coverage: {
    method:
      "Um dia conta uma vez, por mais estrelas que tenha. Dias e horas são os do seu relógio no momento de cada estrela; para estrelas sem relógio guardado, os deste aparelho.",
    note: "Com base em {days, number} de {span, plural, one {# dia} other {# dias}}. Muitas pessoas escrevem menos em dias difíceis.",
    noteOfLast:
      "Com base em {days, number} {span, plural, one {do último # dia} other {dos últimos # dias}}. Muitas pessoas escrevem menos em dias difíceis.",
  },
  weather: {
    method: {
      score:
        "O valor de uma estrela é o quanto seu sentimento é considerado agradável, vezes a intensidade. O quanto um sentimento é considerado agradável é uma estimativa deste produto. Um dia é a média das suas estrelas, e uma semana, a média dos seus dias.",
      band: "A faixa contém o que os dias em silêncio da semana podem ter sido, a partir de quanto variam os dias das suas semanas: em 80 de 100 semanas, a média dos sete dias fica dentro dela.",
      change:
        "Uma mudança lenta é uma linha pelas médias de 14 dias do último ano. Só é afirmada se um diário sem mudança alguma a mostrasse em menos de 5 de 100 casos. Se os dias seguem o ano é julgado do mesmo modo, por uma onda de um ano.",
      room: "O quanto os dias podem variar depende da média: perto de uma ponta da escala há menos espaço. A porcentagem é desse espaço.",
    },
    spread:
      "Nos últimos 90 dias, {days, plural, one {seu # dia com estrela ficou} other {seus # dias com estrela ficaram}} a cerca de {distance} da média: {percent, number}% do máximo que dias com essa média podem variar.",
    spreadCount:
      "Quanto seus dias variam: {days, number} de {needed, number} dias com estrela nos últimos 90.",
    spreadMissing: "Quanto seus dias variam: a partir de {needed, number} dias dos últimos 90.",
    turnCount: "Uma mudança lenta: {days, number} de {needed, number} dias com estrela no último ano.",
    turnTooClose: "Uma mudança lenta: seus dias com estrela estão próximos demais entre si.",
    noSeason:
      "Seus dias não seguem claramente o ano, segundo {days, plural, one {# dia} other {# dias}} com estrela.",
    seasonSpan:
      "Se seus dias seguem o ano: {span, number} de {needed, plural, one {# dia} other {# dias}} desde sua primeira estrela.",
    seasonCount:
      "Se seus dias seguem o ano: {days, number} de {needed, plural, one {# dia} other {# dias}} com estrela.",
    seasonTooClose: "Se seus dias seguem o ano: seus dias com estrela estão próximos demais entre si.",
  },
  tags: {
    method: {
      compared:
        "Dias com uma etiqueta são comparados com dias sem ela, considerando os dias da semana, as mudanças lentas ao longo de meses e o fato de que um dia costuma se parecer com o anterior. Só contam os últimos quatro anos.",
      chance:
        "Com muitas etiquetas, uma delas parece especial por acaso. Por isso, uma diferença só é afirmada se fosse rara entre todas as suas etiquetas, e só se já se via há quatro semanas. Mesmo assim, ela diz o que anda junto com o quê, não o que causa o quê.",
    },
    unsure: "Sem diferença clara dos dias sem ela: {tags}.",
    missingWith: "“{tag}” ({days, number} de {needed, number} dias com ela)",
    missingWithout: "“{tag}” ({days, number} de {needed, number} dias sem ela)",
    tooFew: "“{tag}” (poucos dias)",
    tooEarly: "Cedo demais para comparar: {tags}.",
    bound:
      "{count, plural, one {{tags} se limita a certos dias da semana ou a um só período, e não dá para separá-la deles.} other {{tags} se limitam a certos dias da semana ou a um só período, e não dá para separá-las deles.}}",
    chart: "Dias com uma etiqueta, comparados com dias sem ela",
    ofDays: "{daysWith, number} de {days, plural, one {# dia} other {# dias}}",
    columns: { with: "Dias com ela", without: "Dias sem ela", shared: "Muitas vezes nos mesmos dias" },
  },
  rhythm: {
    method:
      "Uma célula com poucas estrelas diz pouco sobre suas horas, então a média dela é puxada para a média de todas as suas estrelas. Um dia da semana só é nomeado se difere dos outros mais do que diferiria por acaso em 5 de 100 diários, contando os sete dias da semana, nos últimos quatro anos.",
    noWeekday: "Nenhum dia da semana difere claramente dos outros.",
    weekdayTooEarly: "Se um dia da semana difere: a partir de oito desses dias.",
    oneMean:
      "Estas horas não diferem mais do que o acaso as faz diferir, então cada uma mostra a média de todas as estrelas.",
    table: "Dias da semana e momentos do dia",
    unit: "Valor médio de −1 (desagradável) a 1 (agradável), puxado para a média de todas as estrelas onde há poucas; abaixo, o número de estrelas.",
    noStar: "nenhuma estrela",
    stars: "{count, plural, one {#<unit> estrela</unit>} other {#<unit> estrelas</unit>}}",
    columns: { weekday: "Dia da semana", hours: "Horas", mean: "Média", stars: "Estrelas" },
  },
  words: {
    method: {
      variety:
        "A variedade é a entropia de 30 estrelas sorteadas entre as dos últimos 90 dias, dita como um número de sentimentos: esse tanto, nomeado com igual frequência, seria tão variado quanto. Ela diz quão variadas são suas palavras, não quão finamente você sente.",
      pairs:
        "Sentimentos que dividem uma estrela são comparados com o acaso entre as estrelas das mesmas quatro semanas; sentimentos que vêm um após o outro, com qualquer ordem das estrelas do mesmo dia. Pares de menos de cinco dias não são nomeados.",
    },
    named: "Você já nomeou {count, number} dos 36 sentimentos.",
    namedWithOwn: "Você já nomeou {count, number} de {all, number} sentimentos: os 36 e os seus.",
    oneFeeling: "Todas as suas estrelas dos últimos 90 dias nomeiam primeiro o mesmo sentimento.",
    variety:
      "Variedade: {of, number} das suas estrelas dos últimos 90 dias são tão variadas quanto cerca de {count, plural, one {{amount} sentimento nomeado} other {{amount} sentimentos nomeados}} com igual frequência.",
    varietyCount:
      "A variedade das suas palavras: {stars, number} de {needed, plural, one {# estrela} other {# estrelas}}.",
    varietyMissing:
      "A variedade das suas palavras: a partir de {needed, plural, one {# estrela} other {# estrelas}} nos últimos 90 dias.",
    sharedPair:
      "“{first}” e “{second}” dividem {count, plural, one {# estrela} other {# estrelas}}; por acaso, seria cerca de {expected}.",
    followingPair:
      "“{second}” veio logo após “{first}” no mesmo dia {count, plural, one {# vez} other {# vezes}}; por acaso, seria cerca de {expected}.",
    noPair: "Não há dois sentimentos que andem juntos com mais frequência do que o acaso faria.",
    pairCount: "Quais sentimentos andam juntos: {days, number} de {needed, number} dias com estrela.",
  },
  practice: {
    method:
      "As pessoas começam um exercício quando não estão bem, e momentos difíceis passam por si sós. Por isso, a mudança da última estrela nas duas horas antes de um exercício para a primeira nas duas horas depois é comparada com a mudança entre estrelas parecidas sem exercício no meio.",
    outOfReach:
      "Os exercícios que você terminou ficam guardados no servidor, que está fora de alcance agora. O resto desta página vem das estrelas neste aparelho.",
    noDifference:
      "{exercise}, {times, plural, one {# vez} other {# vezes}} com uma estrela nas duas horas antes e depois: sem diferença clara de momentos parecidos sem exercício.",
    tooEarly: "{exercise}: {times, number} de {needed, number} vezes com uma estrela antes e outra depois.",
    nothingSimilar: "{exercise}: há poucos momentos parecidos sem exercício para comparar.",
    chart: "A estrela após um exercício, comparada com momentos parecidos",
    times: "{count, plural, one {# vez} other {# vezes}}",
    timesColumn: "Vezes",
  },
  steadiness: {
    method:
      "A mudança de estrela a estrela é a raiz da média dos quadrados das diferenças entre estrelas seguidas de um mesmo dia, nos últimos 90 dias. Quanto dura um estado de ânimo é estimado das últimas 1.000 estrelas, por um modelo de um ânimo que volta à sua média, qualquer que seja o tempo entre as estrelas; o intervalo o contém em 90 de 100 casos.",
    change:
      "De uma estrela a outra no mesmo dia, seu valor mudou cerca de {change}, segundo {pairs, plural, one {# par} other {# pares}} de estrelas.",
    changeMissing: "A mudança de estrela a estrela: a partir de duas estrelas em um dia.",
    halfLife:
      "Metade do que eleva ou abaixa seu ânimo passa depois de {length}, segundo {stars, plural, one {# estrela} other {# estrelas}} (de {low} a {high}).",
    halfLifeCount:
      "Quanto dura um estado de ânimo: {stars, number} de {needed, plural, one {# estrela} other {# estrelas}}.",
    halfLifeMissing: "Quanto dura um estado de ânimo: suas estrelas não o mostram com clareza.",
    length: {
      hour: "cerca de uma hora",
      hours: "cerca de {hours, plural, one {# hora} other {# horas}}",
      days: "cerca de {days, plural, one {# dia} other {# dias}}",
    },
  },
  hours: {
    title: "As horas das suas estrelas",
    unit: "Estrelas em cada hora do dia, no seu relógio daquele momento.",
    columns: { hour: "Hora", stars: "Estrelas" },
  },
  weeks: {
    title: "Suas semanas",
    unit: "Valor médio dos dias de cada semana, de −1 (desagradável) a 1 (agradável). O quanto um sentimento é considerado agradável é uma estimativa deste produto. A faixa contém a média em 80 de 100 semanas.",
    columns: { week: "Semana de", mean: "Média", low: "Mínimo", high: "Máximo", days: "Dias com estrela" },
    show: "Mostrar",
    lastYear: "Últimas 52 semanas",
    all: "Todas as semanas",
    pleasant: "agradável",
    unpleasant: "desagradável",
    slider: "Semana",
    reading: "Semana de {date}: {mean}, entre {low} e {high}, {days, number} de 7 dias",
  },
  intervals: {
    unit: "Diferença de valor, na escala de −1 a 1. A linha é a faixa pela qual falam as frases; um ponto cheio diz que ela sai do meio.",
    columns: { name: "Nome", difference: "Diferença", low: "Mínimo", high: "Máximo", sure: "Certeza" },
    dimmer: "mais apagado",
    brighter: "mais luminoso",
    drawn: "{drawn, number} de {all, number} aparecem no gráfico; a tabela tem todos.",
  },
};
