/** How long something took, within sentences. */

import { wellness } from "../languages/en/wellness.ts";
import type { Translator } from "../languages/translator.ts";

/** `45 seconds`, `3 minutes and 30 seconds`, in whole seconds. */
export function timeInWords(t: Translator, ms: number): string {
  const whole = Math.floor(ms / 1000);
  const [minutes, seconds] = [Math.floor(whole / 60), whole % 60];
  if (minutes === 0) return t(wellness.time.seconds, { seconds });
  return seconds === 0 ? t(wellness.time.minutes, { minutes }) : t(wellness.time.both, { minutes, seconds });
}
