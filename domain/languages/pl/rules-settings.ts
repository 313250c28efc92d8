import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Etykieta ma od {min} do {max} znaków.",
    unstorable: "Etykieta zawiera znaki, których nie można zapisać.",
    invisible: "Etykieta zawiera niewidoczne znaki.",
  },
  passkeyName: {
    length: "Nazwa klucza dostępu ma od {min} do {max} znaków.",
    unstorable: "Nazwa klucza dostępu zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa klucza dostępu zawiera niewidoczne znaki.",
  },
  tokenName: {
    length: "Nazwa tokena ma od {min} do {max} znaków.",
    unstorable: "Nazwa tokena zawiera znaki, których nie można zapisać.",
    invisible: "Nazwa tokena zawiera niewidoczne znaki.",
  },
  tokenScopes: "Wybierz co najmniej jedną rzecz, którą program może robić.",
  tokenEnd: "Koniec tokena leży w przyszłości.",
  reminderTime: "Godzinę zapisuje się tak: 20:30.",
  reminderWeekdays: "Przypomnienie ma co najmniej jeden dzień tygodnia, każdy tylko raz.",
  reminderTimes: "Liczba godzin przypomnień: od {min} do {max}.",
};
