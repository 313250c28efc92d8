import type { openSealed } from "../en/open-sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof openSealed> = {
  title: "Apri un diario sigillato",
  introduction:
    "Questa pagina legge il file sigillato di un diario di Mood Universe. Non ha bisogno della rete e non invia nulla: ciò che scegli e scrivi resta in questo browser.",
  language: "Lingua",
  file: {
    choose: "Scegli il file",
    another: "Scegli un altro file",
    hint: "Il suo nome finisce in .json, per esempio mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {Un diario senza stelle} one {Un diario con # stella} other {Un diario con # stelle}}, salvato il {day}.",
    notJson: "Non è possibile leggere questo file come JSON. Forse è un altro file, o solo una parte.",
    notOurs:
      "Questa non è un’esportazione di Mood Universe, oppure è di una versione più recente di questa pagina.",
    notSealed: "In questo file niente è sigillato: le sue parole si leggono senza questa pagina.",
  },
  key: {
    with: "Apri con",
    passphrase: "Frase segreta",
    kit: "Kit di soccorso",
    kitHint: "Otto gruppi di lettere e cifre. Minuscole e spazi mancanti non contano.",
    show: "Mostra ciò che hai scritto",
    hide: "Nascondi ciò che hai scritto",
    open: "Apri",
    opening: "Apertura…",
    wrongPassphrase: "Questa non è la frase segreta di questo diario. Maiuscole e spazi contano.",
    wrongKit: "Questo non è il kit di soccorso di questo diario.",
    mistyped: "C’è un errore di battitura: confrontalo con il kit, gruppo per gruppo.",
    damaged: "Il file è danneggiato: ciò che lo apre non si può leggere.",
  },
  journal: {
    title: "Il tuo diario",
    save: "Salvalo come JSON leggibile",
    saveHint: "Chi ha il file salvato può leggerne ogni parola. Conservalo come un diario.",
    notOpened:
      "{count, plural, one {Le parole di # elemento non si possono aprire: sono danneggiate.} other {Le parole di # elementi non si possono aprire: sono danneggiate.}} Nel file salvato restano sigillate.",
    search: "Cerca parole",
    none: "Nessuna stella ha queste parole.",
    shown: "{count, plural, =0 {Nessuna stella} one {# stella} other {# stelle}}, prima le più recenti.",
    binned: "Nel cestino: {count, number}.",
    more: "Mostra le stelle precedenti",
    inBin: "nel cestino",
    tags: "Tag",
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} con {second}",
  },
  noCryptography:
    "Questo browser non offre la sua crittografia alle pagine aperte da un file. Apri questa pagina in Firefox, Chrome o Edge su un computer.",
};
