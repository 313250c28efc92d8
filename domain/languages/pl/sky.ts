import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Zachowuje tę chwilę. Każde uczucie ma tu swoje miejsce.",
  zoom: "{zoom}×",
  selected: "Zaznaczone: {count, plural, one {#} few {#} many {#} other {#}}.",
  spokenStar: {
    withNote: "{star}, {intensity} z 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} z 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Nie wczytano widoku",
      description: "Część strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
    },
    title: "Widoki twojego nieba",
    choice: "Jak ułożone są twoje gwiazdy",
    close: "Zamknij widoki",
    noTags: "Żadna z twoich gwiazd nie ma jeszcze tagu. Dodaj tagi do kilku, a zbiorą się tutaj.",
    otherFeelings: "Inne",
    withoutTags: "Bez tagów",
    names: {
      sky: {
        name: "Niebo",
        shows:
          "Twój wszechświat: w górze to, co przyjemne, każdy kierunek to rodzina uczuć, a nowsze gwiazdy są dalej od środka.",
      },
      year: {
        name: "Rok",
        shows: "Kalendarz: każdy dzień ma swoje pole, tygodnie idą po kolei, a lata są ułożone warstwami.",
      },
      day: {
        name: "Dzień",
        shows:
          "Zegar 24-godzinny z północą u góry: każda gwiazda stoi przy swojej godzinie, a nowsze są dalej od środka.",
      },
      feelings: {
        name: "Uczucia",
        shows:
          "Dziewięć strumieni w czasie, najprzyjemniejszy u góry: strumień jest wysoki tam, gdzie dane uczucie było częste.",
      },
      moons: {
        name: "Księżyce",
        shows:
          "Każdy tag zbiera swoje gwiazdy. Gwiazdy z kilkoma tagami leżą między nimi, a te bez tagów w zewnętrznym pierścieniu.",
      },
    },
  },
  card: {
    selected: "Wybrana gwiazda",
    position: "{position, number} z {count, number}",
    notAmong: "Poza wynikami ({count, number})",
    correct: "Popraw",
    remove: "Usuń",
    gone: {
      title: "Tej gwiazdy nie ma już na twoim niebie",
      description: "Usunięto ją gdzie indziej. Przez 30 dni przechowuje ją kosz twojego dziennika.",
    },
    open: "Otwórz",
    previous: "Poprzednia gwiazda",
    next: "Następna gwiazda",
    tags: "Tagi tej gwiazdy",
  },
  controls: {
    touch: {
      rotate: "Jeden palec: obrót",
      zoom: "Ściśnij lub rozsuń: zbliżenie",
      move: "Dwa palce: przesunięcie",
      several: "Przytrzymaj 3 sekundy, aby zaznaczyć kilka",
    },
    mouse: {
      turn: "Przeciągnij, aby obrócić, kółkiem przybliżaj",
      move: "Prawy przycisk lub przytrzymana spacja przesuwa",
    },
    title: "Sterowanie",
    turnUp: "Obróć w górę",
    turnLeft: "Obróć w lewo",
    turnRight: "Obróć w prawo",
    turnDown: "Obróć w dół",
    zoomIn: "Przybliż",
    zoomOut: "Oddal",
    keep: "Zachowaj swoje niebo",
  },
  failures: {
    lost: "Obraz twojego nieba został przerwany. Wróci sam; twoje wpisy są bezpieczne.",
    undelivered:
      "Część mapy gwiazd nie dotarła. Twoje wpisy są bezpieczne: oto lista twoich gwiazd. Sprawdź połączenie i spróbuj ponownie.",
    unsupported:
      "Ta przeglądarka nie potrafi narysować mapy gwiazd. Twoje wpisy są bezpieczne: oto lista twoich gwiazd.",
    drawAgain: "Narysuj niebo ponownie",
  },
  list: {
    addToSeveral: "Dodaj do zaznaczonych: {star}, {day}",
    title: "Twoje gwiazdy",
    journal: "Czytaj w dzienniku",
    close: "Zamknij listę",
    empty: "Tu pojawią się twoje gwiazdy, miesiąc po miesiącu. Na początek dodaj nastrój.",
    button: "Lista gwiazd",
    month: "{month}, {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    count: "{found, number} z {total, number}",
  },
  presets: {
    side: "Widok z boku",
    tilted: "Widok ukośny",
    top: "Widok z góry",
    reset: "Przywróć widok",
    title: "Gotowe widoki",
  },
  firstStar: "Twoja pierwsza gwiazda",
  constellation: {
    inJournal: "Konstelacje w dzienniku",
    noStars: "bez gwiazd",
    unknown: {
      title: "Tej konstelacji nie ma na twoim niebie",
      description: "Być może została usunięta. Jej gwiazdy nadal tam są.",
    },
  },
  time: {
    count:
      "{shown, number} z {all, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}",
    speeds: {
      day: "Dzień / s",
      week: "Tydzień / s",
      month: "Miesiąc / s",
    },
    from: "Pokaż od",
    until: "Pokaż do",
    everythingUntil: "Pokaż wszystko do",
    title: "Czas",
    showAll: "Pokaż cały okres",
    pause: "Wstrzymaj",
    play: "Odtwórz",
    speed: "Szybkość",
    twoHandles: "Wybierz też początek",
    handle: "{day}, {count}",
  },
  galaxyView: "Widok galaktyki",
  gridView: "Widok siatki",
  tooltip: {
    twin: "Układ podwójny",
    primary: "Główna",
    orbiting: "Krążąca",
    secondaryIntensity: "Intensywność drugiego uczucia",
    intensity: "Intensywność {intensity}/10",
  },
  shown: {
    title: "Widoczne na niebie",
    showAll: "Pokaż wszystkie",
    journal: "Czytaj w dzienniku",
    tagNoStars: "bez gwiazd",
    noMatch: "Żadna gwiazda nie pasuje",
    found:
      "{found, number} z {all, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}",
  },
  several: {
    title: "Kilka gwiazd",
    selected:
      "{count, plural, one {Wybrano # gwiazdę} few {Wybrano # gwiazdy} many {Wybrano # gwiazd} other {Wybrano # gwiazdy}}",
    another: "Wybierz kolejną gwiazdę",
    name: "Nazwij",
    snapshot: "Kopia",
    picture: "Obraz",
    exit: "Zakończ",
    copied: {
      title: "Skopiowano",
      description:
        "{count, plural, one {W schowku jest # gwiazda jako JSON.} few {W schowku są # gwiazdy jako JSON.} many {W schowku jest # gwiazd jako JSON.} other {W schowku jest # gwiazdy jako JSON.}}",
    },
  },
  keys: "Klawisze strzałek obracają niebo, a z klawiszem Shift przesuwają je, plus i minus zmieniają zbliżenie, 0 przywraca widok. Nawiasy kwadratowe przechodzą do poprzedniej i następnej gwiazdy, Enter wybiera gwiazdę na środku, a naciśnięty ponownie otwiera ją, spacja dodaje wybraną gwiazdę do zaznaczonych, Escape zamyka otwartą gwiazdę, a potem cofa wybór. Tagi wybranej gwiazdy są przyciskami za niebem.",
  map: "Mapa gwiazd, {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
  axis: {
    pleasant: "przyjemne",
    unpleasant: "nieprzyjemne",
  },
};
