import { texts } from "../text.ts";

/** What forms of stars, tags and constellations say about a field that breaks a rule. */
export const rulesStars = texts("rules-stars", {
  emotionRequired: "Please select an emotion before creating your star.",
  baseEmotionRequired: "Please select a base emotion for your twin star.",
  sameEmotion: "A twin star needs two different emotions.",
  repeatedId: "Two stars have the same id.",
  note: {
    tooLong: "A note can have up to {max, number} characters.",
    unstorable: "A note contains characters that cannot be stored.",
  },
  momentTooEarly: "A moment cannot be before {year}.",
  tooManyTags: "A star can have up to {max} tags.",
  tagName: {
    length: "A tag's name has {min} to {max} characters.",
    unstorable: "A tag's name contains characters that cannot be stored.",
    invisible: "A tag's name contains invisible characters.",
  },
  feelingName: {
    length: "A feeling's name has {min} to {max} characters.",
    unstorable: "A feeling's name contains characters that cannot be stored.",
    invisible: "A feeling's name contains invisible characters.",
  },
  constellationName: {
    length: "A constellation's name has {min} to {max} characters.",
    unstorable: "A constellation's name contains characters that cannot be stored.",
    invisible: "A constellation's name contains invisible characters.",
  },
  comparisonName: {
    length: "A comparison's name has {min} to {max} characters.",
    unstorable: "A comparison's name contains characters that cannot be stored.",
    invisible: "A comparison's name contains invisible characters.",
  },
  comparisonTooLong: "This comparison asks for more than can be kept. Choose fewer tags, feelings or words.",
  constellationStars: "A constellation has {min} to {max} stars.",
});
