/** The lock of a device: its choices, and the names by which the page, its service worker and the server know of it. */

/** Minutes without a touch after which the curtain comes. */
export const lockMinutes = [1, 5, 15] as const;
export type LockMinutes = (typeof lockMinutes)[number];

export const pinLength = { min: 6, max: 12 } as const;
/** Wrong PINs, over all tabs, after which only a sign-in opens. */
export const pinTries = 10;

/** The first digits of the alphabets that phones write numbers with: Arabic, Persian and full-width ones. */
const zeros = ["٠", "۰", "０"].map((zero) => zero.charCodeAt(0));

/** A typed PIN in the digits 0 to 9, so that it is the same on every keyboard. Other characters stay as they are. */
export const plainPin = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`;
  });

export const isPin = (pin: string): boolean =>
  /^[0-9]+$/.test(pin) && pin.length >= pinLength.min && pin.length <= pinLength.max;

/** Name in the browser's Cache Storage: this cache is there while a lock is, because service workers have no localStorage. */
export const lockCache = "mood-universe.app-lock";
/** A cookie that is there while a lock is: what a call answers is then no page to look at (server/guards/app-lock.ts). */
export const lockCookie = "mood-universe-app-lock";
