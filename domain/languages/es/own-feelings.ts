import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Una emoción propia",
    subtitle: "Está junto a las demás, con una pequeña marca de que es tuya.",
    add: "Añadirla",
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
    calm: "Tranquila",
    energetic: "Llena de energía",
    howPleasant:
      "{level, select, lowest {muy desagradable} low {desagradable} middle {ni agradable ni desagradable} high {agradable} other {muy agradable}}",
    howEnergetic:
      "{level, select, lowest {muy tranquila} low {tranquila} middle {ni tranquila ni enérgica} high {enérgica} other {muy enérgica}}",
  },
  family: {
    title: "Familia",
    hint: "Le da a tu emoción su color y su forma. El lugar de arriba sugiere una.",
    missing: "Elige la familia que más se parezca.",
  },
  taken: "Ya tienes una emoción “{name}”.",
  takenByArchived: "Ya tienes una emoción “{name}”, entre las archivadas.",
  takenByOneOf36: "“{name}” es una de las 36 emociones que tiene todo universo.",
  choose: "Elegir “{name}”",
  showIt: "Mostrarla",
  mergeTheTwo: "Unir las dos",
  full: "Tienes {count, number} emociones propias, lo máximo que puede tener un universo. Une o quita algunas para hacer sitio a otras nuevas.",
  about: {
    title: "Emociones propias",
    text: "Algunas emociones no tienen palabra entre las 36. Dale nombre a la tuya: tiene un lugar en tu cielo, un color de su familia y cuenta en todo como las demás.",
  },
  new: "Emoción nueva",
  find: "Buscar emoción",
  noneFound: "Ninguna emoción tiene esto en su nombre.",
  noStar: "Aún sin estrellas",
  archived: "Archivadas ({count, number})",
  archivedNote: "Estas ya no se te ofrecen. Tus estrellas las conservan.",
  archivedList: "Emociones archivadas",
  archivedWith: "Archivada · {stars}",
  edit: "Editar",
  merge: "Unir",
  archive: "Archivar",
  offerAgain: "Volver a ofrecer",
  remove: "Quitar",
  inUse:
    "Una emoción que tienen tus estrellas no se puede quitar. Archívala para que ya no se te ofrezca, o únela a otra.",
  kept: "El cambio está guardado en este dispositivo y se enviará por sí solo.",
  goneWaiting:
    "{count, plural, one {Una emoción que quitaste o uniste está pendiente de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.} other {# emociones que quitaste o uniste están pendientes de envío. Este cambio está guardado en este dispositivo y se enviará por sí solo.}}",
  goneWhileEdited:
    "“{name}” se quitó o se unió en otro dispositivo. “Guardar” la añade de nuevo, sin sus estrellas.",
  refused: {
    mark: "No aceptada",
    notice: "“{name}” no se aceptó. Queda guardada en este dispositivo.",
    look: "Verla",
    withoutReason: "Tu universo no la aceptó.",
    kept: "Queda guardada en este dispositivo hasta que la cambies, la unas o la quites.",
  },
  mergeDialog: {
    title: "Unir “{name}”",
    hint: "Elige la emoción que se queda.",
    own: "Las tuyas",
    all: "Las 36",
    noStar: "Ninguna estrella tiene “{from}”. Solo queda “{into}”.",
    change:
      "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}}",
    changeWithTwins:
      "{stars, plural, one {# estrella pasa de “{from}” a “{into}”, que se queda.} other {# estrellas pasan de “{from}” a “{into}”, que se queda.}} {both, plural, one {# de ellas tiene ambas y pasa a ser una estrella sencilla.} other {# de ellas tienen ambas y pasan a ser estrellas sencillas.}}",
  },
  removeDialog: {
    title: "¿Quitar “{name}”?",
    text: "Ninguna estrella tiene esta emoción.",
    keep: "Conservarla",
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
  },
};
