/** Where a person can breathe at once; the same URL as that of the exercise in the list. */
export const breathingPath = "/mindful-moments?exercise=breathing";
