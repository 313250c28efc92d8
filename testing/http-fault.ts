/** Replies of an HTTP service that fails. */

import type { ServerResponse } from "node:http";

/**
 * `hang`: no reply. `drip`: a reply without an end, a byte now and then. `drop`: the connection is cut. `error`: 500 with a
 * page. `garbage`: 200 with what is no JSON.
 */
export type HttpFault = "hang" | "drip" | "drop" | "error" | "garbage";

const dripMs = 500;
const page = "<!doctype html><title>Oh no</title>";
const json = { "Content-Type": "application/json" };

function drip(response: ServerResponse) {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(" "), dripMs);
  response.once("close", () => clearInterval(timer));
}

const faults: Readonly<Record<HttpFault, (response: ServerResponse) => void>> = {
  hang() {},
  drip,
  drop: (response) => response.destroy(),
  error: (response) => response.writeHead(500, { "Content-Type": "text/html" }).end(page),
  garbage: (response) => response.writeHead(200, json).end("{ not JSON"),
};

export const failWith = (fault: HttpFault, response: ServerResponse) => faults[fault](response);
