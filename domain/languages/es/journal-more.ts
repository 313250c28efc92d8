import type { journalMore } from "../en/journal-more.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journalMore> = {
  actionsFor: "Acciones para “{name}”",
  waiting: "Pendiente de envío",

  bin: {
    empty: "La papelera está vacía. Una estrella que quites espera aquí 30 días antes de irse para siempre.",
    note: "Las estrellas quitadas esperan aquí 30 días antes de irse para siempre.",
    outOfReach: "En este momento no se puede acceder a la papelera. Lo que contiene está guardado.",
    notDeleted:
      "La estrella no se pudo eliminar. Sigue aquí; vuelve a intentarlo cuando se pueda acceder a tu universo.",
    list: "Estrellas en la papelera",
    leaves:
      "{days, plural, =0 {Se va para siempre hoy} one {Se va para siempre mañana} other {Se va para siempre en # días}}",
    deleteNow: "Eliminar ahora",
    restore: "Recuperar",
    question: "¿Eliminarla para siempre? Nada la traerá de vuelta.",
    keep: "Conservar",
    deleteForGood: "Eliminar para siempre",
  },

  constellations: {
    list: "Constelaciones",
    none: {
      title: "Las constelaciones son estrellas a las que das un nombre en común",
      text: "En tu cielo, mantén pulsada una estrella hasta que se llene su anillo y elige otras, o márcalas en la lista de estrellas. Después pulsa “Nombrar”. Una línea las une y el nombre queda a su lado.",
      tooFewStars: "En cuanto tu cielo tenga dos estrellas, podrás elegirlas y nombrarlas allí.",
      goToSky: "Ir a tu cielo",
    },
    noStar: "Ninguna estrella en tu cielo",
    starsAndDates: "{count, plural, one {# estrella} other {# estrellas}} · {dates}",
    tooFew: {
      none: "Ninguna de sus estrellas está en tu cielo, así que no se puede trazar una línea. Una estrella que recuperes de la papelera vuelve a ser parte de ella.",
      one: "Solo una de sus estrellas está en tu cielo, así que no se puede trazar una línea. Una estrella que recuperes de la papelera vuelve a ser parte de ella.",
    },
    rename: "Cambiar nombre",
    compare: "Comparar antes y después",
    renameForm: "Cambiar el nombre de la constelación",
    remove: "Quitar",
    starsOf: "Estrellas de “{name}”",
    takeOut: "Sacar",
    takeOutNamed: "Sacar {star}, {time}",
    saved: "“{name}” guardada.",
    starTakenOut: "Sacada de “{name}”.",
    removed: "“{name}” quitada.",
    toast: {
      takenOut: "Estrella sacada",
      removed: "“{name}” quitada",
      starsStay: "Sus estrellas se quedan en tu cielo.",
    },
  },

  tags: {
    about: {
      title: "Las etiquetas dicen qué acompañaba a un sentimiento",
      text: "Una persona, un lugar, algo que hiciste. Añade las tuyas o empieza con una de las sugerencias de abajo; se te ofrecerán cuando añadas un estado de ánimo.",
    },
    kind: "Tipo",
    kinds: {
      people: "Personas",
      place: "Lugares",
      activity: "Actividades",
      body: "Cuerpo",
      other: "Otras",
    },
    find: "Buscar etiqueta",
    noneFound: "Ninguna etiqueta tiene esto en su nombre.",
    newTag: "Etiqueta nueva",
    full: "Tienes {count, number} etiquetas, lo máximo que puede tener un universo. Une o quita algunas para hacer sitio a otras nuevas.",
    suggestions: "Sugerencias",
    addSuggestion: "<more>Añadir </more>{name}",
    archived: "Archivadas ({count, number})",
    archivedNote: "Estas ya no se te ofrecen. Tus estrellas las conservan.",
    archivedList: "Etiquetas archivadas",
    noStar: "Aún sin estrellas",
    archivedWith: "Archivada · {stars}",

    read: "{count, plural, one {Leer # estrella} other {Leer # estrellas}}",
    edit: "Editar",
    merge: "Unir",
    compare: "Comparar días con y sin",
    archive: "Archivar",
    offerAgain: "Volver a ofrecer",
    remove: "Quitar",

    change: "Cambiar la etiqueta",
    name: "Nombre",
    add: "Añadir",
    taken: "Ya tienes una etiqueta “{name}”.",
    takenByArchived: "Ya tienes una etiqueta “{name}”, entre las archivadas.",
    showIt: "Mostrarla",
    mergeTheTwo: "Unir las dos",
    goneWhileEdited:
      "“{name}” se quitó o se unió en otro dispositivo. “Guardar” la añade de nuevo, sin sus estrellas.",

    kept: "El cambio está guardado en este dispositivo y se enviará por sí solo.",
    goneWaiting:
      "{count, plural, one {Una etiqueta que quitaste o uniste está pendiente de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.} other {# etiquetas que quitaste o uniste están pendientes de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.}}",

    refused: {
      mark: "No aceptado",
      notice: "Tu cambio en “{name}” no se aceptó. Queda guardado en este dispositivo.",
      look: "Verlo",
      nameTaken: "Querías llamarla “{name}”, pero otra etiqueta ya tiene este nombre.",
      withReason: "Querías llamarla “{name}”. {reason}",
      withoutReason: "Querías llamarla “{name}”. Tu universo no lo aceptó.",
      leaveIt: "Dejarlo así",
    },

    mergeDialog: {
      title: "Unir “{name}”",
      hint: "Elige la etiqueta que se queda.",
      noStar: "Ninguna estrella tiene “{from}”. Solo queda “{into}”.",
      change:
        "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}}",
      changeWithBoth:
        "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}} {both, plural, one {# de ellas ya tiene ambas.} other {# de ellas ya tienen ambas.}}",
    },

    removeDialog: {
      title: "¿Quitar “{name}”?",
      keep: "Conservarla",
      noStar: "Ninguna estrella tiene esta etiqueta.",
      loses:
        "{stars, plural, one {# estrella pierde esta etiqueta. La estrella se queda.} other {# estrellas pierden esta etiqueta. Las estrellas se quedan.}}",
      archiveInstead: "También puedes archivarla: las estrellas la conservan, pero ya no se te ofrece.",
    },

    goneDialog: {
      title: "“{name}” ya no está",
      text: "Se quitó o se unió en otro dispositivo. Aquí no queda nada por hacer.",
      close: "De acuerdo",
    },

    said: {
      added: "“{name}” añadida.",
      saved: "“{name}” guardada.",
      archived: "“{name}” archivada.",
      offeredAgain: "“{name}” se ofrece de nuevo.",
      removed: "“{name}” quitada.",
      merged: "“{name}” unida a “{into}”.",
      kept: "“{name}” queda como está.",
    },
  },
};
