import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Os registros de cada acompanhamento são postos ao lado do valor das estrelas do mesmo dia e do dia seguinte, considerando os dias da semana, as mudanças lentas ao longo de meses e o fato de que um dia costuma se parecer com o anterior. Só contam os últimos quatro anos.",
    oneValue:
      "Vários registros de um dia viram um só valor. Quantidades e durações se somam, porque três xícaras em três horas do dia são três xícaras; um sim ou não é sim se foi sim uma vez; todo o resto fica com a média dos registros. Um valor muito longe de todos os outros pode ser um engano e é trazido para perto deles. Um dia sem registro continua sem registro.",
    chance:
      "Com muitos acompanhamentos, um deles parece especial por acaso. Por isso, uma relação só é afirmada se fosse rara entre todos os seus acompanhamentos nos dois dias, e só se já se via há quatro semanas.",
    order:
      "O que apenas segue o seu humor pode parecer que o anuncia, porque os dias se parecem. Por isso, o dia seguinte só é citado se um registro disser claramente mais sobre as estrelas de depois do que sobre as de antes. Mesmo assim, isso diz o que anda junto com o quê, não o que causa o quê.",
    groups:
      "Os gráficos mostram os próprios dias, em até cinco grupos. A linha contém a média de todos os dias assim em 90 de cada 100 casos.",
  },
  unsure: "Sem relação clara com as suas estrelas: {trackers}.",
  withDays: "“{tracker}” ({days, plural, one {# dia} other {# dias}})",
  missing: "“{tracker}” ({days, number} de {needed, number} dias com registro e estrela)",
  tooEarly: "Cedo demais para comparar: {trackers}.",
  constant:
    "{count, plural, one {{trackers} teve quase o mesmo valor todos os dias, então ainda não há o que comparar.} other {{trackers} tiveram quase o mesmo valor todos os dias, então ainda não há o que comparar.}}",
  bound:
    "{count, plural, one {{trackers} se limita a certos dias da semana ou muda devagar demais para se separar deles.} other {{trackers} se limitam a certos dias da semana ou mudam devagar demais para se separar deles.}}",
  groups: {
    sameDay: "“{tracker}” e as estrelas do mesmo dia",
    nextDay: "“{tracker}” e as estrelas do dia seguinte",
    unit: "Valor médio das estrelas nos dias de cada grupo, de −1 (desagradável) a 1 (agradável). A linha contém a média de todos os dias assim em 90 de cada 100 casos.",
    count: "{days, plural, one {# dia} other {# dias}}",
    columns: { values: "Registros", mean: "Valor médio", low: "Mín.", high: "Máx.", days: "Dias" },
  },
  lines: {
    unit: "Médias das semanas com algum registro, até um ano.",
    columns: { week: "Semana de", mean: "Média", yes: "Dias com sim, em %", days: "Dias" },
    more: "{count, plural, one {mais # acompanhamento} other {mais # acompanhamentos}}",
  },
};
