import type { showSky } from "../en/show-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof showSky> = {
  title: "Mostrar tu cielo",
  subtitle: "Deja que alguien vea tu cielo, sin una palabra de lo que escribiste.",
  links: "Tus enlaces",
  inShort:
    "Quien tiene un enlace puede ver tus estrellas, sin tener cuenta. Nadie recibe tus notas, etiquetas, horas ni nombres.",
  what: "Un enlace abre tu cielo como una imagen que se puede girar. Quien lo tiene puede verlo, sin tener cuenta; también puedes ponerlo en un sitio tuyo.",
  yes: {
    stars: "Tus estrellas: sus lugares, colores y formas",
    ifYouWant: "Nombres de sentimientos y fechas, solo si quieres",
  },
  no: {
    notes: "Nunca tus notas, etiquetas ni horas del día",
    names: "Nunca tu nombre, tu dirección ni tu universo",
  },
  looksTell:
    "Quien conoce Mood Universe puede reconocer sentimientos por sus colores, formas y lugares, sin nombres.",
  looksTellAndEnd:
    "Quien conoce Mood Universe puede reconocer sentimientos por sus colores, formas y lugares, sin nombres. Puedes desactivar un enlace en cualquier momento, y deja de funcionar enseguida.",
  unreachable: "En este momento no se puede acceder a tus enlaces. Siguen funcionando; revisa tu conexión.",
  asManyAsPossible: "Tienes {count, number} enlaces, y no puede haber más. Quita uno para crear otro.",
  create: "Crear un enlace",
  createAnother: "Crear otro enlace",
  link: {
    ended: "Inactivo",
    renew: "Renovar",
    change: "Cambiar",
    remove: "Quitar",
    end: "Desactivar este enlace",
    noAddress:
      "Este enlace funciona donde ya lo enviaste. Su dirección ya no se puede mostrar aquí, porque el servidor se restauró desde una copia de seguridad.",
    copy: "Copiar enlace",
    copied: "Enlace copiado",
    copiedHint: "Quien lo reciba puede ver “{label}”.",
    look: "Verlo",
    copyEmbed: "Copiar código para insertar",
    embedCopied: "Código para insertar copiado",
    embedCopiedHint: "Pégalo en el HTML de cualquier página para mostrar allí tu cielo.",
    views: "{count, plural, =0 {Aún no se ha abierto} one {Abierto una vez} other {Abierto # veces}}",
    newStars: "Las estrellas nuevas aparecen en él",
    asOf: "Como era el {day}",
    unlimited: "Funciona hasta que lo desactives",
    until: "Funciona hasta el {day}",
    endedOn: "Dejó de funcionar el {day}",
    contents: {
      looks: "Solo colores y formas",
      feelings: "Colores, formas y nombres de sentimientos",
      dates: "Colores, formas y fechas",
      both: "Colores, formas, nombres de sentimientos y fechas",
    },
  },
  form: {
    label: "Rótulo",
    labelHint: "Solo tú lo ves.",
    firstLabel: "Mi cielo",
    nextLabel: "Mi cielo {number}",
    whatElse: "Qué ven los demás además de colores y formas",
    feelings: "Nombres de sentimientos",
    feelingsHint:
      "Las palabras, como Alegría o Duelo. Los demás también pueden leer tus estrellas como lista.",
    dates: "Fechas",
    datesHint: "El día de cada estrella, nunca su hora.",
    which: "Qué estrellas",
    live: "También las nuevas",
    liveTells: "Quien mira a menudo ve cuándo llega una estrella nueva, también sin fechas.",
    today: "Las de hoy",
    ofDay: "Las del {day}",
    validity: "Cuánto tiempo funciona",
    validityHint: "A partir de ahora.",
    validities: {
      day: "1 día",
      week: "1 semana",
      month: "30 días",
      year: "1 año",
      unlimited: "Hasta que lo desactives",
    },
    unlimitedAsNow: "Funciona hasta que lo desactives, como ahora",
    untilAsNow: "Funciona hasta el {day}, como ahora",
    save: "Guardar",
    saving: "Guardando…",
    submit: "Crear enlace",
    busy: "Creando…",
    unreachable:
      "Eso no llegó al servidor. Lo que elegiste sigue aquí: revisa tu conexión y vuelve a intentarlo.",
  },
  revoke: {
    remove: "¿Quitar “{label}”?",
    removeHint: "Sale de tu lista, junto con su número de visitas.",
    end: "¿Desactivar “{label}”?",
    endHint:
      "Deja de funcionar enseguida, también en los sitios que lo muestran y para quienes lo miran en este momento. No se puede recuperar; puedes crear uno nuevo.",
    keep: "Conservarlo",
    unreachable:
      "Eso no llegó al servidor, y el enlace sigue funcionando. Revisa tu conexión y vuelve a intentarlo.",
  },
  offer: {
    share: "Compartir tu cielo",
    shareHint: "Quien reciba el enlace puede verlo, sin tener cuenta.",
    embed: "Insertar tu cielo",
    embedHint: "Cualquier sitio puede mostrarlo.",
    thisPage: "Esta página",
    thisPageHint: "Solo tú puedes abrirla: los demás llegan al inicio de sesión.",
    title: "Un cielo de Mood Universe",
    copiedHint: "Quien lo reciba puede ver tu cielo.",
  },
};
