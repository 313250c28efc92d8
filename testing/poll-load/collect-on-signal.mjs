/** Loaded into a server under load: at SIGUSR2 it writes how much memory it has before and after a garbage collection. */

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
/** @param {number} bytes */
const megabytes = (bytes) => bytes / 1024 / 1024;

process.on("SIGUSR2", () => {
  const { rss: uncollected } = process.memoryUsage();
  collect();
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const figures = {
    uncollected: megabytes(uncollected),
    resident: megabytes(rss),
    heap: megabytes(heapTotal),
    live: megabytes(heapUsed + external),
  };
  process.stdout.write(`memory: ${JSON.stringify(figures)}\n`);
});
