/**
 * Is loaded into a server that is measured: how much processor time its event loop has taken at once, without letting
 * others have their turn. Other programs on the machine do not count. SIGUSR2 writes the longest so far to the file that
 * LOOP_METER names, and begins anew.
 */

import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { LOOP_METER } = process.env;

if (LOOP_METER && isMainThread) {
  const milliseconds = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let longest = 0;
  let before = milliseconds();
  setInterval(() => {
    const now = milliseconds();
    longest = Math.max(longest, now - before);
    before = now;
  }, 1).unref();
  process.on("SIGUSR2", () => {
    writeFileSync(LOOP_METER, String(longest));
    longest = 0;
  });
}
