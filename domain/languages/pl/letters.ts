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
    "List liczy gwiazdy ze swojego okresu i nie czyta notatek. Dzień jest tak jasny, jak średnia ocena jego gwiazd. To, czemu coś innego dorównuje, nie jest nazywane najczęstszym. Obraz pokazuje czas od lewej do prawej, a przyjemne uczucia wyżej.",
  someDays:
    "{stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, dni z gwiazdą: {days, number} z {length, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
  everyDay:
    "Każdy dzień tego {kind, select, week {tygodnia} month {miesiąca} other {roku}} ma gwiazdę: razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  everyDaySoFar:
    "Każdy dotychczasowy dzień tego {kind, select, week {tygodnia} month {miesiąca} other {roku}} ma gwiazdę: razem {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
  oneStar: "Jej uczucia: {feelings}.",
  oneFeeling: "Wszystkie mówią to samo: {feelings}.",
  equalFeelings:
    "Nazwane uczucia: {count, plural, one {#} few {#} many {#} other {#}}, a żadne się nie wyróżnia.",
  feelings: "Nazwane uczucia: {feelings}.",
  mostFeelings: "Najczęściej nazywane: {feelings}.",
  feelingWithCount: "„{feeling}” ({count, number})",
  newFeelings: "Nazwane po raz pierwszy: {feelings}.",
  manyNewFeelings:
    "Uczucia nazwane po raz pierwszy: {count, plural, one {#} few {#} many {#} other {#}}, wśród nich {feelings}.",
  equalTags:
    "Tagi, które temu towarzyszyły: {count, plural, one {#} few {#} many {#} other {#}}; żaden się nie wyróżnia.",
  tags: "Co temu towarzyszyło: {tags}.",
  mostTags: "Co towarzyszyło temu najczęściej: {tags}.",
  tagWithDays: "„{tag}” ({days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}})",
  brightest: "Najjaśniejszy dzień według gwiazd: {day}.",
  fullest:
    "Dzień z największą liczbą wpisów: {day}, {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}.",
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
