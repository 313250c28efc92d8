import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "Nazwa pomiaru ma od {min} do {max} znaków.",
  unitLength: "Jednostka ma najwyżej {max} znaków.",
  labelLength: "Słowa na końcach skali mają najwyżej {max} znaków.",
  unstorable: "Ten tekst zawiera znaki, których nie można zapisać.",
  invisible: "Ten tekst zawiera niewidoczne znaki.",
  bound: "Wpisz liczbę do miliona.",
  scaleNeeds: "Skala potrzebuje najmniejszej i największej wartości oraz kroku.",
  scaleWhole: "Skala ma liczby całkowite.",
  order: "Największa wartość musi być większa od najmniejszej.",
  belowZero: "Czas trwania nie może być mniejszy od 0.",
  step: "Krok musi być większy od 0.",
  scaleParts: "Kroki muszą prowadzić od najmniejszej do największej wartości.",
  scaleValues: "Skala ma od {min} do {max} wartości.",
  dayToCome: "Ten dzień jeszcze nie nadszedł.",
  tooEarly: "Odczyt nie może być sprzed {year} roku.",
};
