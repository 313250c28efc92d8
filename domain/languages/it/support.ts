import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "Ovunque",
  findAHelpline: "Linee gratuite per chiamare, scrivere o chattare, per paese e argomento.",
  befrienders: "Persone volontarie che ascoltano, in molti paesi e molte lingue.",
  emergency: "Servizi di emergenza",
  emergencyNumber: "112, o il tuo numero locale",
  emergencyNote:
    "Quando una vita è in pericolo adesso. Il 112 funziona in molti paesi; altrove 911, 999 o 000; in Cina 110 (polizia) e 120 (ambulanza).",
  callOrText: "Chiama o scrivi al {number}",
  dayAndNight: "Giorno e notte.",
  anyPhone: "Giorno e notte, gratis da ogni telefono.",
};
