import type { wellness } from "../en/wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof wellness> = {
  pageTitle: "Actividades",
  title: "Actividades con IA",
  back: "Volver a tu universo",
  noAi: "Nada de esto lo lee una inteligencia artificial.",
  intro:
    "Pequeñas cosas que puedes hacer con lo que sientes. Todo ocurre en tu propio universo: ninguna respuesta llega a nadie más.",
  more: "Más actividades",
  sharing: {
    copied: "Copiado",
    copiedHint: "Pégalo donde quieras.",
    notShared: "No se compartió",
  },
  mindful: {
    title: "Momentos de atención plena",
    text: "Diez ejercicios guiados: respira, mira de cerca, vuelve.",
  },
  mazes: {
    title: "Retos de laberinto",
    text: "Dos laberintos, paso a paso.",
  },
  quiz: {
    title: "Cuestionario inicial de inteligencia emocional",
    selfReflection: "Es una reflexión personal, no una prueba de salud.",
    easy: "Fácil",
    quick: "'<' 10 s por pregunta",
    startHere: "Empieza aquí",
    text: "Seis momentos cotidianos y lo que sentirías en cada uno. Elige lo primero que venga; lleva menos de 5 minutos.",
    begin: "Empezar el cuestionario",
    goesOn: "Continúa en la situación {scenario, number} de {count, number}, donde lo dejaste.",
  },
  practice: {
    title: "Tu práctica",
    noExercise: "Todavía no hay nada. Un ejercicio que termines quedará anotado aquí, solo para ti.",
    noMaze:
      "Todavía no hay nada. Un laberinto que juegues hasta el final quedará anotado aquí, solo para ti.",
    unreachable: "En este momento no se puede acceder a tu práctica anterior. No se ha perdido nada.",
    showFewer: "Mostrar menos",
    showAll: "Mostrar todo ({count, number})",
    onItsWay: "En camino",
    won: "Salida encontrada",
    timedOut: "Se acabó el tiempo",
    moves: "{count, plural, one {# movimiento} other {# movimientos}}",
    breaths: "{count, plural, one {# respiración} other {# respiraciones}}",
    score: "Puntuación: {points}",
    scoreNote:
      "La puntuación de {exercise} suma los puntos de tus respuestas. Una puntuación baja no es mala.",
  },
  time: {
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    seconds: "{seconds, plural, one {# segundo} other {# segundos}}",
    both: "{minutes, plural, one {# minuto} other {# minutos}} y {seconds, plural, one {# segundo} other {# segundos}}",
  },
  duration: {
    seconds: "{seconds, number} s",
    minutes: "{minutes, number} min",
    minutesSeconds: "{minutes, number} min {seconds, number} s",
    hours: "{hours, number} h",
    hoursMinutes: "{hours, number} h {minutes, number} min",
  },
};
