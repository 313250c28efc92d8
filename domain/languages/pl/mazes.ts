import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Labirynty",
  pageTitle: "Labirynty",
  intro: "Labirynt prosi o jeden krok naraz. Wybierz któryś i zauważ, jak to jest natrafić na ścianę.",
  back: "Wróć do aktywności",
  backToMazes: "Wróć do labiryntów",
  unknown: {
    title: "Taki labirynt nie istnieje",
    reason: "Oto te, które istnieją.",
  },
  howToPlay: {
    title: "Jak grać",
    goal: "Zaprowadź swoją gwiazdę z lewego górnego rogu do złotej w prawym dolnym.",
    move: "Poruszaj się strzałkami lub klawiszami W, A, S i D, czterema przyciskami ze strzałkami albo przesuwając palcem po labiryncie: dłuższy ruch to więcej kroków.",
    trail: "Linia światła pokazuje drogę do początku, a blade kropki odwiedzone miejsca.",
    clock:
      "Zegar rusza po otwarciu labiryntu i się nie zatrzymuje. Jeśli wrócisz do tej karty na czas, grasz dalej z tego samego miejsca.",
    announced:
      "Po każdym ruchu czytnik ekranu podaje twoje miejsce, otwarte kierunki i liczbę kroków do celu.",
  },
  rules: {
    title: "Zasady",
    goal: "Zacznij w lewym górnym rogu i dojdź do gwiazdy w prawym dolnym.",
    moves: "Każdy krok na następne pole to jeden ruch. Ściana zatrzymuje i nic nie kosztuje.",
    clock:
      "Zegar rusza po otwarciu labiryntu i nie robi przerw. Czas mija po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}}.",
  },
  titles: {
    "cosmic-pathfinder": "Kosmiczny szlak",
    "patience-trial": "Labirynt cierpliwości",
  },
  pathfinder: {
    description:
      "Przyjazny labirynt z krótkimi ślepymi zaułkami. Wędruj, zawracaj, kiedy chcesz, i znajdź drogę na drugą stronę.",
    same: "Wszyscy chodzą po tym samym labiryncie, więc możesz tu wrócić i rzadziej błądzić.",
    reset:
      "„Od początku” i „Spróbuj ponownie” przenoszą na początek labiryntu, z zerowym czasem i liczbą ruchów.",
  },
  patience: {
    description:
      "Długie korytarze, które często skręcają tuż przed celem. Zauważ, jak to jest się niecierpliwić, i mimo to zrób następny krok.",
    new: "Za każdym razem powstaje nowy labirynt i prowadzi przez niego tylko jedna droga.",
    reset: "„Od początku” zachowuje ten labirynt i zeruje czas i ruchy. „Spróbuj ponownie” tworzy nowy.",
    warning:
      "Ten wystawia cierpliwość na próbę: droga ma często 200 kroków i mija wiele ślepych zaułków. Możesz wyjść, kiedy chcesz.",
  },
  card: {
    size: "Rozmiar",
    cells: "{width, number} na {height, number}",
    timeLimit: "Limit czasu",
    minutes: "{minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}",
    type: "Rodzaj",
    types: {
      exploration: "Odkrywanie",
      trigger: "Wyzwalacz",
    },
    difficulty: "Trudność",
    difficulties: {
      easy: "Łatwy",
      medium: "Średni",
      hard: "Trudny",
      extreme: "Bardzo trudny",
    },
    enter: "Wejdź: {maze}",
    continue: "Kontynuuj: {maze}",
  },
  time: "Czas",
  moves: "Ruchy",
  remaining: "Zostało",
  reset: "Od początku",
  tryAgain: "Spróbuj ponownie",
  move: "Ruch",
  moveTo: {
    up: "Idź w górę",
    right: "Idź w prawo",
    down: "Idź w dół",
    left: "Idź w lewo",
  },
  wall: {
    up: "Ściana u góry.",
    right: "Ściana po prawej.",
    down: "Ściana u dołu.",
    left: "Ściana po lewej.",
  },
  directions: {
    up: "w górę",
    right: "w prawo",
    down: "w dół",
    left: "w lewo",
  },
  place:
    "Rząd {row, number}, kolumna {column, number}. Otwarte: {open}. Do celu: {count, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}.",
  board:
    "{maze}, {rows, plural, one {# rząd} few {# rzędy} many {# rzędów} other {# rzędu}} na {columns, plural, one {# kolumnę} few {# kolumny} many {# kolumn} other {# kolumny}}. Cel: rząd {row, number}, kolumna {column, number}. Poruszaj się strzałkami lub klawiszami W, A, S i D.",
  timeUp: {
    title: "Czas minął!",
    text: "Twój wynik: {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}} w {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. Możesz spróbować ponownie, kiedy zechcesz.",
    another: "Wybierz inny labirynt",
  },
  found: {
    title: "Droga znaleziona",
    text: "{maze}: przejście w {time}, {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}.",
    share: "Udostępnij osiągnięcie",
    shared:
      "{maze}: moje przejście w {time}, {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}.",
    copiedHint: "Twoje osiągnięcie jest w schowku, gotowe do wklejenia.",
    notShared: "Niczego nie udostępniono",
    notSharedReason: "Przeglądarka nie pozwala tej stronie udostępniać ani kopiować. Wynik zostaje tutaj.",
  },
};
