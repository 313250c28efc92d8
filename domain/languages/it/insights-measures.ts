import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Le misure di ogni tracker si mettono accanto al valore delle stelle dello stesso giorno e del giorno dopo, tenendo conto dei giorni della settimana, dei cambiamenti lenti nei mesi e del fatto che un giorno somiglia spesso al precedente. Contano solo gli ultimi quattro anni.",
    oneValue:
      "Più misure di un giorno ne fanno una sola. Quantità e durate si sommano, perché tre tazze in tre momenti del giorno sono tre tazze; un sì o no è sì se lo è stato una volta; tutto il resto ha la media delle sue misure. Un valore lontanissimo da tutti gli altri può essere una svista e viene avvicinato a loro. Un giorno senza misura resta senza.",
    chance:
      "Con molti tracker, uno di loro sembra speciale per caso. Un legame è quindi indicato solo se sarebbe raro accanto a tutti i tuoi tracker nei due giorni, e solo se si vedeva già quattro settimane fa.",
    order:
      "Ciò che segue soltanto il tuo umore può sembrare che lo annunci, perché i giorni si somigliano. Il giorno dopo è quindi indicato solo se una misura dice chiaramente di più sulle stelle dopo di lei che su quelle prima. Anche allora dice che cosa si accompagna a che cosa, non che cosa causa che cosa.",
    groups:
      "I grafici mostrano i giorni stessi, in non più di cinque gruppi. La linea contiene la media di tutti i giorni così in 90 casi su 100.",
  },
  unsure: "Nessun legame chiaro con le tue stelle: {trackers}.",
  withDays: "“{tracker}” ({days, plural, one {# giorno} other {# giorni}})",
  missing: "“{tracker}” ({days, number} di {needed, number} giorni con una misura e una stella)",
  tooEarly: "Troppo presto per confrontare: {trackers}.",
  constant:
    "{count, plural, one {{trackers} ha avuto quasi lo stesso valore ogni giorno, quindi non c’è ancora nulla da confrontare.} other {{trackers} hanno avuto quasi lo stesso valore ogni giorno, quindi non c’è ancora nulla da confrontare.}}",
  bound:
    "{count, plural, one {{trackers} si limita a certi giorni della settimana o cambia troppo lentamente per distinguersi da essi.} other {{trackers} si limitano a certi giorni della settimana o cambiano troppo lentamente per distinguersi da essi.}}",
  groups: {
    sameDay: "“{tracker}” e le stelle dello stesso giorno",
    nextDay: "“{tracker}” e le stelle del giorno dopo",
    unit: "Valore medio delle stelle nei giorni di ogni gruppo, da −1 (spiacevole) a 1 (piacevole). La linea contiene la media di tutti i giorni così in 90 casi su 100.",
    count: "{days, plural, one {# giorno} other {# giorni}}",
    columns: { values: "Misure", mean: "Valore medio", low: "Minimo", high: "Massimo", days: "Giorni" },
  },
  lines: {
    unit: "Medie delle settimane con una misura, fino a un anno.",
    columns: { week: "Settimana dal", mean: "Media", yes: "Giorni con sì, in %", days: "Giorni" },
    more: "{count, plural, one {un altro tracker} other {altri # tracker}}",
  },
};
