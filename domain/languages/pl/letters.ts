import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "List",
  about: "Okres",
  kinds: { week: "Tydzień", month: "Miesiąc", year: "Rok" },
  before: { week: "Tydzień wcześniej", month: "Miesiąc wcześniej", year: "Rok wcześniej" },
  after: { week: "Tydzień później", month: "Miesiąc później", year: "Rok później" },
  quiet: {
    week: "W tym tygodniu nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
    month: "W tym miesiącu nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
    year: "W tym roku nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
  },
  method:
    "List liczy gwiazdy ze swojego okresu i nie czyta notatek. Dzień jest tak jasny, jak średnia wartość jego gwiazd. Gdy coś jest równie częste jak coś innego, list nie nazywa tego najczęstszym. Obraz pokazuje czas od lewej do prawej, a przyjemne uczucia wyżej.",
  someDays:
    "Na twoim niebie: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
  firstDay:
    "Twój dziennik zaczął się pierwszego dnia: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  everyDaySinceFirst:
    "Od twojej pierwszej gwiazdy każdy dzień ma gwiazdę: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {kind, select, week {tym tygodniu} month {tym miesiącu} other {tym roku}}.",
  everyDay:
    "Każdy dzień tego {kind, select, week {tygodnia} month {miesiąca} other {roku}} ma gwiazdę: razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  everyDaySoFar:
    "Każdy dotychczasowy dzień tego {kind, select, week {tygodnia} month {miesiąca} other {roku}} ma gwiazdę: razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  oneStar: "Kryje w sobie: {feelings}.",
  oneFeeling: "We wszystkich jest to samo: {feelings}.",
  equalFeelings:
    "{count, plural, one {Jest w nich # uczucie} few {Są w nich # uczucia} many {Jest w nich # uczuć} other {Jest w nich # uczucia}}, a żadne się nie wyróżnia.",
  feelings: "Nazwane uczucia: {feelings}.",
  mostFeelings: "Najczęściej nazywane: {feelings}.",
  feelingWithCount: "„{feeling}” ({count, number})",
  newFeelings: "Nazwane po raz pierwszy: {feelings}.",
  manyNewFeelings:
    "Po raz pierwszy {count, plural, one {pojawia się # uczucie} few {pojawiają się # uczucia} many {pojawia się # uczuć} other {pojawia się # uczucia}}, wśród nich {feelings}.",
  equalTags:
    "{count, plural, one {Towarzyszył temu # tag} few {Towarzyszyły temu # tagi} many {Towarzyszyło temu # tagów} other {Towarzyszyło temu # tagu}}, a żaden się nie wyróżnia.",
  tags: "Co temu towarzyszyło: {tags}.",
  mostTags: "Co towarzyszyło temu najczęściej: {tags}.",
  tagWithDays: "„{tag}” ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
  measured:
    "W {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}} coś zmierzono: {trackers}.",
  brightest: "Najjaśniejszy dzień według gwiazd: {day}.",
  fullest:
    "Najwięcej wpisów ma {day}: {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  silentDays: "Dni bez gwiazdy są w porządku takie, jakie są.",
  picture: {
    save: "Zapisz jako obraz",
    hint: "Gwiazdy i rok, bez ani słowa z notatek.",
    caption: "{year} · {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    saved: { title: "Zapisano", text: "Obraz twojego roku jest w pobranych plikach." },
    notSaved: {
      title: "Nie zapisano",
      text: "Ta przeglądarka nie mogła stworzyć obrazu. Twój dziennik jest nietknięty.",
    },
  },
};
