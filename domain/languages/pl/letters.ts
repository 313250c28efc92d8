import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "List liczy gwiazdy swojego czasu; dzień jest tak jasny, jak średnia wartość jego gwiazd. Cytuje do trzech notatek dokładnie tak, jak są zapisane. Wybierają je reguły i nic nie ocenia, co mówią: notatkę z jasnego dnia, dłuższą notatkę gwiazdy z trudnymi uczuciami oraz notatkę pierwszej gwiazdy jakiegoś uczucia, pierwszej gwiazdy po długiej przerwie, z najpełniejszego dnia albo najdłuższą. Przy każdym cytacie można wyłączyć jego gwiazdę z listów. „Prawie na pewno” i „prawdopodobnie” znaczą to samo, co przy porównywaniu dwóch okresów. Obraz pokazuje czas od lewej do prawej, a przyjemne uczucia u góry.",

  begin: {
    first: {
      a: "Tu zaczyna się twój dziennik: {day}. Od tego dnia ma w sobie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
      b: "Oto początek twojego dziennika, {day}; odtąd ma w sobie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
    },
    single: {
      a: "{kind, select, week {Ten tydzień} month {Ten miesiąc} other {Ten rok}} ma jedną gwiazdę: {day}.",
      b: "Jedna jedyna gwiazda należy do {kind, select, week {tego tygodnia} month {tego miesiąca} other {tego roku}}. Jej dzień: {day}.",
      c: "Jedna gwiazda, {day}: tak {kind, select, week {ten tydzień} month {ten miesiąc} other {ten rok}} wygląda na twoim niebie.",
    },
    thin: {
      a: "{kind, select, week {Spokojny tydzień} month {Spokojny miesiąc} other {Spokojny rok}} na twoim niebie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
      b: "Niewiele zapisano {kind, select, week {w tym tygodniu} month {w tym miesiącu} other {w tym roku}}, {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}, i wszystko jest tutaj.",
      c: "{kind, select, week {Ten tydzień} month {Ten miesiąc} other {Ten rok}} zostawił lekki ślad: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
    },
    some: {
      a: "Na twoim niebie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
      b: "{kind, select, week {Ten tydzień} month {Ten miesiąc} other {Ten rok}} to {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
      c: "W {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} coś zostało ujęte w słowa, razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
      d: "Z {kind, select, week {tego tygodnia} month {tego miesiąca} other {tego roku}} twoje niebo ma tyle gwiazd: {stars, number}, w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
    },
    full: {
      a: "Każdy dzień {kind, select, week {tego tygodnia} month {tego miesiąca} other {tego roku}} ma gwiazdę, razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
      b: "{kind, select, week {Ten tydzień} month {Ten miesiąc} other {Ten rok}} jest zapisany od pierwszego dnia do ostatniego: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
      c: "Od pierwszego dnia do ostatniego {kind, select, week {ten tydzień} month {ten miesiąc} other {ten rok}} ma swoje gwiazdy: {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Ten tydzień} month {Ten miesiąc} other {Ten rok}} jeszcze trwa. Do tej pory: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
      b: "Do dziś {kind, select, week {ten tydzień} month {ten miesiąc} other {ten rok}} ma w sobie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
      c: "Jak dotąd {kind, select, week {w tym tygodniu} month {w tym miesiącu} other {w tym roku}}: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
    },
  },

  feelings: {
    single: {
      a: "Kryje w sobie: {feelings}.",
      b: "Nazwana jest tak: {feelings}.",
      c: "Co mówi: {feelings}.",
    },
    same: {
      a: "We wszystkich jest to samo: {feelings}.",
      b: "Jedno słowo wystarczyło dla wszystkich: {feelings}.",
      c: "Każda z nich mówi: {feelings}.",
    },
    equal: {
      a: "{count, plural, one {Jest w nich # uczucie} few {Są w nich # uczucia} many {Jest w nich # uczuć} other {Jest w nich # uczucia}}, a żadne się nie wyróżnia.",
      b: "{count, plural, one {Było # uczucie} few {Były # uczucia} many {Było # uczuć} other {Było # uczucia}}, każde mniej więcej tak często jak inne.",
      c: "Żadne uczucie nie wracało częściej niż reszta; nazwanych jest {count, number}.",
    },
    all: {
      a: "Nazwane uczucia: {feelings}.",
      b: "Uczucia, które w tym są: {feelings}.",
      c: "Chodziło o to: {feelings}.",
    },
    most: {
      a: "Najczęściej nazywane: {feelings}.",
      b: "Najczęściej było to: {feelings}.",
      c: "Co wracało najczęściej: {feelings}.",
    },
    item: "„{feeling}” ({count, plural, one {# raz} =2 {dwa razy} few {# razy} many {# razy} other {# razu}})",
  },

  news: {
    feelings: {
      a: "Nazwane po raz pierwszy: {feelings}.",
      b: "Nowe wśród twoich słów: {feelings}.",
      c: "Dotąd bez gwiazdy: {feelings}.",
    },
    back: {
      a: "„{feeling}” znów się pojawia; ostatni raz: {day}.",
      b: "Po długim czasie znów padło słowo „{feeling}”; poprzednio: {day}.",
      c: "Słowo „{feeling}” wróciło; poprzednia gwiazda z nim: {day}.",
    },
    tags: {
      a: "Nowe wśród twoich tagów: {tags}.",
      b: "Po raz pierwszy jako tag: {tags}.",
      c: "Do twoich tagów należy teraz także: {tags}.",
    },
  },

  tags: {
    all: {
      a: "Co temu towarzyszyło: {tags}.",
      b: "Twoje tagi do tego: {tags}.",
      c: "Było przy tym: {tags}.",
    },
    most: {
      a: "Co towarzyszyło temu najczęściej: {tags}.",
      b: "Z twoich tagów najczęściej: {tags}.",
      c: "Najczęściej było przy tym: {tags}.",
    },
    item: "„{tag}” ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
  },

  along: {
    tag: {
      a: "W {count, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z tagiem „{tag}” pojawia się też „{feeling}”.",
      b: "„{feeling}” jest w {count, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, które mają „{tag}”.",
      c: "Tag „{tag}” był w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}, a w {count, number} z nich także „{feeling}”.",
    },
    always: {
      a: "W każdym z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}} z tagiem „{tag}” pojawia się też „{feeling}”.",
      b: "„{tag}” i „{feeling}” przychodziły razem, w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
      c: "{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} z tagiem „{tag}”: w każdym jest też „{feeling}”.",
    },
    pair: {
      a: "„{first}” i „{second}” dzieliły jedną gwiazdę {count, plural, one {raz} few {# razy} many {# razy} other {# razu}}.",
      b: "{count, plural, one {# gwiazda ma} few {# gwiazdy mają} many {# gwiazd ma} other {# gwiazdy ma}} w sobie naraz „{first}” i „{second}”.",
      c: "Nazwane razem: „{first}” i „{second}”, {count, plural, one {raz} few {# razy} many {# razy} other {# razu}}.",
    },
    claim: {
      a: "Ze wszystkich dotychczasowych dni te z tagiem „{tag}” były {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, brighter {jaśniejsze} other {ciemniejsze}}: {with, number} z nim obok {without, number} bez niego. To nie mówi dlaczego.",
      b: "Dni z tagiem „{tag}” były dotąd {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, brighter {jaśniejsze} other {ciemniejsze}}, {with, number} obok {without, number} innych. Przyczyny nie ma w gwiazdach.",
    },
  },

  contrast: {
    brightness: {
      a: "Według gwiazd {kind, select, week {ten tydzień} month {ten miesiąc} other {ten rok}} był {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, brighter {jaśniejszy} other {ciemniejszy}} niż {kind, select, year {poprzedni rok} other {poprzednie dwanaście tygodni}}.",
      b: "W porównaniu {kind, select, year {z poprzednim rokiem} other {z poprzednimi dwunastoma tygodniami}} twoje dni były {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, brighter {jaśniejsze} other {ciemniejsze}}.",
    },
    share: {
      a: "„{name}” pojawia się {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, more {częściej} other {rzadziej}} niż {kind, select, year {w poprzednim roku} other {w poprzednich dwunastu tygodniach}}: w {now, number} z {of, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, wtedy w {earlier, number} z {ofEarlier, number}.",
      b: "W porównaniu {kind, select, year {z poprzednim rokiem} other {z poprzednimi dwunastoma tygodniami}} „{name}” pojawia się {sure, select, clearly {prawie na pewno} other {prawdopodobnie}} {direction, select, more {częściej} other {rzadziej}}: teraz w {now, number} z {of, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}, wtedy w {earlier, number} z {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "Co było mierzone: {list}.",
      b: "W twoich własnych liczbach: {list}.",
      c: "Zmierzone było też: {list}.",
    },
    range:
      "„{tracker}” od {low} do {high} ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
    mean: "„{tracker}” średnio {value} ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
    same: "„{tracker}” {value} ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
    yes: "„{tracker}” w {count, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
  },

  half: {
    a: "Najwięcej przypada na {which, select, first {pierwszą} other {drugą}} połowę miesiąca: {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    b: "{which, select, first {Pierwsza} other {Druga}} połowa miesiąca ma {count, number} z jego {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    c: "To w {which, select, first {pierwszej} other {drugiej}} połowie miesiąca zapisano najwięcej, {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
  },

  year: {
    words: {
      a: "To, co było nazywane najczęściej, zmieniało się z miesiącami: {words}.",
      b: "Słowa, które prowadziły przez rok: {words}.",
    },
    wordIn: "{month} „{feeling}”",
    wordFromTo: "{first}–{last} „{feeling}”",
    fullest: {
      a: "Miesiąc z największą liczbą wpisów to {most}: {mostStars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, z najmniejszą to {least}: {leastStars, number}.",
      b: "Najpełniejszy miesiąc to {most} ({mostStars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}), najspokojniejszy {least} ({leastStars, number}).",
    },
    light: {
      a: "Według gwiazd najjaśniejszy był {bright}, a najciemniejszy {dark}.",
      b: "Najjaśniejsze dni, według ich gwiazd, miał {bright}, a najciemniejsze {dark}.",
    },
    empty: {
      a: "{count, plural, one {# miesiąc nie ma gwiazdy} few {# miesiące nie mają gwiazdy} many {# miesięcy nie ma gwiazdy} other {# miesiąca nie ma gwiazdy}}: {months}.",
      b: "Nic nie jest zapisane: {months}.",
    },
  },

  small: {
    arc: {
      a: "Na początku jest „{first}”, a na końcu „{last}”.",
      b: "Pierwsza gwiazda mówi „{first}”, ostatnia „{last}”.",
      c: "Od słowa „{first}” na początku do słowa „{last}” na końcu.",
    },
    fullest: {
      a: "Najwięcej wpisów ma {day}: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
      b: "Najpełniejszy dzień to {day}: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
      c: "Żaden inny dzień nie ma tylu gwiazd co {day}: {stars, number}.",
    },
    hours: {
      a: "Większość gwiazd pojawiła się {part, select, night {w nocy} morning {rano} afternoon {po południu} other {wieczorem}}, {count, number} z {stars, number}.",
      b: "{count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}} pojawiło się {part, select, night {w nocy} morning {rano} afternoon {po południu} other {wieczorem}}.",
      c: "Zapisy powstawały głównie {part, select, night {w nocy} morning {rano} afternoon {po południu} other {wieczorem}}: {count, number} z {stars, plural, one {# gwiazdy} few {# gwiazd} many {# gwiazd} other {# gwiazdy}}.",
    },
    brightest: {
      a: "Najjaśniejszy dzień według gwiazd: {day}.",
      b: "Według gwiazd żaden dzień nie był jaśniejszy niż {day}.",
      c: "Gwiazdy świeciły najjaśniej w tym dniu: {day}.",
    },
    silence: {
      a: "Bez gwiazdy: {dates}.",
      b: "Nic nie zapisano: {dates}.",
      c: "{dates}: niebo pozostało spokojne.",
    },
    twins: {
      a: "{count, plural, one {# gwiazda ma} few {# gwiazdy mają} many {# gwiazd ma} other {# gwiazdy ma}} w sobie dwa uczucia naraz{count, plural, one {:} few {, na przykład} many {, na przykład} other {, na przykład}} „{first}” i „{second}”.",
      b: "{count, plural, one {Raz} =2 {Dwa razy} few {# razy} many {# razy} other {# razu}} jedno uczucie nie wystarczyło: „{first}” i „{second}” są razem{count, plural, one {} few {, na przykład} many {, na przykład} other {, na przykład}}.",
      c: "Obok siebie na jednej gwieździe: „{first}” i „{second}”.",
    },
    yearAgo: {
      a: "Rok wcześniej o tej samej porze najczęściej padało słowo „{feeling}”.",
      b: "Ta sama pora, rok przedtem: najczęściej „{feeling}”.",
      c: "Dwanaście miesięcy wcześniej najczęściej wracało słowo „{feeling}”.",
    },
  },

  end: {
    thin: {
      a: "To wszystko, co jest, i na list wystarczy.",
      b: "Reszta została przeżyta bez zapisywania.",
      c: "Więcej nie zapisano i niczego nie brakuje.",
    },
    quiet: {
      a: "Dni bez gwiazdy są w porządku takie, jakie są.",
      b: "Jakie były inne dni, to już wiesz.",
      c: "Inne dni minęły bez zapisu i tak też jest dobrze.",
    },
    soFar: {
      a: "Reszta {kind, select, week {tygodnia} month {miesiąca} other {roku}} jest jeszcze otwarta.",
      b: "To, co jeszcze przyjdzie, znajdzie tu swoje miejsce.",
      c: "Ten list rośnie z gwiazdami, które nadejdą.",
    },
  },

  quote: {
    only: {
      a: "Zapisane przy niej słowa:",
      b: "Te słowa są obok niej:",
      c: "Twoimi słowami:",
    },
    bright: {
      a: "{day}, jeden z jasnych dni. Twoje słowa:",
      b: "Z jasnego dnia, {day}:",
      c: "{day}, dzień pełen światła. Zapisane słowa:",
    },
    hard: {
      a: "{day}: nazwane zostało coś trudnego. Twoje słowa:",
      b: "Z trudnej chwili, {day}:",
      c: "{day}: była trudna chwila. Zapisane słowa:",
    },
    first: {
      a: "Gdy po raz pierwszy padło „{feeling}”, {day}, obok stanęły słowa:",
      b: "{day}, pierwsza gwiazda ze słowem „{feeling}”:",
      c: "Pierwszy raz „{feeling}”, {day}. Zapisane słowa:",
    },
    fullest: {
      a: "{day} ma więcej gwiazd niż każdy inny dzień. Jedna z nich mówi:",
      b: "Z najpełniejszego dnia, {day}:",
      c: "Ze wszystkiego, co zapisano w najpełniejszym dniu, {day}:",
    },
    silence: {
      a: "Po przerwie ({days, plural, one {# dzień bez gwiazdy} few {# dni bez gwiazdy} many {# dni bez gwiazdy} other {# dnia bez gwiazdy}}) zapisane jest, {day}:",
      b: "{day}, pierwsze słowa po czasie bez gwiazdy ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}):",
      c: "Potem, {day}, po ciszy, która trwała {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}:",
    },
    longest: {
      a: "Najdłuższa notatka jest z tego dnia: {day}. Mówi:",
      b: "Najwięcej słów znalazło się tu, {day}:",
      c: "Z najdłuższej notatki, {day}:",
    },
  },
};
