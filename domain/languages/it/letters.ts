import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "La lettera conta le stelle del suo tempo; un giorno è luminoso quanto il valore medio delle sue stelle. Cita fino a tre note, esattamente come sono scritte. Le scelgono delle regole, e nulla giudica che cosa dicono: una nota di un giorno luminoso, una più lunga di una stella con emozioni difficili e una della prima stella di un’emozione, della prima stella dopo un lungo silenzio, del giorno più pieno, o la più lunga. Accanto a ogni citazione, la sua stella si può lasciare fuori dalle lettere. “Chiaramente” e “probabilmente” vogliono dire lo stesso che nel confronto tra due periodi. L’immagine mostra il tempo da sinistra a destra e le emozioni piacevoli in alto.",

  begin: {
    first: {
      a: "Il tuo diario comincia qui, {day}. Da allora ha {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}.",
      b: "Ecco l’inizio del tuo diario, {day}; da lì in poi ha {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}.",
    },
    single: {
      a: "{kind, select, week {Questa settimana} month {Questo mese} other {Quest’anno}} ha una stella: {day}.",
      b: "Una sola stella è {kind, select, week {di questa settimana} month {di questo mese} other {di quest’anno}}. Il suo giorno: {day}.",
      c: "Una stella, {day}: così {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} sta nel tuo cielo.",
    },
    thin: {
      a: "{kind, select, week {Una settimana quieta} month {Un mese quieto} other {Un anno quieto}} nel tuo cielo: {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}.",
      b: "Hai scritto poco {kind, select, week {questa settimana} month {questo mese} other {quest’anno}}, {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}, ed è tutto qui.",
      c: "{kind, select, week {Questa settimana} month {Questo mese} other {Quest’anno}} ha lasciato una traccia leggera, {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}}.",
    },
    some: {
      a: "Hai acceso {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
      b: "{kind, select, week {Questa settimana} month {Questo mese} other {Quest’anno}} ha {stars, plural, one {# stella} other {# stelle}}, in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
      c: "In {days, plural, one {# giorno} other {# giorni}} su {length, number} hai messo qualcosa in parole, {stars, plural, one {# stella} other {# stelle}} in tutto.",
      d: "Il tuo cielo ha {stars, plural, one {# stella} other {# stelle}} {kind, select, week {di questa settimana} month {di questo mese} other {di quest’anno}}, in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
    },
    full: {
      a: "Ogni giorno {kind, select, week {di questa settimana} month {di questo mese} other {di quest’anno}} ha una stella, {stars, plural, one {# stella} other {# stelle}} in tutto.",
      b: "{kind, select, week {Questa settimana} month {Questo mese} other {Quest’anno}} è {kind, select, week {scritta} month {scritto} other {scritto}} dal primo giorno all’ultimo, in {stars, plural, one {# stella} other {# stelle}}.",
      c: "Dal primo giorno all’ultimo, {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} ha le sue stelle: {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {Questa settimana} month {Questo mese} other {Quest’anno}} non è ancora {kind, select, week {finita} month {finito} other {finito}}. Finora ha {stars, plural, one {# stella} other {# stelle}}, in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
      b: "Fino a oggi, {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} ha {stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
      c: "Finora hai acceso {stars, plural, one {# stella} other {# stelle}} {kind, select, week {questa settimana} month {questo mese} other {quest’anno}}, in {days, plural, one {# giorno} other {# giorni}} su {length, number}.",
    },
  },

  feelings: {
    single: {
      a: "Il suo nome: {feelings}.",
      b: "L’hai chiamata {feelings}.",
      c: "Ciò che dice: {feelings}.",
    },
    same: {
      a: "Portano tutte lo stesso nome: {feelings}.",
      b: "Una parola è bastata per tutte: {feelings}.",
      c: "Ognuna di loro dice {feelings}.",
    },
    equal: {
      a: "Hai nominato {count, plural, one {# emozione, e nessuna spicca} other {# emozioni, e nessuna spicca}}.",
      b: "{count, plural, one {C’è stata # emozione} other {Ci sono state # emozioni, ognuna più o meno spesso quanto le altre}}.",
      c: "Nessuna emozione è tornata più delle altre; ne hai nominate {count, number}.",
    },
    all: {
      a: "Hai nominato: {feelings}.",
      b: "Le emozioni che ci sono dentro: {feelings}.",
      c: "Si trattava di {feelings}.",
    },
    most: {
      a: "Hai nominato più spesso: {feelings}.",
      b: "Il più delle volte era {feelings}.",
      c: "Ciò che è tornato di più: {feelings}.",
    },
    item: "“{feeling}” ({count, plural, one {# volta} =2 {due volte} other {# volte}})",
  },

  news: {
    feelings: {
      a: "Per la prima volta hai nominato: {feelings}.",
      b: "Nuovo tra le tue parole: {feelings}.",
      c: "Fino ad allora senza una stella: {feelings}.",
    },
    back: {
      a: "“{feeling}” è di ritorno; l’ultima volta: {day}.",
      b: "Dopo molto tempo hai nominato di nuovo “{feeling}”, per la prima volta dal giorno {day}.",
      c: "“{feeling}” non c’era dal giorno {day}, e ora c’è di nuovo.",
    },
    tags: {
      a: "Nuovo tra i tuoi tag: {tags}.",
      b: "Per la prima volta come tag: {tags}.",
      c: "I tuoi tag comprendono ora {tags}.",
    },
  },

  tags: {
    all: {
      a: "Ciò che le accompagnava: {tags}.",
      b: "I tuoi tag per questo: {tags}.",
      c: "C’era anche: {tags}.",
    },
    most: {
      a: "Ciò che le accompagnava più spesso: {tags}.",
      b: "Tra i tuoi tag, più spesso: {tags}.",
      c: "Più di tutto c’era anche: {tags}.",
    },
    item: "“{tag}” ({days, plural, one {# giorno} other {# giorni}})",
  },

  along: {
    tag: {
      a: "In {count, number} dei {days, plural, one {# giorno} other {# giorni}} con “{tag}” hai nominato anche “{feeling}”.",
      b: "“{feeling}” c’era in {count, plural, one {# giorno} other {# giorni}} su {days, number} con “{tag}”.",
      c: "“{tag}” c’era in {days, plural, one {# giorno} other {# giorni}}, e in {count, number} di questi anche “{feeling}”.",
    },
    always: {
      a: "In ognuno dei {days, plural, one {# giorno} other {# giorni}} con “{tag}” hai nominato anche “{feeling}”.",
      b: "“{tag}” e “{feeling}” sono arrivati insieme, in {days, plural, one {# giorno} other {# giorni}}.",
      c: "Ci sono stati {days, plural, one {# giorno} other {# giorni}} con “{tag}”, e ognuno ha anche “{feeling}”.",
    },
    pair: {
      a: "“{first}” e “{second}” hanno diviso una stella {count, plural, one {una volta} =2 {due volte} other {# volte}}.",
      b: "{count, plural, one {# stella porta} other {# stelle portano}} insieme “{first}” e “{second}”.",
      c: "Hai nominato insieme “{first}” e “{second}”, {count, plural, one {una volta} =2 {due volte} other {# volte}}.",
    },
    claim: {
      a: "Di tutti i tuoi giorni fino ad allora, quelli con “{tag}” sono stati {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, brighter {più luminosi} other {meno luminosi}}: {with, number} con, accanto a {without, number} senza. Non dice perché.",
      b: "I giorni con “{tag}” sono stati fin qui {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, brighter {più luminosi} other {meno luminosi}}, {with, number} accanto ad altri {without, number}. La ragione non sta nelle stelle.",
    },
  },

  contrast: {
    brightness: {
      a: "Secondo le sue stelle, {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} è {kind, select, week {stata} month {stato} other {stato}} {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, brighter {più} other {meno}} {kind, select, week {luminosa} month {luminoso} other {luminoso}} {kind, select, year {dell’anno} other {delle dodici settimane}} prima.",
      b: "Rispetto {kind, select, year {all’anno} other {alle dodici settimane}} prima, i tuoi giorni sono stati {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, brighter {più luminosi} other {meno luminosi}}.",
    },
    share: {
      a: "“{name}” c’era {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, more {più} other {meno}} spesso che {kind, select, year {nell’anno} other {nelle dodici settimane}} prima: in {now, plural, one {# giorno} other {# giorni}} su {of, number}, allora in {earlier, number} su {ofEarlier, number}.",
      b: "Rispetto {kind, select, year {all’anno} other {alle dodici settimane}} prima, “{name}” è tornato {sure, select, clearly {chiaramente} other {probabilmente}} {direction, select, more {più} other {meno}} spesso: ora in {now, plural, one {# giorno} other {# giorni}} su {of, number}, allora in {earlier, number} su {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "Ciò che hai misurato: {list}.",
      b: "Nei tuoi numeri: {list}.",
      c: "Hai misurato anche: {list}.",
    },
    range: "“{tracker}” da {low} a {high} ({days, plural, one {# giorno} other {# giorni}})",
    mean: "“{tracker}” {value} in media ({days, plural, one {# giorno} other {# giorni}})",
    same: "“{tracker}” {value} ({days, plural, one {# giorno} other {# giorni}})",
    yes: "“{tracker}” in {count, plural, one {# giorno} other {# giorni}} su {days, number}",
  },

  half: {
    a: "La maggior parte sta nella {which, select, first {prima} other {seconda}} metà del mese: {count, plural, one {# stella} other {# stelle}} su {stars, number}.",
    b: "La {which, select, first {prima} other {seconda}} metà del mese ha {count, number} delle sue {stars, plural, one {# stella} other {# stelle}}.",
    c: "È nella {which, select, first {prima} other {seconda}} metà del mese che hai scritto di più, {count, plural, one {# stella} other {# stelle}} su {stars, number}.",
  },

  year: {
    words: {
      a: "Ciò che hai nominato di più è cambiato con i mesi: {words}.",
      b: "Le parole che hanno accompagnato l’anno: {words}.",
    },
    wordIn: "“{feeling}” a {month}",
    wordFromTo: "“{feeling}” da {first} a {last}",
    fullest: {
      a: "Hai scritto di più a {most}, con {mostStars, plural, one {# stella} other {# stelle}}, e di meno a {least}, con {leastStars, number}.",
      b: "Il mese più pieno è stato {most} ({mostStars, plural, one {# stella} other {# stelle}}), il più quieto {least} ({leastStars, number}).",
    },
    light: {
      a: "Secondo le stelle, {bright} è stato il mese più luminoso e {dark} il meno luminoso.",
      b: "I giorni sono stati più luminosi a {bright}, secondo le loro stelle, e meno luminosi a {dark}.",
    },
    empty: {
      a: "{count, plural, one {# mese non ha} other {# mesi non hanno}} stelle: {months}.",
      b: "Non c’è niente di scritto per {months}.",
    },
  },

  small: {
    arc: {
      a: "È cominciato con “{first}” ed è finito con “{last}”.",
      b: "La prima stella dice “{first}”, l’ultima “{last}”.",
      c: "Da “{first}” all’inizio si è arrivati a “{last}” alla fine.",
    },
    fullest: {
      a: "Hai scritto di più {day}: {stars, plural, one {# stella} other {# stelle}}.",
      b: "Il giorno più pieno è stato {day}, con {stars, plural, one {# stella} other {# stelle}}.",
      c: "Nessun altro giorno ha tante stelle quanto {day}: {stars, number}.",
    },
    hours: {
      a: "La maggior parte delle stelle è arrivata {part, select, night {di notte} morning {di mattina} afternoon {di pomeriggio} other {di sera}}, {count, number} su {stars, number}.",
      b: "{count, plural, one {# stella su {stars, number} è arrivata} other {# stelle su {stars, number} sono arrivate}} {part, select, night {di notte} morning {di mattina} afternoon {di pomeriggio} other {di sera}}.",
      c: "Hai scritto soprattutto {part, select, night {di notte} morning {di mattina} afternoon {di pomeriggio} other {di sera}}: {count, plural, one {# stella} other {# stelle}} su {stars, number}.",
    },
    brightest: {
      a: "Il giorno più luminoso, secondo le sue stelle, è stato {day}.",
      b: "Secondo le stelle, nessun giorno è stato più luminoso di {day}.",
      c: "Le stelle hanno brillato di più {day}.",
    },
    silence: {
      a: "Senza una stella: {dates}.",
      b: "Niente di scritto: {dates}.",
      c: "{dates}: il cielo è rimasto quieto.",
    },
    twins: {
      a: "{count, plural, one {# stella porta} other {# stelle portano}} due emozioni insieme{count, plural, one {:} other {, per esempio}} “{first}” e “{second}”.",
      b: "{count, plural, one {Una volta} =2 {Due volte} other {# volte}} un’emozione non è bastata: “{first}” stava con “{second}”{count, plural, one {} other {, per esempio}}.",
      c: "Una accanto all’altra su una stella: “{first}” e “{second}”.",
    },
    yearAgo: {
      a: "Un anno prima, nello stesso periodo, hai nominato più spesso “{feeling}”.",
      b: "Lo stesso periodo dell’anno precedente: più spesso “{feeling}”.",
      c: "Dodici mesi prima tornava più di tutto “{feeling}”.",
    },
  },

  end: {
    thin: {
      a: "È tutto quello che c’è, e per una lettera basta.",
      b: "Il resto è stato vissuto senza essere scritto.",
      c: "Altro non è scritto, e non manca niente.",
    },
    quiet: {
      a: "I giorni senza una stella vanno bene così come sono.",
      b: "Come sono stati gli altri giorni, lo sai tu.",
      c: "Gli altri giorni sono passati senza essere scritti, e va bene così.",
    },
    soFar: {
      a: "Il resto {kind, select, week {della settimana} month {del mese} other {dell’anno}} è ancora aperto.",
      b: "Quello che deve ancora venire troverà qui il suo posto.",
      c: "Questa lettera cresce con le stelle che seguiranno.",
    },
  },

  quote: {
    only: {
      a: "Accanto hai scritto:",
      b: "Queste parole le stanno accanto:",
      c: "Con le tue parole:",
    },
    bright: {
      a: "{day} è stato uno dei giorni luminosi. Hai scritto:",
      b: "Da un giorno luminoso, {day}:",
      c: "{day}, un giorno pieno di luce, hai scritto:",
    },
    hard: {
      a: "{day}: hai nominato qualcosa di difficile. Le tue parole:",
      b: "Da un momento difficile, {day}:",
      c: "{day} ha avuto un momento difficile. Hai scritto:",
    },
    first: {
      a: "Quando hai nominato “{feeling}” per la prima volta, {day}, hai scritto:",
      b: "{day}, la prima stella con “{feeling}”:",
      c: "Con “{feeling}” per la prima volta, {day}, hai scritto:",
    },
    fullest: {
      a: "{day} ha più stelle di ogni altro giorno. Una di loro dice:",
      b: "Dal giorno più pieno, {day}:",
      c: "Tra tutto quello che hai scritto nel giorno più pieno, {day}:",
    },
    silence: {
      a: "Dopo {days, plural, one {# giorno} other {# giorni}} senza una stella hai scritto, {day}:",
      b: "{day}, le prime parole dopo {days, plural, one {# giorno} other {# giorni}} senza una stella:",
      c: "Poi, {day}, dopo {days, plural, one {# giorno} other {# giorni}} di silenzio:",
    },
    longest: {
      a: "La nota più lunga è di questo giorno: {day}. Dice:",
      b: "Qui hai trovato più parole, {day}:",
      c: "Dalla nota più lunga, {day}:",
    },
  },
};
