import type { shown } from "../en/shown.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof shown> = {
  title: "Niebo w Mood Universe",
  titleOf:
    "{count, plural, =0 {Niebo jeszcze bez gwiazd} =1 {Niebo z jedną gwiazdą} one {Niebo z # gwiazdą} few {Niebo z # gwiazdami} many {Niebo z # gwiazdami} other {Niebo z # gwiazdy}}",
  tryAgain: "Spróbuj ponownie",
  maker: "Powstało w <name>Mood Universe</name>",
  zoomIn: "Przybliż",
  zoomOut: "Oddal",
  reset: "Przywróć widok",
  list: "Gwiazdy jako lista",
  listTitle: "Gwiazdy tego nieba",
  close: "Zamknij",
  sentences: "{first} {second}",
  summary: {
    empty: "Pierwsza pojawi się tu, gdy tylko ktoś zapisze uczucie.",
    stars: "Każda gwiazda to chwila, którą ktoś przeżył.",
    places: "Wyżej znaczy przyjemniej, a dalej od środka znaczy później.",
    month: "Miesiąc: {month}.",
    months: "Okres: {from} – {to}.",
    asOf: "Stan na {day}.",
  },
  star: {
    twin: "{feeling} oraz {other}",
    another: "inne uczucie",
    anotherAlone: "Inne uczucie",
    feelingAndDay: "{feeling}, {day}",
    place: "gwiazda {at, number} z {count, number}",
    withPlace: "{star}, gwiazda {at, number} z {count, number}",
  },
  keys: {
    all: "Klawisze strzałek obracają niebo, a z klawiszem Shift przesuwają je, plus i minus zmieniają zbliżenie, 0 przywraca widok.",
    unnamed: "To niebo pokazuje tylko kolory i kształty, więc nie ma nazw do odczytania.",
    named:
      "Nawiasy kwadratowe przechodzą do poprzedniej i następnej gwiazdy, Enter odczytuje gwiazdę na środku, Escape cofa wybór. Wszystkie gwiazdy są na liście za niebem.",
  },
  instead: {
    gone: "Nie ma tu nieba do obejrzenia: jego link już nie działa albo adres jest niepełny.",
    busy: "Wiele osób ogląda teraz to niebo. Otworzy się za chwilę.",
    unreachable: "To niebo jest teraz poza zasięgiem. Otworzy się samo, gdy tylko wróci połączenie.",
    undelivered: "Część tej strony nie dotarła. Sprawdź połączenie i spróbuj ponownie.",
    undrawable: "Ta przeglądarka nie potrafi narysować tego nieba.",
    lost: "Obraz został przerwany. Wróci sam.",
  },
};
