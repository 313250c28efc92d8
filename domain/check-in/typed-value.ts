/** Reads numbers and durations as people type them, in every notation of the product's languages. */

/** Digits of Arabic, Persian and full-width keyboards. */
const zeros = [0x0660, 0x06f0, 0xff10];

const withPlainDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code));
  });

/** U+066B is the Arabic decimal separator; U+2212 is the minus sign. */
const plain = (text: string) =>
  withPlainDigits(text)
    .normalize("NFKC")
    .replace(/[,\u066b]/g, ".")
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/[\p{Cf}\s]/gu, "");

/** A number such as `7.5` or `7,5`; null for anything else. One separator is that of decimals, wherever the person is. */
export function readNumber(text: string): number | null {
  const typed = plain(text);
  return /^-?(\d+\.?\d*|\.\d+)$/.test(typed) ? Number(typed) + 0 : null;
}

/**
 * A duration in minutes: `7:30`, `7h30`, `7 h 30 min`, `7.5 h`, `45 min`; null for anything else. A number alone is hours up
 * to `mostHours`, and minutes above: 8 is a night's sleep, 45 a walk.
 */
export function readDuration(text: string, mostHours = 12): number | null {
  const typed = plain(text).toLowerCase();
  const clock = /^(\d{1,5}):(\d{1,2})$/.exec(typed);
  if (clock) return minutesOf(Number(clock[1]), Number(clock[2]));
  const alone = readNumber(typed);
  if (alone !== null) return alone < 0 ? null : Math.round(alone <= mostHours ? alone * 60 : alone);
  // Any word that begins as the unit does is that unit: h, hrs, Std, ore, godz; m, min, minuti.
  const parts = /^(?:(\d+\.?\d*)(?:h|st|o|g|س|時間|小时|时)[^\d-]*)?(?:(\d+)(?:m|د|分)?[^\d-]*)?$/u.exec(
    typed,
  );
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  return minutesOf(Number(parts[1] ?? 0), Number(parts[2] ?? 0));
}

const minutesOf = (hours: number, minutes: number) => {
  const all = Math.round(hours * 60 + minutes);
  return Number.isFinite(all) ? all : null;
};
