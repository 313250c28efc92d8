import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Twój dziennik",
  loading: "Wczytywanie dziennika",
  empty: {
    title: "Pierwsza gwiazda otwiera dziennik",
    text: "Dodaj nastrój na swoim niebie. Tu znajdziesz jego uczucie, notatkę i dzień.",
  },
  outOfReach: {
    withStars:
      "Nie można teraz połączyć się z dziennikiem. Czytasz go w poprzedniej postaci; uzupełni się sam.",
    withoutStars:
      "Nie można teraz połączyć się z dziennikiem. Twoje gwiazdy są bezpieczne na serwerze; wszystko uzupełni się samo.",
  },
  views: "Widoki dziennika",
  viewNames: {
    days: "Dni",
    month: "Miesiąc",
    year: "Rok",
    tags: "Tagi",
    feelings: "Uczucia",
    constellations: "Konstelacje",
  },
  ownFeelings: "Własne uczucia",
  compareOthers: "Porównaj z pozostałymi dniami",
  compareBefore: "Porównaj z wcześniejszym okresem",
  unknownTime: "Nieznany czas",
  actionsFor: "Działania: {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "Dodaj",
  addOn: "Dodaj gwiazdę: {day}",
  correct: "Popraw",
  remove: "Usuń",
  bin: "Kosz",
  days: {
    list: "Twoje gwiazdy według dni",
    nothingFound: "Nic nie pasuje",
    clearSearch: "Wyczyść wyszukiwanie",
  },
  memories: {
    title: "Tego dnia",
    turnOff: "Wyłącz",
    turnOn: "Włącz „Tego dnia”",
    showMore: "Pokaż więcej ({count, number})",
    ago: {
      week: "Tydzień temu",
      month: "Miesiąc temu",
      year: "{count, plural, =1 {Rok temu} one {# rok temu} few {# lata temu} many {# lat temu} other {# roku temu}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "i jeszcze {count, number}",
  },
  calendar: {
    today: "Dziś",
    month: "Miesiąc",
    year: "Rok",
    previousMonth: "Poprzedni miesiąc",
    nextMonth: "Następny miesiąc",
    previousYear: "Poprzedni rok",
    nextYear: "Następny rok",
    stars:
      "<more>{period}: </more>{count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    found: "<more>{period}: </more>znalezione gwiazdy: {count, plural, one {#} few {#} many {#} other {#}}",
    empty: "<more>{period}: </more>Twoja pierwsza gwiazda rozświetli tu swój dzień.",
    day: "{day}, {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}: {families}",
    dayWithoutStars: "{day}, bez gwiazd. Dodaj gwiazdę",
    dayWithoutFound: "{day}, nic nie znaleziono",
    mostly: "głównie {first}, także {others}",
    anotherFeeling: "inne uczucie",
    families: "Rodziny uczuć",
    colors: "Kolory dni",
    byFeeling: "Według uczuć",
    byPleasantness: "Jak przyjemne",
    ramp: "Jak przyjemne były dni",
    rampMethod:
      "Dzień pokazuje średnią swoich gwiazd: jak przyjemne są ich uczucia i jak silne. To nie ocena: każde uczucie ma swoje miejsce.",
    pleasantness: {
      veryUnpleasant: "bardzo nieprzyjemny",
      unpleasant: "nieprzyjemny",
      mixed: "mieszany",
      pleasant: "przyjemny",
      veryPleasant: "bardzo przyjemny",
    },
  },
};
