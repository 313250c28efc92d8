import type { starSearch } from "../en/star-search.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starSearch> = {
  filters: "Filtry",
  clear: "Wyczyść filtry",
  notes: {
    title: "Notatka",
    with: "Z notatką",
    withoutShort: "Bez",
    without: "Bez notatki",
  },
  twins: {
    title: "Gwiazdy podwójne",
    onlyShort: "Tylko podwójne",
    withoutShort: "Bez",
    only: "Gwiazdy podwójne",
    without: "Bez gwiazd podwójnych",
  },
  all: "Wszystkie gwiazdy",
  weekdays: {
    title: "Dni tygodnia",
    weekends: "Weekendy",
    workdays: "Od poniedziałku do piątku",
  },
  set: "Ustawione filtry",
  clearAll: "Wyczyść wszystko",
  dates: {
    title: "Daty",
    first: "Od",
    last: "Do",
    from: "Od {date}",
    until: "Do {date}",
  },
  hours: {
    title: "Pora dnia",
    from: "Od",
    until: "Do",
    nextMorning: "Następnego ranka",
    range: "{from}–{until}",
  },
  tags: {
    title: "Tagi",
    match: "Gwiazdy, które mają",
    matchAll: "Wszystkie te tagi",
    matchAny: "Dowolny z tych tagów",
    find: "Znajdź tag",
    none: "Nie ma tagu o tej nazwie.",
    found: "Znaleziono: {count, plural, one {#} few {#} many {#} other {#}}",
    with: "Tagi: {names}",
    withUnknown: "Z tagiem",
    showAll: "Pokaż wszystkie tagi ({count, number})",
    full: "To wszystko: gwiazda może mieć najwyżej {max, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}.",
  },
  title: "Twoje gwiazdy",
  words: {
    title: "Szukaj w notatkach",
    clear: "Wyczyść słowa",
  },
  intensity: {
    title: "Intensywność",
    any: "Dowolna",
    lowest: "Najniższa intensywność",
    highest: "Najwyższa intensywność",
    one: "Intensywność {value}",
    range: "Intensywność {min}–{max}",
    values: "{min}–{max}",
  },
  feelings: {
    title: "Uczucia",
    single: "Pojedyncze uczucia",
    ofFamily: "Rodzina: {family}, pojedyncze uczucia",
  },
  show: "Pokaż {count, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
  remove: "Usuń: {part}",
  setCount: "<spoken>ustawione: </spoken>{count}",
  count:
    "{found, number} z {total, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}",
};
