import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Ultimamente", along: "O que anda junto", sure: "O quanto isso é certo" },
  deeper: {
    weeks: "Semana a semana",
    hours: "Hora a hora",
    words: "Suas palavras para o que sente",
    tags: "Cada etiqueta, comparada",
    measures: "O que você mede",
    rhythm: "Dias da semana e momentos do dia",
    pairs: "Sentimentos que andam juntos",
    practice: "Antes e depois dos exercícios",
    steadiness: "Quanto dura um estado de ânimo",
  },
  exact: "Em números",
  opening: "Abrindo",
  notOpened: "Isto não chegou. O resto da página está como estava.",

  feelings: {
    title: "O que você nomeou",
    reading: "{feeling}: {count, plural, one {# estrela} other {# estrelas}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# estrela} other {# estrelas}}, {before, number} nos dias anteriores",
    more: "{count, plural, one {mais # sentimento} other {mais # sentimentos}}",
    mark: "O traço marca os dias anteriores.",
  },
  times: {
    title: "Quando você escreveu",
    reading: "{part}: {count, plural, one {# estrela} other {# estrelas}}",
  },
  words: "As três palavras",
  days: "Dias com estrela",

  compare: {
    title: "Comparar dois períodos",
    text: "Este mês e o anterior, dias com e sem caminhada, as semanas boas e as outras: o que foi diferente e o quanto isso é certo.",
  },
  letter: {
    title: "Uma carta sobre uma semana",
    text: "{dates}: meia página com as suas próprias palavras. Ela é escrita neste aparelho quando você a abre.",
  },
};
