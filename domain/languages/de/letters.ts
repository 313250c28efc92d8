import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "Der Brief zählt die Sterne seiner Zeit; ein Tag ist so hell wie der mittlere Wert seiner Sterne. Er zitiert bis zu drei Notizen genau so, wie sie geschrieben sind. Regeln wählen sie aus, und nichts beurteilt, was sie sagen: eine Notiz von einem hellen Tag, eine längere zu einem Stern mit schweren Gefühlen und eine vom ersten Stern eines Gefühls, vom ersten Stern nach langer Stille, vom vollsten Tag oder die längste. Neben jedem Zitat lässt sich sein Stern aus Briefen heraushalten. „Eindeutig“ und „wahrscheinlich“ heißen dasselbe wie beim Vergleichen zweier Zeiten. Das Bild zeigt die Zeit von links nach rechts und angenehme Gefühle oben.",

  begin: {
    first: {
      a: "Hier beginnt dein Tagebuch: {day}. Seitdem hat es {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}.",
      b: "Das ist der Anfang deines Tagebuchs, {day}; von da an hat es {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}.",
    },
    single: {
      a: "{kind, select, week {Diese Woche} month {Dieser Monat} other {Dieses Jahr}} hat einen Stern: {day}.",
      b: "Ein einziger Stern gehört zu {kind, select, week {dieser Woche} month {diesem Monat} other {diesem Jahr}}. Sein Tag: {day}.",
      c: "Ein Stern, {day}: So steht {kind, select, week {diese Woche} month {dieser Monat} other {dieses Jahr}} an deinem Himmel.",
    },
    thin: {
      a: "{kind, select, week {Eine stille Woche} month {Ein stiller Monat} other {Ein stilles Jahr}} an deinem Himmel: {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}.",
      b: "Du hast {kind, select, week {in dieser Woche} month {in diesem Monat} other {in diesem Jahr}} wenig geschrieben, {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}, und alles davon steht hier.",
      c: "{kind, select, week {Diese Woche} month {Dieser Monat} other {Dieses Jahr}} hat eine leichte Spur hinterlassen, {stars, plural, one {# Stern} other {# Sterne}} an {days, plural, one {# Tag} other {# Tagen}}.",
    },
    some: {
      a: "Du hast {stars, plural, one {# Stern} other {# Sterne}} entzündet, an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
      b: "{kind, select, week {Diese Woche} month {Dieser Monat} other {Dieses Jahr}} hat {stars, plural, one {# Stern} other {# Sterne}}, an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
      c: "An {days, number} von {length, plural, one {# Tag} other {# Tagen}} hast du etwas in Worte gefasst, insgesamt {stars, plural, one {# Stern} other {# Sterne}}.",
      d: "Von {kind, select, week {dieser Woche} month {diesem Monat} other {diesem Jahr}} {stars, plural, one {steht # Stern} other {stehen # Sterne}} an deinem Himmel, an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
    },
    full: {
      a: "Jeder Tag {kind, select, week {dieser Woche} month {dieses Monats} other {dieses Jahres}} hat einen Stern, insgesamt {stars, plural, one {# Stern} other {# Sterne}}.",
      b: "{kind, select, week {Diese Woche} month {Dieser Monat} other {Dieses Jahr}} ist vom ersten bis zum letzten Tag aufgeschrieben, in {stars, plural, one {# Stern} other {# Sternen}}.",
      c: "Vom ersten Tag bis zum letzten stehen Sterne in {kind, select, week {dieser Woche} month {diesem Monat} other {diesem Jahr}}: {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Diese Woche} month {Dieser Monat} other {Dieses Jahr}} ist noch nicht zu Ende. Bisher: {stars, plural, one {# Stern} other {# Sterne}} an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
      b: "Bis heute hat {kind, select, week {diese Woche} month {dieser Monat} other {dieses Jahr}} {stars, plural, one {# Stern} other {# Sterne}}, an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
      c: "Bisher hast du {kind, select, week {in dieser Woche} month {in diesem Monat} other {in diesem Jahr}} {stars, plural, one {# Stern} other {# Sterne}} entzündet, an {days, number} von {length, plural, one {# Tag} other {# Tagen}}.",
    },
  },

  feelings: {
    single: {
      a: "Er nennt: {feelings}.",
      b: "So hast du es genannt: {feelings}.",
      c: "Was er sagt: {feelings}.",
    },
    same: {
      a: "Alle nennen: {feelings}.",
      b: "Ein Wort hat für alle gereicht: {feelings}.",
      c: "Jeder von ihnen sagt: {feelings}.",
    },
    equal: {
      a: "Du hast {count, plural, one {# Gefühl} other {# Gefühle}} genannt, und keines davon sticht hervor.",
      b: "Es waren {count, plural, one {# Gefühl} other {# Gefühle}}, jedes etwa so oft wie die anderen.",
      c: "Kein Gefühl kam öfter vor als der Rest; genannt hast du {count, number}.",
    },
    all: {
      a: "Das hast du genannt: {feelings}.",
      b: "Die Gefühle darin: {feelings}.",
      c: "Es ging um {feelings}.",
    },
    most: {
      a: "Das hast du am häufigsten genannt: {feelings}.",
      b: "Am häufigsten war es {feelings}.",
      c: "Was am meisten vorkam: {feelings}.",
    },
    item: "„{feeling}“ ({count, plural, one {#-mal} =2 {zweimal} other {#-mal}})",
  },

  news: {
    feelings: {
      a: "Zum ersten Mal hast du genannt: {feelings}.",
      b: "Neu unter deinen Wörtern: {feelings}.",
      c: "Bis dahin ohne Stern: {feelings}.",
    },
    back: {
      a: "„{feeling}“ ist wieder da; zuletzt genannt am {day}.",
      b: "Nach langer Zeit hast du wieder „{feeling}“ genannt, zum ersten Mal seit dem {day}.",
      c: "„{feeling}“ war seit dem {day} fort und ist zurückgekommen.",
    },
    tags: {
      a: "Neu unter deinen Stichwörtern: {tags}.",
      b: "Zum ersten Mal als Stichwort: {tags}.",
      c: "Zu deinen Stichwörtern gehört jetzt auch: {tags}.",
    },
  },

  tags: {
    all: {
      a: "Das war dabei: {tags}.",
      b: "Deine Stichwörter dazu: {tags}.",
      c: "Mit dabei: {tags}.",
    },
    most: {
      a: "Das war am häufigsten dabei: {tags}.",
      b: "Von deinen Stichwörtern am häufigsten: {tags}.",
      c: "Öfter als anderes war dabei: {tags}.",
    },
    item: "„{tag}“ ({days, plural, one {# Tag} other {# Tage}})",
  },

  along: {
    tag: {
      a: "An {count, number} von {days, plural, one {# Tag} other {# Tagen}} mit „{tag}“ hast du auch „{feeling}“ genannt.",
      b: "„{feeling}“ war an {count, number} von {days, plural, one {# Tag} other {# Tagen}} mit „{tag}“ da.",
      c: "„{tag}“ kam an {days, plural, one {# Tag} other {# Tagen}} vor, und an {count, number} davon auch „{feeling}“.",
    },
    always: {
      a: "An jedem der {days, plural, one {# Tag} other {# Tage}} mit „{tag}“ hast du auch „{feeling}“ genannt.",
      b: "„{tag}“ und „{feeling}“ kamen zusammen, an {days, plural, one {# Tag} other {# Tagen}}.",
      c: "Es gab {days, plural, one {# Tag} other {# Tage}} mit „{tag}“, und an jedem davon auch „{feeling}“.",
    },
    pair: {
      a: "„{first}“ und „{second}“ haben sich {count, plural, one {einmal} =2 {zweimal} other {#-mal}} einen Stern geteilt.",
      b: "{count, plural, one {# Stern trägt} other {# Sterne tragen}} zugleich „{first}“ und „{second}“.",
      c: "Zusammen genannt hast du „{first}“ und „{second}“, {count, plural, one {einmal} =2 {zweimal} other {#-mal}}.",
    },
    claim: {
      a: "Von all deinen Tagen bis dahin waren die mit „{tag}“ {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, brighter {heller} other {dunkler}}: {with, number} mit, neben {without, number} ohne. Warum, sagt das nicht.",
      b: "Tage mit „{tag}“ waren bis hierher {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, brighter {heller} other {dunkler}}, {with, number} davon neben {without, number} anderen. Der Grund steht nicht in den Sternen.",
    },
  },

  contrast: {
    brightness: {
      a: "Den Sternen nach war {kind, select, week {diese Woche} month {dieser Monat} other {dieses Jahr}} {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, brighter {heller} other {dunkler}} als {kind, select, year {das Jahr} other {die zwölf Wochen}} davor.",
      b: "Verglichen mit {kind, select, year {dem Jahr} other {den zwölf Wochen}} davor waren deine Tage {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, brighter {heller} other {dunkler}}.",
    },
    share: {
      a: "„{name}“ war {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, more {häufiger} other {seltener}} da als {kind, select, year {im Jahr} other {in den zwölf Wochen}} davor: an {now, number} von {of, plural, one {# Tag} other {# Tagen}}, damals an {earlier, number} von {ofEarlier, number}.",
      b: "Verglichen mit {kind, select, year {dem Jahr} other {den zwölf Wochen}} davor war „{name}“ {sure, select, clearly {eindeutig} other {wahrscheinlich}} {direction, select, more {häufiger} other {seltener}} dabei: jetzt an {now, number} von {of, plural, one {# Tag} other {# Tagen}}, davor an {earlier, number} von {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "Was du gemessen hast: {list}.",
      b: "In deinen eigenen Zahlen: {list}.",
      c: "Gemessen hast du auch: {list}.",
    },
    range: "„{tracker}“ von {low} bis {high} ({days, plural, one {# Tag} other {# Tage}})",
    mean: "„{tracker}“ im Schnitt {value} ({days, plural, one {# Tag} other {# Tage}})",
    same: "„{tracker}“ {value} ({days, plural, one {# Tag} other {# Tage}})",
    yes: "„{tracker}“ an {count, plural, =0 {keinem} one {#} other {#}} von {days, plural, one {# Tag} other {# Tagen}}",
  },

  half: {
    a: "Die meisten liegen in der {which, select, first {ersten} other {zweiten}} Hälfte des Monats: {count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
    b: "Die {which, select, first {erste} other {zweite}} Hälfte des Monats hat {count, number} von seinen {stars, plural, one {# Stern} other {# Sternen}}.",
    c: "In der {which, select, first {ersten} other {zweiten}} Hälfte des Monats hast du am meisten geschrieben, {count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
  },

  year: {
    words: {
      a: "Was du am häufigsten genannt hast, wechselte mit den Monaten: {words}.",
      b: "Die Wörter, die durch das Jahr führten: {words}.",
    },
    wordIn: "im {month} „{feeling}“",
    wordFromTo: "von {first} bis {last} „{feeling}“",
    fullest: {
      a: "Am meisten hast du im {most} geschrieben, mit {mostStars, plural, one {# Stern} other {# Sternen}}, am wenigsten im {least}, mit {leastStars, number}.",
      b: "Der vollste Monat war der {most} ({mostStars, plural, one {# Stern} other {# Sterne}}), der stillste der {least} ({leastStars, number}).",
    },
    light: {
      a: "Den Sternen nach war der {bright} der hellste Monat und der {dark} der dunkelste.",
      b: "Am hellsten waren die Tage, ihren Sternen nach, im {bright}, am dunkelsten im {dark}.",
    },
    empty: {
      a: "{count, plural, one {Ein Monat hat} other {# Monate haben}} keinen Stern: {months}.",
      b: "Nichts geschrieben steht für {months}.",
    },
  },

  small: {
    arc: {
      a: "Es begann mit „{first}“ und endete mit „{last}“.",
      b: "Der erste Stern sagt „{first}“, der letzte „{last}“.",
      c: "Von „{first}“ am Anfang ging es zu „{last}“ am Ende.",
    },
    fullest: {
      a: "Am meisten geschrieben hast du an diesem Tag: {day}, {stars, plural, one {# Stern} other {# Sterne}}.",
      b: "Der vollste Tag war {day}, mit {stars, plural, one {# Stern} other {# Sternen}}.",
      c: "Kein anderer Tag hat so viele Sterne wie {day}: {stars, number}.",
    },
    hours: {
      a: "Die meisten Sterne kamen {part, select, night {nachts} morning {am Morgen} afternoon {am Nachmittag} other {am Abend}}, {count, number} von {stars, number}.",
      b: "{count, number} von {stars, plural, one {# Stern} other {# Sternen}} kamen {part, select, night {nachts} morning {am Morgen} afternoon {am Nachmittag} other {am Abend}}.",
      c: "Geschrieben hast du meist {part, select, night {nachts} morning {am Morgen} afternoon {am Nachmittag} other {am Abend}}: {count, number} von {stars, plural, one {# Stern} other {# Sternen}}.",
    },
    brightest: {
      a: "Der hellste Tag, seinen Sternen nach: {day}.",
      b: "Den Sternen nach war kein Tag heller als {day}.",
      c: "Am hellsten leuchteten die Sterne hier: {day}.",
    },
    silence: {
      a: "Ohne Stern: {dates}.",
      b: "Nichts aufgeschrieben: {dates}.",
      c: "{dates}: Der Himmel blieb still.",
    },
    twins: {
      a: "{count, plural, one {# Stern trägt} other {# Sterne tragen}} zwei Gefühle zugleich{count, plural, one {:} other {, etwa}} „{first}“ und „{second}“.",
      b: "{count, plural, one {Einmal} =2 {Zweimal} other {#-mal}} war ein Gefühl nicht genug: „{first}“ stand neben „{second}“{count, plural, one {} other {, zum Beispiel}}.",
      c: "Nebeneinander auf einem Stern: „{first}“ und „{second}“.",
    },
    yearAgo: {
      a: "Ein Jahr früher, um dieselbe Zeit, hast du am häufigsten „{feeling}“ genannt.",
      b: "Dieselbe Zeit, ein Jahr davor: am häufigsten „{feeling}“.",
      c: "Zwölf Monate früher kam „{feeling}“ am meisten vor.",
    },
  },

  end: {
    thin: {
      a: "Das ist alles, was da ist, und für einen Brief ist es genug.",
      b: "Der Rest wurde gelebt, ohne aufgeschrieben zu werden.",
      c: "Mehr steht nicht da, und es fehlt nichts.",
    },
    quiet: {
      a: "Die Tage ohne Stern sind gut so, wie sie sind.",
      b: "Wie die anderen Tage waren, weißt du.",
      c: "Die anderen Tage vergingen ungeschrieben, und das ist in Ordnung.",
    },
    soFar: {
      a: "Der Rest {kind, select, week {der Woche} month {des Monats} other {des Jahres}} ist noch offen.",
      b: "Was noch kommt, findet hier seinen Platz.",
      c: "Dieser Brief wächst mit den Sternen, die noch folgen.",
    },
  },

  quote: {
    only: {
      a: "Dazu hast du geschrieben:",
      b: "Diese Worte stehen daneben:",
      c: "In deinen eigenen Worten:",
    },
    bright: {
      a: "{day}, einer der hellen Tage. Du hast geschrieben:",
      b: "Von einem hellen Tag, {day}:",
      c: "An einem Tag voller Licht, {day}, hast du geschrieben:",
    },
    hard: {
      a: "{day}: Da hast du etwas Schweres genannt. Deine Worte:",
      b: "Aus einem schweren Moment, {day}:",
      c: "{day}, ein schwerer Moment. Du hast geschrieben:",
    },
    first: {
      a: "Als du zum ersten Mal „{feeling}“ genannt hast, am {day}, stand dabei:",
      b: "{day}, der erste Stern mit „{feeling}“:",
      c: "Zum ersten „{feeling}“, am {day}, hast du geschrieben:",
    },
    fullest: {
      a: "{day} hat mehr Sterne als jeder andere Tag. Einer davon sagt:",
      b: "Vom vollsten Tag, {day}:",
      c: "Aus allem, was du am vollsten Tag geschrieben hast, {day}:",
    },
    silence: {
      a: "Nach {days, plural, one {# Tag} other {# Tagen}} ohne Stern hast du geschrieben, am {day}:",
      b: "{day}, die ersten Worte nach {days, plural, one {# Tag} other {# Tagen}} ohne Stern:",
      c: "Dann, am {day}, nach {days, plural, one {# Tag} other {# Tagen}} Stille:",
    },
    longest: {
      a: "Die längste Notiz ist von diesem Tag: {day}. Sie sagt:",
      b: "Die meisten Worte hast du hier gefunden, {day}:",
      c: "Aus der längsten Notiz, {day}:",
    },
  },
};
