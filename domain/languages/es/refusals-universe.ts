import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "Pausa en curso. Espera {minutes, plural, one {# minuto más} other {# minutos más}}.",
  pauseAtMoment:
    "Hay otra estrella a menos de {minutes, plural, one {# minuto} other {# minutos}} de ese momento. Elige otro momento.",
  dailyLimit: "Añadiste {max} estrellas en las últimas 24 horas. Añade la siguiente más tarde.",
  momentInFuture: "Ese momento aún no ha llegado.",
  changedElsewhere: "Mientras tanto, esta estrella se cambió en otro lugar.",
  starRemoved: "Esta estrella se quitó.",
  unknownTag: "Una de las etiquetas no existe.",
  tagNameTaken: "Otra etiqueta ya tiene este nombre.",
  tooManyTags: "Tienes {max} etiquetas, lo máximo que puede tener un universo. Primero une o quita algunas.",
  noMergeTarget: "La etiqueta que debía quedarse ya no existe.",
  mergedIntoItself: "Una etiqueta no se puede unir a sí misma.",
  unknownFeeling: "Este sentimiento no existe.",
  feelingNameTaken: "Otro sentimiento ya tiene este nombre.",
  tooManyFeelings:
    "Tienes {max} sentimientos propios, lo máximo que puede tener un universo. Primero une o quita algunos.",
  feelingInUse:
    "{stars, plural, one {# estrella tiene} many {# de estrellas tienen} other {# estrellas tienen}} este sentimiento, contando las de la papelera. Archívalo o únelo a otro.",
  noFeelingMergeTarget: "El sentimiento que debía quedarse ya no existe.",
  feelingMergedIntoItself: "Un sentimiento no se puede unir a sí mismo.",
  unknownStar: "Una de estas estrellas ya no está en tu cielo.",
  tooManyConstellations:
    "Tienes {max} constelaciones, lo máximo que puede tener un universo. Primero quita una.",
  tooManyComparisons: "Tienes {max} comparaciones, lo máximo que puede tener un universo. Primero quita una.",
  importClosed: "Esta importación ya no está abierta.",
  importOpen: "Hay otra importación abierta. Primero termínala o cancélala.",
  undoExpired:
    "Una importación se puede deshacer durante 30 días. Esta es más antigua; sus estrellas se quedan.",
  noRoom:
    "No hay sitio para esto: tu universo ocupa {used, number} MB de los {megabytes, number} MB que puede ocupar aquí. {largest, select, notes {La mayor parte son las notas, con {size, number} MB.} stars {La mayor parte son las estrellas sin sus notas, con {size, number} MB.} readings {La mayor parte es lo que has medido, con {size, number} MB.} imports {La mayor parte es lo que recuerdan tus importaciones, con {size, number} MB.} practice {La mayor parte son los ejercicios y el cuestionario, con {size, number} MB.} other {La mayor parte son nombres y rastros de lo que has borrado, con {size, number} MB.}} Acorta notas largas o borra estrellas para siempre en la papelera para hacer sitio.",
  universeFull: "Un universo puede tener hasta {max, number} estrellas. Hay sitio para {room, number} más.",
  universeNotEmpty: "Solo se puede restaurar un universo vacío. Este ya tiene estrellas.",
  importTooManyTags: "Un universo puede tener hasta {max} etiquetas.",
  importTooManyConstellations: "Un universo puede tener hasta {max} constelaciones.",
  importTooManyComparisons: "Un universo puede tener hasta {max} comparaciones.",
  unknownStarOfConstellation: "Una de las estrellas de una constelación no existe.",
  tooManyLinks: "Puedes tener hasta {max} enlaces. Quita uno que ya no necesites.",
  notAPushService:
    "Los recordatorios solo pueden ir a un servicio de notificaciones en una dirección https pública.",
  pushServiceNotFound:
    "Mood Universe no encuentra ahora el servicio de notificaciones de tu navegador. Vuelve a intentarlo en un momento.",
  incompleteReminderLink: "Este enlace no está completo. Los recordatorios se pueden detener en los ajustes.",
  practiceQuota:
    "Tu universo tiene {max, number} ejercicios y laberintos terminados, lo máximo que puede guardar. Este no se guardó.",
  quizQuota:
    "Tu universo tiene {max, number} respuestas del cuestionario, lo máximo que puede guardar. Esta respuesta no se guardó.",
};
