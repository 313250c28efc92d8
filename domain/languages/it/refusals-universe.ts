import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "Pausa in corso. Aspetta ancora {minutes, plural, one {# minuto} other {# minuti}}.",
  pauseAtMoment:
    "Un’altra stella è a meno di {minutes, plural, one {# minuto} other {# minuti}} da quel momento. Scegline un altro.",
  dailyLimit: "Hai aggiunto {max} stelle nelle ultime 24 ore. Aggiungi la prossima più tardi.",
  momentInFuture: "Quel momento non è ancora arrivato.",
  changedElsewhere: "Nel frattempo questa stella è stata modificata altrove.",
  starRemoved: "Questa stella è stata rimossa.",
  unknownTag: "Uno dei tag non esiste.",
  tagNameTaken: "Un altro tag ha già questo nome.",
  tooManyTags: "Hai {max} tag, il massimo per un universo. Prima uniscine o rimuovine alcuni.",
  noMergeTarget: "Il tag che doveva restare non esiste più.",
  mergedIntoItself: "Un tag non può essere unito a se stesso.",
  unknownFeeling: "Questa emozione non esiste.",
  feelingNameTaken: "Un’altra emozione ha già questo nome.",
  tooManyFeelings: "Hai {max} emozioni tue, il massimo per un universo. Prima uniscine o rimuovine alcune.",
  feelingInUse:
    "{stars, plural, one {# stella ha} many {# di stelle hanno} other {# stelle hanno}} questa emozione, contando il cestino. Archiviala o uniscila a un’altra.",
  noFeelingMergeTarget: "L’emozione che doveva restare non esiste più.",
  feelingMergedIntoItself: "Un’emozione non può essere unita a se stessa.",
  unknownStar: "Una di queste stelle non è più nel tuo cielo.",
  tooManyConstellations: "Hai {max} costellazioni, il massimo per un universo. Prima rimuovine una.",
  tooManyComparisons: "Hai {max} confronti, il massimo per un universo. Prima rimuovine uno.",
  importClosed: "Questa importazione non è più aperta.",
  importOpen: "È aperta un’altra importazione. Prima completala o interrompila.",
  undoExpired: "Un’importazione si può annullare per 30 giorni. Questa è più vecchia; le sue stelle restano.",
  noRoom:
    "Non c’è spazio per questo: il tuo universo occupa {used, number} MB dei {megabytes, number} MB che può occupare qui. {largest, select, notes {La parte più grande sono le note, con {size, number} MB.} stars {La parte più grande sono le stelle senza le note, con {size, number} MB.} readings {La parte più grande è ciò che hai misurato, con {size, number} MB.} imports {La parte più grande è ciò che ricordano le tue importazioni, con {size, number} MB.} practice {La parte più grande sono gli esercizi e il quiz, con {size, number} MB.} other {La parte più grande sono nomi e tracce di ciò che hai eliminato, con {size, number} MB.}} Accorcia le note lunghe, o elimina per sempre delle stelle nel cestino, per fare spazio.",
  universeFull:
    "Un universo può avere fino a {max, number} stelle. C’è posto per {room, plural, one {un’altra} other {altre #}}.",
  universeNotEmpty: "Si può ripristinare solo un universo vuoto. Questo ha già delle stelle.",
  importTooManyTags: "Un universo può avere fino a {max} tag.",
  importTooManyConstellations: "Un universo può avere fino a {max} costellazioni.",
  importTooManyComparisons: "Un universo può avere fino a {max} confronti.",
  unknownStarOfConstellation: "Una delle stelle di una costellazione non esiste.",
  tooManyLinks: "Puoi avere fino a {max} link. Rimuovine uno che non ti serve più.",
  notAPushService: "I promemoria possono andare solo a un servizio push con un indirizzo https pubblico.",
  pushServiceNotFound:
    "Mood Universe non trova il servizio push del tuo browser in questo momento. Riprova tra un attimo.",
  incompleteReminderLink:
    "Questo link non è completo. I promemoria si possono disattivare nelle impostazioni.",
  practiceQuota:
    "Il tuo universo contiene {max, number} esercizi e labirinti completati, il massimo che può conservare. Questo non è stato conservato.",
  quizQuota:
    "Il tuo universo contiene {max, number} risposte al quiz, il massimo che può conservare. Questa non è stata conservata.",
};
