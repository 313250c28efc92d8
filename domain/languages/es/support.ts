import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "En cualquier lugar",
  findAHelpline: "Líneas gratuitas por teléfono, mensaje o chat, por país y tema.",
  befrienders: "Personas voluntarias que escuchan, en muchos países e idiomas.",
  emergency: "Servicios de emergencia",
  emergencyNumber: "112 o tu número local",
  emergencyNote:
    "Cuando hay una vida en peligro ahora. El 112 funciona en muchos países; en otros, el 911, el 999 o el 000; en China, el 110 (policía) y el 120 (ambulancia).",
  callOrText: "Llama o envía un mensaje al {number}",
  dayAndNight: "Día y noche.",
  anyPhone: "Día y noche, gratis desde cualquier teléfono.",
};
