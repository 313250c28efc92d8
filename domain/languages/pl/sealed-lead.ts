import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Zapieczętuj swoje notatki i nazwy, żeby nikt poza tobą nie mógł ich przeczytać, nawet osoba, która prowadzi ten serwer.",
  sealed: "Twoje słowa są zapieczętowane: nikt poza tobą nie może ich przeczytać.",
  working: "Twoje słowa są w drodze. Tu widać, jak daleko już są.",
  title: "Zapieczętowane słowa",
  more: "O zapieczętowanych słowach",
};
