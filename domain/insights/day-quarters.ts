/** The quarters of a day, by which hours are told apart where the exact one says too much. */

export const dayQuarters = ["night", "morning", "afternoon", "evening"] as const;

/** The place among the quarters of an hour from 0 to 23. */
export const quarterOf = (hour: number): number => Math.floor(hour / 6);
