import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Descobertas",
  introduction:
    "O que suas estrelas mostram, e o que não podem mostrar. Tudo é calculado neste navegador. Nenhuma estrela é um problema, e nada aqui é conselho.",
  removedTag: "uma etiqueta removida",
  outOfReach: "Seu universo está fora de alcance agora. Tudo o que há nele continua guardado.",
  failed: "Não foi possível calcular as descobertas. Seu diário está intacto.",
  loading: "Lendo suas estrelas",
  empty: {
    title: "Ainda não há estrela",
    text: "Com a primeira, esta página começa a dizer o que se pode saber, e quanto falta para o resto.",
  },
  howWorkedOut: "Como isto foi calculado",
  showNamedInSky: "Mostrar no céu: {what}",
  quoted: "“{name}”",
  more: "mais {count, number}",
  laterStars: {
    some: "{count, plural, one {# estrela tem data posterior a agora. Ela conta aqui quando seu momento chegar.} other {# estrelas têm data posterior a agora. Elas contam aqui quando seu momento chegar.}}",
    all: "{count, plural, one {Sua # estrela tem data posterior a agora. Ela conta aqui quando seu momento chegar.} other {Suas # estrelas têm data posterior a agora. Elas contam aqui quando seu momento chegar.}}",
  },
  coverage: {
    oneDay: "Todas as suas estrelas são de hoje, então esta página conhece um dia.",
    everyDay:
      "{days, plural, one {# de {span, plural, one {# dia} other {# dias}} desde sua primeira estrela tem uma.} other {# de {span, plural, one {# dia} other {# dias}} desde sua primeira estrela têm uma.}} Muitas pessoas escrevem menos em dias difíceis.",
    someDays:
      "{days, plural, one {# de {span, plural, one {# dia} other {# dias}} desde sua primeira estrela tem uma.} other {# de {span, plural, one {# dia} other {# dias}} desde sua primeira estrela têm uma.}} Muitas pessoas escrevem menos em dias difíceis, então os dias em silêncio podem ter sido diferentes.",
    counts: "Dias com estrela",
    ofLast: "dias dos últimos {length, number}",
  },
  tags: {
    none: "As etiquetas contam o que acompanha um sentimento. Com dez dias com uma etiqueta e dez sem ela, esta página pode compará-los.",
    sharedDays:
      "Muitas vezes ela cai nos mesmos dias que {tags}, então não dá para separar a parte de cada uma.",
    withDays: "“{tag}” ({days, plural, one {# dia} other {# dias}})",
  },
  rhythm: {
    weekdays: {
      monday: "Segundas-feiras",
      tuesday: "Terças-feiras",
      wednesday: "Quartas-feiras",
      thursday: "Quintas-feiras",
      friday: "Sextas-feiras",
      saturday: "Sábados",
      sunday: "Domingos",
    },
    parts: { night: "Madrugada", morning: "Manhã", afternoon: "Tarde", evening: "Noite" },
  },
  words: {
    newFeelings: "Novos neste mês: {feelings}.",
  },
};
