import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Aktywności",
  title: "Aktywności AI",
  back: "Wróć do swojego wszechświata",
  noAi: "Nic tutaj nie jest czytane przez sztuczną inteligencję.",
  intro:
    "Drobne rzeczy, które możesz zrobić z tym, co czujesz. Wszystko dzieje się w twoim wszechświecie: żadna odpowiedź nie trafia do nikogo innego.",
  more: "Więcej aktywności",
  sharing: {
    copied: "Skopiowano",
    copiedHint: "Wklej, gdzie chcesz.",
    notShared: "Nie udostępniono",
  },
  mindful: {
    title: "Uważne chwile",
    text: "Dziesięć prowadzonych ćwiczeń: oddychaj, przyjrzyj się, wróć do siebie.",
  },
  mazes: {
    title: "Labirynty",
    text: "Dwa labirynty, krok po kroku.",
  },
  quiz: {
    title: "Wstępny quiz inteligencji emocjonalnej",
    selfReflection: "To refleksja nad sobą, a nie badanie zdrowia.",
    easy: "Łatwy",
    quick: "'<' 10 s na pytanie",
    startHere: "Zacznij tutaj",
    text: "Sześć codziennych sytuacji i to, co czujesz w każdej z nich. Wybierz pierwsze, co przychodzi; zajmie to mniej niż 5 minut.",
    begin: "Rozpocznij quiz",
    goesOn: "Wracasz tam, gdzie quiz się zatrzymał: sytuacja {scenario, number} z {count, number}.",
  },
  practice: {
    title: "Twoja praktyka",
    noExercise: "Jeszcze nic tu nie ma. Pojawią się tu ukończone ćwiczenia, tylko dla ciebie.",
    noMaze: "Jeszcze nic tu nie ma. Pojawią się tu labirynty rozegrane do końca, tylko dla ciebie.",
    unreachable: "Twoja wcześniejsza praktyka jest teraz niedostępna. Nic nie zginęło.",
    showFewer: "Pokaż mniej",
    showAll: "Pokaż wszystkie ({count, number})",
    onItsWay: "W drodze",
    won: "Wyjście znalezione",
    timedOut: "Czas minął",
    moves: "{count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}",
    breaths: "{count, plural, one {# oddech} few {# oddechy} many {# oddechów} other {# oddechu}}",
    score: "Wynik: {points}",
    scoreNote: "Wynik ćwiczenia „{exercise}” to suma punktów za twoje reakcje. Niski wynik nie jest zły.",
  },
  time: {
    minutes: "{minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}",
    seconds: "{seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}",
    both: "{minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} i {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} godz.",
    hoursMinutes: "{hours, number} godz. {minutes, number} min",
  },
};
