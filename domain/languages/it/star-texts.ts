import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Aggiungi il tuo primo umore",
  legend: {
    family: "Direzione e tacche indicano la famiglia",
    pleasantness: "L’altezza indica la piacevolezza",
    time: "La distanza dal centro indica il tempo",
    own: "Una perla indica un’emozione tua",
  },
  tags: "Tag",
  with: "con",
  waiting: {
    change: "Modificala o ritirala",
    hint: {
      correction: "Vedi la stella com’era. Modificala di nuovo per riprovare.",
      star: "Resta su questo dispositivo finché non la modifichi o la ritiri.",
    },
    kept: "È su questo dispositivo e parte da sola.",
    noReason: "Il tuo universo non l’ha accettata.",
    correction: "Modifica in attesa",
    star: "In attesa di invio",
    refused: "Non accettata",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "La tua prima notte è accesa",
    none: "Il tuo cielo è qui, quando vuoi",
    allOfFirst: "Tutte le tue prime {of} notti accese",
    someOfFirst: "{lit} delle tue prime {of} notti accese",
    allOfLast: "Tutte le ultime {of} notti accese",
    someOfLast: "{lit} delle ultime {of} notti accese",
  },
  twin: "{name} con {other}",
  letters: {
    keepOut: "Tieni fuori dalle lettere",
    allow: "Lascia che le lettere la citino",
    keptOut: "Fuori dalle lettere",
    hint: "Nessuna lettera citerà questa nota.",
  },
  unknownTime: "Momento sconosciuto",
  starAt: "{star}, {time}",
  ofFamily: ", famiglia “{family}”",
  ofOwn: ", un’emozione tua",
  familyOfOwn: "Famiglia “{family}”, tua",
  intensity: "<spoken>, intensità </spoken>{intensity}/10",
  family: "Famiglia “{family}”",
};
