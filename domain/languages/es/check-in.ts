import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Mi registro",
  subtitle: "Lo que omitas queda vacío.",
  day: "Día",
  today: "Hoy, {day}",
  yesterday: "Ayer, {day}",
  nothingDue: "Ahora mismo no se pregunta nada.",
  allNoted: "Todo queda anotado. No se te pide nada más.",
  others: "Otra cosa",
  done: "Listo",
  time: "Hora de {name}",
  timeFirst: "Primero cuándo fue y luego qué fue.",
  nothingYet: {
    title: "Todavía no hay nada que preguntar",
    text: "Aquí anotas con unos toques lo que te gustaría ver junto a tus estrellas, como las horas de sueño o un paseo. Primero elige qué será.",
    choose: "Elegir qué medir",
  },
  yourTrackers: "Tus seguimientos",
  outOfReach:
    "Tus seguimientos no se pudieron cargar. Necesitan tu servidor una vez; después funcionan sin él.",
  waiting: "Tus respuestas se guardan en este dispositivo hasta que se pueda llegar a tu servidor.",
  said: { answered: "{name}: {value}", takenBack: "{name}: sin respuesta" },
  withStar: {
    title: "Con tu estrella",
    subtitle: "Si te apetece.",
    offer: "Anotar también: {names}",
    notNow: "Ahora no",
  },
};
