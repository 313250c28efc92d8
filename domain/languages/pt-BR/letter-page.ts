import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Cartas",
  introduction:
    "Meia página sobre um tempo seu, feita das suas estrelas e palavras. Ela é escrita neste aparelho quando você abre, e ninguém mais a lê.",
  about: "Sobre",
  kinds: { week: "Semana", month: "Mês", year: "Ano" },
  before: { week: "A semana anterior", month: "O mês anterior", year: "O ano anterior" },
  after: { week: "A semana seguinte", month: "O mês seguinte", year: "O ano seguinte" },
  keys: "Carta anterior, seguinte",
  writing: "Sua carta está sendo escrita",
  quiet: {
    week: "Não há estrela nesta semana. Ela fica em silêncio, e tudo bem.",
    month: "Não há estrela neste mês. Ele fica em silêncio, e tudo bem.",
    year: "Não há estrela neste ano. Ele fica em silêncio, e tudo bem.",
  },
  newest: {
    week: "A última semana com uma estrela",
    month: "O último mês com uma estrela",
    year: "O último ano com uma estrela",
  },
  empty: {
    title: "Ainda não há o que contar",
    text: "Com a sua primeira estrela, haverá sobre o que escrever.",
  },
  outOfReach: "Seu universo está fora de alcance agora. Tudo o que há nele continua guardado.",
  failed: "Não foi possível escrever a carta. Seu diário está intacto.",

  showStar: "Ver a estrela de {day}",

  keep: {
    title: "Guardar esta carta",
    picture: "Salvar como imagem",
    pictureHint: "As estrelas e o ano, sem uma palavra das suas notas.",
    page: "Salvar como página",
    pageHint: "Um arquivo com esta carta. Ele abre em qualquer navegador e cabe em uma folha de papel.",
    withWords: "Com as suas próprias palavras",
    withWordsHint: "Sem isso, a página deixa de fora o que é citado das suas notas.",
    fileTitle: "Uma carta",
    caption: "{year} · {count, plural, one {# estrela} other {# estrelas}}",
    saved: {
      title: "Salva",
      picture: "A imagem do seu ano está nos seus downloads.",
      page: "A carta do seu ano está nos seus downloads.",
    },
    notSaved: {
      title: "Não salva",
      text: "Este navegador não conseguiu criar a imagem. Seu diário está intacto.",
    },
  },

  line: {
    name: "Uma carta",
    open: {
      week: "Já dá para abrir uma carta sobre esta semana",
      month: "Já dá para abrir uma carta sobre este mês",
      year: "Já dá para abrir uma carta sobre este ano",
    },
    dismiss: "Agora não",
    show: "Dizer no céu quando dá para abrir uma carta",
    showHint:
      "Uma linha discreta no último dia de uma semana, um mês ou um ano com uma estrela. Vale para este aparelho.",
  },
};
