import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Seu diário",
  loading: "Carregando seu diário",
  empty: {
    title: "Sua primeira estrela abre o diário",
    text: "Faça um registro no seu céu. O sentimento, a nota e o dia podem ser lidos aqui.",
  },
  outOfReach: {
    withStars: "Seu diário está fora de alcance agora. Você o lê como estava; ele se atualiza sozinho.",
    withoutStars:
      "Seu diário está fora de alcance agora. Suas estrelas estão guardadas no servidor; ele se atualiza sozinho.",
  },
  views: "Vistas do diário",
  viewNames: { days: "Dias", month: "Mês", year: "Ano", tags: "Etiquetas", constellations: "Constelações" },
  unknownTime: "Hora desconhecida",
  actionsFor: "Ações para {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "Adicionar",
  addOn: "Adicionar uma estrela: {day}",
  correct: "Corrigir",
  remove: "Remover",
  bin: "Lixeira",
  days: { list: "Suas estrelas por dia", nothingFound: "Nenhum resultado", clearSearch: "Limpar a busca" },
  memories: {
    title: "Neste dia",
    turnOff: "Desativar",
    turnOn: "Ativar “Neste dia”",
    showMore: "Mostrar mais {count, number}",
    ago: {
      week: "Há uma semana",
      month: "Há um mês",
      year: "{count, plural, =1 {Há um ano} one {Há # ano} other {Há # anos}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "e mais {count, number}",
  },
  calendar: {
    today: "Hoje",
    month: "Mês",
    year: "Ano",
    previousMonth: "Mês anterior",
    nextMonth: "Próximo mês",
    previousYear: "Ano anterior",
    nextYear: "Próximo ano",
    stars: "<more>{period}: </more>{count, plural, one {# estrela} other {# estrelas}}",
    found:
      "<more>{period}: </more>{count, plural, one {# estrela encontrada} other {# estrelas encontradas}}",
    empty: "<more>{period}: </more>Sua primeira estrela ilumina o dia dela aqui.",
    day: "{day}, {count, plural, one {# estrela} other {# estrelas}}: {families}",
    dayWithoutStars: "{day}, nenhuma estrela. Adicionar uma",
    dayWithoutFound: "{day}, nada encontrado",
    mostly: "principalmente {first}, com {others}",
    anotherFeeling: "outro sentimento",
    families: "Famílias de sentimentos",
    colors: "Cores dos dias",
    byFeeling: "Por sentimento",
    byPleasantness: "Por agrado",
    ramp: "O quanto os dias foram agradáveis",
    rampMethod:
      "Um dia mostra a média de suas estrelas: o quanto os sentimentos são agradáveis e fortes. Não é uma nota: todo sentimento tem seu lugar.",
    pleasantness: {
      veryUnpleasant: "muito desagradável",
      unpleasant: "desagradável",
      mixed: "misto",
      pleasant: "agradável",
      veryPleasant: "muito agradável",
    },
  },
};
