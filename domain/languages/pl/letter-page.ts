import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Listy",
  introduction:
    "Pół strony o twoim czasie, z twoich własnych gwiazd i słów. List powstaje na tym urządzeniu, gdy go otwierasz, i nikt inny go nie czyta.",
  about: "Okres",
  kinds: { week: "Tydzień", month: "Miesiąc", year: "Rok" },
  before: { week: "Tydzień wcześniej", month: "Miesiąc wcześniej", year: "Rok wcześniej" },
  after: { week: "Tydzień później", month: "Miesiąc później", year: "Rok później" },
  keys: "List wcześniejszy, późniejszy",
  writing: "Twój list się pisze",
  quiet: {
    week: "W tym tygodniu nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
    month: "W tym miesiącu nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
    year: "W tym roku nie ma żadnej gwiazdy. Pozostaje cichy i to jest w porządku.",
  },
  newest: {
    week: "Ostatni tydzień z gwiazdą",
    month: "Ostatni miesiąc z gwiazdą",
    year: "Ostatni rok z gwiazdą",
  },
  empty: {
    title: "Nie ma jeszcze o czym opowiedzieć",
    text: "Z twoją pierwszą gwiazdą będzie o czym pisać.",
  },
  outOfReach: "Nie można teraz połączyć się z twoim wszechświatem. Wszystko w nim jest bezpieczne.",
  failed: "Nie udało się napisać listu. Twój dziennik jest nietknięty.",

  showStar: "Pokaż gwiazdę: {day}",

  keep: {
    title: "Zachowaj ten list",
    picture: "Zapisz jako obraz",
    pictureHint: "Gwiazdy i rok, bez ani słowa z notatek.",
    page: "Zapisz jako stronę",
    pageHint: "Jeden plik z tym listem. Otwiera się w każdej przeglądarce i mieści się na jednej kartce.",
    withWords: "Z twoimi własnymi słowami",
    withWordsHint: "Bez nich strona pomija to, co zacytowano z twoich notatek.",
    fileTitle: "List",
    caption: "{year} · {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    saved: {
      title: "Zapisano",
      picture: "Obraz twojego roku jest wśród pobranych plików.",
      page: "List z twojego roku jest wśród pobranych plików.",
    },
    notSaved: {
      title: "Nie zapisano",
      text: "Ta przeglądarka nie mogła stworzyć obrazu. Twój dziennik jest nietknięty.",
    },
  },

  line: {
    name: "List",
    open: {
      week: "Można otworzyć list o tym tygodniu",
      month: "Można otworzyć list o tym miesiącu",
      year: "Można otworzyć list o tym roku",
    },
    dismiss: "Nie teraz",
    show: "Pokazuj na niebie, kiedy można otworzyć list",
    showHint: "Cicha linijka w ostatnim dniu tygodnia, miesiąca lub roku z gwiazdą. Dotyczy tego urządzenia.",
  },
};
