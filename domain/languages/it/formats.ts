import type { formats } from "../en/formats.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof formats> = {
  markdown: {
    summary:
      "Mood Universe: {name}. {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}.",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} con {second}",
    tags: "Tag: {tags}",
    reading: "{tracker}: {value}",
    readingAt: "{tracker}, {time}: {value}",
  },
  quoted: "“{name}”",
  namesAndMore: "{names} e {count, plural, one {un altro} other {altri #}}",
  remarks: {
    noEntries: "In questo file non ci sono voci.",
    tooManyRows: "Questo file ha più di {count, number} righe. Dividilo, e importa le parti una per una.",
    tooManyEntries: "Questo file ha più di {count, number} voci, più di quante ne possa avere un universo.",
    tooLarge: "In questo file ci sono più di 200 MB di voci. Dividilo, e importa le parti una per una.",
    unknownJson: "Questo file JSON non viene da un diario che si possa leggere qui.",
    notJson: "Questo file comincia come JSON ed è danneggiato. Esportalo di nuovo.",
    sealUnreadable:
      "Il sigillo di questo file non si può leggere: è danneggiato, o di una versione successiva.",
    sealedDamaged:
      "Le parole di {count, plural, one {# elemento} other {# elementi}} di questo file non si aprono: il file è stato danneggiato. La pagina open-sealed.html mostra gli altri.",
    brokenJson:
      "Questo file comincia come JSON e poi si interrompe o contiene un errore, quindi non è stato possibile leggerne nulla. Esportalo di nuovo, e sceglilo di nuovo.",
    zipOutside:
      "Questo ZIP ha un percorso che porta fuori dall’archivio. Viene rifiutato, perché nessun diario scrive un file così.",
    zipNothing: "In questo ZIP non c’è un diario che si possa leggere qui.",
    zipPassword: "Questo ZIP ha una password. Estrailo e scegli il file che contiene.",
    zipPacking:
      "Questo ZIP è compresso in un modo che qui non si può leggere ({kind}). Estrailo e scegli il file che contiene.",
    zipSeveral: "In questo ZIP ci sono più tabelle: {names}. Estrailo e sceglile una alla volta.",
    zipInside:
      "In questo ZIP c’è un altro archivio: {names}. Estraili entrambi e scegli il file che c’è dentro.",
    spreadsheet:
      "Questo è un foglio di calcolo e non una tabella di testo. Salvalo come CSV e scegli quel file.",
    otherArchive: "Questo è un archivio ({kind}) e non uno ZIP. Estrailo e scegli il file che contiene.",
    zipDamaged: "Questo ZIP è danneggiato. Esportalo di nuovo.",
    emptyFile: "Questo file è vuoto.",
    notText:
      "Non è né un testo né un file ZIP, quindi non può contenere un diario. Scegli il file esportato dall’altra app.",
    tooMuchText:
      "Questo file ha più di 200 MiB di testo, più di quanto serva a un diario, quindi non è stato letto.",
    noTable:
      "In questo file non c’è un diario: non è né JSON né una tabella con un’intestazione e delle righe. Scegli il file esportato dall’altra app.",
    endlessLine:
      "Questo file ha una riga di oltre un milione di caratteri, quindi non è una tabella di voci. Non ne è stato letto nulla.",
    openQuote:
      "Dopo la riga {row, number}, una virgoletta apre una cella di oltre un milione di caratteri. Chiudila in un foglio di calcolo o in un editor di testo, e scegli di nuovo il file.",
    keysOutOfReach:
      "Il tuo universo ora non è raggiungibile, quindi non si sa quali voci ha già. Non è stato importato nulla; riprova tra un momento.",
    brokenLetters:
      "{count, plural, one {# lettera di questo file non si è potuta leggere ed è diventata �.} other {# lettere di questo file non si sono potute leggere e sono diventate �.}}",
    readingFailed:
      "Qualcosa è andato storto durante la lettura del file. Non è stato importato nulla e non è andato perso nulla; scegli di nuovo il file.",
    unreadableDate: "La data “{date}” non esiste.",
    unreadableMoment: "Il momento “{date}” non esiste.",
    noDate: "Questa voce non ha una data.",
    unreadableTime: "Non è stato possibile leggere l’ora “{time}”; si usa mezzogiorno.",
    partsOfDay: "Le parti del giorno sono diventate ore: am 9:00, mid 13:00 e pm 18:00.",
    rowTooLong: "Questa riga è troppo lunga per essere una voce.",
    cellsLeftOut: "Più celle dell’intestazione; tralasciato: {cells}.",
    quoteNotClosed:
      "Una virgoletta di questa riga non viene chiusa, perciò quello che segue nel file ne è diventato parte.",
    noRating: "Questa voce non ha una valutazione.",
    noMoodInRow: "Questa riga non ha un umore.",
    noMoodInEntry: "Questa voce non ha un umore.",
    noMoodOrRating: "Questa riga non ha né un umore né una valutazione.",
    noLabels: "Questa voce non ha né etichette né una valenza.",
    labelAgainst: "{names} dice il contrario del numero di questa voce. Conta il numero.",
    noScore: "Questo giorno non ha un punteggio.",
    noFeelingInRow: "Questa riga non ha un’emozione.",
    noFeelingInStar: "Questa stella non ha un’emozione.",
    twiceInFile: "Questa voce è due volte nel file.",
    charactersLeftOut: "I caratteri di questa nota che nessun programma può salvare sono stati tralasciati.",
    otherKind: "“{kind}” non è un umore, e non viene importato.",
    readingsNotImported:
      "{count, plural, one {# misura di “{kind}” non si può importare.} other {# misure di “{kind}” non si possono importare.}}",
    measurementsNotImported: "Il meteo e le altre misure a parole non vengono importati: solo i numeri.",
    scalesNotImported: "Alcune scale non vengono importate: non contengono un numero.",
    valuesLeftOut: "Valori in eccesso, che restano fuori: {count, number}.",
    valuesOutside: "Di {names}, valori fuori dall’intervallo che restano fuori: {count, number}.",
    valuesRounded: "Di {names}, valori arrotondati ai passi del tracker: {count, number}.",
    valuesOfOtherTimes:
      "Di {names}, valori di giorni futuri o anteriori al 1900 che restano fuori: {count, number}.",
    valuesJoined: "Di {names}, valori dello stesso giorno o minuto uniti a un altro: {count, number}.",
    valuesOfFullDays:
      "Di {names}, valori oltre quelli che un giorno può avere, che restano fuori: {count, number}.",
    more: "{count, plural, one {C’è un altro avviso di questo tipo, non elencato.} other {Ci sono altri # avvisi di questo tipo, non elencati.}}",
    tooEarly: "La data {date} è anteriore al 1900.",
    inTheFuture: "La data {date} non è ancora arrivata.",
    ofLaterVersion:
      "Questo è stato scritto da una versione successiva di Mood Universe e un ripristino lo perderebbe. Si potrà ripristinare quando questo server sarà aggiornato.",
    skippedHour:
      "Gli orologi sono stati portati avanti, quindi nella data {date} l’ora {time} non c’era; si usa l’ora successiva.",
    notChosenFor: "Nessuna emozione scelta per {names}.",
    notChosen: "Nessuna emozione scelta per questa voce.",
    moreMoods: "Una stella ha fino a due emozioni; tralasciate: {names}.",
    moreTags: "Una stella ha fino a {most, number} tag; tralasciati: {names}.",
    inUniverse: "Questa stella è già nel tuo universo.",
    noteChanged:
      "La nota di questa voce è cambiata da quando è stata importata. La stella tiene la nota che ha.",
    noteCut: "Questa nota ha {length} caratteri; una stella ne contiene {limit}. La fine viene tagliata.",
    noteContinued:
      "Questa nota è più lunga di quanto contenga una stella; continua in {count, plural, one {un’altra} other {altre #}} dello stesso momento.",
  },
};
