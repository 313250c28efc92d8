import type { ownFeelings } from "../en/own-feelings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof ownFeelings> = {
  make: {
    title: "Un’emozione tua",
    subtitle: "Sta accanto alle altre, con un piccolo segno che è tua.",
    add: "Aggiungila",
  },
  change: "Modifica “{name}”",
  name: "Nome",
  pad: {
    title: "Com’è?",
    near: "Vicina a: {names}.",
    pleasantness: "Piacevolezza",
    energy: "Energia",
    unpleasant: "Spiacevole",
    pleasant: "Piacevole",
    calm: "Calma",
    energetic: "Piena di energia",
    howPleasant:
      "{level, select, lowest {molto spiacevole} low {spiacevole} middle {né piacevole né spiacevole} high {piacevole} other {molto piacevole}}",
    howEnergetic:
      "{level, select, lowest {molto calma} low {calma} middle {né calma né piena di energia} high {piena di energia} other {traboccante di energia}}",
  },
  family: {
    title: "Famiglia",
    hint: "Dà alla tua emozione il colore e la forma. Il posto qui sopra ne suggerisce una.",
    missing: "Scegli la famiglia che le somiglia di più.",
  },
  taken: "Hai già un’emozione “{name}”.",
  takenByArchived: "Hai già un’emozione “{name}”, tra quelle archiviate.",
  takenByOneOf36: "“{name}” è una delle 36 emozioni che ogni universo ha.",
  choose: "Scegli “{name}”",
  showIt: "Mostrala",
  mergeTheTwo: "Unisci le due",
  full: "Hai {count, number} emozioni tue, il massimo per un universo. Uniscine o rimuovine alcune per fare posto ad altre.",
  about: {
    title: "Emozioni tue",
    text: "Alcune emozioni non hanno una parola tra le 36. Dai un nome alla tua: ha un posto nel tuo cielo, un colore della sua famiglia, e conta ovunque come le altre.",
  },
  new: "Nuova emozione",
  find: "Cerca un’emozione",
  noneFound: "Nessuna emozione ha questo nel nome.",
  noStar: "Ancora nessuna stella",
  archived: "Archiviate ({count, number})",
  archivedNote: "Queste non ti vengono più proposte. Le tue stelle le mantengono.",
  archivedList: "Emozioni archiviate",
  archivedWith: "Archiviata · {stars}",
  edit: "Modifica",
  merge: "Unisci",
  archive: "Archivia",
  offerAgain: "Proponi di nuovo",
  remove: "Rimuovi",
  inUse:
    "Un’emozione che hanno le stelle non si può rimuovere. Archiviala, e non ti verrà più proposta, oppure uniscila a un’altra.",
  kept: "La modifica è su questo dispositivo e parte da sola.",
  goneWaiting:
    "{count, plural, one {Un’emozione che hai rimosso o unito aspetta l’invio. È su questo dispositivo e parte da sola.} other {# emozioni che hai rimosso o unito aspettano l’invio. Sono su questo dispositivo e partono da sole.}}",
  goneWhileEdited:
    "“{name}” è stata rimossa o unita su un altro dispositivo. “Salva” la aggiunge di nuovo, senza le sue stelle.",
  refused: {
    mark: "Non accettata",
    notice: "“{name}” non è stata accettata. È conservata su questo dispositivo.",
    look: "Guardala",
    withoutReason: "Il tuo universo non l’ha accettata.",
    kept: "È conservata su questo dispositivo finché non la modifichi, la unisci o la rimuovi.",
  },
  mergeDialog: {
    title: "Unisci “{name}”",
    hint: "Scegli l’emozione che resta.",
    own: "Le tue",
    all: "Le 36",
    noStar: "Nessuna stella ha “{from}”. Resta solo “{into}”.",
    change:
      "{stars, plural, one {# stella passa da “{from}” a “{into}”, che resta.} other {# stelle passano da “{from}” a “{into}”, che resta.}}",
    changeWithTwins:
      "{stars, plural, one {# stella passa da “{from}” a “{into}”, che resta.} other {# stelle passano da “{from}” a “{into}”, che resta.}} {both, plural, one {# di esse ha entrambe e diventa una stella singola.} other {# di esse hanno entrambe e diventano stelle singole.}}",
  },
  removeDialog: {
    title: "Rimuovere “{name}”?",
    text: "Nessuna stella ha questa emozione.",
    keep: "Tienila",
  },
  goneDialog: {
    title: "“{name}” non c’è più",
    text: "È stata rimossa o unita su un altro dispositivo. Qui non resta altro da fare.",
    close: "Va bene",
  },
  said: {
    added: "“{name}” aggiunta.",
    saved: "“{name}” salvata.",
    archived: "“{name}” archiviata.",
    offeredAgain: "“{name}” è di nuovo proposta.",
    removed: "“{name}” rimossa.",
    merged: "“{name}” unita a “{into}”.",
  },
};
