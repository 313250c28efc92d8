import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Briefe",
  introduction:
    "Eine halbe Seite über eine deiner Zeiten, aus deinen eigenen Sternen und Worten. Sie wird auf diesem Gerät geschrieben, wenn du sie öffnest, und sonst liest sie niemand.",
  about: "Worüber",
  kinds: { week: "Woche", month: "Monat", year: "Jahr" },
  before: { week: "Die Woche davor", month: "Der Monat davor", year: "Das Jahr davor" },
  after: { week: "Die Woche danach", month: "Der Monat danach", year: "Das Jahr danach" },
  keys: "Brief davor, danach",
  writing: "Dein Brief wird geschrieben",
  quiet: {
    week: "In dieser Woche ist kein Stern. Sie bleibt still, und das ist in Ordnung.",
    month: "In diesem Monat ist kein Stern. Er bleibt still, und das ist in Ordnung.",
    year: "In diesem Jahr ist kein Stern. Es bleibt still, und das ist in Ordnung.",
  },
  newest: {
    week: "Die neueste Woche mit einem Stern",
    month: "Der neueste Monat mit einem Stern",
    year: "Das neueste Jahr mit einem Stern",
  },
  empty: {
    title: "Noch gibt es nichts zu erzählen",
    text: "Mit deinem ersten Stern gibt es etwas, worüber sich schreiben lässt.",
  },
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  failed: "Der Brief ließ sich nicht schreiben. Dein Tagebuch ist unverändert.",

  showStar: "Den Stern zeigen: {day}",

  keep: {
    title: "Diesen Brief behalten",
    picture: "Als Bild speichern",
    pictureHint: "Seine Sterne und das Jahr, ohne ein Wort aus deinen Notizen.",
    page: "Als Seite speichern",
    pageHint: "Eine Datei mit diesem Brief. Sie öffnet sich in jedem Browser und passt auf ein Blatt Papier.",
    withWords: "Mit deinen eigenen Worten",
    withWordsHint: "Sonst fehlt auf der Seite, was aus deinen Notizen zitiert ist.",
    fileTitle: "Ein Brief",
    caption: "{year} · {count, plural, one {# Stern} other {# Sterne}}",
    saved: {
      title: "Gespeichert",
      picture: "Das Bild deines Jahres liegt bei deinen Downloads.",
      page: "Der Brief deines Jahres liegt bei deinen Downloads.",
    },
    notSaved: {
      title: "Nicht gespeichert",
      text: "Dieser Browser konnte das Bild nicht erstellen. Dein Tagebuch ist unverändert.",
    },
  },

  line: {
    name: "Ein Brief",
    open: {
      week: "Ein Brief über diese Woche lässt sich öffnen",
      month: "Ein Brief über diesen Monat lässt sich öffnen",
      year: "Ein Brief über dieses Jahr lässt sich öffnen",
    },
    dismiss: "Jetzt nicht",
    show: "Am Himmel sagen, wenn sich ein Brief öffnen lässt",
    showHint:
      "Eine leise Zeile am letzten Tag einer Woche, eines Monats oder eines Jahres mit einem Stern. Gilt für dieses Gerät.",
  },
};
