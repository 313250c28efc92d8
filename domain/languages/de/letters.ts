import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "Ein Brief",
  about: "Worüber",
  kinds: { week: "Woche", month: "Monat", year: "Jahr" },
  before: { week: "Die Woche davor", month: "Der Monat davor", year: "Das Jahr davor" },
  after: { week: "Die Woche danach", month: "Der Monat danach", year: "Das Jahr danach" },
  quiet: {
    week: "In dieser Woche ist kein Stern. Sie bleibt still, und das ist in Ordnung.",
    month: "In diesem Monat ist kein Stern. Er bleibt still, und das ist in Ordnung.",
    year: "In diesem Jahr ist kein Stern. Es bleibt still, und das ist in Ordnung.",
  },
  method:
    "Der Brief zählt die Sterne seiner Zeit und liest keine Notiz. Ein Tag ist so hell wie der mittlere Wert seiner Sterne. Was gleich oft vorkommt wie anderes, wird nicht als das Häufigste genannt. Das Bild zeigt die Zeit von links nach rechts und angenehme Gefühle oben.",

  someDays:
    "Du hast an {days, number} von {length, plural, one {# Tag} other {# Tagen}} {stars, plural, one {# Stern} other {# Sterne}} entzündet.",
  firstDay: "Dein Tagebuch begann mit {stars, plural, one {# Stern} other {# Sternen}} an seinem ersten Tag.",
  everyDaySinceFirst:
    "Seit deinem ersten Stern hat jeder Tag einen: {stars, plural, one {# Stern} other {# Sterne}} in {kind, select, week {dieser Woche} month {diesem Monat} other {diesem Jahr}}.",
  everyDay:
    "Jeder Tag {kind, select, week {dieser Woche} month {dieses Monats} other {dieses Jahres}} hat einen Stern: insgesamt {stars, plural, one {# Stern} other {# Sterne}}.",
  everyDaySoFar:
    "Jeder bisherige Tag {kind, select, week {dieser Woche} month {dieses Monats} other {dieses Jahres}} hat einen Stern: insgesamt {stars, plural, one {# Stern} other {# Sterne}}.",

  oneStar: "Er nennt: {feelings}.",
  oneFeeling: "Alle nennen: {feelings}.",
  equalFeelings:
    "Du hast {count, plural, one {# Gefühl} other {# Gefühle}} genannt, und keines davon sticht hervor.",
  feelings: "Das hast du genannt: {feelings}.",
  mostFeelings: "Das hast du am häufigsten genannt: {feelings}.",
  feelingWithCount: "„{feeling}“ ({count, number})",
  newFeelings: "Zum ersten Mal hast du genannt: {feelings}.",
  manyNewFeelings:
    "Zum ersten Mal hast du {count, plural, one {# Gefühl} other {# Gefühle}} genannt, darunter {feelings}.",

  equalTags:
    "{count, plural, one {# Stichwort war dabei, und keines sticht hervor.} other {# Stichwörter waren dabei, und keines sticht hervor.}}",
  tags: "Das war dabei: {tags}.",
  mostTags: "Das war am häufigsten dabei: {tags}.",
  tagWithDays: "„{tag}“ ({days, plural, one {# Tag} other {# Tage}})",
  measured: "An {days, plural, one {# Tag} other {# Tagen}} hast du etwas gemessen: {trackers}.",

  brightest: "Der hellste Tag, nach seinen Sternen: {day}.",
  fullest:
    "Am meisten geschrieben hast du an diesem Tag: {day}, {stars, plural, one {# Stern} other {# Sterne}}.",
  silentDays: "Die Tage ohne Stern sind gut so, wie sie sind.",

  picture: {
    save: "Als Bild speichern",
    hint: "Seine Sterne und das Jahr, ohne ein Wort aus deinen Notizen.",
    caption: "{year} · {count, plural, one {# Stern} other {# Sterne}}",
    saved: { title: "Gespeichert", text: "Das Bild deines Jahres liegt bei deinen Downloads." },
    notSaved: {
      title: "Nicht gespeichert",
      text: "Dieser Browser konnte das Bild nicht erstellen. Dein Tagebuch ist unverändert.",
    },
  },
};
