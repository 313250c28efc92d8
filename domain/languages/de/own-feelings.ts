import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Ein eigenes Gefühl",
    subtitle: "Es steht bei den anderen, mit einem kleinen Zeichen, dass es deines ist.",
    add: "Hinzufügen",
  },
  change: "„{name}“ ändern",
  name: "Name",
  pad: {
    title: "Wie fühlt es sich an?",
    near: "Nah bei {names}.",
    pleasantness: "Wie angenehm",
    energy: "Energie",
    unpleasant: "Unangenehm",
    pleasant: "Angenehm",
    calm: "Ruhig",
    energetic: "Voller Energie",
    howPleasant:
      "{level, select, lowest {sehr unangenehm} low {unangenehm} middle {weder angenehm noch unangenehm} high {angenehm} other {sehr angenehm}}",
    howEnergetic:
      "{level, select, lowest {sehr ruhig} low {ruhig} middle {weder ruhig noch voller Energie} high {voller Energie} other {voll großer Energie}}",
  },
  family: {
    title: "Familie",
    hint: "Sie gibt deinem Gefühl Farbe und Form. Die Stelle oben schlägt eine vor.",
    missing: "Wähle die Familie, die am ehesten passt.",
  },
  taken: "Du hast schon ein Gefühl „{name}“.",
  takenByArchived: "Du hast schon ein Gefühl „{name}“, unter den archivierten.",
  takenByOneOf36: "„{name}“ gehört zu den 36 Gefühlen, die jedes Universum hat.",
  choose: "„{name}“ wählen",
  showIt: "Zeigen",
  mergeTheTwo: "Beide zusammenlegen",
  full: "Du hast {count, number} eigene Gefühle, mehr kann ein Universum nicht haben. Lege einige zusammen oder entferne welche, um Platz für neue zu schaffen.",
  about: {
    title: "Eigene Gefühle",
    text: "Für manche Gefühle gibt es unter den 36 kein Wort. Gib deinem einen Namen: Es bekommt einen Platz an deinem Himmel und eine Farbe seiner Familie und zählt überall wie die anderen.",
  },
  new: "Neues Gefühl",
  find: "Gefühl suchen",
  noneFound: "Kein Gefühl hat das im Namen.",
  noStar: "Noch kein Stern",
  archived: "Archiviert ({count, number})",
  archivedNote: "Diese werden dir nicht mehr angeboten. Deine Sterne behalten sie.",
  archivedList: "Archivierte Gefühle",
  archivedWith: "Archiviert · {stars}",
  edit: "Bearbeiten",
  merge: "Zusammenlegen",
  archive: "Archivieren",
  offerAgain: "Wieder anbieten",
  remove: "Entfernen",
  inUse:
    "Ein Gefühl, das Sterne haben, lässt sich nicht entfernen. Archiviere es, dann wird es dir nicht mehr angeboten, oder lege es mit einem anderen zusammen.",
  kept: "Die Änderung ist auf diesem Gerät gespeichert und wird von selbst gesendet.",
  goneWaiting:
    "{count, plural, one {Ein Gefühl, das du entfernt oder zusammengelegt hast, ist noch nicht gesendet. Das ist auf diesem Gerät gespeichert und wird von selbst gesendet.} other {# Gefühle, die du entfernt oder zusammengelegt hast, sind noch nicht gesendet. Das ist auf diesem Gerät gespeichert und wird von selbst gesendet.}}",
  goneWhileEdited:
    "„{name}“ wurde auf einem anderen Gerät entfernt oder zusammengelegt. „Speichern“ fügt es wieder hinzu, ohne seine Sterne.",
  refused: {
    mark: "Nicht angenommen",
    notice: "„{name}“ wurde nicht angenommen. Es ist auf diesem Gerät gespeichert.",
    look: "Ansehen",
    withoutReason: "Dein Universum hat es nicht angenommen.",
    kept: "Es bleibt auf diesem Gerät gespeichert, bis du es änderst, zusammenlegst oder entfernst.",
  },
  mergeDialog: {
    title: "„{name}“ zusammenlegen",
    hint: "Wähle das Gefühl, das bleibt.",
    own: "Deine eigenen",
    all: "Die 36",
    noStar: "Kein Stern hat „{from}“. Nur „{into}“ bleibt.",
    change:
      "{stars, plural, one {# Stern wechselt von „{from}“ zu „{into}“, und „{into}“ bleibt.} other {# Sterne wechseln von „{from}“ zu „{into}“, und „{into}“ bleibt.}}",
    changeWithTwins:
      "{stars, plural, one {# Stern wechselt von „{from}“ zu „{into}“, und „{into}“ bleibt.} other {# Sterne wechseln von „{from}“ zu „{into}“, und „{into}“ bleibt.}} {both, plural, one {# davon hat beide und wird ein einzelner Stern.} other {# davon haben beide und werden einzelne Sterne.}}",
  },
  removeDialog: {
    title: "„{name}“ entfernen?",
    text: "Kein Stern hat dieses Gefühl.",
    keep: "Behalten",
  },
  goneDialog: {
    title: "„{name}“ ist weg",
    text: "Es wurde auf einem anderen Gerät entfernt oder zusammengelegt. Hier bleibt nichts mehr zu tun.",
    close: "In Ordnung",
  },
  said: {
    added: "„{name}“ hinzugefügt.",
    saved: "„{name}“ gespeichert.",
    archived: "„{name}“ archiviert.",
    offeredAgain: "„{name}“ wird wieder angeboten.",
    removed: "„{name}“ entfernt.",
    merged: "„{name}“ mit „{into}“ zusammengelegt.",
  },
};
