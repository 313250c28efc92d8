import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "Niepewne",
  notYet: "Jeszcze nie",
  notClearOrNotYet: "Niepewne lub jeszcze nie",

  coverage: {
    method:
      "Dzień liczy się raz, niezależnie od liczby gwiazd. Dni i godziny są według twojego zegara z chwili każdej gwiazdy; dla gwiazd bez zapisanego zegara według tego urządzenia.",
    note: "Na podstawie {days, number} z {span, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}. Wiele osób w gorsze dni pisze mniej.",
    noteOfLast:
      "Na podstawie {days, number} z {span, plural, one {ostatniego # dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatniego # dnia}}. Wiele osób w gorsze dni pisze mniej.",
  },

  weather: {
    method: {
      score:
        "Wartość gwiazdy to przyjemność jej uczucia pomnożona przez intensywność. To, jak przyjemne jest uczucie, szacuje sama aplikacja. Dzień to średnia jego gwiazd, a tydzień to średnia jego dni.",
      band: "Pasmo obejmuje to, jakie mogły być dni bez gwiazdy, sądząc po tym, jak różnią się dni twoich tygodni: w 80 tygodniach na 100 mieści się w nim średnia wszystkich siedmiu dni.",
      change:
        "Powolna zmiana to linia przez średnie z okresów po 14 dni ostatniego roku. Jest tu podawana tylko wtedy, gdy dziennik bez żadnej zmiany pokazałby ją w mniej niż 5 przypadkach na 100. Tak samo oceniamy, czy dni podążają za porami roku: falą o długości jednego roku.",
      room: "To, jak bardzo dni mogą się różnić, zależy od ich średniej: blisko końca skali jest mniej miejsca. Procent odnosi się do tego miejsca.",
    },
    spread:
      "Ostatnie 90 dni: twoje dni z gwiazdą ({days, number}) leżały około {distance} od swojej średniej. To {percent, number}% największego możliwego zróżnicowania dni o takiej średniej.",
    spreadCount:
      "Jak bardzo różnią się twoje dni: na razie {days, number} z {needed, number} dni z gwiazdą w ostatnich 90.",
    spreadMissing: "Jak bardzo różnią się twoje dni: od {needed, number} dni z ostatnich 90.",
    turnCount: "Powolna zmiana: na razie {days, number} z {needed, number} dni z gwiazdą w ostatnim roku.",
    turnTooClose: "Powolna zmiana: twoje dni z gwiazdą leżą zbyt blisko siebie.",
    noSeason:
      "Twoje dni nie podążają wyraźnie za porami roku, według {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z gwiazdą.",
    seasonSpan:
      "Czy twoje dni podążają za porami roku: na razie {span, number} z {needed, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} od twojej pierwszej gwiazdy.",
    seasonCount:
      "Czy twoje dni podążają za porami roku: na razie {days, number} z {needed, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z gwiazdą.",
    seasonTooClose: "Czy twoje dni podążają za porami roku: twoje dni z gwiazdą leżą zbyt blisko siebie.",
  },

  tags: {
    method: {
      compared:
        "Dni z tagiem są porównywane z dniami bez niego, z uwzględnieniem dni tygodnia, powolnych zmian w ciągu miesięcy i tego, że dzień często przypomina poprzedni. Liczą się tylko ostatnie cztery lata.",
      chance:
        "Przy wielu tagach jeden z nich wygląda wyjątkowo przez przypadek. Dlatego różnica jest podawana tylko wtedy, gdy byłaby rzadka wśród wszystkich twoich tagów i gdy było ją widać już cztery tygodnie temu. Nawet wtedy mówi ona, co czemu towarzyszy, a nie co jest czego przyczyną.",
    },
    unsure: "Bez wyraźnej różnicy wobec dni bez tagu: {tags}.",
    missingWith: "„{tag}” (na razie {days, number} z {needed, number} dni z tagiem)",
    missingWithout: "„{tag}” (na razie {days, number} z {needed, number} dni bez tagu)",
    tooFew: "„{tag}” (za mało dni)",
    tooEarly: "Za wcześnie na porównanie: {tags}.",
    bound:
      "{count, plural, one {{tags}: ten tag trzyma się pewnych dni tygodnia albo jednego okresu i nie da się go od nich oddzielić.} few {{tags}: te tagi trzymają się pewnych dni tygodnia albo jednego okresu i nie da się ich od nich oddzielić.} many {{tags}: te tagi trzymają się pewnych dni tygodnia albo jednego okresu i nie da się ich od nich oddzielić.} other {{tags}: te tagi trzymają się pewnych dni tygodnia albo jednego okresu i nie da się ich od nich oddzielić.}}",
    chart: "Dni z tagiem w porównaniu z dniami bez niego",
    ofDays: "{daysWith, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
    columns: {
      with: "Dni z tagiem",
      without: "Dni bez tagu",
      shared: "Często w te same dni",
    },
  },

  rhythm: {
    method:
      "Pole z kilkoma gwiazdami mówi niewiele o swoich godzinach, dlatego jego średnia jest przyciągana do średniej wszystkich twoich gwiazd. Dzień tygodnia jest wymieniany tylko wtedy, gdy różni się od pozostałych bardziej, niż zdarzyłoby się to przypadkiem w 5 dziennikach na 100, licząc wszystkie siedem dni tygodnia z ostatnich czterech lat.",
    noWeekday: "Żaden dzień tygodnia nie różni się wyraźnie od pozostałych.",
    weekdayTooEarly: "Czy któryś dzień tygodnia się różni: od ośmiu takich dni.",
    oneMean:
      "Te godziny nie różnią się bardziej, niż wynika to z przypadku, więc każda pokazuje średnią wszystkich gwiazd.",
    table: "Dni tygodnia i pory dnia",
    unit: "Średnia wartość od −1 (nieprzyjemnie) do 1 (przyjemnie), przyciągana do średniej wszystkich gwiazd tam, gdzie jest ich mało; pod nią liczba gwiazd.",
    noStar: "bez gwiazd",
    stars:
      "{count, plural, one {#<unit> gwiazda</unit>} few {#<unit> gwiazdy</unit>} many {#<unit> gwiazd</unit>} other {#<unit> gwiazdy</unit>}}",
    columns: { weekday: "Dzień tygodnia", hours: "Godziny", mean: "Średnia", stars: "Gwiazdy" },
  },

  words: {
    method: {
      variety:
        "Różnorodność to entropia 30 gwiazd wylosowanych z ostatnich 90 dni, wyrażona jako liczba uczuć: tyle uczuć, nazywanych równie często, byłoby tak samo różnorodnych. Mówi, jak różnorodne są twoje słowa, a nie jak subtelnie czujesz.",
      pairs:
        "Uczucia, które mają wspólną gwiazdę, są porównywane z przypadkiem wśród gwiazd z tych samych czterech tygodni, a uczucia następujące po sobie z dowolną kolejnością gwiazd tego samego dnia. Pary z mniej niż pięciu dni nie są wymieniane.",
    },
    named: "Nazwane uczucia: {count, number} z 36.",
    namedWithOwn: "Nazwane uczucia: {count, number} z {all, number}, czyli z 36 i twoich własnych.",
    oneFeeling: "Wszystkie twoje gwiazdy z ostatnich 90 dni na pierwszym miejscu mają to samo uczucie.",
    variety:
      "Różnorodność: {of, number} twoich gwiazd z ostatnich 90 dni to tak, jakby mniej więcej {count, plural, one {{amount} uczucie było nazywane} few {{amount} uczucia były nazywane} many {{amount} uczuć było nazywanych} other {{amount} uczucia było nazywane}} równie często.",
    varietyCount:
      "Różnorodność twoich słów: na razie {stars, number} z {needed, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    varietyMissing:
      "Różnorodność twoich słów: od {needed, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}} w ostatnich 90 dniach.",
    sharedPair:
      "„{first}” i „{second}” mają {count, plural, one {# wspólną gwiazdę} few {# wspólne gwiazdy} many {# wspólnych gwiazd} other {# wspólnej gwiazdy}}; przypadkiem byłoby ich około {expected}.",
    followingPair:
      "Zaraz po „{first}” tego samego dnia przychodzi „{second}”: {count, plural, one {# raz} few {# razy} many {# razy} other {# razu}}; przypadkiem byłoby to około {expected}.",
    noPair: "Żadne dwa uczucia nie idą w parze częściej, niż wynika to z przypadku.",
    pairCount: "Które uczucia idą w parze: na razie {days, number} z {needed, number} dni z gwiazdą.",
  },

  practice: {
    method:
      "Ćwiczenie zaczyna się często w gorszej chwili, a gorsze chwile mijają same. Dlatego zmiana od ostatniej gwiazdy w ciągu dwóch godzin przed ćwiczeniem do pierwszej w ciągu dwóch godzin po nim jest porównywana ze zmianą między podobnymi gwiazdami bez ćwiczenia pomiędzy nimi.",
    outOfReach:
      "Ukończone przez ciebie ćwiczenia są na serwerze, z którym nie można się teraz połączyć. Reszta tej strony pochodzi z gwiazd na tym urządzeniu.",
    noDifference:
      "{exercise}, {times, plural, one {# raz} few {# razy} many {# razy} other {# razu}} z gwiazdą w ciągu dwóch godzin przed i po: bez wyraźnej różnicy wobec podobnych chwil bez ćwiczenia.",
    tooEarly: "{exercise}: na razie {times, number} z {needed, number} razy z gwiazdą przed i po.",
    nothingSimilar: "{exercise}: za mało podobnych chwil bez ćwiczenia, aby porównać.",
    chart: "Gwiazda po ćwiczeniu w porównaniu z podobnymi chwilami",
    times: "{count, plural, one {# raz} few {# razy} many {# razy} other {# razu}}",
    timesColumn: "Ile razy",
  },

  steadiness: {
    method:
      "Zmiana z gwiazdy na gwiazdę to pierwiastek ze średniej kwadratów różnic między kolejnymi gwiazdami jednego dnia, w ostatnich 90 dniach. To, jak długo trwa nastrój, jest szacowane z ostatnich 1000 gwiazd modelem nastroju, który wraca do swojej średniej, niezależnie od czasu między gwiazdami; podany zakres obejmuje je w 90 przypadkach na 100.",
    change:
      "Z gwiazdy na gwiazdę w ciągu dnia twoja wartość zmieniała się o około {change}, według {pairs, plural, one {# pary} few {# par} many {# par} other {# pary}} gwiazd.",
    changeMissing: "Zmiana z gwiazdy na gwiazdę: od dwóch gwiazd jednego dnia.",
    halfLife:
      "Połowa tego, co podnosi lub obniża twój nastrój, mija w ciągu {length}, według {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}} (od {low} do {high}).",
    halfLifeCount:
      "Jak długo trwa nastrój: na razie {stars, number} z {needed, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    halfLifeMissing: "Jak długo trwa nastrój: twoje gwiazdy nie pokazują tego wyraźnie.",
    length: {
      hour: "około godziny",
      hours: "około {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}",
      days: "około {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
    },
  },

  hours: {
    title: "Godziny twoich gwiazd",
    unit: "Gwiazdy w każdej godzinie doby, według twojego ówczesnego zegara.",
    columns: { hour: "Godzina", stars: "Gwiazdy" },
  },

  weeks: {
    title: "Twoje tygodnie",
    unit: "Średnia wartość dni każdego tygodnia, od −1 (nieprzyjemnie) do 1 (przyjemnie). To, jak przyjemne jest uczucie, szacuje sama aplikacja. Pasmo obejmuje średnią w 80 tygodniach na 100.",
    columns: {
      week: "Tydzień od",
      mean: "Średnia",
      low: "Dolna granica",
      high: "Górna granica",
      days: "Dni z gwiazdą",
    },
    show: "Pokaż",
    lastYear: "Ostatnie 52 tygodnie",
    all: "Wszystkie tygodnie",
    pleasant: "przyjemne",
    unpleasant: "nieprzyjemne",
    slider: "Tydzień",
    reading: "Tydzień od {date}: {mean}, między {low} a {high}, {days, number} z 7 dni",
  },

  intervals: {
    unit: "Różnica wartości na skali od −1 do 1. Linia to zakres, według którego mówią zdania; pełny punkt oznacza, że zakres omija środek.",
    columns: {
      name: "Nazwa",
      difference: "Różnica",
      low: "Dolna granica",
      high: "Górna granica",
      sure: "Pewność",
    },
    dimmer: "ciemniej",
    brighter: "jaśniej",
    drawn: "Narysowano {drawn, number} z {all, number}; tabela ma wszystkie.",
  },
};
