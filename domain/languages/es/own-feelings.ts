import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Un sentimiento propio",
    subtitle: "Está junto a los demás, con una pequeña marca de que es tuyo.",
    add: "Añadirlo",
  },
  change: "Cambiar “{name}”",
  name: "Nombre",
  pad: {
    title: "¿Cómo se siente?",
    near: "Cerca de {names}.",
    pleasantness: "Agrado",
    energy: "Energía",
    unpleasant: "Desagradable",
    pleasant: "Agradable",
    calm: "Tranquilo",
    energetic: "Lleno de energía",
    howPleasant:
      "{level, select, lowest {muy desagradable} low {desagradable} middle {ni agradable ni desagradable} high {agradable} other {muy agradable}}",
    howEnergetic:
      "{level, select, lowest {muy tranquilo} low {tranquilo} middle {ni tranquilo ni enérgico} high {enérgico} other {muy enérgico}}",
  },
  family: {
    title: "Familia",
    hint: "Le da a tu sentimiento su color y su forma. El lugar de arriba sugiere una.",
    missing: "Elige la familia que más se parezca.",
  },
  taken: "Ya tienes un sentimiento “{name}”.",
  takenByArchived: "Ya tienes un sentimiento “{name}”, entre los archivados.",
  takenByOneOf36: "“{name}” es uno de los 36 sentimientos que tiene todo universo.",
  choose: "Elegir “{name}”",
  showIt: "Mostrarlo",
  mergeTheTwo: "Unir los dos",
  full: "Tienes {count, number} sentimientos propios, lo máximo que puede tener un universo. Une o quita algunos para hacer sitio a otros nuevos.",
  about: {
    title: "Sentimientos propios",
    text: "Algunos sentimientos no tienen palabra entre los 36. Dale nombre al tuyo: tiene un lugar en tu cielo, un color de su familia y cuenta en todo como los demás.",
  },
  new: "Sentimiento nuevo",
  find: "Buscar sentimiento",
  noneFound: "Ningún sentimiento tiene esto en su nombre.",
  noStar: "Aún sin estrellas",
  archived: "Archivados ({count, number})",
  archivedNote: "Estos ya no se te ofrecen. Tus estrellas los conservan.",
  archivedList: "Sentimientos archivados",
  archivedWith: "Archivado · {stars}",
  edit: "Editar",
  merge: "Unir",
  archive: "Archivar",
  offerAgain: "Volver a ofrecer",
  remove: "Quitar",
  inUse:
    "Un sentimiento que tienen tus estrellas no se puede quitar. Archívalo para que ya no se te ofrezca, o únelo a otro.",
  kept: "El cambio está guardado en este dispositivo y se enviará por sí solo.",
  goneWaiting:
    "{count, plural, one {Un sentimiento que quitaste o uniste está pendiente de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.} other {# sentimientos que quitaste o uniste están pendientes de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.}}",
  goneWhileEdited:
    "“{name}” se quitó o se unió en otro dispositivo. “Guardar” lo añade de nuevo, sin sus estrellas.",
  refused: {
    mark: "No aceptado",
    notice: "“{name}” no se aceptó. Queda guardado en este dispositivo.",
    look: "Verlo",
    withoutReason: "Tu universo no lo aceptó.",
    kept: "Queda guardado en este dispositivo hasta que lo cambies, lo unas o lo quites.",
  },
  mergeDialog: {
    title: "Unir “{name}”",
    hint: "Elige el sentimiento que se queda.",
    own: "Los tuyos",
    all: "Los 36",
    noStar: "Ninguna estrella tiene “{from}”. Solo queda “{into}”.",
    change:
      "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}}",
    changeWithTwins:
      "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}} {both, plural, one {# de ellas tiene ambos y pasa a ser una estrella sencilla.} other {# de ellas tienen ambos y pasan a ser estrellas sencillas.}}",
  },
  removeDialog: {
    title: "¿Quitar “{name}”?",
    text: "Ninguna estrella tiene este sentimiento.",
    keep: "Conservarlo",
  },
  goneDialog: {
    title: "“{name}” ya no está",
    text: "Se quitó o se unió en otro dispositivo. Aquí no queda nada por hacer.",
    close: "De acuerdo",
  },
  said: {
    added: "“{name}” añadido.",
    saved: "“{name}” guardado.",
    archived: "“{name}” archivado.",
    offeredAgain: "“{name}” se ofrece de nuevo.",
    removed: "“{name}” quitado.",
    merged: "“{name}” unido a “{into}”.",
  },
};
