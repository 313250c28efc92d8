import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Añadir una anterior",
  nextStarIn: "Próxima estrella en",
  countdown: "Tiempo hasta la próxima estrella",
  yourSky: "Tu cielo",
  firstStar: "{feeling}. Tu primera estrella. {sentence}",
  firstStarHint: {
    touch: "Toca tu estrella para ver lo que guarda. Con un dedo giras el cielo.",
    mouse: "Haz clic en tu estrella para ver lo que guarda. Arrastra para girar el cielo.",
  },
  addFirstStar: "Añadir tu primera estrella",
  emptySky: "Tu cielo todavía está vacío. Añade tu primer estado de ánimo y su estrella nacerá aquí.",
  refusedChange: {
    sentence: "Tu cambio en <strong>{star}</strong> no se aceptó. Queda guardado en este dispositivo.",
    look: "Verlo",
  },
  stillSignedIn: {
    title: "Tu sesión sigue abierta",
    description: "Para cerrar sesión hace falta tu servidor. Vuelve a intentarlo cuando esté disponible.",
  },
  starsRefused: "{count, plural, one {# estrella no aceptada.} other {# estrellas no aceptadas.}}",
  starsWaiting:
    "{count, plural, one {# estrella espera en este dispositivo.} other {# estrellas esperan en este dispositivo.}}",
  timer: {
    ready: "Pausa terminada",
    active: "Pausa en curso",
  },
  notDrawn: {
    drawAgain: "Volver a dibujar el cielo",
    reason:
      "En este momento no se puede dibujar tu cielo. Tus estrellas están a salvo y puedes seguir añadiendo estados de ánimo.",
  },
  theme: {
    legend: "Tema",
    system: "Sistema",
    dark: "Oscuro",
    light: "Claro",
  },
  share: {
    embed: "Insertar",
    share: "Compartir",
    embedCopied: {
      title: "Código para insertar copiado",
      description: "Pégalo en una página de este mismo sitio para mostrar allí tu universo.",
    },
    linkCopied: {
      title: "Enlace copiado",
      description: "La dirección de esta página está en tu portapapeles.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Ajustes",
  starNotInSky: {
    title: "Esta estrella no está en tu cielo",
    description:
      "Quizá se haya quitado. La papelera de tu diario guarda durante 30 días las estrellas quitadas.",
  },
  outOfReach: {
    withStars:
      "En este momento no se puede acceder a tu universo. Ves tus estrellas como estaban; se pondrá al día por sí solo.",
    withoutStars:
      "En este momento no se puede acceder a tu universo. Tus estrellas están guardadas en el servidor; se pondrá al día por sí solo.",
  },
  pendingEmail:
    "El enlace enviado a <strong>{email}</strong> está esperando. Hasta que lo sigas, este universo se abre solo con el nombre.",
  journeyOf: "<rest>Viaje de </rest><person>{name}</person>",
};
