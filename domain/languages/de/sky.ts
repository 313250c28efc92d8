import type { sky } from "../en/sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sky> = {
  firstStarSentence: "Er bewahrt diesen Moment. Jedes Gefühl hat hier einen Platz.",
  zoom: "{zoom}×",
  selected: "{count, plural, one {# ausgewählt.} other {# ausgewählt.}}",
  spokenStar: {
    withNote: "{star}, {intensity} von 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} von 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "Ansicht nicht geladen",
      description:
        "Ein Teil der Seite ist nicht angekommen. Prüfe deine Verbindung und versuche es noch einmal.",
    },
    title: "Ansichten deines Himmels",
    choice: "Wie deine Sterne angeordnet sind",
    close: "Ansichten schließen",
    noTags: "Noch hat keiner deiner Sterne ein Stichwort. Gib einigen welche, dann sammeln sie sich hier.",
    otherFeelings: "Andere",
    withoutTags: "Ohne Stichwörter",
    names: {
      sky: {
        name: "Himmel",
        shows:
          "Dein Universum: Oben ist angenehm, jede Richtung ist eine Familie von Gefühlen, und neuere Sterne sind weiter außen.",
      },
      year: {
        name: "Jahr",
        shows:
          "Ein Kalender: Jeder Tag hat ein Feld, Wochen folgen aufeinander, und die Jahre sind gestapelt.",
      },
      day: {
        name: "Tag",
        shows:
          "Eine Uhr mit 24 Stunden und Mitternacht oben: Jeder Stern steht bei seiner Stunde, und neuere sind weiter außen.",
      },
      feelings: {
        name: "Gefühle",
        shows:
          "Neun Ströme durch die Zeit, die angenehmsten oben: Ein Strom ist hoch, wo du das Gefühl oft hattest.",
      },
      moons: {
        name: "Monde",
        shows:
          "Jedes Stichwort sammelt seine Sterne. Sterne mit mehreren liegen dazwischen, Sterne ohne Stichwort im Ring außen.",
      },
    },
  },
  card: {
    selected: "Ausgewählter Stern",
    position: "{position, number} von {count, number}",
    notAmong: "Nicht unter den {count, number}",
    correct: "Ändern",
    remove: "Entfernen",
    gone: {
      title: "Dieser Stern ist nicht mehr an deinem Himmel",
      description: "Er wurde anderswo entfernt. Der Papierkorb deines Tagebuchs hebt ihn 30 Tage lang auf.",
    },
    open: "Öffnen",
    previous: "Voriger Stern",
    next: "Nächster Stern",
    tags: "Stichwörter dieses Sterns",
  },
  controls: {
    touch: {
      rotate: "Ein Finger: drehen",
      zoom: "Zwei Finger spreizen: zoomen",
      move: "Zwei Finger ziehen: verschieben",
      several: "3\u00a0Sekunden halten: mehrere auswählen",
    },
    mouse: {
      turn: "Ziehen: drehen, Rad: zoomen",
      move: "Rechte Taste oder Leertaste: verschieben",
    },
    title: "Steuerung",
    turnUp: "Nach oben drehen",
    turnLeft: "Nach links drehen",
    turnRight: "Nach rechts drehen",
    turnDown: "Nach unten drehen",
    zoomIn: "Hineinzoomen",
    zoomOut: "Herauszoomen",
    keep: "Himmel festhalten",
  },
  failures: {
    lost: "Das Bild deines Himmels ist unterbrochen. Es kommt von selbst zurück; deine Einträge sind sicher.",
    undelivered:
      "Ein Teil der Sternkarte ist nicht angekommen. Deine Einträge sind sicher: Hier ist die Liste deiner Sterne. Prüfe deine Verbindung und versuche es noch einmal.",
    unsupported:
      "Dieser Browser kann die Sternkarte nicht zeichnen. Deine Einträge sind sicher: Hier ist die Liste deiner Sterne.",
    drawAgain: "Himmel neu zeichnen",
  },
  list: {
    addToSeveral: "{star}, {day}, zur Mehrfachauswahl hinzufügen",
    title: "Deine Sterne",
    journal: "Im Tagebuch lesen",
    close: "Liste schließen",
    empty: "Deine Sterne stehen dann hier, Monat für Monat. Trage eine Stimmung ein, um anzufangen.",
    button: "Liste der Sterne",
    month: "{month}, {count, plural, one {# Stern} other {# Sterne}}",
    count: "{found, number} von {total, number}",
  },
  presets: {
    side: "Seitenansicht",
    tilted: "Schrägansicht",
    top: "Draufsicht",
    reset: "Ansicht zurücksetzen",
    title: "Blickwinkel",
  },
  firstStar: "Dein erster Stern",
  constellation: {
    inJournal: "Sternbilder im Tagebuch",
    noStars: "keine Sterne",
    unknown: {
      title: "Dieses Sternbild ist nicht an deinem Himmel",
      description: "Vielleicht wurde es entfernt. Seine Sterne sind noch da.",
    },
  },
  time: {
    count: "{shown, number} von {all, plural, one {# Stern} other {# Sternen}}",
    speeds: {
      day: "Tag / s",
      week: "Woche / s",
      month: "Monat / s",
    },
    from: "Zeigen ab",
    until: "Zeigen bis",
    everythingUntil: "Alles zeigen bis",
    title: "Zeit",
    showAll: "Die ganze Zeit zeigen",
    pause: "Anhalten",
    play: "Abspielen",
    speed: "Tempo",
    twoHandles: "Auch einen Anfang wählen",
    handle: "{day}, {count}",
  },
  galaxyView: "Galaxieansicht",
  gridView: "Gitteransicht",
  tooltip: {
    twin: "Doppelsternsystem",
    primary: "Hauptgefühl",
    orbiting: "Umkreist von",
    secondaryIntensity: "Stärke des Grundgefühls",
    intensity: "Stärke {intensity}/10",
  },
  shown: {
    title: "Am Himmel gezeigt",
    showAll: "Alle zeigen",
    journal: "Im Tagebuch lesen",
    tagNoStars: "keine Sterne",
    noMatch: "Kein Stern passt",
    found: "{found, number} von {all, plural, one {# Stern} other {# Sternen}}",
  },
  several: {
    title: "Mehrere Sterne",
    selected: "{count, plural, one {# Stern ausgewählt} other {# Sterne ausgewählt}}",
    another: "Wähle einen weiteren Stern",
    name: "Benennen",
    snapshot: "Momentaufnahme",
    picture: "Bild",
    exit: "Beenden",
    copied: {
      title: "Momentaufnahme kopiert",
      description:
        "{count, plural, one {# Stern liegt als JSON in deiner Zwischenablage.} other {# Sterne liegen als JSON in deiner Zwischenablage.}}",
    },
  },
  keys: "Die Pfeiltasten drehen den Himmel und verschieben ihn mit der Umschalttaste, Plus und Minus zoomen, 0 setzt die Ansicht zurück. Eckige Klammern gehen zum Stern davor und danach, die Eingabetaste wählt den in der Mitte aus und öffnet ihn beim zweiten Mal, die Leertaste fügt den ausgewählten Stern zur Mehrfachauswahl hinzu, Escape schließt einen geöffneten Stern und lässt dann los. Die Stichwörter des ausgewählten Sterns sind Schaltflächen nach dem Himmel.",
  map: "Sternkarte, {count, plural, one {# Stern} other {# Sterne}}",
  axis: {
    pleasant: "angenehm",
    unpleasant: "unangenehm",
  },
};
