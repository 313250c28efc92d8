import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Otwórz zapieczętowany dziennik",
  introduction:
    "Ta strona czyta zapieczętowany plik dziennika z Mood Universe. Nie potrzebuje sieci i niczego nie wysyła: to, co wybierzesz i wpiszesz, zostaje w tej przeglądarce.",
  language: "Język",
  file: {
    choose: "Wybierz plik",
    another: "Wybierz inny plik",
    hint: "Jego nazwa kończy się na .json, na przykład mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Dziennik bez gwiazd} one {Dziennik z # gwiazdą} few {Dziennik z # gwiazdami} many {Dziennik z # gwiazdami} other {Dziennik z # gwiazdy}}, zapisany {day}.",
    notJson: "Tego pliku nie da się odczytać jako JSON. Może to inny plik albo tylko jego część.",
    notOurs: "To nie jest eksport z Mood Universe albo pochodzi z nowszej wersji niż ta strona.",
    notSealed: "W tym pliku nic nie jest zapieczętowane: jego słowa można przeczytać bez tej strony.",
  },
  key: {
    with: "Otwórz za pomocą",
    passphrase: "Tajna fraza",
    kit: "Zestaw ratunkowy",
    kitHint: "Osiem grup liter i cyfr. Małe litery i brakujące spacje nie mają znaczenia.",
    show: "Pokaż wpisany tekst",
    hide: "Ukryj wpisany tekst",
    open: "Otwórz",
    opening: "Otwieranie…",
    wrongPassphrase: "To nie jest tajna fraza tego dziennika. Wielkie litery i spacje mają znaczenie.",
    wrongKit: "To nie jest zestaw ratunkowy tego dziennika.",
    mistyped: "Jest tu literówka: porównaj z zestawem, grupa po grupie.",
    damaged: "Plik jest uszkodzony: nie da się odczytać tego, co go otwiera.",
  },
  journal: {
    title: "Twój dziennik",
    save: "Zapisz jako czytelny JSON",
    saveHint: "Kto dostanie zapisany plik, przeczyta każde słowo. Chroń go jak pamiętnik.",
    notOpened:
      "{count, plural, one {Nie udało się otworzyć słów # wpisu: są uszkodzone.} few {Nie udało się otworzyć słów # wpisów: są uszkodzone.} many {Nie udało się otworzyć słów # wpisów: są uszkodzone.} other {Nie udało się otworzyć słów # wpisu: są uszkodzone.}} W zapisanym pliku nadal są zapieczętowane.",
    search: "Szukaj słów",
    none: "Żadna gwiazda nie ma tych słów.",
    shown:
      "{count, plural, =0 {Brak gwiazd} one {# gwiazda} few {# gwiazdy} many {# gwiazd} other {# gwiazdy}}, od najnowszych.",
    binned: "W koszu: {count, number}.",
    more: "Pokaż wcześniejsze gwiazdy",
    inBin: "w koszu",
    tags: "Tagi",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} i {second}",
  },
  noCryptography:
    "Ta przeglądarka nie udostępnia szyfrowania stronom otwartym z pliku. Otwórz tę stronę w Firefoksie, Chrome albo Edge na komputerze.",
};
