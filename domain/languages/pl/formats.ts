import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe: {name}. {stars, plural, one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}} w {days, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} oraz {second}",
    tags: "Tagi: {tags}",
    reading: "{tracker}: {value}",
    readingAt: "{tracker}, {time}: {value}",
  },

  quoted: "„{name}”",
  namesAndMore: "{names} i jeszcze {count, number}",

  remarks: {
    noEntries: "W tym pliku nie ma wpisów.",
    tooManyRows:
      "Ten plik ma więcej niż {count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}. Podziel go i importuj części jedną po drugiej.",
    tooManyEntries:
      "Ten plik ma więcej niż {count, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}, czyli więcej, niż pomieści wszechświat.",
    tooLarge: "W tym pliku jest ponad 200 MB wpisów. Podziel go i importuj części jedną po drugiej.",
    unknownJson: "Ten plik JSON nie pochodzi z żadnego dziennika, który można tu odczytać.",
    notJson: "Ten plik zaczyna się jak JSON i jest uszkodzony. Wyeksportuj go ponownie.",
    sealUnreadable:
      "Nie da się odczytać pieczęci tego pliku: jest uszkodzona albo pochodzi z nowszej wersji.",
    sealedDamaged:
      "Nie da się otworzyć słów {count, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}} w tym pliku: plik jest uszkodzony. Pozostałe pokazuje strona open-sealed.html.",
    brokenJson:
      "Ten plik zaczyna się jako JSON, a potem się urywa lub zawiera błąd, więc nic z niego nie udało się odczytać. Wyeksportuj go ponownie i wybierz jeszcze raz.",
    zipOutside:
      "Ten plik ZIP ma ścieżkę, która prowadzi poza niego. Nie można go przyjąć, bo żaden dziennik nie zapisuje takich plików.",
    zipNothing: "W tym pliku ZIP nie ma dziennika, który można tu odczytać.",
    zipPassword: "Ten plik ZIP ma hasło. Rozpakuj go i wybierz plik, który w nim jest.",
    zipPacking:
      "Ten plik ZIP jest spakowany w sposób, którego nie można tu odczytać ({kind}). Rozpakuj go i wybierz plik, który w nim jest.",
    zipSeveral: "W tym pliku ZIP jest kilka tabel: {names}. Rozpakuj go i wybieraj je po kolei.",
    zipInside:
      "W tym pliku ZIP jest drugie archiwum: {names}. Rozpakuj oba i wybierz plik, który w nim jest.",
    spreadsheet: "To jest arkusz kalkulacyjny, a nie tabela tekstowa. Zapisz go jako CSV i wybierz ten plik.",
    otherArchive: "To jest archiwum ({kind}), a nie plik ZIP. Rozpakuj je i wybierz plik, który w nim jest.",
    zipDamaged: "Ten plik ZIP jest uszkodzony. Wyeksportuj go ponownie.",
    emptyFile: "Ten plik jest pusty.",
    notText:
      "To nie jest ani plik tekstowy, ani ZIP, więc nie może w nim być dziennika. Wybierz plik wyeksportowany z innej aplikacji.",
    tooMuchText:
      "W tym pliku jest ponad 200 MiB tekstu, czyli więcej, niż potrzebuje jakikolwiek dziennik, dlatego nie został odczytany.",
    noTable:
      "W tym pliku nie ma dziennika: to nie jest ani JSON, ani tabela z nagłówkiem i wierszami. Wybierz plik wyeksportowany z innej aplikacji.",
    endlessLine:
      "W tym pliku jest linia dłuższa niż milion znaków, więc to nie jest tabela wpisów. Nic z niego nie odczytano.",
    openQuote:
      "Za wierszem {row, number} cudzysłów otwiera komórkę dłuższą niż milion znaków. Zamknij go w arkuszu kalkulacyjnym lub edytorze tekstu i wybierz plik jeszcze raz.",
    keysOutOfReach:
      "Twój wszechświat jest teraz nieosiągalny, więc nie wiadomo, które wpisy już ma. Nic nie zostało zaimportowane; spróbuj ponownie za chwilę.",
    brokenLetters:
      "{count, plural, one {# litery tego pliku nie można było odczytać, więc zmieniła się w �.} few {# liter tego pliku nie można było odczytać, więc zmieniły się w �.} many {# liter tego pliku nie można było odczytać, więc zmieniły się w �.} other {# litery tego pliku nie można było odczytać, więc zmieniły się w �.}}",
    readingFailed:
      "Podczas odczytywania tego pliku coś poszło nie tak. Nic nie zostało zaimportowane i nic nie zginęło; wybierz plik jeszcze raz.",

    unreadableDate: "Nie ma takiej daty: „{date}”.",
    unreadableMoment: "Nie ma takiej chwili: „{date}”.",
    noDate: "Ten wpis nie ma daty.",
    unreadableTime: "Nie udało się odczytać godziny „{time}”; zamiast niej jest południe.",
    partsOfDay: "Pory dnia zmieniły się w godziny: am to 9:00, mid to 13:00, a pm to 18:00.",
    rowTooLong: "Ten wiersz jest za długi na wpis.",
    cellsLeftOut: "Więcej komórek niż w nagłówku; pominięto: {cells}.",
    quoteNotClosed:
      "Cudzysłów w tym wierszu nie jest zamknięty, więc dalszy ciąg pliku stał się jego częścią.",
    noRating: "Ten wpis nie ma oceny.",
    noMoodInRow: "Ten wiersz nie ma nastroju.",
    noMoodInEntry: "Ten wpis nie ma nastroju.",
    noMoodOrRating: "Ten wiersz nie ma ani nastroju, ani oceny.",
    noLabels: "Ten wpis nie ma ani etykiet, ani walencji.",
    labelAgainst: "{names} mówi coś przeciwnego niż liczba tego wpisu. Liczy się liczba.",
    noScore: "Ten dzień nie ma oceny.",
    noFeelingInRow: "Ten wiersz nie ma uczucia.",
    noFeelingInStar: "Ta gwiazda nie ma uczucia.",
    twiceInFile: "Ten wpis jest w pliku dwa razy.",
    charactersLeftOut: "Pominięto znaki tej notatki, których żaden program nie może zapisać.",
    otherKind: "„{kind}” to nie nastrój, więc tego nie importujemy.",
    readingsNotImported:
      "{count, plural, one {Nie można zaimportować # odczytu „{kind}”.} few {Nie można zaimportować # odczytów „{kind}”.} many {Nie można zaimportować # odczytów „{kind}”.} other {Nie można zaimportować # odczytu „{kind}”.}}",
    measurementsNotImported: "Pogoda i inne pomiary opisane słowami nie są importowane: tylko liczby.",
    scalesNotImported: "Niektóre skale nie są importowane: nie ma w nich liczby.",
    valuesLeftOut: "Wartości ponad to, co można odczytać, pominięte: {count, number}.",
    valuesOutside: "{names}: wartości spoza zakresu, pominięte: {count, number}.",
    valuesRounded: "{names}: wartości zaokrąglone do kroków pomiaru: {count, number}.",
    valuesOfOtherTimes:
      "{names}: wartości z dni przyszłych lub sprzed 1900 roku, pominięte: {count, number}.",
    valuesJoined: "{names}: wartości z tego samego dnia lub minuty, połączone z inną: {count, number}.",
    valuesOfFullDays: "{names}: wartości ponad to, ile może mieć dzień, pominięte: {count, number}.",
    more: "{count, plural, one {Jest jeszcze # taka uwaga, której} few {Są jeszcze # takie uwagi, których} many {Jest jeszcze # takich uwag, których} other {Jest jeszcze # takiej uwagi, których}} tu nie wymieniono.",

    tooEarly: "Data {date} jest sprzed 1900 roku.",
    inTheFuture: "Data {date} jeszcze nie nadeszła.",
    ofLaterVersion:
      "Zapisała to nowsza wersja Mood Universe i przywrócenie by to zgubiło. Będzie to możliwe, gdy ten serwer zostanie zaktualizowany.",
    skippedHour:
      "Zegary przesunięto do przodu, więc {date} nie było godziny {time}; zamiast niej jest następna.",
    notChosenFor: "Nie wybrano uczucia dla: {names}.",
    notChosen: "Dla tego wpisu nie wybrano uczucia.",
    moreMoods: "Gwiazda ma najwyżej dwa uczucia; pominięto: {names}.",
    moreTags:
      "Gwiazda może mieć najwyżej {most, plural, one {# tag} few {# tagi} many {# tagów} other {# tagu}}; pominięto: {names}.",
    inUniverse: "Ta gwiazda już jest w twoim wszechświecie.",
    noteChanged: "Notatka tego wpisu zmieniła się od czasu importu. Gwiazda zachowuje notatkę, którą ma.",
    noteCut:
      "Ta notatka ma {length, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}; gwiazda mieści {limit}. Koniec został ucięty.",
    noteContinued:
      "Ta notatka jest dłuższa, niż mieści gwiazda; ciąg dalszy jest w {count, plural, one {# kolejnej gwieździe} few {# kolejnych gwiazdach} many {# kolejnych gwiazdach} other {# kolejnej gwiazdy}} z tej samej chwili.",
  },
};
