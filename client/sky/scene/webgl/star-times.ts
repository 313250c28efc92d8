/** Times of stars as numbers that the graphics card can compare: it has 24 bits for each. */

/** Day from which times count: it is near those of most journals. */
const baseDay = 20_000;
/** Later moments of a day could be rounded into the next one. */
const lastMoment = 0.999;
/** A time later than every star, of few enough digits for the graphics card. */
export const everywhere = 1e7;

export const numberOfTime = (time: number) => {
  const day = Math.floor(time);
  return day - baseDay + Math.min(time - day, lastMoment);
};
export const numberOfMoment = (moment: number) =>
  Math.min(everywhere, Math.max(-everywhere, moment - baseDay));
