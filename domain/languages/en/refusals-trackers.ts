import { texts } from "../text.ts";

/** The server's refusals of changes to trackers and their readings. */
export const refusalsTrackers = texts("refusals-trackers", {
  nameTaken: "Another tracker has this name already.",
  tooMany: "You have {max} trackers, which is the most a universe can have. Please remove one first.",
  unknown: "This tracker does not exist.",
  removed: "This tracker was removed.",
  outOfRange: "This tracker takes values from {min, number} to {max, number}, in its steps.",
  tooManyOfDay: "A tracker can have up to {max} readings a day.",
  tooManyReadings: "A universe can have up to {max, number} readings.",
});
