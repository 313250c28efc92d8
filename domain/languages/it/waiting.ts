import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "In attesa della rete",
  update: "In attesa di un aggiornamento",
  tryNow: "Prova ora",
  arrived: "È arrivato tutto.",
  listed: "In attesa su questo dispositivo",
  refused: {
    constellationRemoval: "Costellazione non rimossa",
    constellation: "Costellazione non salvata",
    avatar: "Avatar non modificato",
    tagMerge: "Tag non uniti",
    tagRemoval: "Tag non rimosso",
    tagChangeKept: "La tua modifica è conservata: guarda in “Tag”, nel diario.",
    tagChange: "Tag non modificato",
    newTag: "Tag non aggiunto",
    restoration: "Non ripristinata",
    noReason: "Il tuo universo non ha accettato la modifica.",
    quota: "Non conservato",
  },
  practice: "Un esercizio o labirinto completato",
  quiz: "Una risposta del quiz",
  avatar: "Il tuo nuovo avatar",
  constellationRemoval: "Rimozione di una costellazione",
  change: "Una modifica al tuo universo",
  tag: {
    change: "Modifica del tag {name}",
    new: "Nuovo tag: {name}",
    removal: { known: "Rimozione del tag {name}", unknown: "Rimozione di un tag" },
    merge: {
      known: "Unione del tag {name} al tag {into}",
      intoUnknown: "Unione del tag {name} a un tag",
      ofUnknown: "Unione di un tag al tag {into}",
      unknown: "Unione di un tag a un tag",
    },
  },
  star: {
    back: "Una stella torna dal cestino",
    new: "Nuova stella: {feeling}",
    change: { known: "Modifica: {feeling}", unknown: "Modifica di una stella" },
    removal: { known: "Rimozione: {feeling}", unknown: "Rimozione di una stella" },
  },
  kept: "Resta su questo dispositivo e parte da sé appena il tuo universo è raggiungibile.",
  keptInPage:
    "Resta finché non chiudi questa pagina, perché qui il browser non salva nulla. Parte da sé appena il tuo universo è raggiungibile.",
  writes: ": {count, plural, one {# modifica} other {# modifiche}}",
  constellation: "Costellazione: {name}",
};
