/** Where the list and each exercise are. */

export const listPath = "/mindful-moments";
export const exercisePath = (id: string) => `${listPath}?exercise=${id}`;

/** Null when the address names none. */
export const readExerciseId = (search: string): string | null =>
  new URLSearchParams(search).get("exercise") || null;
