import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Osservazioni",
  introduction:
    "Che cosa mostrano le tue stelle, e che cosa non possono mostrare. Tutto è calcolato in questo browser. Nessuna stella è un problema, e nulla di ciò che leggi qui è un consiglio.",
  removedTag: "un tag rimosso",
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è conservato.",
  failed: "Non è stato possibile calcolare le osservazioni. Il tuo diario è intatto.",
  loading: "Lettura delle tue stelle",
  empty: {
    title: "Non c’è ancora nessuna stella",
    text: "Con la prima, questa pagina comincia a dire che cosa si può sapere, e quanto manca per il resto.",
  },
  howWorkedOut: "Come è stato calcolato",
  showNamedInSky: "Mostra nel cielo: {what}",
  notClear: "Non chiaro",
  notYet: "Non ancora",
  notClearOrNotYet: "Non chiaro, o non ancora",
  quoted: "“{name}”",
  more: "{count, plural, one {un altro} other {altri #}}",
  laterStars: {
    some: "{count, plural, one {# stella ha una data futura. Qui conterà quando sarà il suo momento.} other {# stelle hanno una data futura. Qui conteranno quando sarà il loro momento.}}",
    all: "{count, plural, one {La tua # stella ha una data futura. Qui conterà quando sarà il suo momento.} other {Le tue # stelle hanno una data futura. Qui conteranno quando sarà il loro momento.}}",
  },
  coverage: {
    title: "Che cosa può sapere questa pagina",
    method:
      "Un giorno conta una volta, per quante stelle abbia. Giorni e ore sono quelli del tuo orologio al momento di ogni stella; per le stelle senza un orologio salvato, quelli di questo dispositivo.",
    oneDay: "Tutte le tue stelle sono di oggi, quindi questa pagina conosce un giorno.",
    everyDay:
      "{span, plural, one {Dalla tua prima stella è passato # giorno} other {Dalla tua prima stella sono passati # giorni}}: {days, plural, one {# ne ha una} other {# ne hanno una}}. Molte persone scrivono meno nei giorni bui.",
    someDays:
      "{span, plural, one {Dalla tua prima stella è passato # giorno} other {Dalla tua prima stella sono passati # giorni}}: {days, plural, one {# ne ha una} other {# ne hanno una}}. Molte persone scrivono meno nei giorni bui, quindi i giorni silenziosi possono essere stati diversi.",
    note: "Da {days, number} su {span, plural, one {# giorno} other {# giorni}}. Molte persone scrivono meno nei giorni bui.",
    noteOfLast:
      "Da {days, number} degli ultimi {span, plural, one {# giorno} other {# giorni}}. Molte persone scrivono meno nei giorni bui.",
    counts: "Giorni con una stella",
    ofLast: "giorni degli ultimi {length, number}",
  },
  weather: {
    title: "Tempo interiore",
    method: {
      score:
        "Il valore di una stella è quanto conta come piacevole la sua emozione, moltiplicato per la sua intensità. Quanto un’emozione conti come piacevole è una stima di questo prodotto. Un giorno è la media delle sue stelle, e una settimana la media dei suoi giorni.",
      band: "La fascia contiene ciò che i giorni silenziosi della settimana avrebbero potuto essere, in base a quanto variano i giorni delle tue settimane: in 80 settimane su 100, la media di tutti e sette i giorni vi cade dentro.",
      change:
        "Un cambiamento lento è una retta tracciata attraverso le medie di periodi di 14 giorni dell’ultimo anno. È indicato come tale solo se un diario senza alcun cambiamento lo mostrerebbe in meno di 5 casi su 100. Se i giorni seguono l’anno si giudica allo stesso modo, con un’onda di un anno.",
      room: "Quanto i giorni possono variare dipende dalla loro media: vicino a un estremo della scala c’è meno spazio. La percentuale si riferisce a questo spazio.",
    },
    spread:
      "Negli ultimi 90 giorni, {days, plural, one {il tuo # giorno con una stella distava} other {i tuoi # giorni con una stella distavano}} circa {distance} dalla media: il {percent, number}% di quanto possono variare al massimo giorni con questa media.",
    spreadCount:
      "Quanto variano i tuoi giorni: {days, number} di {needed, number} giorni con una stella negli ultimi 90.",
    spreadMissing: "Quanto variano i tuoi giorni: a partire da {needed, number} giorni negli ultimi 90.",
    turn: "{dates}: i tuoi giorni hanno avuto la tendenza a diventare {direction, select, muchDimmer {molto meno luminosi} dimmer {meno luminosi} littleDimmer {un po’ meno luminosi} littleBrighter {un po’ più luminosi} brighter {più luminosi} other {molto più luminosi}}, in base a {days, plural, one {# giorno} other {# giorni}} con una stella. Può essere un caso.",
    noTurn:
      "{dates}: i tuoi giorni non sono diventati né chiaramente più luminosi né chiaramente meno luminosi, in base a {days, plural, one {# giorno} other {# giorni}} con una stella.",
    turnCount:
      "Un cambiamento lento: {days, number} di {needed, number} giorni con una stella nell’ultimo anno.",
    turnTooClose: "Un cambiamento lento: i tuoi giorni con una stella sono troppo vicini tra loro.",
    season:
      "I tuoi giorni sembrano seguire l’anno: hanno avuto la tendenza a essere più luminosi intorno a {month}, in base a {days, plural, one {# giorno} other {# giorni}} con una stella. Può essere un caso.",
    noSeason:
      "I tuoi giorni non seguono chiaramente l’anno, in base a {days, plural, one {# giorno} other {# giorni}} con una stella.",
    seasonSpan:
      "Se i tuoi giorni seguono l’anno: {span, number} di {needed, plural, one {# giorno} other {# giorni}} dalla tua prima stella.",
    seasonCount:
      "Se i tuoi giorni seguono l’anno: {days, number} di {needed, plural, one {# giorno} other {# giorni}} con una stella.",
    seasonTooClose:
      "Se i tuoi giorni seguono l’anno: i tuoi giorni con una stella sono troppo vicini tra loro.",
  },
  tags: {
    title: "Ciò che ti accompagna",
    method: {
      compared:
        "I giorni con un tag si confrontano con quelli senza, tenendo conto dei giorni della settimana, dei cambiamenti lenti nei mesi e del fatto che un giorno somiglia spesso al precedente. Contano solo gli ultimi quattro anni.",
      chance:
        "Con molti tag, uno di loro sembra speciale per caso. Una differenza è quindi indicata solo se sarebbe rara accanto a tutti i tuoi tag, e solo se si vedeva già quattro settimane fa. Anche allora dice che cosa si accompagna a che cosa, non che cosa causa che cosa.",
    },
    none: "I tag dicono che cosa accompagna un’emozione. Quando ci sono dieci giorni con un tag e dieci senza, questa pagina può confrontarli.",
    brighter:
      "In {daysWith, plural, one {# giorno} other {# giorni}} con “{tag}” le tue stelle hanno avuto la tendenza a essere {direction, select, littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}} rispetto a {daysWithout, plural, one {# giorno} other {# giorni}} senza. Può essere un caso, o sono i giorni buoni a richiamare “{tag}”.",
    dimmer:
      "In {daysWith, plural, one {# giorno} other {# giorni}} con “{tag}” le tue stelle hanno avuto la tendenza a essere {direction, select, littleDimmer {un po’ meno luminose} dimmer {meno luminose} other {molto meno luminose}} rispetto a {daysWithout, plural, one {# giorno} other {# giorni}} senza. Può essere un caso, o sono i giorni difficili a richiamare “{tag}”.",
    sharedDays: "Cade spesso negli stessi giorni di {tags}, quindi le loro parti non si possono distinguere.",
    unsure: "Non chiaramente diversi dai giorni senza: {tags}.",
    withDays: "“{tag}” ({days, plural, one {# giorno} other {# giorni}})",
    missingWith: "“{tag}” ({days, number} di {needed, number} giorni con)",
    missingWithout: "“{tag}” ({days, number} di {needed, number} giorni senza)",
    tooFew: "“{tag}” (troppo pochi giorni)",
    tooEarly: "Troppo presto per confrontare: {tags}.",
    bound:
      "{count, plural, one {{tags} si limita a certi giorni della settimana o a un solo periodo, e non si può distinguere da essi.} other {{tags} si limitano a certi giorni della settimana o a un solo periodo, e non si possono distinguere da essi.}}",
    chart: "Giorni con un tag, confrontati con i giorni senza",
    ofDays: "{daysWith, number} di {days, plural, one {# giorno} other {# giorni}}",
    columns: { with: "Giorni con", without: "Giorni senza", shared: "Spesso negli stessi giorni" },
  },
  rhythm: {
    title: "Ritmo",
    method:
      "Una casella con poche stelle dice poco delle sue ore, quindi la sua media è avvicinata a quella di tutte le tue stelle. Un giorno della settimana è nominato solo se i suoi giorni differiscono dagli altri più di quanto farebbero per caso in 5 diari su 100, contando tutti e sette i giorni, negli ultimi quattro anni.",
    weekday:
      "{weekday, select, monday {I tuoi lunedì} tuesday {I tuoi martedì} wednesday {I tuoi mercoledì} thursday {I tuoi giovedì} friday {I tuoi venerdì} saturday {I tuoi sabati} other {Le tue domeniche}} ({days, plural, one {# giorno} other {# giorni}}): giorni che hanno avuto la tendenza a essere {direction, select, muchDimmer {molto meno luminosi} dimmer {meno luminosi} littleDimmer {un po’ meno luminosi} littleBrighter {un po’ più luminosi} brighter {più luminosi} other {molto più luminosi}} degli altri. Può essere un caso.",
    weekdays: {
      monday: "Lunedì",
      tuesday: "Martedì",
      wednesday: "Mercoledì",
      thursday: "Giovedì",
      friday: "Venerdì",
      saturday: "Sabati",
      sunday: "Domeniche",
    },
    noWeekday: "Nessun giorno della settimana è chiaramente diverso dagli altri.",
    weekdayTooEarly: "Se un giorno della settimana è diverso: a partire da otto di quei giorni.",
    oneMean:
      "Queste ore non differiscono più di quanto faccia il caso, quindi ognuna mostra la media di tutte le stelle.",
    table: "Giorni della settimana e parti del giorno",
    unit: "Valore medio da −1 (spiacevole) a 1 (piacevole), avvicinato alla media di tutte le stelle dove sono poche; sotto, il numero di stelle.",
    parts: { night: "Notte", morning: "Mattina", afternoon: "Pomeriggio", evening: "Sera" },
    noStar: "nessuna stella",
    stars: "{count, plural, one {#<unit> stella</unit>} other {#<unit> stelle</unit>}}",
    columns: { weekday: "Giorno della settimana", hours: "Ore", mean: "Media", stars: "Stelle" },
  },
  words: {
    title: "Parole",
    method: {
      variety:
        "La varietà è l’entropia di 30 stelle estratte da quelle degli ultimi 90 giorni, espressa come numero di emozioni: altrettante, nominate con la stessa frequenza, sarebbero ugualmente varie. Dice quanto sono varie le tue parole, non con quanta finezza senti.",
      pairs:
        "Le emozioni che condividono una stella si confrontano con il caso tra le stelle delle stesse quattro settimane; quelle che si susseguono, con un ordine qualsiasi delle stelle dello stesso giorno. Le coppie con meno di cinque giorni non sono nominate.",
    },
    named: "Hai nominato {count, number} delle 36 emozioni.",
    namedWithOwn: "Hai nominato {count, number} di {all, number} emozioni: le 36 e le tue.",
    newFeelings: "Nuove questo mese: {feelings}.",
    oneFeeling: "Tutte le tue stelle degli ultimi 90 giorni nominano per prima la stessa emozione.",
    variety:
      "Varietà: {of, number} delle tue stelle degli ultimi 90 giorni sono varie quanto circa {count, plural, one {{amount} emozione} other {{amount} emozioni}} con la stessa frequenza.",
    varietyCount:
      "La varietà delle tue parole: {stars, number} di {needed, plural, one {# stella} other {# stelle}}.",
    varietyMissing:
      "La varietà delle tue parole: a partire da {needed, plural, one {# stella} other {# stelle}} negli ultimi 90 giorni.",
    sharedPair:
      "“{first}” e “{second}” condividono {count, plural, one {# stella} other {# stelle}}; per caso sarebbero circa {expected}.",
    followingPair:
      "Nello stesso giorno, “{second}” segue subito “{first}” {count, plural, one {# volta} other {# volte}}; per caso sarebbero circa {expected}.",
    noPair: "Nessuna coppia di emozioni va insieme più spesso di quanto accadrebbe per caso.",
    pairCount: "Quali emozioni vanno insieme: {days, number} di {needed, number} giorni con una stella.",
  },
  practice: {
    title: "Prima e dopo",
    method:
      "Si comincia un esercizio quando ci si sente giù, e i momenti bui passano da soli. Il cambiamento dall’ultima stella nelle due ore prima di un esercizio alla prima nelle due ore dopo si confronta quindi con quello tra stelle simili senza un esercizio in mezzo.",
    none: "Quando dieci dei tuoi esercizi avranno una stella prima e dopo, questa pagina potrà confrontarli con altri momenti.",
    outOfReach:
      "Gli esercizi che hai finito sono conservati sul server, che in questo momento non è raggiungibile. Il resto di questa pagina viene dalle stelle su questo dispositivo.",
    loading: "Ricerca dei tuoi esercizi",
    difference:
      "{exercise}, {times, plural, one {# volta} other {# volte}} con una stella entro due ore prima e dopo: la stella successiva ha avuto la tendenza a essere {direction, select, muchDimmer {molto meno luminosa} dimmer {meno luminosa} littleDimmer {un po’ meno luminosa} littleBrighter {un po’ più luminosa} brighter {più luminosa} other {molto più luminosa}} che dopo momenti simili senza un esercizio. Può essere un caso.",
    noDifference:
      "{exercise}, {times, plural, one {# volta} other {# volte}} con una stella entro due ore prima e dopo: nessuna differenza chiara rispetto a momenti simili senza un esercizio.",
    tooEarly: "{exercise}: {times, number} di {needed, number} volte con una stella prima e dopo.",
    nothingSimilar: "{exercise}: troppo pochi momenti simili senza un esercizio per un confronto.",
    chart: "La stella dopo un esercizio, confrontata con momenti simili",
    times: "{count, plural, one {# volta} other {# volte}}",
    timesColumn: "Volte",
  },
  steadiness: {
    more: "Altro per chi vuole approfondire",
    title: "Stabilità",
    method:
      "Il cambiamento da stella a stella è la radice della differenza quadratica media tra stelle consecutive di uno stesso giorno, negli ultimi 90 giorni. Quanto dura un umore è stimato dalle ultime 1000 stelle, con un modello di un umore che torna alla sua media, qualunque sia il tempo tra le stelle; l’intervallo lo contiene in 90 casi su 100.",
    change:
      "Da stella a stella in un giorno, il tuo valore è cambiato di circa {change}, in base a {pairs, plural, one {# coppia} other {# coppie}} di stelle.",
    changeMissing: "Il cambiamento da stella a stella: a partire da due stelle in un giorno.",
    halfLife:
      "Metà di ciò che solleva o abbassa il tuo umore è passata dopo {length}, in base a {stars, plural, one {# stella} other {# stelle}} (minimo: {low}; massimo: {high}).",
    halfLifeCount:
      "Quanto dura un umore: {stars, number} di {needed, plural, one {# stella} other {# stelle}}.",
    halfLifeMissing: "Quanto dura un umore: le tue stelle non lo mostrano chiaramente.",
    length: {
      hour: "circa un’ora",
      hours: "circa {hours, plural, one {# ora} other {# ore}}",
      days: "circa {days, plural, one {# giorno} other {# giorni}}",
    },
  },
  hours: {
    title: "Le ore delle tue stelle",
    unit: "Stelle in ogni ora del giorno, sul tuo orologio di allora.",
    columns: { hour: "Ora", stars: "Stelle" },
  },
  weeks: {
    title: "Le tue settimane",
    unit: "Valore medio dei giorni di ogni settimana, da −1 (spiacevole) a 1 (piacevole). Quanto un’emozione conti come piacevole è una stima di questo prodotto. La fascia contiene la media in 80 settimane su 100.",
    columns: {
      week: "Settimana dal",
      mean: "Media",
      low: "Minimo",
      high: "Massimo",
      days: "Giorni con una stella",
    },
    show: "Mostra",
    lastYear: "Ultime 52 settimane",
    all: "Tutte le settimane",
    pleasant: "piacevole",
    unpleasant: "spiacevole",
    slider: "Settimana",
    reading: "Settimana del {date}: {mean}, tra {low} e {high}, {days, number} giorni su 7",
  },
  intervals: {
    unit: "Differenza di valore, sulla scala da −1 a 1. La linea contiene la vera differenza in 90 casi su 100; un punto pieno è un’affermazione.",
    columns: {
      name: "Nome",
      difference: "Differenza",
      low: "Minimo",
      high: "Massimo",
      claim: "Affermazione",
    },
    yes: "sì",
    no: "no",
    dimmer: "meno luminoso",
    brighter: "più luminoso",
    drawn: "La figura ne mostra {drawn, number} su {all, number}; la tabella li ha tutti.",
  },
};
