import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "Masz zaproszenie",
  what: "Osoby, które prowadzą ten serwer, zapraszają cię do własnego wszechświata: prywatnego dziennika, w którym każde uczucie staje się gwiazdą.",
  until: "Zaproszenie jest ważne do {day}.",
  choose: "Jak chcesz zacząć?",
  byEmail: "Z adresem e-mail i hasłem",
  byEmailHint: "Tylko ty otworzysz swój wszechświat, a później możesz dodać klucz dostępu.",
  byName: "Z samą nazwą",
  byNameHint: "Bez adresu. Otworzy go każdy, kto zna nazwę, dopóki nie dodasz klucza dostępu albo hasła.",
  signedIn: {
    title: "Masz tu już wszechświat",
    what: "W tej przeglądarce jest otwarty wszechświat „{universe}”. Zaproszenie jest do nowego wszechświata i nadal czeka: daj je komuś innemu albo otwórz jego link w innej przeglądarce.",
  },
  failed: "Nie udało się teraz odczytać zaproszenia. Nadal czeka; spróbuj ponownie za chwilę.",
};
