import { texts } from "../text.ts";

/** What is said of a star wherever it is shown, and of a sky of stars. */
export const starTexts = texts("star-texts", {
  addFirstMood: "Add your first mood",
  legend: {
    family: "Direction and notches are the family",
    pleasantness: "Height is pleasantness",
    time: "Distance from the middle is time",
    own: "A bead is a feeling of your own",
  },
  tags: "Tags",
  /** Joins the two feelings of a twin star. */
  with: "with",
  waiting: {
    change: "Change or withdraw it",
    hint: {
      correction: "You see the star as it was. Correct it again to try once more.",
      star: "It is kept on this device until you change or withdraw it.",
    },
    kept: "It is kept on this device and sent by itself.",
    noReason: "Your universe did not accept it.",
    correction: "Correction waiting",
    star: "Waiting to be sent",
    refused: "Not accepted",
    /** The reason why something was not accepted, and what can be done: two sentences. */
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Your first night is lit",
    none: "Your sky is here whenever you are",
    allOfFirst: "All of your first {of} nights lit",
    someOfFirst: "{lit} of your first {of} nights lit",
    allOfLast: "All of the last {of} nights lit",
    someOfLast: "{lit} of the last {of} nights lit",
  },
  /** The two feelings of a twin star. */
  twin: "{name} with {other}",
  /** What a person decides of the note of a star. */
  letters: {
    keepOut: "Keep out of letters",
    allow: "Let letters quote it",
    keptOut: "Kept out of letters",
    hint: "No letter will quote this note.",
  },
  unknownTime: "Unknown time",
  /** A star in one line: its feelings, and its date or time of day. */
  starAt: "{star}, {time}",
  /** Screen readers hear it after the name of a feeling. */
  ofFamily: ", {family} family",
  /** Screen readers hear it after the name of a feeling that a person made. */
  ofOwn: ", a feeling of your own",
  /** A family of feelings, of a feeling that a person made. */
  familyOfOwn: "{family} family, your own",
  /** Screen readers hear `spoken` after the name of a feeling; it is not seen. */
  intensity: "<spoken>, intensity </spoken>{intensity}/10",
  /** A family of feelings. */
  family: "{family} family",
});
