import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "Import",
  heading: "Przenieś tu swój dziennik",
  backToData: "Wróć do swoich danych",
  outOfReach: "Nie można teraz połączyć się z twoim wszechświatem. Wszystko w nim jest bezpieczne.",
  entries: "{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}",
  back: "Wstecz",
  previous: "Poprzednie",
  next: "Następne",
  page: "od {from, number} do {to, number} z {all, number}",

  section: {
    introduction:
      "Lata z innego dziennika staną się gwiazdami tego nieba, łącznie najwyżej {most, number}. Zanim cokolwiek zostanie dodane, zobaczysz, co znaleziono i w co się to zmieni.",
    onItsWay: "Trwa import.",
    goToIt: "Przejdź do niego",
  },

  chooser: {
    choose: "Wybierz plik",
    chooseAnother: "Wybierz inny plik",
    hint: "<drop>Albo upuść go tutaj. </drop>Odczyta go twoja przeglądarka i nigdy nie wyśle go w całości.",
  },

  readable: {
    title: "Jakie pliki można odczytać",
    moodUniverse: "JSON lub CSV",
    daylio: "CSV lub kopia zapasowa (.daylio)",
    stateOfMind: "JSON lub CSV z aplikacji Health Auto Export",
    dayOne: "JSON w pliku ZIP",
    else: "Wszystko inne",
    elseFile: "tabela jako CSV; wskażesz, co jest w której kolumnie",
  },

  sources: {
    moodUniverseJson: "Mood Universe, wszystko jako JSON",
    moodUniverseCsv: "Mood Universe, tabela",
    daylioCsv: "Daylio, tabela",
    daylioBackup: "Daylio, kopia zapasowa",
    stateOfMind: "State of Mind, z Health Auto Export",
    table: "Twoja własna tabela",
  },

  reading: { title: "Odczytywanie twojego pliku", text: "Plik zostaje w twojej przeglądarce." },
  refused: "Nie można odczytać tego pliku",

  columns: {
    title: "Co jest w której kolumnie?",
    text: "Oto pierwsze wiersze pliku {file}. Potrzebna jest tylko data.",
    rows: "Pierwsze wiersze",
    unnamed: "Kolumna {number, number}",
    none: "Żadna",
    date: "Data",
    time: "Godzina",
    timeHint: "Jeśli nie ma jej obok daty.",
    mood: "Nastrój",
    intensity: "Intensywność",
    intensityHint: "Liczba od 1 do 10.",
    notes: "Notatki",
    tags: "Tagi",
    dateHas: "Na początku daty jest",
    dayFirst: "Dzień",
    monthFirst: "Miesiąc",
    yearFirst: "Najpierw rok",
    separator: "Kilka nastrojów lub tagów w jednej komórce rozdziela",
    nothing: "Nic",
    read: "Odczytaj",
  },

  letters: {
    title: "Czy możesz odczytać te wiersze?",
    text: "Plik {file} nie mówi, co oznaczają jego litery. Wybierz języki, przy których te wiersze są poprawne.",
    encoding: "Litery języków",
    option: "{languages} ({encoding})",
    lines: "Pierwsze wiersze z takimi literami",
  },

  order: {
    title: "O które dni chodzi?",
    text: "Nic w pliku {file} nie mówi, która część dat stoi na początku.",
    means: "{date} oznacza",
  },

  found: {
    title: "Co znaleziono",
    facts: {
      file: "Plik",
      from: "Źródło",
      entries: "Wpisy",
      time: "Okres",
      moods: "Nastroje",
      tags: "Tagi",
      measured: "Mierzone",
    },
    tooMuch:
      "Wszechświat pomieści {most, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}. W twoim jest jeszcze miejsce na {room, number}, a ten plik ma {entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}. Nic nie zostało wysłane.",
    nothing: "W tym pliku nie ma nic, co może stać się gwiazdą.",
    nothingSent:
      "Wszechświat pomieści {most, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}. Nic nie zostanie wysłane, dopóki nie naciśniesz „Importuj”.",
    nothingSentOrRestored:
      "Wszechświat pomieści {most, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}. Nic nie zostanie wysłane, dopóki nie naciśniesz „Przywróć wszystko” lub „Importuj”.",
    whole: "To cały wszechświat, a w twoim nie ma jeszcze gwiazd.",
    restoreText:
      "Przywróć wszystko: gwiazdy, kosz, tagi, konstelacje, własne uczucia, pomiary, aktywności, profil, awatar i ustawienia. Nazwa twojego wszechświata i sposób logowania zostają bez zmian. Przypomnienia będą wyłączone, dopóki ich nie włączysz.",
    restore: "Przywróć wszystko",
    starsOnly: "Przenieś tylko gwiazdy",
    seeSky: "Zobacz przyszłe niebo",
    chooseFeelings: "Wybierz uczucia",
  },

  timeZone: {
    label: "Strefa czasowa",
    hint: "{count, plural, one {# wpis podaje godzinę bez strefy.} few {# wpisy podają godzinę bez strefy.} many {# wpisów podaje godzinę bez strefy.} other {# wpisu podaje godzinę bez strefy.}} Wybierz strefę, w której głównie toczyło się wtedy twoje życie.",
  },

  problems: {
    skipped: "Pominięte: {skipped, number}",
    changed: "Zmienione: {changed, number}",
    skippedAndChanged: "Pominięte: {skipped, number}, zmienione: {changed, number}",
    save: "Zapisz tę listę",
    row: "Wiersz {number, number}",
    entry: "Wpis {number, number}",
    file: "Plik",
    line: "{place}: {problem}",
  },

  match: {
    title: "W co się to zmieni",
    remembered: "Oto twoje odpowiedzi z poprzedniego razu. Zmień, co chcesz.",
    suggested:
      "To propozycje. Zmień, co nie pasuje; twoje odpowiedzi zostaną na tym urządzeniu na następny raz.",
    longNotes:
      "{entries, plural, one {# wpis z notatką dłuższą} few {# wpisy z notatką dłuższą} many {# wpisów z notatką dłuższą} other {# wpisu z notatką dłuższą}} niż {most, number} znaków",
    inSecondStar: "W drugiej gwieździe",
    cutIt: "Skróć i oznacz",
    manyTags:
      "{entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}, w których tagów jest więcej niż {most, number}: zachowaj",
    firstTags: "Pierwsze",
    mostUsedTags: "Najczęściej używane",
    leftOut: "Pominięto",
    leaveOut: "Pomiń",
    showMore: "Pokaż jeszcze {count, number} z {all, number}",
  },

  moods: {
    title: "Nastroje",
    open: "{count, plural, one {Jeden nastrój nie ma jeszcze uczucia. Bez niego jego wpisy zostaną pominięte.} few {# nastroje nie mają jeszcze uczucia. Bez niego ich wpisy zostaną pominięte.} many {# nastrojów nie ma jeszcze uczucia. Bez niego ich wpisy zostaną pominięte.} other {# nastroju nie ma jeszcze uczucia. Bez niego ich wpisy zostaną pominięte.}}",
    without: "Wpisy bez nastroju",
    withoutText:
      "{count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}} bez nastroju. Wybierz jedno uczucie dla wszystkich; każdą gwiazdę możesz później poprawić w dzienniku.",
    starByStar: "Wybierz osobno dla każdej gwiazdy",
  },

  feeling: {
    makeOwn: "Zrób z tego własne uczucie",
    ownTitle: "„{name}” jako własne uczucie",
    useOwn: "Użyj tego uczucia",
    choose: "Wybierz uczucie",
    intensity: "{intensity, number}<more> z {most, number}</more>",
    question: "Które uczucie to „{name}”?",
    hint: "Wybierz to, co najbliższe.",
    label: "Uczucie",
    intensityLabel: "Intensywność",
    done: "Gotowe",
  },

  tags: {
    title: "Tagi",
    leaveAllOut: "Pomiń wszystkie",
    yourTag: "Twój tag",
    newTag: "Nowy tag",
    tooMany:
      "Wszechświat może mieć najwyżej {most, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}. Z tymi byłoby ich {count, number}: pomiń część.",
    tooLong:
      "{count, plural, one {Jedna nazwa jest za długa na tag: limit znaków to {most, number}. Naciśnij ją, aby wybrać inną.} few {# nazwy są za długie na tag: limit znaków to {most, number}. Naciśnij nazwę, aby wybrać inną.} many {# nazw jest za długich na tag: limit znaków to {most, number}. Naciśnij nazwę, aby wybrać inną.} other {# nazwy jest za długie na tag: limit znaków to {most, number}. Naciśnij nazwę, aby wybrać inną.}}",
    label: "Tag",
    use: "Użyj tego tagu",
    make: "Stwórz nowy tag",
    haveIt: "Masz już ten tag.",
    isNew: "To nowy tag. Jeśli wolisz, wybierz poniżej jeden ze swoich.",
    yourTags: "Twoje tagi",
  },

  measured: {
    title: "Co mierzono",
    text: "Oprócz nastrojów ten plik ma liczby. To, co włączysz, stanie się twoim pomiarem z jego odczytami; nic więcej nie zostanie wzięte.",
    see: "Zobacz, co mierzono",
    list: "W pliku",
    seriesAndValues:
      "{count, number}, razem {values, plural, one {# wartość} few {# wartości} many {# wartości} other {# wartości}}",
    values: "{count, plural, one {# wartość} few {# wartości} many {# wartości} other {# wartości}}, {dates}",
    takeAll: "Weź wszystko",
    joins: "Dołącza do twojego pomiaru „{name}”",
    becomes: "Nowy: {kind}",
    becomesUnit: "Nowy: {kind} ({unit})",
    becomesScale: "Nowy: {kind} od {min, number} do {max, number}",
    tooMany:
      "Wszechświat może mieć najwyżej {most, number} pomiarów. Z tymi byłoby ich {count, number}: wyłącz niektóre.",
    question: "Czym stanie się „{name}”?",
    numbers: "Liczby są od {lowest, number} do {highest, number}.",
    haveIt: "Masz pomiar o tej nazwie: wartości dołączą do niego.",
    replace: "Zastąp odczyty, które już są",
    replaceHint:
      "Gdzie plik ma inną wartość dla tego samego dnia lub minuty, zajmie ona miejsce twojej. Gdy to jest wyłączone, to, co już zapisano, zostaje bez zmian.",
    isNew: "Nowy pomiar.",
    timeUnit: "W pliku jest to w",
    unitsOfTime: { h: "Godziny", min: "Minuty", s: "Sekundy" },
    readings: "{summary} Odczyty: {count, number}.",
    replacedReadings: "{summary} Zastąpione odczyty: {count, number}.",
    knownReadings: "{summary} Odczyty, które już tu były: {count, number}.",
    trackers: "{summary} Nowe pomiary: {count, number}.",
    feelings: "{summary} Własne uczucia: {count, number}.",
    tooManyReadings:
      "Byłoby to {readings, plural, one {# odczyt} few {# odczyty} many {# odczytów} other {# odczytu}}. Wszechświat ma miejsce na {most, number}, a twój jeszcze na {room, number}. Nic nie wysłano.",
    sent: "{sent, number} z {all, number} wpisów i odczytów",
    undoes:
      "Znikną też odczyty, pomiary i uczucia, które z nim przyszły, chyba że od tamtej pory je zmieniono lub użyto. Odczyty, które zastąpił, wracają do poprzednich wartości.",
  },

  changes: {
    title: "Co się zmieniło",
    text: "Te wpisy z pliku wyglądają jak gwiazdy na twoim niebie, z innym czasem albo nastrojem. Wybierz, co się z nimi stanie.",
    all: "Dla wszystkich",
    choice: "Wpis z {date}",
    correct: "Popraw gwiazdę",
    keep: "Zostaw gwiazdę bez zmian",
    add: "Dodaj kolejną gwiazdę",
    inSky: "Na twoim niebie",
    inFile: "W pliku",
    see: "Zobacz, co się zmieniło",
    corrected: "{summary} Poprawione gwiazdy: {count, number}.",
    undoes: "Gwiazdy poprawione przez ten import będą znów takie jak przedtem, chyba że potem je zmieniono.",
  },

  preview: {
    title: "Twoje przyszłe niebo",
    picture: "Przyszłe niebo",
    pictureOf:
      "Przyszłe niebo, {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}",
    workingOut: "Obliczanie nieba…",
    nothing: "Przy tych odpowiedziach nic nie stanie się gwiazdą. Wróć i wybierz uczucie.",
    stars: "{stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, {dates}.",
    starsAndTags:
      "{stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} i najwyżej {tags, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}, {dates}.",
    besides:
      "{summary} Na twoim niebie {count, plural, one {jest już # gwiazda} few {są już # gwiazdy} many {jest już # gwiazd} other {jest już # gwiazdy}}.",
    tooMuch:
      "{stars, plural, one {Byłaby to # gwiazda} few {Byłyby to # gwiazdy} many {Byłoby to # gwiazd} other {Byłoby to # gwiazdy}}. Wszechświat pomieści {most, plural, one {# gwiazdę} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, a w twoim jest jeszcze miejsce na {room, number}. Nic nie zostało wysłane.",
    undoable:
      "Import można cofnąć w ciągu 30 dni. Jeśli później wybierzesz ten sam plik, dojdzie tylko to, co nowe.",
    import: "Importuj",
  },

  sending: {
    title: "Twoje gwiazdy są w drodze",
    text: "Możesz w tym czasie oglądać inne strony. Jeśli zamkniesz tę kartę, import ruszy dalej, gdy tu wrócisz.",
    storing: "Przygotowywanie",
    finishing: "Układanie twojego nieba",
    sent: "{sent, number} z {all, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}}",
    begun: "Import ruszył",
    percent: "{percent, number} procent",
    cancel: "Anuluj import",
    busy: "Twój wszechświat prosi o krótką przerwę. Import za chwilę sam ruszy dalej.",
    outOfReach:
      "Nie można teraz połączyć się z twoim wszechświatem. To, co dotarło, jest zachowane, a import ruszy dalej, gdy tylko będzie to możliwe.",
    tryNow: "Spróbuj teraz",
    signedOutReason:
      "Zaloguj się ponownie i otwórz „Twoje dane”: import ruszy dalej od miejsca, w którym stanął.",
  },

  stopped: {
    title: "Import się zatrzymał",
    why: {
      open: "Na innym urządzeniu lub w innej karcie trwa import do tego wszechświata. Pozwól mu się skończyć albo anuluj go i kontynuuj tutaj. Z tego pliku nic jeszcze nie zostało dodane.",
      full: "W twoim wszechświecie nie ma miejsca na wszystkie te gwiazdy. Z tego pliku nic nie zostało dodane.",
      room: "Nie ma miejsca na wszystko. To, co dotarło, poczeka jeden dzień, a jego gwiazd nie ma jeszcze na twoim niebie: zrób miejsce i kontynuuj albo to wycofaj.",
      closed:
        "Ten import zakończył się na serwerze: został anulowany albo trwał dłużej niż dobę. Nic z niego nie zostało dodane. Zacznij go od nowa, a wszystko zostanie wysłane jeszcze raz.",
      lost: "Ta przeglądarka straciła wpisy, które czekały na wysłanie. Wybierz ten sam plik jeszcze raz: nic nie zostanie dodane podwójnie.",
      refused:
        "Twój wszechświat nie przyjął tych wpisów. Z tego pliku nic nie zostało dodane, a wszystko inne jest tak, jak było.",
    },
    cancelOther: "Anuluj tamten i kontynuuj tutaj",
    startAgain: "Zacznij od nowa",
    chooseAgain: "Wybierz plik jeszcze raz",
    goOn: "Kontynuuj",
    takeBack: "Wycofaj",
    notNow: "Nie teraz",
  },

  sealedFile: {
    title: "Ten plik jest zapieczętowany",
    text: "Jego słowa otwiera tajna fraza albo zestaw ratunkowy z chwili zapisu. To, co wpisujesz, zostaje w tej przeglądarce.",
    field: {
      label: "Tajna fraza lub zestaw ratunkowy",
      show: "Pokaż wpisany tekst",
      hide: "Ukryj wpisany tekst",
    },
    open: "Otwórz plik",
    opening: "Otwieranie…",
    empty: "Najpierw wpisz tajną frazę albo zestaw.",
    wrong: "To ani tajna fraza, ani zestaw tego pliku. Możesz spróbować ponownie.",
    damaged: "To, co otwiera ten plik, jest uszkodzone.",
    http: "Przeglądarki otwierają zapieczętowane pliki tylko przez https.",
    keepsSeal:
      "Twoje słowa pozostają tu zapieczętowane: odtąd otwierają je tajna fraza i zestaw z tego pliku. Jeśli ten plik zrobił ktoś inny, ta osoba może otworzyć także to, co tu napiszesz: utwórz wtedy potem nowy klucz w „Zapieczętowane słowa”.",
    getsSealed: "Twoje słowa zostaną tu także zapieczętowane, kluczem twojego wszechświata.",
    getsPlain:
      "Twój wszechświat nie jest zapieczętowany: osoba, która prowadzi ten serwer, może przeczytać to, co przynosisz.",
    notProved: "Nie potwierdzono, że to ty, więc niczego nie przywrócono.",
  },
  restoring: {
    title: "Przywracanie twojego wszechświata",
    text: "Jeśli zamkniesz tę kartę, wybierz ten sam plik jeszcze raz: dojdzie cała reszta.",
    progress: "Gwiazdy, tagi i aktywności",
    unreadableParts:
      "Niektórych części tego pliku nie można odczytać, więc nie da się go przywrócić w całości.",
    brokenRule:
      "Nic nie zostało przywrócone, bo w pliku, w miejscu {place}, jest coś, czego wszechświat nie może przyjąć. {rule}",
    outOfReach:
      "Nie można teraz połączyć się z twoim wszechświatem. To, co dotarło, jest zachowane; spróbuj ponownie za chwilę.",
    doneTitle: "Twój wszechświat wrócił",
    doneText: "Wszystko z tego pliku znów tu jest.",
    seeIt: "Zobacz",
  },

  done: {
    measuredTitle: "Twoje odczyty są tutaj",
    seeTrackers: "Zobacz swoje pomiary",
    title: "Są już na twoim niebie",
    allKnown: "Masz je już wszystkie",
    added:
      "{count, plural, one {Doszła # gwiazda.} few {Doszły # gwiazdy.} many {Doszło # gwiazd.} other {Doszło # gwiazdy.}}",
    known:
      "{count, plural, one {# gwiazda z tego pliku już tu była.} few {# gwiazdy z tego pliku już tu były.} many {# gwiazd z tego pliku już tu było.} other {# gwiazdy z tego pliku już tu było.}}",
    addedAndKnown:
      "{added, plural, one {Doszła # gwiazda.} few {Doszły # gwiazdy.} many {Doszło # gwiazd.} other {Doszło # gwiazdy.}} {known, plural, one {# gwiazda z tego pliku już tu była.} few {# gwiazdy z tego pliku już tu były.} many {# gwiazd z tego pliku już tu było.} other {# gwiazdy z tego pliku już tu było.}}",
    see: "Zobacz je na niebie",
    undo: "Cofnij ten import",
    another: "Przenieś kolejny plik",
    undoable: "Możesz go cofnąć w ciągu 30 dni, tutaj albo później na stronie „Twoje dane”.",
  },

  earlier: {
    title: "Wcześniejsze importy",
    showAll: "Pokaż wszystkie ({count, number})",
    undo: "Cofnij",
    undoNamed: "Cofnij import pliku {file}",
    cancel: "Anuluj",
    cancelNamed: "Anuluj import pliku {file}",
    open: "{source}. Zaczęty {date} i nieukończony; nie widać z niego jeszcze żadnej gwiazdy.",
    cancelled: "{source}. Anulowany {date}.",
    undone: "{source}. Cofnięty {date}.",
    kept: "{source}. {count, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, {date}.",
  },

  undo: {
    title: "Cofnąć ten import?",
    keep: "Zachowaj",
    undo: "Cofnij import",
    removing: "Usuwanie…",
    text: "{count, plural, one {# gwiazda z pliku <file>{name}</file> zostanie usunięta na dobre, razem z tagami, których nie ma żadna inna gwiazda.} few {# gwiazdy z pliku <file>{name}</file> zostaną usunięte na dobre, razem z tagami, których nie ma żadna inna gwiazda.} many {# gwiazd z pliku <file>{name}</file> zostanie usuniętych na dobre, razem z tagami, których nie ma żadna inna gwiazda.} other {# gwiazdy z pliku <file>{name}</file> zostanie usunięte na dobre, razem z tagami, których nie ma żadna inna gwiazda.}} Gwiazdy zmienione od tego czasu zostają. Ten plik można zaimportować ponownie.",
    tooLate: "Ten import ma więcej niż 30 dni, więc jego gwiazdy zostają.",
    failed:
      "Nie udało się cofnąć importu, bo nie można teraz połączyć się z twoim wszechświatem. Spróbuj ponownie za chwilę.",
    done: "Import został cofnięty",
    doneText: "Twoje niebo wygląda tak, jakby go nie było.",
  },
};
