import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "Recordatorios",
  subtitle: "Una línea amable a las horas que elijas.",
  unreachable: "No se pudieron cargar tus recordatorios. Necesitan una conexión con el servidor.",
  next: "Próximo: {moment}",
  restingUntil: "En descanso hasta el {day}.",
  endRest: "Terminar el descanso",
  noneComes: "Aún no llega ningún recordatorio: elige abajo un dispositivo, el correo o ntfy.",
  times: {
    name: "Cuándo",
    add: "Añadir una hora",
    zone: "En el reloj de {zone}",
    useZone: "Usar {zone}",
    one: "Recordatorio {number, number}",
    time: "Hora",
    remove: "Quitar esta hora",
    kind: { name: "Para qué", star: "Una estrella", "check-in": "Mi registro" },
  },
  places: {
    name: "Dónde",
    byMail: "Por correo",
    byMailHint: "A {mail}. Cada correo tiene un enlace que los detiene.",
    noMail:
      "Los recordatorios también pueden llegar por correo, cuando haya una dirección verificada en <link>Ajustes de la cuenta</link>.",
    withSound: "Con sonido",
    withSoundHint: "Los recordatorios son silenciosos, salvo que quieras oírlos.",
    thisDevice: "En este dispositivo",
    thisDeviceHint: "Como notificación, también con Mood Universe cerrado.",
    asks: "Tu navegador pregunta si puede mostrar notificaciones. Los recordatorios necesitan un sí.",
    others: "Otros dispositivos",
    lastOpened: "Abierto por última vez el {day}",
    remove: "Quitar {name}",
    whyNot: {
      insecure: "Los navegadores solo muestran notificaciones con https, y esta dirección no lo tiene.",
      "home-screen":
        "En un iPhone o iPad, primero pon Mood Universe en tu pantalla de inicio: pulsa Compartir y luego “Añadir a pantalla de inicio”. Ábrelo desde allí y vuelve aquí.",
      none: "Este navegador no puede mostrar notificaciones. Quizá otro sí, y el correo no las necesita.",
      denied:
        "Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes para este sitio y vuelve aquí.",
    },
  },
  device: { name: "{browser} en {system}", browser: "Navegador" },
  ntfy: {
    name: "Por ntfy",
    hint: "A un tema de ntfy que sigue tu teléfono.",
    topic: "Dirección del tema",
    topicHint:
      "Por ejemplo, https://ntfy.sh/ y un nombre que nadie adivine: quien lo sepa puede leer también.",
    token: "Token de acceso del tema",
    tokenHint: "Solo si el tema lo necesita.",
    tokenKept: "Hay uno guardado, y sigue ahí mientras dejes esto vacío.",
    test: "Enviar una prueba",
    testFirst: "Cuando esté guardado, puedes enviar una prueba.",
    sent: "Prueba enviada",
    notSent: "No se envió",
    results: {
      sent: "En un momento estará en tu teléfono.",
      refused: "{host} la rechazó. Quizá el tema necesita un token, u otro distinto.",
      limited: "{host} no acepta más mensajes por ahora. Vuelve a intentarlo más tarde.",
      unreachable: "{host} no respondió. Revisa la dirección.",
    },
    failed: "No se pudo enviar la prueba. Revisa tu conexión y vuelve a intentarlo.",
    problem: {
      refused: "El último recordatorio se rechazó. Revisa el tema y su token.",
      unreachable: "El último recordatorio no alcanzó el servidor del tema. Revisa la dirección.",
    },
  },
  actions: {
    start: "Activar recordatorios",
    started: "Los recordatorios están activados",
    stop: "Detener recordatorios",
    stopped: "Los recordatorios están detenidos",
    rest: "Descansar una semana",
    save: "Guardar",
    saved: "Guardado",
  },
  failed: {
    title: "No se cambió",
    unchanged: "Tus recordatorios están como estaban. Revisa tu conexión y vuelve a intentarlo.",
    notAdded: "No se pudo añadir este dispositivo. Revisa tu conexión y vuelve a intentarlo.",
    notRemoved: "El dispositivo sigue ahí. Revisa tu conexión y vuelve a intentarlo.",
  },
};
