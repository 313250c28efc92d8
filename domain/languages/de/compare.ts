import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Vergleichen",
  introduction: "Zwei Zeiten oder zwei Arten von Tagen nebeneinander.",
  back: "Einblicke",
  outOfReach: "Dein Universum ist gerade nicht erreichbar. Alles darin bleibt erhalten.",
  failed:
    "Die Tage ließen sich nicht vergleichen. Dein Tagebuch ist unberührt, und deine Auswahl bleibt erhalten.",
  loading: "Deine Tage werden verglichen",
  empty: {
    title: "Noch gibt es keinen Stern",
    text: "Sobald an mehreren Tagen Sterne stehen, kann diese Seite sagen, was zwischen zwei deiner Zeiten anders war.",
  },
  unreadable:
    "Diese Adresse nennt nichts, was sich vergleichen lässt, oder etwas, das dein Universum nicht mehr hat. Wähle oben, was verglichen werden soll.",
  gone: {
    tag: "Dieser Vergleich fragt nach einem Stichwort, das entfernt wurde. Nimm es aus deiner Auswahl, oder wähle etwas anderes.",
    tracker:
      "Dieser Vergleich fragt nach etwas, das du nicht mehr misst. Nimm es aus deiner Auswahl, oder wähle etwas anderes.",
    constellation:
      "Das Sternbild dieses Vergleichs wurde entfernt oder hat keine Sterne. Wähle oben, was verglichen werden soll.",
  },
  choose: {
    title: "Was verglichen wird",
    ways: {
      times: "Zwei Zeiten",
      kinds: "Bestimmte Tage",
      weeks: "Gute Wochen",
    },
    times: {
      week: "Diese Woche und die letzte",
      month: "Dieser Monat und der letzte",
      year: "Dieses Jahr und das letzte",
      months: "{months} und ein Jahr davor",
    },
    since: "Vor und seit einem Tag",
    event: "Vor und nach einem Sternbild",
    chooseOne: "Bitte wählen",
    own: "Andere Zeiten",
    weekends: "Wochenenden und Werktage",
    tag: "Tage mit einem Stichwort und ohne",
    against: "Verglichen mit",
    others: "Die anderen Tage",
    chosen: "Gewählte Tage",
    weeks:
      "Deine Wochen werden in gute und die anderen geteilt. Die Hälfte der Tage einer Woche entscheidet, ob sie gut war; was die guten gemeinsam hatten, wird an der anderen Hälfte abgelesen.",
    weeksDates: "Wochen zwischen",
  },
  sides: {
    first: "Erste",
    second: "Zweite",
  },
  track: {
    title: "Dein Tagebuch und die zwei Zeiten darin",
    firstFrom: "Erste Zeit: von",
    firstTo: "Erste Zeit: bis",
    secondFrom: "Zweite Zeit: von",
    secondTo: "Zweite Zeit: bis",
    show: "Gezeigt wird",
    near: "Die letzten Monate",
    all: "Das ganze Tagebuch",
  },
  headline: {
    difference:
      "{what, select, week {Diese Woche war {direction, select, brighter {heller} other {dunkler}} als die letzte.} month {Dieser Monat war {direction, select, brighter {heller} other {dunkler}} als der letzte.} year {Dieses Jahr war {direction, select, brighter {heller} other {dunkler}} als das letzte.} weekends {Deine Wochenenden waren {direction, select, brighter {heller} other {dunkler}} als deine Werktage.} tag {Deine Tage mit „{first}“ waren {direction, select, brighter {heller} other {dunkler}} als die ohne.} event {Nach „{first}“ waren deine Tage {direction, select, brighter {heller} other {dunkler}} als davor.} since {Seit dem {first} waren deine Tage {direction, select, brighter {heller} other {dunkler}} als davor.} times {{first}: {direction, select, brighter {hellere} other {dunklere}} Tage als {second}.} other {{first}: Diese Tage waren {direction, select, brighter {heller} other {dunkler}} als die anderen.}}",
    unclear:
      "{what, select, week {Diese Woche und die letzte waren nicht eindeutig verschieden hell.} month {Dieser Monat und der letzte waren nicht eindeutig verschieden hell.} year {Dieses Jahr und das letzte waren nicht eindeutig verschieden hell.} weekends {Deine Wochenenden und deine Werktage waren nicht eindeutig verschieden hell.} tag {Deine Tage mit „{first}“ und die ohne waren nicht eindeutig verschieden hell.} event {Deine Tage vor und nach „{first}“ waren nicht eindeutig verschieden hell.} since {Deine Tage vor dem {first} und seitdem waren nicht eindeutig verschieden hell.} times {{first} und {second} waren nicht eindeutig verschieden hell.} other {{first}: Diese Tage und die anderen waren nicht eindeutig verschieden hell.}}",
    different: "Das war anders.",
    same: "Nichts sticht als anders heraus.",
    weeksMore: "In deinen guten Wochen gab es mehr davon: {things}.",
    weeksLess: "In deinen guten Wochen gab es weniger davon: {things}.",
    weeksSame: "Nichts sticht heraus, was deine guten Wochen von den anderen unterscheidet.",
  },
  toKnow: {
    some: "Um das zu klären, {days, plural, one {fehlt auf jeder Seite etwa # weiterer Tag} other {fehlen auf jeder Seite etwa # weitere Tage}} mit Stern.",
    never: "Selbst ein weiteres Jahr würde das kaum klären: Falls es einen Unterschied gibt, ist er klein.",
  },
  quoted: "„{name}“",
  lists: {
    title: "Was anders war",
    more: "Mehr",
    less: "Weniger",
    moreOf: "{first}: davon mehr als {second}",
    lessOf: "{first}: davon weniger als {second}",
    noneHere: "Nichts, was mehr als Zufall wäre.",
    none: "Bei allem anderen, was angesehen wurde, war kein Unterschied größer als Zufall.",
    kinds: {
      feeling: "Gefühl",
      tag: "Stichwort",
      part: "Tageszeit",
      tracker: "Gemessen",
      exercise: "Übung",
    },
    days: "{days, number} von {of, plural, one {# Tag} other {# Tagen}}",
    value: "{value} am Tag, aus {days, plural, one {# Tag} other {# Tagen}}",
    ofSide: "{side}: {amount}",
  },
  parts: {
    night: "Sterne in der Nacht",
    morning: "Sterne am Morgen",
    afternoon: "Sterne am Nachmittag",
    evening: "Sterne am Abend",
  },
  missing: {
    noStars: "Es gibt keinen Stern, der sich vergleichen ließe.",
    overlap:
      "Die beiden Seiten haben {days, plural, one {# Tag} other {# Tage}} gemeinsam. Ändere eine davon, damit jeder Tag zu einer Seite gehört.",
    same: "Beide Seiten sind dieselben Tage. Ändere eine davon.",
    beforeFirstStar: "{side}: Diese Tage liegen vor deinem ersten Stern vom {date}.",
    toCome: "{side}: Diese Tage kommen erst noch.",
    empty: "{side}: An diesen Tagen steht kein Stern.",
    nothing:
      "{side}: Von {days, plural, one {# Tag} other {# Tagen}} mit Stern hat keiner, was du gewählt hast.",
    everything:
      "{days, plural, one {Der einzige Tag} other {Alle # Tage}} mit Stern {days, plural, one {hat} other {haben}}, was du gewählt hast. Andere zum Vergleichen gibt es nicht.",
    inBoth: "{side}: Jeder dieser Tage gehört auch zur anderen Seite, also bleibt nichts zu vergleichen.",
    tooFewDays:
      "{side}: bisher {days, plural, one {# Tag} other {# Tage}} mit Stern. Ab {needed, number} gibt es etwas zu vergleichen.",
    tooFewWeeks:
      "Bisher {weeks, plural, one {# Woche} other {# Wochen}} mit genug Sternen. Ab {needed, number} lassen sich gute Wochen von den anderen unterscheiden.",
    alike: "Die Sterne {days, plural, one {dieses einen Tages} other {dieser # Tage}} sind alle gleich hell.",
    unscored:
      "{side}: Keines der Gefühle ist hier bekannt, darum lässt sich nicht vergleichen, wie hell diese Tage waren.",
    chosenByFeelings:
      "Die Tage wurden nach Gefühlen gewählt. Ob sie heller waren, wird deshalb nicht verglichen: Es würde nur wiederholen, was du gewählt hast.",
    afterNow:
      "{stars, plural, one {# Stern ist auf später als jetzt datiert und zählt nicht mit.} other {# Sterne sind auf später als jetzt datiert und zählen nicht mit.}}",
  },
  trust: {
    title: "Wie weit das trägt",
    ofCalendar: "{days, number} von {calendarDays, plural, one {# Tag} other {# Tagen}} mit Stern",
    days: "{days, plural, one {# Tag} other {# Tage}} mit Stern",
    mostlyEmpty:
      "{side}: Weniger als die Hälfte der Tage hat einen Stern. Viele schreiben an trüben Tagen weniger, also können die stillen Tage anders gewesen sein.",
    inBoth:
      "{days, plural, one {# Tag gehört zu beiden Seiten und zählt nicht mit.} other {# Tage gehören zu beiden Seiten und zählen nicht mit.}}",
    isApart:
      "Die eine Zeit liegt vor der anderen, also kann alles der Grund sein, was sich inzwischen noch geändert hat.",
    looked:
      "Angesehen {count, plural, one {wurde # Sache} other {wurden # Dinge}}: Gefühle, Stichwörter, Tageszeiten, Übungen und was du misst. Bei so vielem fällt leicht etwas durch Zufall auf, deshalb wird der Zufall über alles zusammen beurteilt.",
    weeks:
      "Gute Wochen: {good, number}. Die anderen Wochen: {others, number}. Ausgewählt wurden sie nach der einen Hälfte ihrer Tage, beschrieben sind sie nach der anderen, damit nicht das beschrieben wird, wonach gewählt wurde.",
    noCause: "All das sagt, was anders war, nicht warum.",
  },
  figures: {
    title: "Die Zahlen",
    brightness: "Wie hell die Tage waren",
    brightnessUnit:
      "Unterschied der Werte auf der Skala von −1 bis 1: wie angenehm die Gefühle zählen, mal ihre Stärke. Die Linie ist der Bereich, nach dem der erste Satz spricht: Sie lässt die 0 genau dort aus, wo der Unterschied nicht Zufall allein sein dürfte.",
    dimmer: "dunkler",
    brighter: "heller",
    percent: "{percent, number} %",
    columns: {
      name: "Name",
      kind: "Art",
      difference: "Unterschied",
      low: "Von",
      high: "Bis",
      sure: "Wie sicher",
      share: "{side}: Anteil",
      days: "{side}: Tage",
      mean: "{side}: Wert",
    },
    sharesUnit:
      "Der Anteil unter den Sternen jedes Tages; bei Übungen und bei dem, was mit Ja oder Nein gemessen wird, der Anteil der Tage. Was mit Zahlen gemessen wird, steht in der Tabelle. Die Linie ist der Bereich, nach dem die Listen sprechen: wo das Erste neben dem Zweiten wirklich liegen kann. Das Zweite lässt sie aus, denn nur dann wird ein Unterschied genannt.",
    method:
      "Ein Tag zählt einmal, wie viele Sterne er auch hat. Dass aufeinanderfolgende Tage sich ähneln, ist berücksichtigt. Ein Unterschied wird genannt, wenn der Zufall ihn unter allem, was angesehen wurde, selten zeigen würde.",
  },
  keep: {
    open: "Vergleich speichern",
    subtitle: "Er behält diese Tage.",
    save: "Speichern",
    full: "Du hast {max, number} Vergleiche gespeichert, mehr sind nicht möglich. Entferne einen, um einen anderen zu speichern.",
    kept: "„{name}“ ist gespeichert.",
    isKept: "Gespeichert als „{name}“",
  },
  kept: {
    title: "Gespeicherte Vergleiche",
    actionsFor: "„{name}“: Aktionen",
    rename: "Umbenennen",
    renamed: "Der Vergleich heißt jetzt „{name}“.",
    remove: "Entfernen",
    removed: "„{name}“ wurde entfernt.",
    back: "„{name}“ ist wieder da.",
    waiting: "Noch nicht gesendet",
  },
};
