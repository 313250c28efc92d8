/** Requests to the host of the checks through its proxy, whose certificate is self-signed. */

import { request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#domain/api.ts";
import { hostName } from "./host.ts";

type Request = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};

/** Returns the status of the reply. `address` is that of the host. */
export const sendThrough = (
  address: string,
  { path, method = "GET", headers = {}, body }: Request,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: address, servername: hostName, rejectUnauthorized: false, path, method },
        headers: {
          host: hostName,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
      },
      (reply) => reply.resume().on("end", () => resolve(reply.statusCode)),
    );
    sent.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

/** A page, and a call that asks the database. */
const read = ["/", api.ready.path];
const pauseMs = 10;

/**
 * Lets readers ask again and again, as people who open pages, while a task runs. Returns how many requests had each
 * outcome: a status, or the code of what broke the connection.
 */
export async function readDuring(
  address: string,
  readers: number,
  task: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  let isOver = false;
  const reading = Array.from({ length: readers }, async () => {
    for (let n = 0; !isOver; n++) {
      const sent = sendThrough(address, { path: read[n % read.length] ?? "" });
      const outcome = `${await sent.catch(({ code }: NodeJS.ErrnoException) => code)}`;
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await pause(pauseMs);
    }
  });
  try {
    await task();
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  return outcomes;
}
