import type { journalMore } from "../en/journal-more.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journalMore> = {
  actionsFor: "Aktionen für „{name}“",
  waiting: "Noch nicht gesendet",

  bin: {
    empty:
      "Der Papierkorb ist leer. Ein Stern, den du entfernst, wartet hier 30 Tage, bevor er endgültig verschwindet.",
    note: "Entfernte Sterne warten hier 30 Tage, bevor sie endgültig verschwinden.",
    outOfReach: "Der Papierkorb ist gerade nicht erreichbar. Was darin liegt, bleibt erhalten.",
    notDeleted:
      "Der Stern ließ sich nicht löschen. Er ist noch hier; versuche es noch einmal, wenn dein Universum erreichbar ist.",
    list: "Sterne im Papierkorb",
    leaves:
      "{days, plural, =0 {Verschwindet heute endgültig} one {Verschwindet morgen endgültig} other {Verschwindet in # Tagen endgültig}}",
    deleteNow: "Jetzt löschen",
    restore: "Zurückholen",
    question: "Endgültig löschen? Nichts holt ihn zurück.",
    keep: "Behalten",
    deleteForGood: "Endgültig löschen",
  },

  constellations: {
    list: "Sternbilder",
    none: {
      title: "Sternbilder sind Sterne, denen du zusammen einen Namen gibst",
      text: "Halte an deinem Himmel einen Stern, bis sein Ring voll ist, und wähle weitere, oder hake sie in der Liste der Sterne an. Drücke dann „Benennen“. Eine Linie verbindet sie, und der Name steht daneben.",
      tooFewStars: "Sobald dein Himmel zwei Sterne hat, kannst du sie dort auswählen und benennen.",
      goToSky: "Zu deinem Himmel",
    },
    noStar: "Kein Stern an deinem Himmel",
    starsAndDates: "{count, plural, one {# Stern} other {# Sterne}} · {dates}",
    tooFew: {
      none: "Keiner seiner Sterne ist an deinem Himmel, deshalb lässt sich keine Linie zeichnen. Ein Stern, den du aus dem Papierkorb zurückholst, gehört wieder dazu.",
      one: "Nur einer seiner Sterne ist an deinem Himmel, deshalb lässt sich keine Linie zeichnen. Ein Stern, den du aus dem Papierkorb zurückholst, gehört wieder dazu.",
    },
    rename: "Umbenennen",
    compare: "Vorher und nachher vergleichen",
    renameForm: "Sternbild umbenennen",
    remove: "Entfernen",
    starsOf: "Sterne von „{name}“",
    takeOut: "Herausnehmen",
    takeOutNamed: "{star}, {time}, herausnehmen",
    saved: "„{name}“ gespeichert.",
    starTakenOut: "Aus „{name}“ herausgenommen.",
    removed: "„{name}“ entfernt.",
    toast: {
      takenOut: "Stern herausgenommen",
      removed: "„{name}“ entfernt",
      starsStay: "Seine Sterne bleiben an deinem Himmel.",
    },
  },

  tags: {
    about: {
      title: "Stichwörter sagen, was zu einem Gefühl gehörte",
      text: "Ein Mensch, ein Ort, etwas, das du getan hast. Füge eigene hinzu, oder beginne mit einem der Vorschläge unten; sie werden dir dann angeboten, wenn du eine Stimmung einträgst.",
    },
    kind: "Art",
    kinds: { people: "Menschen", place: "Orte", activity: "Aktivitäten", body: "Körper", other: "Anderes" },
    find: "Stichwort suchen",
    noneFound: "Kein Stichwort hat das im Namen.",
    newTag: "Neues Stichwort",
    full: "Du hast {count, number} Stichwörter, mehr kann ein Universum nicht haben. Lege einige zusammen oder entferne welche, um Platz für neue zu schaffen.",
    suggestions: "Vorschläge",
    addSuggestion: "{name}<more> hinzufügen</more>",
    archived: "Archiviert ({count, number})",
    archivedNote: "Diese werden dir nicht mehr angeboten. Deine Sterne behalten sie.",
    archivedList: "Archivierte Stichwörter",
    noStar: "Noch kein Stern",
    archivedWith: "Archiviert · {stars}",

    read: "{count, plural, one {# Stern lesen} other {# Sterne lesen}}",
    edit: "Bearbeiten",
    merge: "Zusammenlegen",
    compare: "Tage mit und ohne vergleichen",
    archive: "Archivieren",
    offerAgain: "Wieder anbieten",
    remove: "Entfernen",

    change: "Stichwort ändern",
    name: "Name",
    add: "Hinzufügen",
    taken: "Du hast schon ein Stichwort „{name}“.",
    takenByArchived: "Du hast schon ein Stichwort „{name}“, unter den archivierten.",
    showIt: "Zeigen",
    mergeTheTwo: "Beide zusammenlegen",
    goneWhileEdited:
      "„{name}“ wurde auf einem anderen Gerät entfernt oder zusammengelegt. „Speichern“ fügt es wieder hinzu, ohne seine Sterne.",

    kept: "Die Änderung ist auf diesem Gerät gespeichert und wird von selbst gesendet.",
    goneWaiting:
      "{count, plural, one {Ein Stichwort, das du entfernt oder zusammengelegt hast, ist noch nicht gesendet. Das ist auf diesem Gerät gespeichert und wird von selbst gesendet.} other {# Stichwörter, die du entfernt oder zusammengelegt hast, sind noch nicht gesendet. Das ist auf diesem Gerät gespeichert und wird von selbst gesendet.}}",

    refused: {
      mark: "Nicht angenommen",
      notice: "Deine Änderung an „{name}“ wurde nicht angenommen. Sie ist auf diesem Gerät gespeichert.",
      look: "Ansehen",
      nameTaken: "Du wolltest es „{name}“ nennen, aber ein anderes Stichwort heißt schon so.",
      withReason: "Du wolltest es „{name}“ nennen. {reason}",
      withoutReason: "Du wolltest es „{name}“ nennen. Dein Universum hat das nicht angenommen.",
      leaveIt: "So lassen",
    },

    mergeDialog: {
      title: "„{name}“ zusammenlegen",
      hint: "Wähle das Stichwort, das bleibt.",
      noStar: "Kein Stern hat „{from}“. Nur „{into}“ bleibt.",
      change:
        "{stars, plural, one {# Stern wechselt von „{from}“ zu „{into}“, und „{into}“ bleibt.} other {# Sterne wechseln von „{from}“ zu „{into}“, und „{into}“ bleibt.}}",
      changeWithBoth:
        "{stars, plural, one {# Stern wechselt von „{from}“ zu „{into}“, und „{into}“ bleibt.} other {# Sterne wechseln von „{from}“ zu „{into}“, und „{into}“ bleibt.}} {both, plural, one {# davon hat schon beide.} other {# davon haben schon beide.}}",
    },

    removeDialog: {
      title: "„{name}“ entfernen?",
      keep: "Behalten",
      noStar: "Kein Stern hat dieses Stichwort.",
      loses:
        "{stars, plural, one {# Stern verliert dieses Stichwort. Der Stern selbst bleibt.} other {# Sterne verlieren dieses Stichwort. Die Sterne selbst bleiben.}}",
      archiveInstead:
        "Archiviere es stattdessen, dann behalten es die Sterne, aber es wird dir nicht mehr angeboten.",
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
      kept: "„{name}“ bleibt, wie es ist.",
    },
  },
};
