import type { whatRuns } from "../en/what-runs.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof whatRuns> = {
  title: "Che cosa gira qui",
  introduction:
    "Il codice di queste pagine sigilla e apre le parole, e quel codice lo dà il tuo server. Qui vedi quale codice ha ricevuto il tuo browser, e come scoprire se è quello pubblicato.",
  version: {
    title: "L’hash di questa versione",
    text: "Un solo valore rappresenta tutti i {count, number} file. Se una lettera di un file fosse diversa, questo valore sarebbe un altro.",
    copy: "Copia l’hash",
    copied: "Hash copiato",
    copiedHint: "Confrontalo con quello pubblicato insieme alla versione.",
    list: "L’hash di ogni file",
  },
  files: {
    title: "I file corrispondono all’elenco?",
    comparing: "Confronto dei file",
    page: "{count, plural, one {L’unico file di codice al lavoro in questa pagina è} other {Tutti i # file di codice al lavoro in questa pagina sono}} come dice l’elenco.",
    all: "{count, plural, one {L’unico file di questa versione è} other {Tutti i # file di questa versione sono}} come dice l’elenco.",
    checkAll: "Confronta tutti i file",
    checkAllHint: "Circa 9 MB, anche ciò che a questa pagina non serve.",
    other: "Non come dice l’elenco:",
    unlisted: "Al lavoro qui, ma in nessun elenco:",
    missing: "Non arrivati:",
    ownCode: "La pagina stessa contiene codice. Le pagine di questo prodotto non ne contengono mai.",
    whatToDo:
      "Dopo un aggiornamento può essere ancora al lavoro una pagina precedente: ricaricala e confronta di nuovo. Se resta così, non sbloccare qui le tue parole, e chiedi a chi gestisce questo server.",
  },
  compare: {
    title: "Come confrontare",
    published: "Confronta l’hash, lettera per lettera, con quello pubblicato insieme a questa versione.",
    outside: "Meglio: fallo chiedere da un altro computer, in un’altra rete.",
    source:
      "Meglio ancora: chi ha il codice sorgente di questa versione la compila e confronta ogni file di questo server.",
  },
  limits: {
    title: "Ciò che questa pagina non può sapere",
    text: "Questa pagina viene dallo stesso server. Se vuole fare danni, può dare una pagina falsa, o un altro codice solo a te, o in un altro giorno. Per questo conta solo un confronto dall’esterno, e per questo uno non basta per sempre.",
  },
  noList:
    "Questo server non ha un elenco di hash: il suo codice non è stato compilato come una versione pubblicata.",
  noHashes:
    "I browser calcolano hash solo con https o su localhost. Ciò che dice questa pagina vale lo stesso.",
  outOfReach: "L’elenco non è arrivato. Il server è raggiungibile?",
};
