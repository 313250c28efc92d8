/** A thread that reads the list of a universe to its end and keeps nothing, so that it takes no time of what is measured. */

import { request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export type Reading = { readonly url: string; readonly cookie: string; readonly coding: string };

const { url, cookie, coding } = workerData as Reading;

request(url, { headers: { cookie, "accept-encoding": coding } }, (response) => {
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  response.on("close", () => parentPort?.postMessage({ bytes, isWhole: response.complete }));
})
  .on("error", () => parentPort?.postMessage({ bytes: 0, isWhole: false }))
  .end();
