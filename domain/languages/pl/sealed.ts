import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Zapieczętowane",
  claim: {
    sentence:
      "Serwer mówi, że twoje słowa nie są już zapieczętowane. Jeśli otwarto je na innym urządzeniu i to twoja decyzja, to, co tu czeka, też zostanie wysłane otwarte. Jeśli nie, nie odpowiadaj tutaj i zapytaj osobę, która prowadzi ten serwer.",
    accept: "Otwarcie to moja decyzja",
  },
};
