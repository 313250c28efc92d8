import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "Uma carta",
  about: "Sobre",
  kinds: { week: "Semana", month: "Mês", year: "Ano" },
  before: { week: "A semana anterior", month: "O mês anterior", year: "O ano anterior" },
  after: { week: "A semana seguinte", month: "O mês seguinte", year: "O ano seguinte" },
  quiet: {
    week: "Não há estrela nesta semana. Ela fica em silêncio, e tudo bem.",
    month: "Não há estrela neste mês. Ele fica em silêncio, e tudo bem.",
    year: "Não há estrela neste ano. Ele fica em silêncio, e tudo bem.",
  },
  method:
    "A carta conta as estrelas do seu período e não lê nota alguma. Um dia é tão luminoso quanto a pontuação média das suas estrelas. O que empata com outros não é nomeado como mais frequente. A imagem mostra o tempo da esquerda para a direita, com os sentimentos agradáveis acima.",
  someDays:
    "Você acendeu {stars, plural, one {# estrela} other {# estrelas}} em {days, number} de {length, plural, one {# dia} other {# dias}}.",
  firstDay: "Seu diário começou com {stars, plural, one {# estrela} other {# estrelas}} no primeiro dia.",
  everyDaySinceFirst:
    "Desde a sua primeira estrela, todos os dias têm uma: {stars, plural, one {# estrela} other {# estrelas}} {kind, select, week {nesta semana} month {neste mês} other {neste ano}}.",
  everyDay:
    "Todos os dias {kind, select, week {desta semana} month {deste mês} other {deste ano}} têm estrela: {stars, plural, one {# estrela} other {# estrelas}} ao todo.",
  everyDaySoFar:
    "Até agora, todos os dias {kind, select, week {desta semana} month {deste mês} other {deste ano}} têm estrela: {stars, plural, one {# estrela} other {# estrelas}} ao todo.",
  oneStar: "Ela nomeia {feelings}.",
  oneFeeling: "Todas elas nomeiam {feelings}.",
  equalFeelings:
    "Você nomeou {count, plural, one {# sentimento} other {# sentimentos}}, e nenhum deles se destaca.",
  feelings: "Você nomeou {feelings}.",
  mostFeelings: "O que você mais nomeou: {feelings}.",
  feelingWithCount: "“{feeling}” ({count, number})",
  newFeelings: "Pela primeira vez você nomeou {feelings}.",
  manyNewFeelings:
    "Pela primeira vez você nomeou {count, plural, one {# sentimento} other {# sentimentos}}, entre eles {feelings}.",
  equalTags:
    "{count, plural, one {# etiqueta veio junto, e nenhuma se destaca.} other {# etiquetas vieram junto, e nenhuma se destaca.}}",
  tags: "O que veio junto: {tags}.",
  mostTags: "O que mais veio junto: {tags}.",
  tagWithDays: "“{tag}” ({days, plural, one {# dia} other {# dias}})",
  measured: "Você mediu algo em {days, plural, one {# dia} other {# dias}}: {trackers}.",
  brightest: "O dia mais luminoso, por suas estrelas, foi {day}.",
  fullest: "O dia em que você mais escreveu foi {day}: {stars, plural, one {# estrela} other {# estrelas}}.",
  silentDays: "Os dias sem estrela estão bem como são.",
  picture: {
    save: "Salvar como imagem",
    hint: "As estrelas e o ano, sem uma palavra das suas notas.",
    caption: "{year} · {count, plural, one {# estrela} other {# estrelas}}",
    saved: { title: "Salva", text: "A imagem do seu ano está nos seus downloads." },
    notSaved: {
      title: "Não salva",
      text: "Este navegador não conseguiu criar a imagem. Seu diário está intacto.",
    },
  },
};
