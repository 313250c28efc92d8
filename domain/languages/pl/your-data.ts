import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "Twoje dane",
  introduction:
    "To, co tu piszesz, jest twoje. Zabierz wszystko albo część, kiedy tylko zechcesz: plik tworzy twoja przeglądarka i trafia on tylko do pobranych plików. A to, co masz zapisane gdzie indziej, możesz przenieść tutaj.",
  back: "Wróć do swoich danych",
  outOfReach: "Nie można teraz połączyć się z twoim wszechświatem. Wszystko w nim jest bezpieczne.",
  withNotes: "Z notatkami",
  withNotesHint: "Wyłącz, aby zabrać tylko uczucia, godziny i tagi.",

  formats: {
    title: "Zabierz ze sobą",
    save: "Zapisz",
    open: "Otwórz",
    json: {
      title: "Wszystko, jako JSON",
      text: "Gwiazdy, kosz, tagi, konstelacje, własne uczucia, pomiary, aktywności, profil, awatar i godziny przypomnień: pełna kopia, dla ciebie i dla innych programów.",
      save: "Zapisz wszystko jako JSON",
    },
    partAsJson: {
      title: "Twój wybór, jako JSON",
      text: "Wybrane przez ciebie gwiazdy z tagami i konstelacjami, twój profil i awatar.",
      save: "Zapisz wybór jako JSON",
    },
    sealed: {
      title: "Wszystko, zapieczętowane",
      text: "Pełna kopia, w której twoje słowa pozostają zapieczętowane. Otwiera ją twoja tajna fraza albo zestaw ratunkowy, tutaj lub na stronie, która nie potrzebuje sieci: przechowuj tę stronę obok pliku.",
      save: "Zapisz wszystko zapieczętowane",
      page: "Zapisz stronę, która to otwiera",
      later: "Gdy twoje słowa dostają inny klucz albo są otwierane, nie da się zrobić zapieczętowanej kopii.",
    },
    plain: {
      title: "Zapisać tak, by każdy mógł przeczytać?",
      text: "Ten plik nie jest zapieczętowany: kto go dostanie, przeczyta w nim każde słowo, na tym urządzeniu i wszędzie, gdzie go zabierzesz.",
      act: "Zapisz czytelny plik",
    },
    csv: {
      title: "Tabela, jako CSV",
      text: "Jeden wiersz na każdą gwiazdę, do dowolnego arkusza kalkulacyjnego. Nic w niej nie uruchomi się jako formuła.",
      save: "Zapisz tabelę jako CSV",
    },
    readings: {
      title: "Twoje pomiary jako CSV",
      text: "Jeden wiersz na każdy odczyt, niezależnie od wybranych gwiazd.",
      save: "Zapisz pomiary jako CSV",
    },
    markdown: {
      title: "Strony, jako Markdown",
      text: "Zwykły tekst, jeden plik na każdy miesiąc, czytelny nawet za pięćdziesiąt lat.",
      save: "Zapisz strony jako Markdown",
    },
    report: {
      title: "Na papierze, dla kogoś zaufanego",
      text: "Raport o tych gwiazdach, który twoja przeglądarka wydrukuje albo zapisze jako PDF.",
      open: "Otwórz raport",
    },
  },

  status: {
    making: "Tworzenie twojego pliku",
    saved: "Zapisano jako <file>{name}</file>. Plik jest w pobranych plikach.",
    outOfReach:
      "Nie udało się stworzyć pliku, bo nie można teraz połączyć się z twoim wszechświatem. Nic nie zginęło; spróbuj ponownie za chwilę.",
    failed: "Nie udało się stworzyć pliku. Nic nie zginęło; wczytaj stronę ponownie i spróbuj jeszcze raz.",
  },

  room: {
    title: "Ile miejsca zajmuje",
    used: "{used} z {most}",
    text: "Każda litera, którą piszesz, zajmuje miejsce, a każda gwiazda, pomiar i nazwa trochę więcej.",
    nearlyFull:
      "Zostało mało miejsca. Skróć długie notatki albo usuń na zawsze gwiazdy w koszu, żeby je zrobić.",
    outOfReach: "Nie można teraz odczytać, ile miejsca zajmuje twój wszechświat.",
    parts: {
      notes: "Notatki",
      stars: "Gwiazdy, bez notatek",
      readings: "Twoje pomiary",
      imports: "To, co pamiętają importy, żeby nic nie trafiło tu dwa razy",
      practice: "Ćwiczenia i quiz",
      rest: "Tagi, uczucia, konstelacje i linki oraz ślady tego, co zostało usunięte",
    },
  },

  leaving: {
    title: "Odejście",
    text: "Możesz samodzielnie usunąć swój wszechświat, ze wszystkim, co w nim jest. Zanim cokolwiek się stanie, następna strona powie, co to oznacza.",
    delete: "Usuń mój wszechświat",
  },

  deletion: {
    whatIsDeleted: "Co zostanie usunięte razem z „{universe}”",
    stars:
      "{count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} oraz te w koszu, ze wszystkimi notatkami",
    everyStar: "Każda gwiazda, także w koszu, ze wszystkimi notatkami",
    tags: "{count, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}",
    yourTags: "Twoje tagi",
    constellations: "Twoje konstelacje, porównania, przypomnienia i każdy link, który pokazuje twoje niebo",
    activities: "Twoje odpowiedzi z quizu, ćwiczenia i labirynty",
    avatar: "Twój awatar, osiągnięcia i profil",
    accountWith: "Twoje konto z adresem {email}",
    account: "Twoje konto",
    byName:
      "Twój wszechświat zamknie się od razu, wszędzie, gdzie jest otwarty, a po siedmiu dniach zostanie usunięty. Otwiera go sama nazwa, więc o usunięcie może poprosić każdy, kto ją zna: do tego czasu po jej wpisaniu można go zachować, ze wszystkim, co w nim jest.",
    atOnce:
      "To stanie się od razu i nie da się tego cofnąć. Twój wszechświat zamknie się wszędzie, gdzie jest otwarty.",
    atOnceWithMail:
      "To stanie się od razu i nie da się tego cofnąć. Twój wszechświat zamknie się wszędzie, gdzie jest otwarty. Dostaniesz ostatni e-mail, który to potwierdzi.",

    saveFirst: {
      title: "Najpierw zabierz go ze sobą",
      text: "Jeden plik mieści wszystko. Może później przywrócić twój wszechświat, tutaj albo w każdym innym Mood Universe.",
      otherFormats: "Inne formaty",
    },

    title: "Usuń go",
    name: "Nazwa twojego wszechświata",
    nameHint: "Wpisz „{universe}” dokładnie tak, jak tutaj.",
    signInAgainText:
      "Nie masz tu hasła. Aby potwierdzić, że to ty, zaloguj się przez swojego dostawcę i w ciągu dziesięciu minut wróć na tę stronę.",
    signInAgain: "Zaloguj się ponownie",
    deleting: "Usuwanie…",
    nothingDeleted: "Nic nie zostało usunięte",
    wrongName: "To nie jest nazwa twojego wszechświata.",
    passwordMissing: "Wpisz swoje hasło.",
    failed: "Nie udało się usunąć twojego wszechświata. Spróbuj ponownie.",
  },

  report: {
    trackers: {
      title: "Co mierzono",
      about:
        "{by, select, week {Po jednej linii, z punktem na każdy tydzień tego raportu. Przerwa to tydzień bez odczytu.} other {Po jednej linii na dni tego raportu. Przerwa to dzień bez odczytu.}}",
      choose: "Pomiary w raporcie",
      facts:
        "Od {lowest} do {highest}, średnio {mean}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
      alike: "{value}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
      yesDays: "{yes, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}",
    },
    title: "Raport nastrojów",
    empty: "W tym raporcie nie ma żadnej gwiazdy. Wróć i wybierz inne gwiazdy.",
    chooseOthers: "Wybierz inne gwiazdy",
    noStar: {
      title: "Raport czeka na twoją pierwszą gwiazdę",
      text: "Dodaj nastrój na swoim niebie. Tu wydrukujesz to, co zapiszesz.",
    },
    print: "Wydrukuj lub zapisz jako PDF",
    layingOut: "Układanie stron",
    heading: "{name}, {dates}",
    notesWith: "Notatki zawierające „{words}”",
    onlyThese: "Tylko te gwiazdy: {conditions}.",
    about:
      "To relacja własna. Uczucia i notatki pochodzą z prywatnego dziennika w Mood Universe; prowadzi go {name}. To nie jest ocena medyczna, a dni bez wpisu nie mówią nic o tym, jakie były.",
    summary:
      "{stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, dni z gwiazdą: {lit, number} z {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}. Wiele osób w jedne dni pisze więcej niż w inne.",
    days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    mostFeelings: "Najczęstsze uczucia",
    mostTags: "Co im towarzyszyło",
    dayByDay: "Dzień po dniu",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} oraz {second}",
    tags: " · {tags}",

    weather: {
      title: "Pogoda",
      about:
        "Średnia dni z wpisem w każdym {by, select, week {tygodniu} other {miesiącu}}: nad linią przyjemnie, pod nią nieprzyjemnie. Słupki z samym konturem mają mniej niż trzy dni. To, jak przyjemne jest uczucie, szacuje sama aplikacja.",
      pleasant: "przyjemne",
      unpleasant: "nieprzyjemne",
      weekOf: "Tydzień od {date}",
      table:
        "Pogoda według {by, select, week {tygodni} other {miesięcy}}, od −1 (nieprzyjemnie) do 1 (przyjemnie)",
      noEntry: "Bez wpisu",
      mean: "{mean}, {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    },
  },

  farewell: {
    title: "Pożegnanie",
    tagline: "Żegnaj i dziękujemy",
    closed: "Twój wszechświat jest zamknięty",
    closedText:
      "Zostanie usunięty: <time>{date}</time>. Do tego czasu po wpisaniu jego nazwy można go zachować. Ta przeglądarka już go nie pamięta.",
    deleted: "Twój wszechświat został usunięty",
    deletedText:
      "Każda gwiazda, notatka i odpowiedź zniknęła z serwera, a ta przeglądarka nic już z nich nie pamięta.",
    takeCare:
      "Jeśli masz zapisany plik, jest w pobranych plikach i może kiedyś wszystko przywrócić. Dbaj o siebie.",
    toFirstPage: "Na pierwszą stronę",
  },
};
