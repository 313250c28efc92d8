import type { imports } from "../en/imports.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof imports> = {
  title: "Import",
  heading: "Ein Tagebuch mitbringen",
  backToData: "Zurück zu deinen Daten",
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  entries: "{count, plural, one {# Eintrag} other {# Einträge}}",
  back: "Zurück",
  previous: "Vorherige",
  next: "Nächste",
  page: "{from, number} bis {to, number} von {all, number}",

  section: {
    introduction:
      "Jahre aus einem anderen Tagebuch werden zu Sternen an diesem Himmel, insgesamt bis zu {most, number}. Du siehst, was gefunden wurde und was daraus wird, bevor etwas dazukommt.",
    onItsWay: "Ein Import ist unterwegs.",
    goToIt: "Zum Import",
  },

  chooser: {
    choose: "Datei wählen",
    chooseAnother: "Andere Datei wählen",
    hint: "<drop>Oder lege sie hier ab. </drop>Sie wird in deinem Browser gelesen und verlässt ihn nie als Ganzes.",
  },

  readable: {
    title: "Welche Dateien gelesen werden können",
    moodUniverse: "JSON oder CSV",
    daylio: "CSV oder ein Backup (.daylio)",
    stateOfMind: "JSON oder CSV der App Health Auto Export",
    dayOne: "JSON in einer ZIP-Datei",
    else: "Alles andere",
    elseFile: "eine Tabelle als CSV; du sagst, welche Spalte was ist",
  },

  sources: {
    moodUniverseJson: "Mood Universe, alles als JSON",
    moodUniverseCsv: "Mood Universe, Tabelle",
    daylioCsv: "Daylio, Tabelle",
    daylioBackup: "Daylio, Backup",
    stateOfMind: "State of Mind, über Health Auto Export",
    table: "Eine eigene Tabelle",
  },

  reading: { title: "Deine Datei wird gelesen", text: "Sie bleibt in deinem Browser." },
  refused: "Diese Datei lässt sich nicht lesen",

  columns: {
    title: "Welche Spalte ist was?",
    text: "Das sind die ersten Zeilen von {file}. Nur das Datum wird gebraucht.",
    rows: "Die ersten Zeilen",
    unnamed: "Spalte {number, number}",
    none: "Keine",
    date: "Datum",
    time: "Uhrzeit",
    timeHint: "Falls sie nicht beim Datum steht.",
    mood: "Stimmung",
    intensity: "Stärke",
    intensityHint: "Eine Zahl von 1 bis 10.",
    notes: "Notizen",
    tags: "Stichwörter",
    dateHas: "Im Datum steht",
    dayFirst: "Der Tag zuerst",
    monthFirst: "Der Monat zuerst",
    yearFirst: "Das Jahr zuerst",
    separator: "Zwischen mehreren Stimmungen oder Stichwörtern in einer Zelle steht",
    nothing: "Nichts",
    read: "Einlesen",
  },

  letters: {
    title: "Kannst du diese Zeilen lesen?",
    text: "{file} sagt nicht, was ihre Buchstaben bedeuten. Wähle die Sprachen, mit denen diese Zeilen stimmen.",
    encoding: "Buchstaben für",
    option: "{languages} ({encoding})",
    lines: "Die ersten Zeilen mit solchen Buchstaben",
  },

  order: {
    title: "Welche Tage sind gemeint?",
    text: "Nichts in {file} sagt, welcher Teil der Daten zuerst steht.",
    means: "{date} bedeutet",
  },

  found: {
    title: "Was gefunden wurde",
    facts: {
      file: "Datei",
      from: "Quelle",
      entries: "Einträge",
      time: "Zeitraum",
      moods: "Stimmungen",
      tags: "Stichwörter",
      measured: "Gemessen",
    },
    tooMuch:
      "Ein Universum hat Platz für {most, plural, one {# Stern} other {# Sterne}}. Deines hat noch Platz für {room, number}, und diese Datei hat {entries, plural, one {# Eintrag} other {# Einträge}}. Nichts wurde gesendet.",
    nothing: "In dieser Datei ist nichts, was zu einem Stern werden kann.",
    nothingSent:
      "Bis zu {most, plural, one {# Stern passt} other {# Sterne passen}} in ein Universum. Nichts wird gesendet, bevor du „Importieren“ drückst.",
    nothingSentOrRestored:
      "Bis zu {most, plural, one {# Stern passt} other {# Sterne passen}} in ein Universum. Nichts wird gesendet, bevor du „Alles wiederherstellen“ oder „Importieren“ drückst.",
    whole: "Das ist ein ganzes Universum, und deines hat noch keine Sterne.",
    restoreText:
      "Alles wiederherstellen: Sterne, Papierkorb, Stichwörter, Sternbilder, eigene Gefühle, Messwerte, Aktivitäten, Profil, Avatar und Einstellungen. Der Name deines Universums und deine Anmeldung bleiben, wie sie sind. Erinnerungen bleiben aus, bis du sie startest.",
    restore: "Alles wiederherstellen",
    starsOnly: "Nur die Sterne mitbringen",
    seeSky: "Künftigen Himmel ansehen",
    chooseFeelings: "Gefühle wählen",
  },

  timeZone: {
    label: "Zeitzone",
    hint: "{count, plural, one {# Eintrag nennt eine Uhrzeit, ohne zu sagen, wo.} other {# Einträge nennen eine Uhrzeit, ohne zu sagen, wo.}} Wähle, wo du damals meistens gelebt hast.",
  },

  problems: {
    skipped: "{skipped, plural, one {# bleibt} other {# bleiben}} weg",
    changed: "{changed, plural, one {# wird} other {# werden}} geändert",
    skippedAndChanged:
      "{skipped, plural, one {# bleibt} other {# bleiben}} weg, {changed, plural, one {# wird} other {# werden}} geändert",
    save: "Diese Liste speichern",
    row: "Zeile {number, number}",
    entry: "Eintrag {number, number}",
    file: "Datei",
    line: "{place}: {problem}",
  },

  match: {
    title: "Was daraus wird",
    remembered: "Das sind deine Antworten vom letzten Mal. Ändere, was du möchtest.",
    suggested:
      "Das sind Vorschläge. Ändere, was nicht passt; deine Antworten werden auf diesem Gerät fürs nächste Mal gespeichert.",
    longNotes:
      "{entries, plural, one {# Eintrag} other {# Einträge}} mit einer Notiz von mehr als {most, number} Zeichen",
    inSecondStar: "In einem zweiten Stern",
    cutIt: "Kürzen und markieren",
    manyTags:
      "{entries, plural, one {# Eintrag} other {# Einträge}} mit mehr als {most, number} Stichwörtern: behalten",
    firstTags: "Die ersten",
    mostUsedTags: "Die häufigsten",
    leftOut: "Weggelassen",
    leaveOut: "Weglassen",
    showMore: "{count, number} weitere von {all, number} zeigen",
  },

  moods: {
    title: "Stimmungen",
    open: "{count, plural, one {Eine Stimmung hat noch kein Gefühl. Ohne eines bleiben ihre Einträge weg.} other {# Stimmungen haben noch kein Gefühl. Ohne eines bleiben ihre Einträge weg.}}",
    without: "Einträge ohne Stimmung",
    withoutText:
      "{count, plural, one {# Eintrag} other {# Einträge}} ohne Stimmung. Wähle ein Gefühl für alle; jeden Stern kannst du später in deinem Tagebuch ändern.",
    starByStar: "Stern für Stern wählen",
  },

  feeling: {
    makeOwn: "Ein eigenes Gefühl daraus machen",
    ownTitle: "„{name}“ als eigenes Gefühl",
    useOwn: "Dieses Gefühl nehmen",
    choose: "Gefühl wählen",
    intensity: "{intensity, number}<more> von {most, number}</more>",
    question: "Was ist „{name}“?",
    hint: "Wähle, was am ehesten passt.",
    label: "Gefühl",
    intensityLabel: "Stärke",
    done: "Fertig",
  },

  tags: {
    title: "Stichwörter",
    leaveAllOut: "Alle weglassen",
    yourTag: "Dein Stichwort",
    newTag: "Neues Stichwort",
    tooMany:
      "Ein Universum kann {most, number} Stichwörter haben. Mit diesen wären es {count, number}: Lass einige weg.",
    tooLong:
      "{count, plural, one {Ein Name ist länger als die {most, number} Zeichen eines Stichworts. Tippe ihn an, um einen anderen zu wählen.} other {# Namen sind länger als die {most, number} Zeichen eines Stichworts. Tippe sie an, um andere zu wählen.}}",
    label: "Stichwort",
    use: "Dieses Stichwort nehmen",
    make: "Neues Stichwort anlegen",
    haveIt: "Dieses Stichwort hast du schon.",
    isNew: "Ein neues Stichwort. Wenn du magst, wähle unten stattdessen eines von deinen.",
    yourTags: "Deine Stichwörter",
  },

  measured: {
    title: "Was gemessen wurde",
    text: "Neben Stimmungen hat diese Datei Zahlen. Was du einschaltest, wird ein Tracker von dir mit seinen Messwerten; sonst wird nichts übernommen.",
    see: "Gemessenes ansehen",
    list: "In der Datei",
    seriesAndValues: "{count, number} mit {values, plural, one {# Wert} other {# Werten}}",
    values: "{count, plural, one {# Wert} other {# Werte}}, {dates}",
    takeAll: "Alle übernehmen",
    joins: "Kommt zu deinem Tracker „{name}“",
    becomes: "Neu: {kind}",
    becomesUnit: "Neu: {kind} ({unit})",
    becomesScale: "Neu: {kind} von {min, number} bis {max, number}",
    tooMany:
      "Ein Universum kann {most, number} Tracker haben. Mit diesen wären es {count, number}: Schalte einige aus.",
    question: "Was wird aus „{name}“?",
    numbers: "Die Zahlen gehen von {lowest, number} bis {highest, number}.",
    haveIt: "Du hast einen Tracker mit diesem Namen: Die Werte kommen dazu.",
    replace: "Vorhandene Messwerte ersetzen",
    replaceHint:
      "Wo die Datei für denselben Tag oder dieselbe Minute einen anderen Wert hat, tritt er an die Stelle von deinem. Ist das aus, bleibt, was du notiert hast, wie es ist.",
    isNew: "Ein neuer Tracker.",
    timeUnit: "In der Datei steht es in",
    unitsOfTime: { h: "Stunden", min: "Minuten", s: "Sekunden" },
    readings: "{summary} Messwerte: {count, number}.",
    replacedReadings: "{summary} Ersetzte Messwerte: {count, number}.",
    knownReadings: "{summary} Messwerte, die schon hier waren: {count, number}.",
    trackers: "{summary} Neue Tracker: {count, number}.",
    feelings: "{summary} Eigene Gefühle: {count, number}.",
    tooManyReadings:
      "Das wären {readings, plural, one {# Messwert} other {# Messwerte}}. Ein Universum hat Platz für {most, number}, deines noch für {room, number}. Es wurde nichts gesendet.",
    sent: "{sent, number} von {all, number} Einträgen und Messwerten",
    undoes:
      "Messwerte, Tracker und Gefühle, die damit kamen, gehen auch, außer du hast sie seitdem geändert oder benutzt. Messwerte, die er ersetzt hat, werden wieder, was sie waren.",
  },

  changes: {
    title: "Was sich geändert hat",
    text: "Diese Einträge der Datei sehen aus wie Sterne an deinem Himmel, mit anderer Zeit oder Stimmung. Wähle, was aus ihnen wird.",
    all: "Für alle",
    choice: "Der Eintrag vom {date}",
    correct: "Den Stern korrigieren",
    keep: "Den Stern lassen, wie er ist",
    add: "Noch einen Stern hinzufügen",
    inSky: "An deinem Himmel",
    inFile: "In der Datei",
    see: "Ansehen, was sich geändert hat",
    corrected: "{summary} Korrigierte Sterne: {count, number}.",
    undoes:
      "Sterne, die dieser Import korrigiert hat, werden wieder, wie sie waren, außer sie wurden seitdem bearbeitet.",
  },

  preview: {
    title: "Dein künftiger Himmel",
    picture: "Der künftige Himmel",
    pictureOf: "Der künftige Himmel, mit {count, plural, one {# Stern} other {# Sternen}}",
    workingOut: "Der Himmel wird berechnet …",
    nothing: "Mit diesen Antworten wird nichts zu einem Stern. Geh zurück und wähle ein Gefühl.",
    stars: "{stars, plural, one {# Stern} other {# Sterne}}, {dates}.",
    starsAndTags:
      "{stars, plural, one {# Stern} other {# Sterne}} und bis zu {tags, number} Stichwörter, {dates}.",
    besides: "{summary} Sie kommen zu den {count, number} an deinem Himmel dazu.",
    tooMuch:
      "Das wären {stars, plural, one {# Stern} other {# Sterne}}. Ein Universum hat Platz für {most, plural, one {# Stern} other {# Sterne}}, und deines noch für {room, number}. Nichts wurde gesendet.",
    undoable:
      "Du kannst den Import 30 Tage lang rückgängig machen. Importierst du dieselbe Datei später noch einmal, kommt nur dazu, was neu ist.",
    import: "Importieren",
  },

  sending: {
    title: "Deine Sterne kommen an",
    text: "Du kannst dir solange andere Seiten ansehen. Schließt du diesen Tab, geht der Import weiter, wenn du wieder hier bist.",
    storing: "Wird vorbereitet",
    finishing: "Dein Himmel wird geordnet",
    sent: "{sent, number} von {all, plural, one {# Eintrag} other {# Einträgen}}",
    begun: "Der Import hat begonnen",
    percent: "{percent, number} Prozent",
    cancel: "Import abbrechen",
    busy: "Dein Universum braucht eine kurze Pause. Der Import geht gleich von selbst weiter.",
    outOfReach:
      "Dein Universum ist gerade nicht erreichbar. Was angekommen ist, bleibt erhalten, und der Import geht weiter, sobald es möglich ist.",
    tryNow: "Jetzt versuchen",
    signedOutReason: "Melde dich wieder an und öffne „Deine Daten“: Dein Import geht dort weiter, wo er war.",
  },

  stopped: {
    title: "Der Import ist stehen geblieben",
    why: {
      open: "Auf einem anderen Gerät oder in einem anderen Tab ist ein Import in dieses Universum offen. Lass ihn fertig werden, oder brich ihn ab und mach hier weiter. Von dieser Datei ist noch nichts dazugekommen.",
      full: "Dein Universum hat nicht genug Platz für alle diese Sterne. Von dieser Datei ist nichts dazugekommen.",
      room: "Es ist nicht genug Platz für alles. Was angekommen ist, bleibt einen Tag lang erhalten, und seine Sterne sind noch nicht an deinem Himmel: Schaffe Platz und mach weiter, oder nimm es zurück.",
      closed:
        "Dieser Import ist auf dem Server zu Ende: Er wurde abgebrochen oder war länger als einen Tag offen. Nichts davon ist dazugekommen. Starte ihn noch einmal, dann wird alles erneut gesendet.",
      lost: "Dieser Browser hat die Einträge verloren, die noch zu senden waren. Wähle dieselbe Datei noch einmal: Nichts kommt doppelt dazu.",
      refused:
        "Dein Universum hat diese Einträge nicht angenommen. Von dieser Datei ist nichts dazugekommen, und alles andere ist, wie es war.",
    },
    cancelOther: "Den anderen abbrechen und hier weitermachen",
    startAgain: "Noch einmal starten",
    chooseAgain: "Datei erneut wählen",
    goOn: "Weitermachen",
    takeBack: "Zurücknehmen",
    notNow: "Jetzt nicht",
  },

  sealedFile: {
    title: "Diese Datei ist versiegelt",
    text: "Ihre Worte öffnen sich mit der Passphrase oder dem Notfallblatt, die beim Speichern galten. Was du tippst, bleibt in diesem Browser.",
    field: { label: "Passphrase oder Notfallblatt", show: "Eingabe zeigen", hide: "Eingabe verbergen" },
    open: "Datei öffnen",
    opening: "Wird geöffnet …",
    empty: "Gib zuerst die Passphrase oder das Notfallblatt ein.",
    wrong:
      "Das ist weder die Passphrase noch das Notfallblatt dieser Datei. Du kannst es noch einmal versuchen.",
    damaged: "Was diese Datei öffnet, ist beschädigt.",
    http: "Browser öffnen versiegelte Dateien nur über https.",
    keepsSeal:
      "Deine Worte bleiben auch hier versiegelt: Von jetzt an öffnen sie die Passphrase und das Notfallblatt der Datei. Hat jemand anderes diese Datei gemacht, kann diese Person auch öffnen, was du hier schreibst: Erstelle dann danach unter „Versiegelte Worte“ einen neuen Schlüssel.",
    getsSealed: "Deine Worte werden auch hier versiegelt, mit dem Schlüssel deines Universums.",
    getsPlain:
      "Dein Universum ist nicht versiegelt: Wer diesen Server betreibt, kann lesen, was du mitbringst.",
    notProved: "Es wurde nicht bestätigt, dass du es bist, deshalb wurde nichts wiederhergestellt.",
  },
  restoring: {
    title: "Dein Universum wird wiederhergestellt",
    text: "Falls du diesen Tab schließt, wähle dieselbe Datei noch einmal: Dann kommt der Rest nach.",
    progress: "Sterne, Stichwörter und Aktivitäten",
    unreadableParts:
      "Diese Datei hat Teile, die sich nicht lesen lassen, deshalb kann sie nicht als Ganzes wiederhergestellt werden.",
    brokenRule:
      "Es wurde nichts wiederhergestellt, weil in der Datei bei {place} etwas steht, das ein Universum nicht aufnehmen kann. {rule}",
    outOfReach:
      "Dein Universum ist gerade nicht erreichbar. Was angekommen ist, bleibt erhalten; versuche es gleich noch einmal.",
    doneTitle: "Dein Universum ist wieder da",
    doneText: "Alles aus der Datei ist wieder hier.",
    seeIt: "Ansehen",
  },

  done: {
    measuredTitle: "Deine Messwerte sind da",
    seeTrackers: "Deine Tracker ansehen",
    title: "Sie sind an deinem Himmel",
    allKnown: "Du hast sie alle schon",
    added: "{count, plural, one {# Stern ist dazugekommen.} other {# Sterne sind dazugekommen.}}",
    known:
      "{count, plural, one {# Stern dieser Datei war schon hier.} other {# Sterne dieser Datei waren schon hier.}}",
    addedAndKnown:
      "{added, plural, one {# Stern ist dazugekommen.} other {# Sterne sind dazugekommen.}} {known, plural, one {# Stern dieser Datei war schon hier.} other {# Sterne dieser Datei waren schon hier.}}",
    see: "Am Himmel ansehen",
    undo: "Diesen Import rückgängig machen",
    another: "Noch eine Datei importieren",
    undoable: "Du kannst ihn 30 Tage lang rückgängig machen, hier oder später in „Deine Daten“.",
  },

  earlier: {
    title: "Frühere Importe",
    showAll: "Alle {count, number} zeigen",
    undo: "Rückgängig",
    undoNamed: "Import von {file} rückgängig machen",
    cancel: "Abbrechen",
    cancelNamed: "Import von {file} abbrechen",
    open: "{source}. Begonnen am {date} und nicht fertig; noch ist kein Stern davon zu sehen.",
    cancelled: "{source}. Abgebrochen am {date}.",
    undone: "{source}. Rückgängig gemacht am {date}.",
    kept: "{source}. {count, plural, one {# Stern} other {# Sterne}} am {date}.",
  },

  undo: {
    title: "Diesen Import rückgängig machen?",
    keep: "Behalten",
    undo: "Import rückgängig machen",
    removing: "Wird entfernt …",
    text: "{count, plural, one {# Stern aus <file>{name}</file> wird endgültig entfernt, mit Stichwörtern, die kein anderer Stern hat.} other {# Sterne aus <file>{name}</file> werden endgültig entfernt, mit Stichwörtern, die kein anderer Stern hat.}} Sterne, die du seitdem geändert hast, bleiben. Du kannst die Datei wieder importieren.",
    tooLate: "Dieser Import ist älter als 30 Tage, deshalb bleiben seine Sterne.",
    failed:
      "Der Import ließ sich nicht rückgängig machen, weil dein Universum gerade nicht erreichbar ist. Versuche es gleich noch einmal.",
    done: "Der Import ist rückgängig gemacht",
    doneText: "Dein Himmel ist wieder so, wie er ohne ihn war.",
  },
};
