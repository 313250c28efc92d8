import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe: {name}. {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} mit {second}",
    tags: "Stichwörter: {tags}",
    reading: "{tracker}: {value}",
    readingAt: "{tracker}, {time}: {value}",
  },

  quoted: "„{name}“",
  namesAndMore: "{names} und {count, number} weitere",

  remarks: {
    noEntries: "In dieser Datei sind keine Einträge.",
    tooManyRows:
      "Diese Datei hat mehr als {count, number} Zeilen. Teile sie auf und importiere die Teile nacheinander.",
    tooManyEntries: "Diese Datei hat mehr als {count, number} Einträge, mehr, als ein Universum haben kann.",
    tooLarge:
      "In dieser Datei sind mehr als 200 MB an Einträgen. Teile sie auf und importiere die Teile nacheinander.",
    unknownJson: "Diese JSON-Datei stammt aus keinem Tagebuch, das hier gelesen werden kann.",
    notJson: "Diese Datei beginnt wie JSON, ist aber beschädigt. Exportiere sie noch einmal.",
    sealUnreadable:
      "Das Siegel dieser Datei lässt sich nicht lesen: Es ist beschädigt oder aus einer späteren Version.",
    sealedDamaged:
      "Die Worte von {count, plural, one {# Eintrag} other {# Einträgen}} in dieser Datei lassen sich nicht öffnen: Die Datei wurde beschädigt. Die Seite open-sealed.html zeigt die übrigen.",
    brokenJson:
      "Diese Datei beginnt als JSON und bricht dann ab oder enthält einen Fehler, deshalb ließ sich nichts davon lesen. Exportiere sie noch einmal und wähle sie erneut.",
    zipOutside:
      "Diese ZIP-Datei hat einen Pfad, der aus ihr hinausführt. Sie wird abgelehnt, denn kein Tagebuch schreibt so eine Datei.",
    zipNothing: "In dieser ZIP-Datei ist kein Tagebuch, das hier gelesen werden kann.",
    zipPassword: "Diese ZIP-Datei hat ein Passwort. Entpacke sie und wähle die Datei, die darin ist.",
    zipPacking:
      "Diese ZIP-Datei ist auf eine Art gepackt, die hier nicht gelesen werden kann ({kind}). Entpacke sie und wähle die Datei, die darin ist.",
    zipSeveral:
      "In dieser ZIP-Datei sind mehrere Tabellen: {names}. Entpacke sie und wähle eine nach der anderen.",
    zipInside:
      "In dieser ZIP-Datei ist ein weiteres Archiv: {names}. Entpacke beide und wähle die Datei, die darin ist.",
    spreadsheet:
      "Das ist eine Datei einer Tabellenkalkulation und keine Tabelle aus Text. Speichere sie als CSV und wähle diese Datei.",
    otherArchive:
      "Das ist ein Archiv ({kind}) und keine ZIP-Datei. Entpacke es und wähle die Datei, die darin ist.",
    zipDamaged: "Diese ZIP-Datei ist beschädigt. Exportiere sie noch einmal.",
    emptyFile: "Diese Datei ist leer.",
    notText:
      "Das ist weder eine Text- noch eine ZIP-Datei, also kann kein Tagebuch darin sein. Wähle die Datei, die die andere App exportiert hat.",
    tooMuchText:
      "Diese Datei hat mehr als 200 MiB Text, mehr, als irgendein Tagebuch braucht, deshalb wurde sie nicht gelesen.",
    noTable:
      "In dieser Datei ist kein Tagebuch: Sie ist weder JSON noch eine Tabelle mit Kopfzeile und Zeilen. Wähle die Datei, die die andere App exportiert hat.",
    endlessLine:
      "Diese Datei hat eine Zeile mit mehr als einer Million Zeichen, ist also keine Tabelle von Einträgen. Nichts davon wurde gelesen.",
    openQuote:
      "Nach Zeile {row, number} öffnet ein Anführungszeichen eine Zelle mit mehr als einer Million Zeichen. Schließe sie in einer Tabellenkalkulation oder einem Texteditor und wähle die Datei erneut.",
    keysOutOfReach:
      "Dein Universum ist gerade nicht erreichbar, deshalb ist nicht bekannt, welche Einträge es schon hat. Nichts wurde importiert; versuch es gleich noch einmal.",
    brokenLetters:
      "{count, plural, one {# Buchstabe dieser Datei ließ sich nicht lesen und wurde zu �.} other {# Buchstaben dieser Datei ließen sich nicht lesen und wurden zu �.}}",
    readingFailed:
      "Beim Lesen dieser Datei ist etwas schiefgegangen. Nichts wurde importiert, und nichts ging verloren; wähle die Datei erneut.",

    unreadableDate: "Ein Datum „{date}“ gibt es nicht.",
    unreadableMoment: "Einen Zeitpunkt „{date}“ gibt es nicht.",
    noDate: "Dieser Eintrag hat kein Datum.",
    unreadableTime: "Die Uhrzeit „{time}“ ließ sich nicht lesen; genommen wird der Mittag.",
    partsOfDay: "Aus Tageszeiten wurden Uhrzeiten: am 9:00, mid 13:00 und pm 18:00.",
    rowTooLong: "Diese Zeile ist zu lang für einen Eintrag.",
    cellsLeftOut: "Mehr Zellen, als die Kopfzeile hat; weggelassen: {cells}.",
    quoteNotClosed:
      "Ein Anführungszeichen in dieser Zeile wird nicht geschlossen, deshalb gehört alles, was in der Datei folgt, nun zu ihr.",
    noRating: "Dieser Eintrag hat keine Bewertung.",
    noMoodInRow: "Diese Zeile hat keine Stimmung.",
    noMoodInEntry: "Dieser Eintrag hat keine Stimmung.",
    noMoodOrRating: "Diese Zeile hat weder eine Stimmung noch eine Bewertung.",
    noLabels: "Dieser Eintrag hat weder Bezeichnungen noch eine Valenz.",
    labelAgainst: "{names} sagt das Gegenteil der Zahl dieses Eintrags. Es zählt die Zahl.",
    noScore: "Dieser Tag hat keinen Wert.",
    noFeelingInRow: "Diese Zeile hat kein Gefühl.",
    noFeelingInStar: "Dieser Stern hat kein Gefühl.",
    twiceInFile: "Dieser Eintrag steht zweimal in der Datei.",
    charactersLeftOut: "Zeichen dieser Notiz, die kein Programm speichern kann, sind weggelassen.",
    otherKind: "„{kind}“ ist keine Stimmung und wird nicht importiert.",
    readingsNotImported:
      "{count, plural, one {# Messwert von „{kind}“ lässt sich nicht importieren.} other {# Messwerte von „{kind}“ lassen sich nicht importieren.}}",
    measurementsNotImported: "Wetter und andere Angaben in Worten werden nicht importiert: nur Zahlen.",
    scalesNotImported: "Einige Skalen werden nicht importiert: Es steht keine Zahl darin.",
    valuesLeftOut: "Werte, die zu viele sind und wegbleiben: {count, number}.",
    valuesOutside: "Von {names} bleiben Werte außerhalb des Bereichs weg: {count, number}.",
    valuesRounded: "Von {names} wurden Werte auf die Schritte des Trackers gerundet: {count, number}.",
    valuesOfOtherTimes: "Von {names} bleiben Werte künftiger Tage oder vor 1900 weg: {count, number}.",
    valuesJoined:
      "Von {names} wurden Werte desselben Tages oder derselben Minute mit einem anderen eins: {count, number}.",
    valuesOfFullDays:
      "Von {names} bleiben Werte weg, die mehr sind, als ein Tag haben kann: {count, number}.",
    more: "{count, plural, one {Es gibt # weiteren solchen Hinweis, der hier nicht steht.} other {Es gibt # weitere solche Hinweise, die hier nicht stehen.}}",

    tooEarly: "{date} liegt vor 1900.",
    inTheFuture: "{date} ist noch nicht gekommen.",
    ofLaterVersion:
      "Das hat eine spätere Version von Mood Universe geschrieben, und beim Wiederherstellen ginge es verloren. Es lässt sich wiederherstellen, sobald dieser Server aktualisiert ist.",
    skippedHour:
      "Die Uhren wurden vorgestellt, deshalb gab es {time} am {date} nicht; genommen wird die nächste Stunde.",
    notChosenFor: "Für {names} ist kein Gefühl gewählt.",
    notChosen: "Für diesen Eintrag ist kein Gefühl gewählt.",
    moreMoods: "Ein Stern hat bis zu zwei Gefühle; weggelassen: {names}.",
    moreTags: "Ein Stern hat bis zu {most, number} Stichwörter; weggelassen: {names}.",
    inUniverse: "Dieser Stern ist schon in deinem Universum.",
    noteChanged:
      "Die Notiz dieses Eintrags hat sich seit dem Import geändert. Der Stern behält die Notiz, die er hat.",
    noteCut: "Diese Notiz hat {length} Zeichen; ein Stern fasst {limit}. Das Ende ist abgeschnitten.",
    noteContinued:
      "Diese Notiz ist länger, als ein Stern fasst; sie geht in {count, plural, one {# weiteren Stern} other {# weiteren Sternen}} desselben Moments weiter.",
  },
};
