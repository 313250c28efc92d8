import type { sealedWords } from "../en/sealed-words.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedWords> = {
  title: "Zapieczętowane słowa",
  back: "Ustawienia konta",
  unreachable: "Nie można teraz sprawdzić, jak przechowywane są twoje słowa. Nic się nie zmieniło.",
  what: {
    title: "Słowa, które możesz przeczytać tylko ty",
    promise:
      "Przeglądarka zamyka twoje notatki i nazwy tajną frazą, która nigdy jej nie opuszcza. Kto prowadzi ten serwer albo go ukradnie, nie może ich przeczytać.",
    works:
      "Po odblokowaniu ich na urządzeniu wszystko działa tam jak dotąd: szukanie, spostrzeżenia, listy, twój raport.",
    sealed: "Zapieczętowane",
    sealedThings: {
      notes: "twoje notatki",
      names: "nazwy twoich tagów, konstelacji, własnych uczuć i pomiarów",
      trackers: "jednostki twoich pomiarów i krańce ich skal",
      comparisons: "porównania, które zachowujesz, z ich nazwami",
      labels: "etykiety twoich linków i nazwy przyniesionych plików",
    },
    plain: "Niezapieczętowane",
    plainThings: {
      stars: "kiedy są twoje gwiazdy, które z 36 uczuć mają i jak silne",
      places: "jak przyjemne i jak żywe są twoje własne uczucia",
      values: "to, co mierzysz: wartości i ich czas",
      sameTag: "które gwiazdy mają wspólny tag",
      quiz: "słowa wpisywane w quizie",
      account: "to, co mówi o tobie konto: imię, wszechświat, adres",
    },
  },
  limits: {
    title: "Przed czym to nie chroni",
    server:
      "Przed serwerem, który wysyła do przeglądarki zmieniony kod. Taki kod mógłby podejrzeć tajną frazę podczas wpisywania.",
    device: "Przed kimś przy twoim urządzeniu, gdy twoje słowa są na nim odblokowane.",
    shapes:
      "Kto ma dane serwera, widzi czas i uczucia oraz mniej więcej, jak długa jest notatka: stopniami, nigdy co do litery.",
    changes:
      "Kto zapisuje coś w danych serwera, może ukryć przed tobą słowa, pokazać ci ich wcześniejszą wersję albo wmieszać między nie czytelne. Nikt nie może zmienić zapieczętowanego słowa.",
    backups:
      "W kopiach zapasowych sprzed tej chwili twoje słowa da się przeczytać, dopóki osoba prowadząca ten serwer ich nie usunie.",
  },
  start: {
    title: "Zanim zaczniesz",
    takes:
      "To zajmie kilka spokojnych minut. Wybierasz tajną frazę, zachowujesz zestaw ratunkowy na papierze lub w pliku i raz go przepisujesz, dla pewności.",
    loss: "Bez nich nikt ci nie otworzy. Jeśli przepadnie i tajna fraza, i zestaw, twoje słowa przepadną na zawsze: nie przywróci ich żaden e-mail, żadna pomoc i żaden sposób wejścia na konto.",
    begin: "Zapieczętuj moje słowa",
    importOpen:
      "Rozpoczęty import jest jeszcze otwarty. Najpierw ukończ go albo cofnij na stronie „Twoje dane”, a potem zapieczętuj swoje słowa.",
    http: "Ta strona jest otwarta bez https, więc nie może pieczętować: przeglądarki udostępniają szyfrowanie tylko przez https. Może to zmienić osoba, która prowadzi ten serwer.",
    browser:
      "Tej przeglądarce brakuje tego, czego potrzeba do pieczętowania, więc tutaj się nie da. Nowsza to potrafi, a twój telefon też.",
  },
  step: "Krok {step, number} z {steps, number}",
  next: "Dalej",
  previous: "Wstecz",
  passphrase: {
    title: "Wybierz tajną frazę",
    what: "Otwiera twoje słowa na każdym urządzeniu. Cztery lub pięć słów, które do siebie nie pasują, tworzy frazę mocną i łatwą do zapamiętania.",
    own: "Niech to nie będzie hasło do konta: tamto serwer widzi przy każdym logowaniu.",
    one: { label: "Tajna fraza", show: "Pokaż tajną frazę", hide: "Ukryj tajną frazę" },
    again: {
      label: "Tajna fraza, jeszcze raz",
      show: "Pokaż drugą tajną frazę",
      hide: "Ukryj drugą tajną frazę",
    },
    hint: "Liczba znaków: co najmniej {min, number}. Liczą się spacje i wielkie litery.",
    short: "Liczba znaków tajnej frazy: co najmniej {min, number}.",
    long: "Liczba znaków tajnej frazy: najwyżej {max, number}.",
    differs: "Te dwie tajne frazy nie są takie same.",
    isPassword: "To hasło do twojego konta, a serwer je widzi. Wybierz inną tajną frazę.",
  },
  kit: {
    title: "Zachowaj zestaw ratunkowy",
    what: "Gdy zapomnisz tajnej frazy, ten zestaw otworzy twoje słowa. Wydrukuj go, zapisz jako plik albo przepisz ręcznie i przechowuj tam, gdzie znajdziesz go bez tego urządzenia. Nie w dzienniku.",
    code: "Kod twojego zestawu ratunkowego",
    copied: "Zestaw skopiowany",
    copiedHint: "Wklej go tam, gdzie przechowujesz hasła, i nigdzie indziej.",
    of: "Zestaw ratunkowy: „{universe}”",
    paperWhat:
      "Ten kod otwiera zapieczętowane słowa twojego dziennika w Mood Universe, gdy nie pamiętasz tajnej frazy. Kto go ma, a do tego sposób wejścia do wszechświata lub kopię jego danych, może je przeczytać. Przechowuj go tam, gdzie znajdziesz go tylko ty.",
    paperHow:
      "Jak go użyć: zaloguj się pod adresem {address} i wpisz kod tam, gdzie strona pyta o tajną frazę. Wielkie czy małe litery, ze spacjami czy bez: wszystko zostanie odczytane. Liter I, L i O w nim nie ma: co na nie wygląda, to 1 albo 0.",
    madeOn: "Utworzono {day}. Nowszy zestaw go zastępuje.",
  },
  typeBack: {
    title: "Przepisz zestaw raz",
    what: "Przepisz go z papieru lub z pliku: wtedy wiadomo, że jest kompletny i czytelny.",
    label: "Kod twojego zestawu",
    hint: "Wielkie czy małe litery, ze spacjami czy bez, jak wolisz.",
    incomplete: "To nie cały kod. Liczba grup w kodzie: {groups, number}.",
    mistyped: "W grupie {group, number} jest literówka. Porównaj ją z zestawem.",
    other: "To kod innego zestawu. Wpisz ten, który właśnie powstał.",
    showAgain: "Pokaż zestaw jeszcze raz",
  },
  sure: {
    title: "Jedno zdanie, dla pewności",
    what: "Wpisz to zdanie. Mówi o jedynej rzeczy, której nikt za ciebie nie cofnie.",
    sentence: "Jeśli stracę tajną frazę i zestaw, moje słowa przepadną na zawsze.",
    label: "Zdanie",
    hint: "Wielkie litery, akcenty i interpunkcja nie mają znaczenia.",
    wrong: "Zdanie nie jest jeszcze kompletne.",
    begin: "Zapieczętuj moje słowa",
    busy: "Rozpoczynanie…",
    failed: "Nie udało się teraz zacząć. Nic się nie zmieniło; możesz spróbować ponownie.",
    overtaken: "Twoje słowa zapieczętowano już gdzie indziej",
    overtakenHint:
      "Otwiera je to, co wybrano tam. Tajna fraza i zestaw wybrane tutaj niczego nie otwierają: wyrzuć ten zestaw.",
    begun: "Pieczętowanie się zaczęło",
    begunHint: "W tym czasie możesz korzystać z dziennika.",
  },
  working: {
    sealing: "Twoje słowa są pieczętowane",
    opening: "Twoje słowa są otwierane",
    rotating: "Twoje słowa dostają nowy klucz",
    done: "{done, number} z {all, number}",
    finding: "Szukanie tego, co zostało…",
    finishing: "Prawie gotowe: serwer usuwa to, co jeszcze przechowywał.",
    stays:
      "W tym czasie możesz korzystać z dziennika i zamknąć tę stronę: praca trwa wszędzie tam, gdzie twój wszechświat jest otwarty i odblokowany. W każdej chwili możesz przeczytać wszystko.",
    locked: "Aby to trwało dalej, twoje słowa muszą być odblokowane na tym urządzeniu.",
    bothKeys:
      "Dopóki nowy klucz nie jest wszędzie, to urządzenie potrzebuje obu: odblokuj je nową tajną frazą lub nowym zestawem, a potem jeszcze raz poprzednią frazą lub poprzednim zestawem.",
    earlierKey:
      "Jeden klucz już jest. Teraz odblokuj to urządzenie także poprzednią tajną frazą lub poprzednim zestawem.",
    unasked:
      "Serwer mówi, że twoje słowa mają zostać znów otwarte. Jeśli tego chcesz, powiedz to także na tym urządzeniu, a ono pomoże. Jeśli to nie ty, zostaw to tak: nic zapieczętowanego nie zostanie stąd otwarte, a osoba, która prowadzi ten serwer, może to sprawdzić.",
    offline: "Czeka na połączenie i samo ruszy dalej.",
    importOpen:
      "Czeka, aż rozpoczęty import zostanie ukończony lub cofnięty. Zajrzyj na stronę „Twoje dane”.",
    otherTab: "Zajmuje się tym inna karta tej przeglądarki.",
    failed: "Na chwilę się zatrzymało. Nic nie przepadło i możesz to wznowić.",
    stuck:
      "{count, plural, one {Słowa # wpisu} few {Słowa # wpisów} many {Słowa # wpisów} other {Słowa # wpisu}} nie otwierają się twoim kluczem, więc to nie może się jeszcze skończyć. Zostają takie, jakie są.",
    goOn: "Kontynuuj",
    sealed: "Twoje słowa są zapieczętowane",
    sealedHint: "Teraz nikt poza tobą nie może ich przeczytać.",
    opened: "Twoje słowa są znów otwarte",
    openedHint: "Tajna fraza i zestaw nie są już potrzebne.",
    rotated: "Nowy klucz jest na miejscu",
    rotatedHint: "Poprzednia tajna fraza, zestaw i klucze dostępu niczego już nie otwierają.",
  },
  sealed: {
    title: "Twoje słowa są zapieczętowane",
    what: "Nikt poza tobą nie może przeczytać twoich notatek i nazw. Poniżej jest to, co je otwiera; serwer niczego z tego nie zna.",
    list: "Co otwiera twoje słowa",
    passphrase: "Tajna fraza",
    kit: "Zestaw ratunkowy",
    since: "od {day}",
    change: "Zmień",
    changePassphrase: "Zmień tajną frazę",
    newKit: "Nowy zestaw",
    check: "Sprawdź zestaw",
    passkeyHint:
      "Kluczem dostępu odblokujesz swoje słowa odciskiem palca, twarzą lub blokadą urządzenia. Uzupełnia tajną frazę i zestaw, a nigdy ich nie zastępuje.",
  },
  proof: {
    what: "Najpierw tajna fraza lub zestaw ratunkowy, bo powstaje tu kolejny sposób otwarcia twoich słów.",
  },
  change: {
    title: "Nowa tajna fraza",
    save: "Zapisz tajną frazę",
    busy: "Zapisywanie…",
    saved: "Nowa tajna fraza",
    savedHint: "Od teraz to ona otwiera twoje słowa, poprzednia już nie.",
    learned: "Jeśli ktoś mógł poznać poprzednią, utwórz potem też nowy klucz, w części „Nowy klucz”.",
    failed: "Nie udało się jej zapisać. Nadal obowiązuje poprzednia.",
  },
  newKit: {
    title: "Nowy zestaw ratunkowy",
    save: "Użyj tego zestawu",
    saved: "Nowy zestaw ratunkowy",
    savedHint: "Poprzedni niczego już nie otwiera. Możesz go wyrzucić.",
    failed: "Nie udało się go zapisać. Nadal obowiązuje poprzedni zestaw.",
  },
  checkKit: {
    title: "Sprawdź zestaw",
    what: "Wpisz kod zestawu. Zostanie porównany tutaj, w przeglądarce, i nigdzie nie jest wysyłany.",
    check: "Sprawdź",
    right: "To właściwy zestaw",
    rightHint: "Odłóż go na miejsce.",
    wrong: "To zestaw, ale nie ten, który teraz otwiera twoje słowa. Być może zastąpił go nowszy.",
  },
  passkey: {
    title: "Klucz dostępu do twoich słów",
    what: "Urządzenie może zapytać dwa razy: raz, by utworzyć klucz dostępu, i raz, by go użyć.",
    added: "Klucz dostępu dodany",
    addedHint: "Od teraz „{name}” odblokowuje twoje słowa.",
    cannot:
      "Ten klucz dostępu nie może odblokowywać słów: urządzeniu lub przeglądarce brakuje tego, czego to wymaga. Możesz usunąć go z urządzenia. Tajna fraza działa wszędzie.",
    failed: "Nie udało się dodać klucza dostępu. Nic się nie zmieniło.",
    removeHint: "Nie odblokuje już twoich słów. Tajna fraza i zestaw nadal to robią.",
    removedHint: "Ten klucz nie odblokowuje już twoich słów.",
  },
  yearly: {
    what: "Powstał {day}. Wystarczy rzut oka: czy leży tam, gdzie myślisz, i czy jest czytelny?",
    here: "Tak, jest tutaj",
    thanks: "Dobrze wiedzieć",
    thanksHint: "Pytanie wróci za rok.",
  },
  rotate: {
    title: "Nowy klucz",
    what: "Na wypadek, gdy ktoś mógł poznać twoją tajną frazę, znaleźć zestaw albo zabrać urządzenie, na którym twoje słowa były odblokowane: wszystkie słowa zostaną zapieczętowane od nowa, nowym kluczem. Poprzednia tajna fraza, zestaw i klucze dostępu niczego potem nie otworzą.",
    begin: "Utwórz nowy klucz",
    kept: "Tajna fraza może zostać, jeśli znasz ją tylko ty. Zestaw jest zawsze nowy, a klucze dostępu dodaje się potem ponownie.",
    start: "Zapieczętuj nowym kluczem",
    begun: "Nowy klucz już działa",
    begunHint: "Zachowaj poprzednią tajną frazę lub zestaw, dopóki to się nie skończy.",
    failed: "Nie udało się teraz zacząć. Twoje słowa są nadal zapieczętowane poprzednim kluczem.",
  },
  unseal: {
    title: "Otwórz słowa z powrotem",
    what: "Twoje słowa będą leżeć na tym serwerze jak dawniej, a osoba, która go prowadzi, będzie mogła je przeczytać. Tajna fraza, zestaw i klucze dostępu nie będą już potrzebne.",
    begin: "Otwórz moje słowa",
    sure: "Otworzyć słowa z powrotem?",
    keep: "Zostaw zapieczętowane",
    failed: "Nie udało się teraz zacząć. Twoje słowa są nadal zapieczętowane.",
    begun: "Twoje słowa są otwierane",
    locked: "Aby je z powrotem otworzyć, najpierw odblokuj swoje słowa na tym urządzeniu.",
  },
};
