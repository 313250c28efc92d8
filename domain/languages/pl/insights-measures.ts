import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Odczyty każdego pomiaru są zestawiane z wartościami gwiazd tego samego i następnego dnia, z uwzględnieniem dni tygodnia, powolnych zmian w ciągu miesięcy i tego, że dzień często przypomina poprzedni. Liczą się tylko ostatnie cztery lata.",
    oneValue:
      "Kilka odczytów jednego dnia daje jedną wartość. Liczby i czasy trwania się sumują, bo trzy filiżanki o trzech porach dnia to trzy filiżanki; „tak lub nie” to tak, jeśli choć raz było tak; wszystko inne ma średnią swoich odczytów. Wartość bardzo daleka od wszystkich pozostałych może być pomyłką i jest do nich przybliżana. Dzień bez odczytu zostaje bez odczytu.",
    chance:
      "Przy wielu pomiarach jeden z nich wygląda wyjątkowo przez przypadek. Dlatego związek jest podawany tylko wtedy, gdy byłby rzadki wśród wszystkich twoich pomiarów w obu dniach i gdy było go widać już cztery tygodnie temu.",
    order:
      "To, co tylko podąża za nastrojem, może wyglądać, jakby go zapowiadało, bo dni są do siebie podobne. Dlatego następny dzień jest podawany tylko wtedy, gdy odczyt wyraźnie więcej mówi o gwiazdach po nim niż o tych przed nim. Nawet wtedy mówi to, co czemu towarzyszy, a nie co jest czego przyczyną.",
    groups:
      "Wykresy pokazują same dni, najwyżej w pięciu grupach. Linia obejmuje średnią wszystkich takich dni w 90 przypadkach na 100.",
  },
  unsure: "Bez wyraźnego związku z twoimi gwiazdami: {trackers}.",
  withDays: "„{tracker}” ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
  missing: "„{tracker}” (na razie {days, number} z {needed, number} dni z odczytem i gwiazdą)",
  tooEarly: "Za wcześnie na porównanie: {trackers}.",
  constant:
    "{count, plural, one {{trackers}: ta wartość była prawie codziennie taka sama, więc nie ma jeszcze czego porównywać.} few {{trackers}: te wartości były prawie codziennie takie same, więc nie ma jeszcze czego porównywać.} many {{trackers}: te wartości były prawie codziennie takie same, więc nie ma jeszcze czego porównywać.} other {{trackers}: te wartości były prawie codziennie takie same, więc nie ma jeszcze czego porównywać.}}",
  bound:
    "{count, plural, one {{trackers}: ten pomiar trzyma się pewnych dni tygodnia albo zmienia się zbyt wolno, żeby dało się go od nich oddzielić.} few {{trackers}: te pomiary trzymają się pewnych dni tygodnia albo zmieniają się zbyt wolno, żeby dało się je od nich oddzielić.} many {{trackers}: te pomiary trzymają się pewnych dni tygodnia albo zmieniają się zbyt wolno, żeby dało się je od nich oddzielić.} other {{trackers}: te pomiary trzymają się pewnych dni tygodnia albo zmieniają się zbyt wolno, żeby dało się je od nich oddzielić.}}",
  groups: {
    sameDay: "„{tracker}” i gwiazdy tego samego dnia",
    nextDay: "„{tracker}” i gwiazdy następnego dnia",
    unit: "Średnia wartość gwiazd w dniach każdej grupy, od −1 (nieprzyjemnie) do 1 (przyjemnie). Linia obejmuje średnią wszystkich takich dni w 90 przypadkach na 100.",
    count: "{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    columns: {
      values: "Odczyty",
      mean: "Średnia wartość",
      low: "Dolna granica",
      high: "Górna granica",
      days: "Dni",
    },
  },
  lines: {
    unit: "Średnie tygodni z odczytem, najwyżej z jednego roku.",
    columns: { week: "Tydzień od", mean: "Średnia", yes: "Dni z „tak”, w %", days: "Dni" },
    more: "{count, plural, one {jeszcze # pomiar} few {jeszcze # pomiary} many {jeszcze # pomiarów} other {jeszcze # pomiaru}}",
  },
};
