import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "Pause en cours. Attends encore {minutes, plural, one {# minute} other {# minutes}}.",
  pauseAtMoment:
    "Une autre étoile est à moins de {minutes, plural, one {# minute} other {# minutes}} de ce moment. Choisis un autre moment.",
  dailyLimit: "Tu as ajouté {max} étoiles au cours des dernières 24 heures. Ajoute la prochaine plus tard.",
  momentInFuture: "Ce moment n’est pas encore venu.",
  changedElsewhere: "Entre-temps, cette étoile a été modifiée ailleurs.",
  starRemoved: "Cette étoile a été retirée.",
  unknownTag: "L’une des étiquettes n’existe pas.",
  tagNameTaken: "Une autre étiquette porte déjà ce nom.",
  tooManyTags:
    "Tu as {max} étiquettes, c’est le maximum d’un univers. Fusionnes-en ou retires-en d’abord quelques-unes.",
  noMergeTarget: "L’étiquette qui devait rester n’existe plus.",
  mergedIntoItself: "Une étiquette ne peut pas être fusionnée avec elle-même.",
  unknownFeeling: "Cette émotion n’existe pas.",
  feelingNameTaken: "Une autre émotion porte déjà ce nom.",
  tooManyFeelings:
    "Tu as {max} émotions à toi, c’est le maximum d’un univers. Fusionnes-en ou retires-en d’abord quelques-unes.",
  feelingInUse:
    "{stars, plural, one {# étoile porte} many {# d’étoiles portent} other {# étoiles portent}} cette émotion, corbeille comprise. Archive-la ou fusionne-la avec une autre.",
  noFeelingMergeTarget: "L’émotion qui devait rester n’existe plus.",
  feelingMergedIntoItself: "Une émotion ne peut pas être fusionnée avec elle-même.",
  unknownStar: "L’une de ces étoiles n’est plus dans ton ciel.",
  tooManyConstellations: "Tu as {max} constellations, c’est le maximum d’un univers. Retires-en d’abord une.",
  tooManyComparisons: "Tu as {max} comparaisons, c’est le maximum d’un univers. Retires-en d’abord une.",
  importClosed: "Cet import n’est plus ouvert.",
  importOpen: "Un autre import est ouvert. Termine-le ou annule-le d’abord.",
  undoExpired: "Un import peut être défait pendant 30 jours. Celui-ci est plus ancien ; ses étoiles restent.",
  noRoom:
    "Il n’y a pas de place pour cela : ton univers occupe {used, number} Mo sur les {megabytes, number} Mo possibles ici. {largest, select, notes {Ce sont surtout ses notes, avec {size, number} Mo.} stars {Ce sont surtout ses étoiles sans leurs notes, avec {size, number} Mo.} readings {C’est surtout ce que tu as mesuré, avec {size, number} Mo.} imports {C’est surtout ce que tes imports gardent en mémoire, avec {size, number} Mo.} practice {Ce sont surtout les exercices et le quiz, avec {size, number} Mo.} other {Ce sont surtout des noms et les traces de ce que tu as supprimé, avec {size, number} Mo.}} Raccourcis de longues notes, ou supprime des étoiles pour toujours dans la corbeille, pour faire de la place.",
  universeFull:
    "Un univers peut avoir jusqu’à {max, number} étoiles. Il reste de la place pour {room, number}.",
  universeNotEmpty: "Seul un univers vide peut être rétabli. Celui-ci a déjà des étoiles.",
  importTooManyTags: "Un univers peut avoir jusqu’à {max} étiquettes.",
  importTooManyConstellations: "Un univers peut avoir jusqu’à {max} constellations.",
  importTooManyComparisons: "Un univers peut avoir jusqu’à {max} comparaisons.",
  unknownStarOfConstellation: "L’une des étoiles d’une constellation n’existe pas.",
  tooManyLinks: "Tu peux avoir jusqu’à {max} liens. Retires-en un dont tu n’as plus besoin.",
  notAPushService: "Les rappels ne peuvent aller qu’à un service push à une adresse https publique.",
  pushServiceNotFound:
    "Mood Universe ne trouve pas le service push de ton navigateur pour le moment. Réessaie dans un instant.",
  incompleteReminderLink: "Ce lien n’est pas complet. Les rappels peuvent être arrêtés dans les paramètres.",
  practiceQuota:
    "Ton univers garde {max, number} exercices et labyrinthes terminés, c’est son maximum. Celui-ci n’a pas été gardé.",
  quizQuota:
    "Ton univers garde {max, number} réponses au quiz, c’est son maximum. Cette réponse n’a pas été gardée.",
};
