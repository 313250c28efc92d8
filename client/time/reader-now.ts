import type { Reader } from "#domain/insights/insights.ts";
import { localTimeAt } from "#domain/local-time.ts";
import { serverClock } from "./server-clock.ts";

/** The reader's time by the server's clock: on a device whose clock is late, new stars would lie in the future. */
export function readerNow(): Reader {
  const now = serverClock.at(Date.now());
  return { now, utcOffset: localTimeAt(now).utcOffset };
}
