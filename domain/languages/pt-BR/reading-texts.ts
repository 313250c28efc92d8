import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Sim",
  no: "Não",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Medido em {day}",
  more: "mais {count, number}",
  calendar: {
    title: "Os dias mostram",
    feelings: "Sentimentos",
    pleasantness: "Quão agradáveis foram",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: nenhum valor de {tracker}",
    legend: "O que as cores de {tracker} significam",
    noValue: "Nenhum valor",
    gone: "Este acompanhamento foi removido, então os dias mostram seus sentimentos.",
  },
  glow: {
    title: "Faça os dias brilharem por",
    none: "Nada",
    shown: "Os dias brilham por {tracker}",
    stop: "Não fazer nada brilhar",
    range: "{tracker}: {low} brilha fraco e {high} forte. Um dia sem valor não brilha.",
    one: "{tracker}: todo dia com um valor brilha.",
    empty: "{tracker} ainda não tem valores, então nenhum dia brilha.",
    otherView: "Esta visão não mostra o que você mediu. Céu e Ano mostram.",
    gone: "Este acompanhamento foi removido, então nenhum dia brilha.",
  },
};
