import type { figures } from "../en/insights-figures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof figures> = {
  notClear: "Non chiaro",
  notYet: "Non ancora",
  notClearOrNotYet: "Non chiaro, o non ancora",
  coverage: {
    method:
      "Un giorno conta una volta, per quante stelle abbia. Giorni e ore sono quelli del tuo orologio al momento di ogni stella; per le stelle senza un orologio salvato, quelli di questo dispositivo.",
    note: "Da {days, number} su {span, plural, one {# giorno} other {# giorni}}. Molte persone scrivono meno nei giorni bui.",
    noteOfLast:
      "Da {days, number} degli ultimi {span, plural, one {# giorno} other {# giorni}}. Molte persone scrivono meno nei giorni bui.",
  },
  weather: {
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
    turnCount:
      "Un cambiamento lento: {days, number} di {needed, number} giorni con una stella nell’ultimo anno.",
    turnTooClose: "Un cambiamento lento: i tuoi giorni con una stella sono troppo vicini tra loro.",
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
    method: {
      compared:
        "I giorni con un tag si confrontano con quelli senza, tenendo conto dei giorni della settimana, dei cambiamenti lenti nei mesi e del fatto che un giorno somiglia spesso al precedente. Contano solo gli ultimi quattro anni.",
      chance:
        "Con molti tag, uno di loro sembra speciale per caso. Una differenza è quindi indicata solo se sarebbe rara accanto a tutti i tuoi tag, e solo se si vedeva già quattro settimane fa. Anche allora dice che cosa si accompagna a che cosa, non che cosa causa che cosa.",
    },
    unsure: "Non chiaramente diversi dai giorni senza: {tags}.",
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
    method:
      "Una casella con poche stelle dice poco delle sue ore, quindi la sua media è avvicinata a quella di tutte le tue stelle. Un giorno della settimana è nominato solo se i suoi giorni differiscono dagli altri più di quanto farebbero per caso in 5 diari su 100, contando tutti e sette i giorni, negli ultimi quattro anni.",
    noWeekday: "Nessun giorno della settimana è chiaramente diverso dagli altri.",
    weekdayTooEarly: "Se un giorno della settimana è diverso: a partire da otto di quei giorni.",
    oneMean:
      "Queste ore non differiscono più di quanto faccia il caso, quindi ognuna mostra la media di tutte le stelle.",
    table: "Giorni della settimana e momenti del giorno",
    unit: "Valore medio da −1 (spiacevole) a 1 (piacevole), avvicinato alla media di tutte le stelle dove sono poche; sotto, il numero di stelle.",
    noStar: "nessuna stella",
    stars: "{count, plural, one {#<unit> stella</unit>} other {#<unit> stelle</unit>}}",
    columns: { weekday: "Giorno della settimana", hours: "Ore", mean: "Media", stars: "Stelle" },
  },
  words: {
    method: {
      variety:
        "La varietà è l’entropia di 30 stelle estratte da quelle degli ultimi 90 giorni, espressa come numero di emozioni: altrettante, nominate con la stessa frequenza, sarebbero ugualmente varie. Dice quanto sono varie le tue parole, non con quanta finezza senti.",
      pairs:
        "Le emozioni che condividono una stella si confrontano con il caso tra le stelle delle stesse quattro settimane; quelle che si susseguono, con un ordine qualsiasi delle stelle dello stesso giorno. Le coppie con meno di cinque giorni non sono nominate.",
    },
    named: "Hai nominato {count, number} delle 36 emozioni.",
    namedWithOwn: "Hai nominato {count, number} di {all, number} emozioni: le 36 e le tue.",
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
    method:
      "Si comincia un esercizio quando ci si sente giù, e i momenti bui passano da soli. Il cambiamento dall’ultima stella nelle due ore prima di un esercizio alla prima nelle due ore dopo si confronta quindi con quello tra stelle simili senza un esercizio in mezzo.",
    outOfReach:
      "Gli esercizi che hai finito sono conservati sul server, che in questo momento non è raggiungibile. Il resto di questa pagina viene dalle stelle su questo dispositivo.",
    noDifference:
      "{exercise}, {times, plural, one {# volta} other {# volte}} con una stella entro due ore prima e dopo: nessuna differenza chiara rispetto a momenti simili senza un esercizio.",
    tooEarly: "{exercise}: {times, number} di {needed, number} volte con una stella prima e dopo.",
    nothingSimilar: "{exercise}: troppo pochi momenti simili senza un esercizio per un confronto.",
    chart: "La stella dopo un esercizio, confrontata con momenti simili",
    times: "{count, plural, one {# volta} other {# volte}}",
    timesColumn: "Volte",
  },
  steadiness: {
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
    unit: "Differenza di valore, sulla scala da −1 a 1. La linea è la fascia secondo cui parlano le frasi; un punto pieno dice che essa lascia il centro.",
    columns: {
      name: "Nome",
      difference: "Differenza",
      low: "Minimo",
      high: "Massimo",
      sure: "Certezza",
    },
    dimmer: "meno luminoso",
    brighter: "più luminoso",
    drawn: "La figura ne mostra {drawn, number} su {all, number}; la tabella li ha tutti.",
  },
};
