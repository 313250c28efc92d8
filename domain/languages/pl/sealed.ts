import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "Zapieczętowane",
  claim: {
    sentence:
      "Serwer mówi, że twoje słowa nie są już zapieczętowane. Jeśli to ty otworzyłaś lub otworzyłeś je na innym urządzeniu, to, co tu czeka, też zostanie wysłane otwarte. Jeśli nie, nic tu nie odpowiadaj i zapytaj osobę, która prowadzi serwer.",
    accept: "To moja decyzja: są otwarte",
  },
};
