import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Ainda não há nenhuma estrela.",
    quiet: "Seu céu anda quieto há um tempo.",
    quietSince: "Sua última estrela é de {date}.",
    oneStar: "Ultimamente há uma estrela: {feelings}.",
    few: "Ultimamente você nomeou {feelings}.",
    oneFeeling: "Ultimamente todas as estrelas dizem {feelings}.",
    most: "Ultimamente, o que mais apareceu foi {feelings}.",
    noneStoodOut:
      "Ultimamente nenhum sentimento se destacou: você nomeou {count, plural, one {#} other {# diferentes}}.",
    ofStars:
      "Em {count, number} de {stars, plural, one {# estrela} other {# estrelas}} dos últimos {length, number} dias.",
    eachOfStars:
      "Cada um em {count, number} de {stars, plural, one {# estrela} other {# estrelas}} dos últimos {length, number} dias.",
    starsOnDays:
      "{stars, plural, one {# estrela} other {# estrelas}} em {days, plural, one {# dia} other {# dias}} dos últimos {length, number}.",
    before: "Nas semanas anteriores, o que mais apareceu foi {feelings}.",
    sameBefore: "Foi assim também nas semanas anteriores.",
    beforeOfStars: "Em {count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
    beforeEachOfStars: "Cada um em {count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
    nights:
      "Seu céu ficou aceso em {days, number} das últimas {length, plural, one {# noite} other {# noites}}.",
    nightsBefore: "Nas {length, number} anteriores, em {days, number}.",
    parts: {
      night: "A maioria dessas estrelas veio de madrugada.",
      morning: "A maioria dessas estrelas veio de manhã.",
      afternoon: "A maioria dessas estrelas veio à tarde.",
      evening: "A maioria dessas estrelas veio à noite.",
    },
    partCount: "{count, number} de {stars, plural, one {# estrela} other {# estrelas}}.",
    turn: "Nos últimos meses, seus dias ficaram {direction, select, muchDimmer {muito mais apagados} dimmer {mais apagados} littleDimmer {um pouco mais apagados} littleBrighter {um pouco mais luminosos} brighter {mais luminosos} other {muito mais luminosos}}.",
    noTurn: "Nos últimos meses houve altos e baixos, como sempre há.",
    turnDays: "{dates}, {days, plural, one {# dia} other {# dias}} com estrela.",
  },
  along: {
    tooEarly: "É cedo demais para dizer o que acompanha os dias mais luminosos ou mais apagados.",
    nothing: "Por enquanto, nada se destaca que acompanhe os dias mais luminosos ou mais apagados.",
    looked: "Comparado: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# etiqueta} other {# etiquetas}}",
      trackers: "{count, plural, one {# acompanhamento} other {# acompanhamentos}}",
      weekdays: "{count, plural, one {# dia da semana} other {# dias da semana}}",
      exercises: "{count, plural, one {# exercício} other {# exercícios}}",
    },
    tag: "Nos dias com “{tag}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}}.",
    withAndWithout:
      "{daysWith, plural, one {# dia} other {# dias}} com isso, {daysWithout, plural, one {# dia} other {# dias}} sem isso.",
    goodDays: "Talvez os dias bons também convidem a “{tag}”.",
    hardDays: "Talvez os dias difíceis também tragam “{tag}”.",
    otherTags: "Os dias com {tags} foram um pouco diferentes, como todos os dias são.",
    weekday:
      "{weekday, select, monday {Suas segundas-feiras foram dias} tuesday {Suas terças-feiras foram dias} wednesday {Suas quartas-feiras foram dias} thursday {Suas quintas-feiras foram dias} friday {Suas sextas-feiras foram dias} saturday {Seus sábados foram dias} other {Seus domingos foram dias}} {direction, select, muchDimmer {muito mais apagados} dimmer {mais apagados} littleDimmer {um pouco mais apagados} littleBrighter {um pouco mais luminosos} brighter {mais luminosos} other {muito mais luminosos}} que os outros.",
    otherWeekdays: "Seus dias da semana foram um pouco diferentes entre si, como todos os dias são.",
    season: "Seus dias seguem o ano: os mais luminosos vêm por volta de {month}.",
    daysWithStar: "{days, plural, one {# dia} other {# dias}} com estrela.",
    exercise:
      "Depois de “{exercise}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}} do que depois de momentos parecidos sem exercício.",
    exerciseTimes:
      "{times, plural, one {# vez} other {# vezes}} com uma estrela nas duas horas antes e depois.",
    exerciseWithTimes: "“{exercise}” ({times, plural, one {# vez} other {# vezes}})",
    otherExercises:
      "Depois de {exercises}, suas estrelas foram um pouco diferentes do que depois de momentos parecidos, como todas as estrelas são.",
    shared: "“{first}” e “{second}” costumam dividir uma estrela.",
    sharedStars: "{count, plural, one {# estrela} other {# estrelas}} com os dois.",
    following: "Depois de “{first}”, costuma vir “{second}” no mesmo dia.",
    followingTimes: "{count, plural, one {# vez} other {# vezes}}.",
  },
  measured: {
    sameDay:
      "Nos dias com mais “{tracker}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}}.",
    sameDayYes:
      "Nos dias com “{tracker}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}}.",
    nextDay:
      "No dia depois de mais “{tracker}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}}.",
    nextDayYes:
      "No dia depois de “{tracker}”, suas estrelas foram {direction, select, muchDimmer {muito mais apagadas} dimmer {mais apagadas} littleDimmer {um pouco mais apagadas} littleBrighter {um pouco mais luminosas} brighter {mais luminosas} other {muito mais luminosas}}.",
    days: "{daysAbove, plural, one {# dia} other {# dias}} acima de {value}, {daysBelow, plural, one {# dia} other {# dias}} sem passar desse valor.",
    goodDays: "Talvez os dias bons também tragam mais disso.",
    hardDays: "Talvez os dias difíceis também tragam mais disso.",
    something: "Talvez outra coisa também mova os dois.",
    others: "Com mais ou menos {trackers}, os dias foram um pouco diferentes, como todos os dias são.",
  },
  sure: {
    oneDay: "Esta página conhece um dia, e um dia diz pouco sobre os outros.",
    firstDays: "Estes são seus primeiros dias: o que está aqui é o que aconteceu, e nada além disso.",
    most: "A maioria dos seus dias tem uma estrela, então esta página conhece a maior parte do seu tempo.",
    half: "Cerca de metade dos seus dias tem uma estrela. Os outros podem ter sido diferentes.",
    few: "A maioria dos seus dias não tem estrela, então esta página conhece só uma parte do seu tempo.",
  },
  exact: {
    difference:
      "A diferença é de {difference} na escala de −1 a 1. A verdadeira fica entre {low} e {high} em 90 de cada 100 casos assim.",
    drawn: "As palavras seguem a faixa que leva em conta tudo o que foi comparado: de {low} a {high}.",
    chance:
      "Onde não há nada, o acaso sozinho mostra isso em cerca de {percent, number} de cada 100 diários.",
    hardlyChance: "Onde não há nada, o acaso sozinho mostra isso em menos de 1 de cada 100 diários.",
    expected: "Por acaso, seria cerca de {expected}.",
    season:
      "A época mais luminosa fica {difference} acima do meio do ano, na escala de −1 a 1; a altura verdadeira fica entre {low} e {high} em 90 de cada 100 casos assim.",
  },
  later: {
    line: "Depois de {days, plural, one {mais # dia} other {mais uns # dias}} com estrela: {things}.",
    after: "Mais adiante: {things}.",
    things: {
      weekdays: "dias da semana",
      tags: "etiquetas",
      measures: "o que você mede",
      exercises: "exercícios",
      pairs: "sentimentos que andam juntos",
      spread: "o quanto seus dias variam",
      variety: "a variedade das suas palavras",
      turns: "mudanças lentas",
      halfLife: "quanto dura um estado de ânimo",
      seasons: "as estações do seu ano",
    },
  },
};
