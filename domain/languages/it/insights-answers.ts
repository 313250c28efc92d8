import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "Non c’è ancora nessuna stella.",
    quiet: "Il tuo cielo è silenzioso da un po’.",
    quietSince: "La tua ultima stella: {date}.",
    oneStar: "Negli ultimi tempi c’è una stella: {feelings}.",
    few: "Negli ultimi tempi hai nominato {feelings}.",
    oneFeeling: "Negli ultimi tempi ogni stella dice {feelings}.",
    most: "Negli ultimi tempi, ciò che torna più spesso: {feelings}.",
    noneStoodOut: "Negli ultimi tempi nessuna emozione spicca: ne hai nominate {count, number}.",
    ofStars:
      "In {count, plural, one {# stella} other {# stelle}} su {stars, number} negli ultimi {length, number} giorni.",
    eachOfStars:
      "Ciascuna in {count, plural, one {# stella} other {# stelle}} su {stars, number} negli ultimi {length, number} giorni.",
    starsOnDays:
      "{stars, plural, one {# stella} other {# stelle}} in {days, plural, one {# giorno} other {# giorni}} degli ultimi {length, number}.",
    before: "Nelle settimane prima, ciò che tornava più spesso: {feelings}.",
    sameBefore: "Era così anche nelle settimane prima.",
    beforeOfStars: "In {count, plural, one {# stella} other {# stelle}} su {stars, number}.",
    beforeEachOfStars: "Ciascuna in {count, plural, one {# stella} other {# stelle}} su {stars, number}.",
    nights: "Il tuo cielo si è acceso in {days, number} delle ultime {length, number} notti.",
    nightsBefore: "Nelle {length, number} prima, in {days, number}.",
    parts: {
      night: "La maggior parte di queste stelle è arrivata di notte.",
      morning: "La maggior parte di queste stelle è arrivata di mattina.",
      afternoon: "La maggior parte di queste stelle è arrivata di pomeriggio.",
      evening: "La maggior parte di queste stelle è arrivata di sera.",
    },
    partCount: "{count, plural, one {# stella} other {# stelle}} su {stars, number}.",
    turn: "Negli ultimi mesi i tuoi giorni sono diventati {direction, select, muchDimmer {molto meno luminosi} dimmer {meno luminosi} littleDimmer {un po’ meno luminosi} littleBrighter {un po’ più luminosi} brighter {più luminosi} other {molto più luminosi}}.",
    noTurn: "Negli ultimi mesi ci sono stati alti e bassi, come ce ne sono sempre.",
    turnDays: "{dates}, {days, plural, one {# giorno} other {# giorni}} con una stella.",
  },
  along: {
    tooEarly: "È troppo presto per dire che cosa accompagna i giorni più o meno luminosi.",
    nothing: "Per ora non spicca nulla che accompagni i giorni più o meno luminosi.",
    looked: "Confronto tra: {things}.",
    lookedAt: {
      tags: "{count, plural, one {# tag} other {# tag}}",
      trackers: "{count, plural, one {# tracker} other {# tracker}}",
      weekdays: "{count, plural, one {# giorno della settimana} other {# giorni della settimana}}",
      exercises: "{count, plural, one {# esercizio} other {# esercizi}}",
    },
    tag: "Nei giorni con “{tag}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}}.",
    withAndWithout:
      "{daysWith, plural, one {# giorno} other {# giorni}} con, {daysWithout, plural, one {# giorno} other {# giorni}} senza.",
    goodDays: "Forse sono anche i giorni buoni a richiamare “{tag}”.",
    hardDays: "Forse sono anche i giorni difficili a portare “{tag}”.",
    otherTags: "I giorni con {tags} erano un po’ diversi, come lo sono tutti i giorni.",
    weekday:
      "{weekday, select, monday {I tuoi lunedì erano} tuesday {I tuoi martedì erano} wednesday {I tuoi mercoledì erano} thursday {I tuoi giovedì erano} friday {I tuoi venerdì erano} saturday {I tuoi sabati erano} other {Le tue domeniche erano}} giorni {direction, select, muchDimmer {molto meno luminosi} dimmer {meno luminosi} littleDimmer {un po’ meno luminosi} littleBrighter {un po’ più luminosi} brighter {più luminosi} other {molto più luminosi}} degli altri.",
    otherWeekdays: "I giorni della tua settimana erano un po’ diversi tra loro, come lo sono tutti i giorni.",
    season: "I tuoi giorni seguono l’anno: i più luminosi arrivano intorno a {month}.",
    daysWithStar: "{days, plural, one {# giorno} other {# giorni}} con una stella.",
    exercise:
      "Dopo “{exercise}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}} che dopo momenti simili senza un esercizio.",
    exerciseTimes:
      "{times, plural, one {# volta} other {# volte}} con una stella entro due ore prima e dopo.",
    exerciseWithTimes: "“{exercise}” ({times, plural, one {# volta} other {# volte}})",
    otherExercises:
      "Dopo {exercises} le tue stelle erano un po’ diverse che dopo momenti simili, come lo sono tutte le stelle.",
    shared: "“{first}” e “{second}” condividono spesso una stella.",
    sharedStars: "{count, plural, one {# stella} other {# stelle}} con entrambe.",
    following: "Dopo “{first}” arriva spesso “{second}” nello stesso giorno.",
    followingTimes: "{count, plural, one {# volta} other {# volte}}.",
  },
  measured: {
    sameDay:
      "Nei giorni con più “{tracker}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}}.",
    sameDayYes:
      "Nei giorni con “{tracker}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}}.",
    nextDay:
      "Il giorno dopo più “{tracker}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}}.",
    nextDayYes:
      "Il giorno dopo “{tracker}” le tue stelle erano {direction, select, muchDimmer {molto meno luminose} dimmer {meno luminose} littleDimmer {un po’ meno luminose} littleBrighter {un po’ più luminose} brighter {più luminose} other {molto più luminose}}.",
    days: "{daysAbove, plural, one {# giorno} other {# giorni}} sopra {value}, {daysBelow, plural, one {# giorno} other {# giorni}} senza superare questo valore.",
    goodDays: "Forse sono anche i giorni buoni a portarne di più.",
    hardDays: "Forse sono anche i giorni difficili a portarne di più.",
    something: "Forse anche qualcos’altro muove l’una e l’altra cosa.",
    others: "Con più o meno {trackers} i giorni erano un po’ diversi, come lo sono tutti i giorni.",
  },
  sure: {
    oneDay: "Questa pagina conosce un giorno, e un giorno dice poco degli altri.",
    firstDays: "Questi sono i tuoi primi giorni: quello che leggi qui è quello che è stato, e nient’altro.",
    most: "La maggior parte dei tuoi giorni ha una stella, quindi questa pagina conosce gran parte del tuo tempo.",
    half: "Circa metà dei tuoi giorni ha una stella. Gli altri possono essere stati diversi.",
    few: "La maggior parte dei tuoi giorni non ha una stella, quindi questa pagina conosce solo una parte del tuo tempo.",
  },
  exact: {
    difference:
      "La differenza è {difference} sulla scala da −1 a 1. Quella vera sta tra {low} e {high} in 90 casi simili su 100.",
    drawn:
      "Le parole seguono la fascia che tiene conto di tutto ciò che è stato confrontato: da {low} a {high}.",
    chance:
      "Dove non c’è nulla, il caso da solo lo mostra in circa {percent, plural, one {# diario} other {# diari}} su 100.",
    hardlyChance: "Dove non c’è nulla, il caso da solo lo mostra in meno di 1 diario su 100.",
    expected: "Per caso sarebbero circa {expected}.",
    season:
      "Il periodo più luminoso sta {difference} sopra la metà dell’anno, sulla scala da −1 a 1; l’altezza vera sta tra {low} e {high} in 90 casi simili su 100.",
  },
  later: {
    line: "Dopo circa {days, plural, one {un altro giorno} other {altri # giorni}} con una stella: {things}.",
    after: "Più avanti: {things}.",
    things: {
      weekdays: "i giorni della settimana",
      tags: "i tag",
      measures: "ciò che misuri",
      exercises: "gli esercizi",
      pairs: "le emozioni che vanno insieme",
      spread: "quanto variano i tuoi giorni",
      variety: "la varietà delle tue parole",
      turns: "i cambiamenti lenti",
      halfLife: "quanto dura un umore",
      seasons: "le stagioni del tuo anno",
    },
  },
};
