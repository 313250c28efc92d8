import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "Twoje pomiary",
  outOfReach: "Twój wszechświat jest teraz nieosiągalny. Wszystko, co w nim jest, zostaje.",
  gone: {
    title: "Ten pomiar został usunięty",
    text: "Jego wartości odeszły razem z nim. Gwiazdy z tamtych dni są takie, jakie były.",
  },
  archived:
    "Ten pomiar jest w archiwum: już o niego nie pytamy. Jego wartości tu zostają i możesz je poprawiać.",
  empty: {
    title: "Jeszcze nic nie zmierzono",
    text: "Pierwsza wartość pojawi się tu jako punkt, a kolejne dni zrobią z niego linię.",
  },
  measured: "{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} z wartością, {span}",
  inCalendar: "Pokaż w kalendarzu",
  compare: "Porównaj dni wysokich i niskich odczytów",
  compareYes: "Porównaj dni z tym i bez tego",
  line: {
    title: "W czasie",
    sum: "Każdy dzień ma sumę swoich wartości.",
    mean: "Każdy dzień ma średnią swoich wartości.",
    ever: "Dzień to „tak”, gdy jedna z jego wartości to „tak”.",
    once: "Każdy dzień ma jedną wartość.",
    gaps: "{what} Dni bez wartości pozostają puste.",
    show: "Dni",
    quarter: "3 miesiące",
    year: "Rok",
    all: "Wszystkie",
    slider: "Odczytywany dzień",
    reading: "{date}: {value}",
    columns: { day: "Dzień", value: "Wartość" },
  },
  distribution: {
    title: "Jak często",
    unit: "Dni z każdą wartością",
    days: "Dni",
  },
  readings: {
    title: "Wartości",
    correctNamed: "Popraw wartość ({when}): {value}",
    removeNamed: "Usuń wartość ({when}): {value}",
    form: "Wartość: {when}",
    more: "{count, plural, one {Pokaż jeszcze #} few {Pokaż jeszcze #} many {Pokaż jeszcze #} other {Pokaż jeszcze #}}",
    removed: "Usunięto wartość: {when}",
    back: "Wartość wróciła: {when}",
    waits: "Jeszcze nie wysłano",
  },
};
