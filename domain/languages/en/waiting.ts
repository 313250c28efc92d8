import { texts } from "../text.ts";

/** What waits on this device to be sent, and what a universe did not accept. */
export const waiting = texts("waiting", {
  title: "Waiting for the network",
  update: "Waiting for an update",
  locked: "Waiting until you unlock your words",
  claim: "Waiting for your answer",
  tryNow: "Try now",
  arrived: "Everything has arrived.",
  listed: "Waiting on this device",
  refused: {
    constellationRemoval: "Constellation not removed",
    constellation: "Constellation not kept",
    comparison: "Comparison not kept",
    comparisonRemoval: "Comparison not removed",
    avatar: "Avatar not changed",
    tagMerge: "Tags not merged",
    tagRemoval: "Tag not removed",
    tagChangeKept: "Your change is kept: look at Tags in your journal.",
    tagChange: "Tag not changed",
    newTag: "Tag not added",
    newFeeling: "Feeling not added",
    newFeelingKept: "It is kept on this device, with the stars that have it, until you change or remove it.",
    feelingChange: "Feeling not changed",
    feelingRemoval: "Feeling not removed",
    feelingMerge: "Feelings not merged",
    newTracker: "Tracker not added",
    newTrackerKept: "It is kept on this device, with its readings, until you change or remove it.",
    trackerChange: "Tracker not changed",
    trackerRemoval: "Tracker not removed",
    reading: "Reading not kept: {name}",
    restoration: "Not brought back",
    noReason: "Your universe did not accept it.",
    quota: "Not kept",
  },
  practice: "A finished exercise or maze",
  quiz: "An answer of the quiz",
  avatar: "Your new avatar",
  constellationRemoval: "Removal of a constellation",
  comparison: "Comparison: {name}",
  comparisonRemoval: "Removal of a comparison",
  change: "A change to your universe",
  tag: {
    change: "Change to the tag {name}",
    new: "New tag: {name}",
    removal: {
      known: "Removal of the tag {name}",
      unknown: "Removal of a tag",
    },
    merge: {
      known: "Merging the tag {name} into the tag {into}",
      intoUnknown: "Merging the tag {name} into a tag",
      ofUnknown: "Merging a tag into the tag {into}",
      unknown: "Merging a tag into a tag",
    },
  },
  feeling: {
    new: "New feeling: {name}",
    change: "Change to the feeling {name}",
    removal: { known: "Removal of the feeling {name}", unknown: "Removal of a feeling" },
    merge: { known: "Merging the feeling {name} into {into}", unknown: "Merging a feeling into another one" },
  },
  tracker: {
    new: "New tracker: {name}",
    change: "Change to the tracker {name}",
    removal: { known: "Removal of the tracker {name}", unknown: "Removal of a tracker" },
  },
  reading: {
    new: "Reading: {name}",
    removal: { known: "Removal of a reading: {name}", unknown: "Removal of a reading" },
  },
  star: {
    back: "A star comes back from the bin",
    new: "New star: {feeling}",
    change: {
      known: "Change to {feeling}",
      unknown: "Change to a star",
    },
    removal: {
      known: "Removal of {feeling}",
      unknown: "Removal of a star",
    },
  },
  kept: "Kept on this device. It is sent by itself as soon as your universe can be reached.",
  keptLocked:
    "Kept until you close this page: words that are locked are stored nowhere as you typed them. As soon as you unlock them, they are sealed and sent.",
  keptInPage:
    "Kept until you close this page, because your browser stores nothing here. It is sent by itself as soon as your universe can be reached.",
  /** Screen readers hear it after "Waiting for the network". */
  writes: ": {count, plural, one {# write} other {# writes}}",
  constellation: "Constellation: {name}",
});
