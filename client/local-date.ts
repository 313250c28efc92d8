/** `YYYY-MM-DD` of a moment where the person is. */
export function localDate(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const dayMs = 86_400_000;

/** The number of the calendar day that a moment belongs to where the person is: each day is one more than the one before. */
export const localDay = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / dayMs;
