import type { keepsakes } from "../en/keepsakes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof keepsakes> = {
  film: {
    left: {
      unknown: "Obliczanie, ile to potrwa",
      seconds: "Jeszcze kilka sekund",
      aboutSeconds: "Jeszcze około {seconds} s",
      aboutMinutes:
        "Jeszcze około {minutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}",
    },
    making: "Twój film powstaje",
    makingHint:
      "Przeglądarka rysuje go klatka po klatce na tym urządzeniu. Nie zamykaj tego okna, dopóki nie będzie gotowy.",
    length: "Długość",
    seconds: "{seconds} s",
    title: "Tytuł",
    optional: "Opcjonalnie",
    music: "Muzyka",
    noSound: "Ta przeglądarka potrafi tworzyć filmy tylko bez dźwięku.",
    make: "Stwórz film",
    wide: "Poziomy",
    tall: "Pionowy",
    failures: {
      graphics:
        "Przeglądarka nie może teraz narysować filmu, bo jej grafika (WebGL) jest niedostępna. Twój dziennik jest nietknięty. Zamknij inne karty lub uruchom przeglądarkę ponownie, a potem spróbuj jeszcze raz.",
      music: "Muzyka nie dotarła. Sprawdź połączenie i spróbuj ponownie albo stwórz film bez muzyki.",
      browser:
        "Przeglądarka nie mogła dokończyć filmu; może brakuje jej pamięci. Twój dziennik jest nietknięty. Zamknij inne karty albo wybierz krótszy film.",
    },
    period: "Co pokazuje",
    firstStar: "Rozbłyska twoja pierwsza gwiazda.",
    fromFirst:
      "{count, plural, one {Rozbłyska # gwiazda} few {Rozbłyskają # gwiazdy} many {Rozbłyska # gwiazd} other {Rozbłyska # gwiazdy}}, od pierwszej do najnowszej.",
    preview: "Podgląd twojego filmu",
    noPreview: "Nie można teraz narysować podglądu.",
    moment: "Chwila filmu",
    second: "Sekunda {second} z {length}",
    yours: "Twój film",
    ready: "Twój film jest gotowy.",
    savedAs: "Zapisano jako {name}. Film jest w pobranych plikach.",
    again: "Stwórz kolejny",
    save: "Zapisz film",
    unsupported:
      "Ta przeglądarka nie potrafi tworzyć filmów. Potrafi to aktualny Chrome, Edge, Firefox lub Safari na komputerze. Twój dziennik działa tu tak jak dotąd.",
    insecure:
      "Przeglądarki tworzą filmy tylko na stronach otwartych przez HTTPS, a ta taka nie jest. Twój dziennik działa tu tak jak dotąd.",
    drawn: "Twój film w trakcie rysowania",
    gettingReady: "Przygotowywanie…",
    everything:
      "Wszystko · {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    year: "{year} · {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Wczytywanie…",
  },
  shape: {
    title: "Format",
    portrait: "Pionowy",
    landscape: "Poziomy",
  },
  dates: "Daty",
  drawing: "Rysowanie…",
  poster: {
    size: "Rozmiar",
    stars: "Gwiazdy",
    inView: "Jak na ekranie",
    all: "Wszystkie",
    names: "Nazwy na niebie",
    namesOfTags: "Tutaj są to nazwy twoich tagów.",
    namesOfConstellations: "Także nazwy twoich konstelacji.",
    ready: {
      title: "Twój plakat jest gotowy",
      description: "Jest w pobranych plikach.",
    },
    preview: "Podgląd twojego plakatu",
    making: "Rysowanie twojego plakatu",
    save: "Zapisz plakat",
    screen: "Ekran",
    largest: "Największy",
    print: "{across} × {down} cm, do druku",
    pixels: "{across} × {down} pikseli",
  },
  name: "Nazwa",
  legend: "Legenda uczuć",
  card: {
    preview: "Podgląd twojej kartki",
    notShared: {
      title: "Nie udostępniono kartki",
      description: "Zapisz ją i udostępnij plik.",
    },
    copied: {
      title: "Skopiowano kartkę",
      description: "Wklej ją, gdzie chcesz.",
    },
    notCopied: {
      title: "Nie skopiowano kartki",
      description: "Przeglądarka na to nie pozwala. Zamiast tego zapisz kartkę.",
    },
    copy: "Kopiuj kartkę",
    save: "Zapisz kartkę",
    share: "Udostępnij kartkę",
  },
  parts: {
    poster: "Plakat",
    film: "Film",
    card: "Kartka",
    title: "Co stworzyć",
  },
  title: "Zachowaj swoje niebo",
  subtitle: "Jako obraz lub film. Twoich notatek na nich nie widać.",
  noStars: "Na twoim niebie nie ma jeszcze gwiazd. Dodaj pierwszy nastrój, a będzie co zachować.",
  colours: {
    night: "Noc",
    paper: "Papier",
    title: "Kolory",
  },
  failures: {
    tooLarge:
      "Grafika tego urządzenia rysuje obrazy o boku najwyżej {largest, number} pikseli. Wybierz mniejszy rozmiar.",
    noGraphics:
      "Przeglądarka nie może teraz narysować obrazu, bo jej grafika (WebGL) jest niedostępna. Twój dziennik jest nietknięty. Zamknij inne karty lub uruchom przeglądarkę ponownie, a potem spróbuj jeszcze raz.",
    unexpected:
      "Nie udało się stworzyć obrazu. Twój dziennik jest nietknięty. Spróbuj ponownie albo wybierz mniejszy rozmiar.",
  },
};
