import { texts } from "../text.ts";

/** The server's refusals of changes to a universe: its stars, tags, constellations, imports, links and activities. */
export const refusalsUniverse = texts("refusals-universe", {
  pause: "Cooldown active. Please wait {minutes, plural, one {# more minute} other {# more minutes}}.",
  pauseAtMoment:
    "Another star is less than {minutes, plural, one {# minute} other {# minutes}} from that moment. Please choose another moment.",
  dailyLimit: "You added {max} stars in the last 24 hours. Please add the next one later.",
  momentInFuture: "That moment has not come yet.",
  changedElsewhere: "This star was changed somewhere else in the meantime.",
  starRemoved: "This star was removed.",
  unknownTag: "One of the tags does not exist.",
  tagNameTaken: "Another tag has this name already.",
  tooManyTags:
    "You have {max} tags, which is the most a universe can have. Please merge or remove some first.",
  noMergeTarget: "The tag that should stay does not exist any more.",
  mergedIntoItself: "A tag cannot be merged into itself.",
  unknownFeeling: "This feeling does not exist.",
  feelingNameTaken: "Another feeling has this name already.",
  tooManyFeelings:
    "You have {max} feelings of your own, which is the most a universe can have. Please merge or remove some first.",
  feelingInUse:
    "{stars, plural, one {# star has} other {# stars have}} this feeling, counting those in the bin. Archive it, or merge it into another one.",
  noFeelingMergeTarget: "The feeling that should stay does not exist any more.",
  feelingMergedIntoItself: "A feeling cannot be merged into itself.",
  unknownStar: "One of these stars is not in your sky any more.",
  tooManyConstellations:
    "You have {max} constellations, which is the most a universe can have. Please remove one first.",
  tooManyComparisons:
    "You keep {max} comparisons, which is the most a universe can have. Please remove one first.",
  importClosed: "This import is not open any more.",
  importOpen: "Another import is open. Finish it or cancel it first.",
  undoExpired: "An import can be undone for 30 days. This one is older; its stars stay.",
  noRoom:
    "There is no room for this: your universe takes {used, number} MB of the {megabytes, number} MB that it can take here. {largest, select, notes {Its notes take the most: {size, number} MB.} stars {Its stars without their notes take the most: {size, number} MB.} readings {What you measured takes the most: {size, number} MB.} imports {The memory of your imports takes the most: {size, number} MB.} practice {Exercises and the quiz take the most: {size, number} MB.} other {Names and traces of removed things take the most: {size, number} MB.}} Shorten long notes, or delete stars forever in the bin, to make room.",
  universeFull: "A universe can have up to {max, number} stars. There is room for {room, number} more.",
  universeNotEmpty: "Only an empty universe can be restored. This one has stars already.",
  importTooManyTags: "A universe can have up to {max} tags.",
  importTooManyConstellations: "A universe can have up to {max} constellations.",
  importTooManyComparisons: "A universe can have up to {max} comparisons.",
  unknownStarOfConstellation: "One of the stars of a constellation does not exist.",
  tooManyLinks: "You can have up to {max} links. Remove one that you do not need any more.",
  /** Reminders come as notifications through a push service. */
  notAPushService: "Reminders can only go to a push service at a public https address.",
  pushServiceNotFound:
    "Mood Universe cannot find the push service of your browser right now. Please try again in a moment.",
  incompleteReminderLink: "This link is not complete. Reminders can be stopped in the settings.",
  practiceQuota:
    "Your universe holds {max, number} finished exercises and mazes, which is the most it can keep. This one was not kept.",
  quizQuota:
    "Your universe holds {max, number} quiz answers, which is the most it can keep. This answer was not kept.",
});
