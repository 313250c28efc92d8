import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "Überall",
  findAHelpline: "Kostenlose Angebote zum Anrufen, Schreiben oder Chatten, nach Land und Thema.",
  befrienders: "Freiwillige, die zuhören, in vielen Ländern und Sprachen.",
  emergency: "Notruf",
  emergencyNumber: "112 oder die örtliche Nummer",
  emergencyNote:
    "Wenn jetzt ein Leben in Gefahr ist. 112 gilt in vielen Ländern, anderswo 911, 999 oder 000, in China 110 (Polizei) und 120 (Rettungsdienst).",
  callOrText: "Anruf oder SMS: {number}",
  dayAndNight: "Tag und Nacht.",
  anyPhone: "Tag und Nacht, kostenlos von jedem Telefon.",
};
