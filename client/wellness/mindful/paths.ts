/** URLs of the list and of each exercise. */

export const listPath = "/mindful-moments";
export const exercisePath = (id: string) => `${listPath}?exercise=${id}`;

/** The id in a URL's query, or null. */
export const readExerciseId = (search: string): string | null =>
  new URLSearchParams(search).get("exercise") || null;
