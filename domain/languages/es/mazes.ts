import type { mazes } from "../en/mazes.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mazes> = {
  title: "Retos de laberinto",
  pageTitle: "Retos de laberinto",
  intro: "Un laberinto pide un paso cada vez. Elige uno y observa cómo es encontrarse con una pared.",
  back: "Volver a las actividades",
  backToMazes: "Volver a los laberintos",
  unknown: {
    title: "Este laberinto no existe",
    reason: "Estos son los que hay.",
  },
  howToPlay: {
    title: "Cómo se juega",
    goal: "Lleva tu estrella desde arriba a la izquierda hasta la dorada, abajo a la derecha.",
    move: "Muévete con las teclas de flecha o W, A, S y D, con los cuatro botones de flecha o deslizando el dedo por el laberinto: un gesto más largo da más pasos.",
    trail:
      "Una línea de luz muestra el camino de vuelta al comienzo, y unos puntos tenues, por dónde has pasado.",
    clock:
      "El reloj empieza cuando se abre un laberinto y sigue corriendo. Si vuelves a esta pestaña a tiempo, continúas donde estabas.",
    announced:
      "Después de cada movimiento, un lector de pantalla anuncia tu lugar, las direcciones abiertas y los pasos hasta la meta.",
  },
  rules: {
    title: "Reglas del reto",
    goal: "Empieza arriba a la izquierda y llega a la estrella de abajo a la derecha.",
    moves: "Cada paso a la casilla siguiente es un movimiento. Una pared te detiene y no cuesta nada.",
    clock:
      "El reloj empieza cuando se abre el laberinto y no se detiene. Después de {minutes, plural, one {# minuto} other {# minutos}} se acaba el tiempo.",
  },
  titles: {
    "cosmic-pathfinder": "Senda cósmica",
    "patience-trial": "Laberinto de la paciencia",
  },
  pathfinder: {
    description:
      "Un laberinto amable con callejones cortos. Pasea, da la vuelta cuando quieras y encuentra el camino al otro lado.",
    same: "Todo el mundo recorre este mismo laberinto, así que puedes volver y equivocarte menos de camino.",
    reset:
      "“Reiniciar laberinto” y “Volver a intentar” te llevan al comienzo, con el tiempo y los movimientos a cero.",
  },
  patience: {
    description:
      "Pasillos largos que a menudo se desvían justo antes de la meta. Observa cómo se siente la impaciencia y da el siguiente paso de todos modos.",
    new: "Cada vez se crea un laberinto nuevo, y solo hay un camino para atravesarlo.",
    reset:
      "“Reiniciar laberinto” conserva este laberinto y pone el tiempo y los movimientos a cero. “Volver a intentar” crea uno nuevo.",
    warning:
      "Este pone a prueba tu paciencia: el camino tiene a menudo 200 pasos y pasa por muchos callejones sin salida. Puedes dejarlo cuando quieras.",
  },
  card: {
    size: "Tamaño",
    cells: "{width, number} por {height, number}",
    timeLimit: "Tiempo límite",
    minutes: "{minutes, plural, one {# minuto} other {# minutos}}",
    type: "Tipo",
    types: {
      exploration: "Exploración",
      trigger: "Detonante",
    },
    difficulty: "Dificultad",
    difficulties: {
      easy: "Fácil",
      medium: "Media",
      hard: "Difícil",
      extreme: "Extrema",
    },
    enter: "Entrar: {maze}",
    continue: "Continuar: {maze}",
  },
  time: "Tiempo",
  moves: "Movimientos",
  remaining: "Restante",
  reset: "Reiniciar laberinto",
  tryAgain: "Volver a intentar",
  move: "Mover",
  moveTo: {
    up: "Mover hacia arriba",
    right: "Mover a la derecha",
    down: "Mover hacia abajo",
    left: "Mover a la izquierda",
  },
  wall: {
    up: "Pared arriba.",
    right: "Pared a la derecha.",
    down: "Pared abajo.",
    left: "Pared a la izquierda.",
  },
  directions: {
    up: "arriba",
    right: "derecha",
    down: "abajo",
    left: "izquierda",
  },
  place:
    "Fila {row, number}, columna {column, number}. Abierto: {open}. {count, plural, one {# paso} other {# pasos}} hasta la meta.",
  board:
    "{maze}, {rows, plural, one {# fila} other {# filas}} por {columns, plural, one {# columna} other {# columnas}}. La meta está en la fila {row, number}, columna {column, number}. Muévete con las teclas de flecha o W, A, S y D.",
  timeUp: {
    title: "¡Se acabó el tiempo!",
    text: "Hiciste {count, plural, one {# movimiento} other {# movimientos}} en {minutes, plural, one {# minuto} other {# minutos}}. Puedes volver a intentarlo cuando quieras.",
    another: "Elegir otro laberinto",
  },
  found: {
    title: "Encontraste el camino",
    text: "Atravesaste “{maze}” en {time}, con {count, plural, one {# movimiento} other {# movimientos}}.",
    share: "Compartir logro",
    shared:
      "Encontré el camino en “{maze}” en {time}, con {count, plural, one {# movimiento} other {# movimientos}}.",
    copiedHint: "Tu logro está en el portapapeles, listo para pegar.",
    notShared: "No se compartió nada",
    notSharedReason: "Tu navegador no permite que esta página comparta ni copie. El resultado se queda aquí.",
  },
};
