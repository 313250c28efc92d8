import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Um céu do Mood Universe",
  titleOf:
    "{count, plural, =0 {Um céu ainda sem estrelas} =1 {Um céu de uma estrela} one {Um céu de # estrela} other {Um céu de # estrelas}}",
  tryAgain: "Tentar de novo",
  maker: "Feito com <name>Mood Universe</name>",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  reset: "Restaurar vista",
  list: "Estrelas em lista",
  listTitle: "As estrelas deste céu",
  close: "Fechar",
  sentences: "{first} {second}",
  summary: {
    empty: "A primeira aparece aqui assim que alguém guardar um sentimento.",
    stars: "Cada estrela é um momento que alguém sentiu.",
    places: "Quanto mais acima, mais agradável; quanto mais longe do centro, mais recente.",
    month: "{month}.",
    months: "De {from} a {to}.",
    asOf: "Como era em {day}.",
  },
  star: {
    twin: "{feeling} com {other}",
    another: "outro sentimento",
    anotherAlone: "Outro sentimento",
    feelingAndDay: "{feeling}, {day}",
    place: "estrela {at, number} de {count, number}",
    withPlace: "{star}, estrela {at, number} de {count, number}",
  },
  keys: {
    all: "As setas giram o céu e, com Shift, o movem; mais e menos dão zoom, 0 restaura a vista.",
    unnamed: "Quem o mostra deixa ver só cores e formas, então não há nomes para ler.",
    named:
      "Os colchetes vão para a estrela anterior e a seguinte, Enter lê a do centro, Escape a solta. Todas as estrelas estão na lista depois do céu.",
  },
  instead: {
    gone: "Não há céu para ver aqui: o link foi encerrado, ou o endereço não está completo.",
    busy: "Muitas pessoas estão vendo este céu. Ele abre daqui a pouco.",
    unreachable: "Este céu está fora de alcance agora. Ele abre sozinho assim que houver conexão.",
    undelivered: "Uma parte desta página não chegou. Confira sua conexão e tente de novo.",
    undrawable: "Este navegador não consegue desenhar este céu.",
    lost: "A imagem foi interrompida. Ela volta sozinha.",
  },
};
