import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "Seus acompanhamentos",
  outOfReach: "Não é possível alcançar seu universo agora. Tudo o que há nele está guardado.",
  gone: {
    title: "Este acompanhamento foi removido",
    text: "Os valores dele foram junto. As estrelas daqueles dias continuam como eram.",
  },
  archived:
    "Este acompanhamento está arquivado: ele não é mais perguntado. Os valores continuam aqui, e você pode corrigi-los.",
  empty: {
    title: "Nada medido ainda",
    text: "O primeiro valor aparece aqui como um ponto, e os dias seguintes fazem dele uma linha.",
  },
  measured: "{days, plural, one {# dia} other {# dias}} com um valor, {span}",
  inCalendar: "Mostrar no calendário",
  compare: "Comparar dias com muito e com pouco",
  compareYes: "Comparar dias com e sem",
  line: {
    title: "Ao longo do tempo",
    sum: "Cada dia tem a soma dos seus valores.",
    mean: "Cada dia tem a média dos seus valores.",
    ever: "Um dia é sim quando um dos seus valores é.",
    once: "Cada dia tem um valor.",
    gaps: "{what} Dias sem valor ficam vazios.",
    show: "Dias",
    quarter: "3 meses",
    year: "Um ano",
    all: "Tudo",
    slider: "Dia que é lido",
    reading: "{date}: {value}",
    columns: { day: "Dia", value: "Valor" },
  },
  distribution: {
    title: "Com que frequência",
    unit: "Dias com cada valor",
    days: "Dias",
  },
  readings: {
    title: "Valores",
    correctNamed: "Corrigir o valor de {when}: {value}",
    removeNamed: "Remover o valor de {when}: {value}",
    form: "Valor de {when}",
    more: "Mostrar mais {count, number}",
    removed: "O valor de {when} foi removido",
    back: "O valor de {when} voltou",
    waits: "Ainda não enviado",
  },
};
