import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "Cuestionario inicial",
  back: "Volver a las actividades",
  count: "<hidden>Situación </hidden>{scenario, number} / {count, number}",
  progress: "Progreso",
  answered: "{done, number} de {count, number} respondidas",
  question: "¿Cómo te sentirías en esta situación?",
  intensity: "Intensidad",
  subtle: "Sutil",
  intense: "Intensa",
  next: "Siguiente situación",
  complete: "Terminar cuestionario",
  hint: "Procura tardar menos de 10 segundos por situación: tu primer sentimiento es el que cuenta. Es una reflexión personal, no una prueba de salud.",
  contexts: {
    work: "Trabajo",
    relationship: "Relación",
    health: "Salud",
    family: "Familia",
    social: "Vida social",
  },
  difficulties: {
    easy: "Fácil",
    medium: "Media",
    hard: "Difícil",
  },
  own: {
    type: "Escribir mi propio sentimiento",
    yourWord: "<quiet>Tu palabra: </quiet><own>{word}</own>",
    label: "Tu propio sentimiento",
    use: "Usar",
  },
  wheel: {
    joy: "Alegría",
    love: "Amor",
    serenity: "Serenidad",
    melancholy: "Melancolía",
    sadness: "Tristeza",
    frustration: "Frustración",
    anger: "Rabia",
    anxiety: "Ansiedad",
    fear: "Miedo",
    surprise: "Sorpresa",
    curiosity: "Curiosidad",
    excitement: "Entusiasmo",
  },
  situations: {
    work_1: {
      name: "Un agradecimiento en público",
      text: "Una persona de tu equipo te da las gracias, por tu nombre y delante de todo el mundo, por un trabajo que creías que nadie había notado.",
    },
    relationship_1: {
      name: "Una noche cancelada",
      text: "Una persona cercana cancela una hora antes el plan que tenía contigo para esta noche, por tercera vez este mes. “Lo siento mucho, hoy es demasiado. ¡Pronto!”",
    },
    health_1: {
      name: "Un análisis repetido",
      text: "Después de un chequeo de rutina, te llaman de la consulta: quieren repetir uno de los análisis. “Normalmente no es nada.” Tu cita es dentro de nueve días.",
    },
    family_1: {
      name: "Un plato caliente",
      text: "Llegas tarde a casa. Alguien de tu familia te ha guardado un plato caliente y se sienta a tu lado mientras comes.",
    },
    social_1: {
      name: "Una fiesta sin caras conocidas",
      text: "Llegas a una fiesta donde solo conoces a quien la da, que está al otro lado de la sala, con mil cosas que atender. Cerca de ti, un grupo se ríe de algo que te perdiste.",
    },
    work_2: {
      name: "Un mensaje corto por la noche",
      text: "Por la noche te escribe la persona que dirige tu equipo: “¿Podemos hablar mañana a las nueve?”. Nada más. Esta semana te salió bien una cosa y se te pasó un plazo.",
    },
  },
  result: {
    title: "¡Cuestionario inicial completado!",
    scenarios: "Situaciones",
    totalTime: "Tiempo total",
    average: "Respuesta media",
    seconds: "{seconds} s",
    reflection: "Es una reflexión personal, no una prueba de salud. No hay un resultado mejor ni peor.",
    recommended: "Recomendado para ti",
    games: "Explorar juegos",
    share: "Compartir resultados",
    again: "Repetir",
    shared:
      "{outcome} {count, plural, one {# situación} other {# situaciones}} en {total} segundos, {average} de media. De mi cuestionario inicial en Mood Universe.",
    notSharedReason: "Tu navegador no lo permitió. Tu resultado se queda aquí.",
  },
  outcomes: {
    growth_quest: {
      title: "¡Búsqueda de crecimiento personal desbloqueada!",
      description:
        "En una parte de tu vida sentiste a menudo algo bastante distinto de la referencia. Eso merece una mirada amable y más cercana: a lo que sientes, a lo que se repite y a lo que te da estabilidad.",
    },
    regulation_focus: {
      title: "Regulación emocional recomendada",
      description:
        "En algunos de estos momentos sentiste algo bastante distinto de la referencia. Ninguna de las dos cosas está mal. Estas tres propuestas tratan de los sentimientos fuertes y de encontrar tu propio camino a través de ellos.",
    },
    exploration: {
      title: "¡Gran conciencia emocional!",
      description:
        "La mayoría de tus sentimientos estuvieron cerca de la referencia. Si quieres ir más lejos, estas tres propuestas son para ti, a tu ritmo.",
    },
  },
  answers: {
    title: "Tus respuestas",
    intro:
      "Cada círculo es un momento; el primero está en el centro. La referencia es un sentimiento con el que comparar: una respuesta lejos de ella es diferente, no incorrecta.",
    wheel: "Tus respuestas en la rueda de emociones. La lista dice lo mismo con palabras.",
    theBaseline: "La referencia",
    whatYouFelt: "Lo que sentiste",
    beside: "Fuera de la rueda:",
    youFelt: "Sentiste",
    baseline: "Referencia",
    typed: "<own>{word}</own><place> ({feeling} en la rueda)</place>",
    ownWord: "Una palabra tuya, fuera de la rueda",
    same: "El mismo sentimiento",
    close: "Un vecino cercano, {steps, plural, one {a # paso} other {a # pasos}}",
    different: "Un sentimiento diferente, {steps, plural, one {a # paso} other {a # pasos}}",
  },
  types: {
    game: "Juego",
    puzzle: "Rompecabezas",
    maze: "Laberinto",
  },
  games: {
    "emotion-memory-match": "Parejas de sentimientos",
    "empathy-adventures": "Aventuras de empatía",
    "trigger-pattern-puzzle": "Rompecabezas de detonantes",
    "mood-maze-solver": "Laberinto del ánimo",
    "emotional-labyrinth": "Laberinto emocional",
    "mindfulness-maze": "Laberinto de atención plena",
  },
  forYou: "Pensado para ti",
  reasons: {
    emotional_awareness: "conciencia emocional",
    pattern_recognition: "reconocimiento de patrones",
    grounding: "anclaje en el presente",
    social_skills: "habilidades sociales",
    emotional_navigation: "orientación emocional",
    deep_processing: "elaboración profunda",
    skill_building: "desarrollo de habilidades",
    pattern_mastery: "dominio de patrones",
    mindful_exploration: "exploración consciente",
  },
  tryUntilThen: "Aún en construcción. Hasta entonces, prueba:",
  comingSoon: {
    pageTitle: "Próximamente",
    title: "Próximamente",
    building: "“{game}” aún está en construcción.",
    unreachable: "En este momento no se puede consultar tu cuestionario. No se ha perdido nada.",
    quizFirst:
      "“{game}” aún está en construcción. Primero termina el cuestionario inicial: todas las actividades empiezan allí.",
    offer:
      "“{game}” aún está en construcción. Tratará sobre {about}. Hasta que esté listo, aquí tienes un ejercicio en la misma dirección.",
    about: {
      emotional_awareness: "la conciencia emocional",
      pattern_recognition: "el reconocimiento de patrones",
      grounding: "el anclaje en el presente",
      social_skills: "las habilidades sociales",
      emotional_navigation: "la orientación emocional",
      deep_processing: "la elaboración profunda",
      skill_building: "el desarrollo de habilidades",
      pattern_mastery: "el dominio de patrones",
      mindful_exploration: "la exploración consciente",
    },
  },
};
