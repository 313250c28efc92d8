import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Twoja podróż",
    entries: "Liczba wpisów",
    daysActive: "Aktywne dni",
    streak: "Seria",
    nightsLit: "Rozświetlone noce",
    nightsOf: "{lit, number} z {of, number}",
  },
  streak: {
    days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    open: "dziś jeszcze przed tobą",
    none: "zaczyna się od gwiazdy",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Twoja podróż do tej pory",
  earned: "Zdobyte: {achievements}.",
  achievements: {
    names: {
      "first-star": "Pierwsza gwiazda",
      "week-streak": "Tygodniowa seria",
      "emotion-explorer": "Odkrywanie uczuć",
      "depth-seeker": "W głąb uczuć",
      "twin-master": "Mistrzostwo podwójnych gwiazd",
      "cosmic-traveler": "Kosmiczna podróż",
      "emotion-sage": "Mądrość uczuć",
    },
    descriptions: {
      "first-star": "Na niebie jest twój pierwszy nastrój.",
      "week-streak": "Twoje powroty: siedem dni z rzędu.",
      "emotion-explorer": "Nazwane uczucia: sześć różnych.",
      "depth-seeker": "Masz pięć zapisanych uczuć o dużej sile.",
      "twin-master": "Dwa uczucia naraz, trzy razy.",
      "cosmic-traveler": "Twoje niebo ma trzydzieści gwiazd.",
      "emotion-sage": "Twoje niebo ma sto gwiazd.",
    },
    requirements: {
      "first-star": "Pierwszy nastrój na niebie",
      "week-streak": "Siedem dni z rzędu",
      "emotion-explorer": "Sześć różnych uczuć",
      "depth-seeker": "Pięć uczuć o dużej sile",
      "twin-master": "Dwa uczucia naraz, trzy razy",
      "cosmic-traveler": "Trzydzieści gwiazd",
      "emotion-sage": "Sto gwiazd",
    },
    unknown: "Iskra",
    unknownDescription: "Coś, co przyniosła twoja podróż.",
  },
  card: {
    name: "Twój awatar i podróż",
    unavailable: "Nie można teraz pokazać twojej podróży.",
    achievements: "Osiągnięcia",
    noneYet: "Pierwsze przyniesie ci pierwsza gwiazda.",
    ahead: "Jeszcze przed tobą",
    mostFelt: "Najczęstsze uczucie",
    averageIntensity: "Średnia intensywność",
    ofTen: "{average, number}/10",
    emotions: "Różne uczucia",
    twinStars: "Gwiazdy podwójne",
  },
  music: { on: "Muzyka włączona", off: "Muzyka wyłączona", volume: "Głośność muzyki" },
  newVersion: {
    pageIsOlder: "Ta strona jest za stara dla twojego serwera. To, co tu zapisano, zostaje.",
    serverIsOlder:
      "Ten serwer jest starszy niż ta strona i zostanie zaktualizowany. To, co napiszesz, poczeka tu do tego czasu.",
    ready: "Nowa wersja jest gotowa.",
    use: "Zaktualizuj teraz",
    later: "Później",
  },
};
