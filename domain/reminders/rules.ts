/** Whether a reminder that is due is sent. Times in milliseconds, moments as epoch milliseconds. */

const hour = 3_600_000;

/** A star of the last hours needs no reminder. */
const starHours = 3;
/** A reminder that is later than this is dropped: its moment is over. */
export const latestMs = hour;
/** How long a push service keeps a reminder for a device that is off. */
export const keptHours = 2;
export const restDays = 7;

export const isTooLate = (dueAt: number, now: number) => now - dueAt > latestMs;

/** `latestEntryAt` is the moment of the latest star that the person added by hand; null without one. */
export const hasRecentStar = (latestEntryAt: number | null, dueAt: number) =>
  latestEntryAt !== null && latestEntryAt > dueAt - starHours * hour;

/** The end of a rest for a week that begins now. */
export const endOfRest = (now: number) => now + restDays * 24 * hour;
