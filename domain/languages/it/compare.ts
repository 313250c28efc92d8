import type { compare } from "../en/compare.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof compare> = {
  title: "Confronta",
  introduction: "Due periodi, o due tipi di giorni, fianco a fianco.",
  back: "Osservazioni",
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è conservato.",
  failed: "Non è stato possibile confrontare i giorni. Il tuo diario è intatto, e ciò che hai scelto resta.",
  loading: "Confronto dei tuoi giorni",
  empty: {
    title: "Non c’è ancora nessuna stella",
    text: "Quando ci saranno stelle in più giorni, questa pagina potrà dire che cosa era diverso tra due dei tuoi periodi.",
  },
  unreadable:
    "Questo indirizzo non indica niente che si possa confrontare, o qualcosa che il tuo universo non ha più. Scegli qui sopra che cosa confrontare.",
  gone: {
    tag: "Questo confronto chiede un tag che è stato rimosso. Toglilo dalla tua scelta, o scegli altro.",
    tracker: "Questo confronto chiede qualcosa che non misuri più. Toglilo dalla tua scelta, o scegli altro.",
    constellation:
      "La costellazione di questo confronto è stata rimossa, o non ha stelle. Scegli qui sopra che cosa confrontare.",
  },
  choose: {
    title: "Che cosa si confronta",
    ways: {
      times: "Due periodi",
      kinds: "Tipi di giorni",
      weeks: "Settimane buone",
    },
    times: {
      week: "Questa settimana e la precedente",
      month: "Questo mese e il precedente",
      year: "Quest’anno e il precedente",
      months: "{months}, e un anno prima",
    },
    since: "Prima e da un giorno in poi",
    event: "Prima e dopo una costellazione",
    chooseOne: "Scegli",
    own: "Altri periodi",
    weekends: "Fine settimana e giorni feriali",
    tag: "Giorni con un tag e senza",
    against: "A confronto con",
    others: "Gli altri giorni",
    chosen: "Giorni scelti",
    weeks:
      "Le tue settimane si dividono in buone e altre. Metà dei giorni di una settimana decide se è buona, e ciò che le buone avevano in comune si legge nell’altra metà.",
    weeksDates: "Settimane tra",
  },
  sides: {
    first: "Primo",
    second: "Secondo",
  },
  track: {
    title: "Il tuo diario e i due periodi",
    firstFrom: "Primo periodo: dal",
    firstTo: "Primo periodo: al",
    secondFrom: "Secondo periodo: dal",
    secondTo: "Secondo periodo: al",
    show: "Mostra",
    near: "Gli ultimi mesi",
    all: "Tutto il diario",
  },
  headline: {
    difference:
      "{what, select, week {Questa settimana è stata {direction, select, brighter {più luminosa} other {meno luminosa}} della precedente.} month {Questo mese è stato {direction, select, brighter {più luminoso} other {meno luminoso}} del precedente.} year {Quest’anno è stato {direction, select, brighter {più luminoso} other {meno luminoso}} del precedente.} weekends {I tuoi fine settimana sono stati {direction, select, brighter {più luminosi} other {meno luminosi}} dei giorni feriali.} tag {I tuoi giorni con “{first}” sono stati {direction, select, brighter {più luminosi} other {meno luminosi}} di quelli senza.} event {Dopo “{first}” i tuoi giorni sono stati {direction, select, brighter {più luminosi} other {meno luminosi}} di prima.} since {Dal giorno {first} i tuoi giorni sono stati {direction, select, brighter {più luminosi} other {meno luminosi}} di prima.} times {{first}: giorni {direction, select, brighter {più luminosi} other {meno luminosi}} rispetto a {second}.} other {{first}: questi giorni sono stati {direction, select, brighter {più luminosi} other {meno luminosi}} degli altri.}}",
    unclear:
      "{what, select, week {Tra questa settimana e la precedente non c’è una differenza chiara di luminosità.} month {Tra questo mese e il precedente non c’è una differenza chiara di luminosità.} year {Tra quest’anno e il precedente non c’è una differenza chiara di luminosità.} weekends {Tra i tuoi fine settimana e i giorni feriali non c’è una differenza chiara di luminosità.} tag {Tra i tuoi giorni con “{first}” e quelli senza non c’è una differenza chiara di luminosità.} event {Tra i tuoi giorni prima e dopo “{first}” non c’è una differenza chiara di luminosità.} since {Tra i tuoi giorni prima del giorno {first} e da allora in poi non c’è una differenza chiara di luminosità.} times {{first}: non c’è una differenza chiara di luminosità rispetto a {second}.} other {{first}: tra questi giorni e gli altri non c’è una differenza chiara di luminosità.}}",
    different: "Ecco che cosa era diverso.",
    same: "Niente spicca come diverso.",
    weeksMore: "Nelle tue settimane buone c’era più di questo: {things}.",
    weeksLess: "Nelle tue settimane buone c’era meno di questo: {things}.",
    weeksSame: "Non spicca niente che distingua le tue settimane buone.",
  },
  toKnow: {
    some: "Per saperlo {days, plural, one {servirebbe circa un altro giorno} other {servirebbero circa altri # giorni}} con una stella da ogni lato.",
    never: "Nemmeno un anno di altri giorni lo direbbe, perché la differenza, se c’è, è piccola.",
  },
  quoted: "“{name}”",
  lists: {
    title: "Che cosa era diverso",
    more: "Di più",
    less: "Di meno",
    moreOf: "{first}: più di questo rispetto a {second}",
    lessOf: "{first}: meno di questo rispetto a {second}",
    noneHere: "Niente che sia più di un caso.",
    none: "In tutto il resto che è stato guardato, niente era così diverso da essere più di un caso.",
    kinds: {
      feeling: "Emozione",
      tag: "Tag",
      part: "Momento del giorno",
      tracker: "Misura",
      exercise: "Esercizio",
    },
    days: "{days, number} su {of, plural, one {# giorno} other {# giorni}}",
    value: "{value} al giorno, in base a {days, plural, one {# giorno} other {# giorni}}",
    ofSide: "{side}: {amount}",
  },
  parts: {
    night: "stelle di notte",
    morning: "stelle di mattina",
    afternoon: "stelle di pomeriggio",
    evening: "stelle di sera",
  },
  missing: {
    noStars: "Non c’è nessuna stella da confrontare.",
    overlap:
      "I due lati hanno {days, plural, one {# giorno} other {# giorni}} in comune. Cambia uno dei due, perché ogni giorno stia da un solo lato.",
    same: "I due lati sono gli stessi giorni. Cambia uno dei due.",
    beforeFirstStar: "{side}: questi giorni precedono la tua prima stella, del {date}.",
    toCome: "{side}: questi giorni devono ancora venire.",
    empty: "{side}: in questi giorni non è stata scritta nessuna stella.",
    nothing:
      "{side}: su {days, plural, one {# giorno} other {# giorni}} con una stella, nessuno ha ciò che hai scelto.",
    everything:
      "{days, plural, one {L’unico giorno} other {Tutti i # giorni}} con una stella {days, plural, one {ha} other {hanno}} ciò che hai scelto, quindi non ce ne sono altri da confrontare.",
    inBoth:
      "{side}: ognuno di questi giorni sta anche dall’altro lato, quindi non resta niente da confrontare.",
    tooFewDays:
      "{side}: finora {days, plural, one {# giorno} other {# giorni}} con una stella. Da {needed, number} in poi c’è qualcosa da confrontare.",
    tooFewWeeks:
      "Finora {weeks, plural, one {# settimana} other {# settimane}} con abbastanza stelle. Da {needed, number} in poi le settimane buone si distinguono dalle altre.",
    alike:
      "Le stelle {days, plural, one {di questo solo giorno} other {di questi # giorni}} sono tutte ugualmente luminose.",
    unscored:
      "{side}: nessuna delle sue emozioni è conosciuta qui, quindi non si può confrontare quanto fossero luminosi questi giorni.",
    chosenByFeelings:
      "I giorni sono stati scelti in base a ciò che sentivi. Perciò non si confronta se erano più luminosi: ripeterebbe solo ciò che hai scelto.",
    afterNow:
      "{stars, plural, one {# stella ha una data futura e non conta.} other {# stelle hanno una data futura e non contano.}}",
  },
  trust: {
    title: "Quanto fidarsi",
    ofCalendar: "{days, number} su {calendarDays, plural, one {# giorno} other {# giorni}} con una stella",
    days: "{days, plural, one {# giorno} other {# giorni}} con una stella",
    mostlyEmpty:
      "{side}: meno della metà dei giorni ha una stella. Molte persone scrivono meno nei giorni bui, quindi i giorni silenziosi possono essere stati diversi.",
    inBoth:
      "{days, plural, one {# giorno sta da entrambi i lati e non conta.} other {# giorni stanno da entrambi i lati e non contano.}}",
    isApart:
      "Un periodo precede l’altro, quindi può dipendere da qualsiasi altra cosa sia cambiata nel frattempo.",
    looked:
      "{count, plural, one {# cosa guardata} other {# cose guardate}}: emozioni, tag, momenti del giorno, esercizi e ciò che misuri. Tra molte, una sembra speciale per caso; perciò il caso è giudicato su tutte insieme.",
    weeks:
      "Settimane buone: {good, number}. Le altre settimane: {others, number}. Metà dei loro giorni le ha scelte e l’altra metà le descrive: così non si descrive ciò che le ha rese buone.",
    noCause: "Tutto questo dice che cosa era diverso, non perché.",
  },
  figures: {
    title: "Le cifre",
    brightness: "Quanto erano luminosi i giorni",
    brightnessUnit:
      "Differenza di valore, sulla scala da −1 a 1: quanto le emozioni contano come piacevoli, per la loro intensità. La linea è la fascia secondo cui parla la prima frase: lascia fuori lo 0 proprio dove la differenza non sembra solo un caso.",
    dimmer: "meno luminoso",
    brighter: "più luminoso",
    percent: "{percent, number}%",
    columns: {
      name: "Nome",
      kind: "Tipo",
      difference: "Differenza",
      low: "Da",
      high: "A",
      sure: "Certezza",
      share: "{side}: quota",
      days: "{side}: giorni",
      mean: "{side}: valore",
    },
    sharesUnit:
      "Delle stelle di ogni giorno, la quota che lo ha; per gli esercizi e per ciò che si misura con sì o no, la quota dei giorni. Ciò che si misura con numeri è nella tabella. La linea è l’intervallo secondo cui parlano le liste: dove il primo lato può trovarsi davvero rispetto al secondo. Lascia fuori il secondo, perché solo allora una differenza è detta.",
    method:
      "Un giorno conta una volta, quante che siano le sue stelle. Si tiene conto che i giorni di seguito si somigliano. Una differenza è detta se il caso la mostrerebbe di rado tra tutto ciò che è stato guardato.",
  },
  keep: {
    open: "Conserva questo confronto",
    subtitle: "Resta con queste date.",
    save: "Conserva",
    full: "Conservi {max, number} confronti, e non possono essere di più. Rimuovine uno per conservarne un altro.",
    kept: "“{name}” è conservato.",
    isKept: "Conservato come “{name}”",
  },
  kept: {
    title: "Confronti conservati",
    actionsFor: "“{name}”: azioni",
    rename: "Rinomina",
    renamed: "Il confronto ora si chiama “{name}”.",
    remove: "Rimuovi",
    removed: "“{name}” è stato rimosso.",
    back: "“{name}” è di nuovo qui.",
    waiting: "Non ancora inviato",
  },
};
