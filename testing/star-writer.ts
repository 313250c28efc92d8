/** Adds stars to a universe of a real server process, with idempotency keys, as the client does. */

import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";

export type StarWriter = {
  /** The status of the reply, and the star's id if there is one. */
  add(key: string): Promise<{ status: number; id: string | null }>;
  /** Tries again until the star is acknowledged. */
  addUntilStored(key: string): Promise<void>;
  listIds(): Promise<string[]>;
  /** Sends any call. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
};

export async function openStarWriter(url: string, universeName = "Andromeda"): Promise<StarWriter> {
  const json = { "content-type": "application/json" };
  const created = await fetch(`${url}/api/users`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ universeName, userName: "Ada" }),
  });
  if (created.status !== 201) throw new Error(`The universe was not created: ${created.status}`);
  const cookie = created.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const add = async (key: string) => {
    const response = await fetch(`${url}/api/mood-entries`, {
      method: "POST",
      headers: { ...json, cookie, "idempotency-key": key },
      body: JSON.stringify({ emotion: "joy", intensity: 7 }),
    });
    const body = (await response.json()) as { id?: string };
    return { status: response.status, id: body.id ?? null };
  };
  return {
    add,
    send: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && json), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async addUntilStored(key) {
      while ((await add(key).catch(() => null))?.status !== 201);
    },
    async listIds() {
      const response = await fetch(`${url}/api/mood-entries`, { headers: { cookie } });
      return ((await response.json()) as { id: string }[]).map(({ id }) => id);
    },
  };
}

export type Written = {
  readonly ids: Map<string, string>;
  readonly statuses: Set<number>;
  stop(): Promise<string[]>;
};

/** The wait after a refusal, so that a server that fails is not asked a thousand times in a second. */
const waitMs = 50;

/**
 * Adds stars in several parallel sequences until `stop`, which returns every key that was tried. As the client does, it
 * sends a star again until it is acknowledged.
 */
export function writeContinuously(writer: StarWriter, sequences = 4): Written {
  const [ids, statuses, keys] = [new Map<string, string>(), new Set<number>(), [] as string[]];
  let isWriting = true;
  const write = async (sequence: number) => {
    for (let n = 0; isWriting; n++) {
      const key = `${sequence}-${n}`;
      keys.push(key);
      while (isWriting && !ids.has(key)) {
        const { status, id } = await writer.add(key);
        statuses.add(status);
        if (id) ids.set(key, id);
        else await pause(waitMs);
      }
    }
  };
  const all = Promise.all(Array.from({ length: sequences }, (_, sequence) => write(sequence)));
  // `stop` reports the error; a test that ends earlier does not.
  all.catch(() => {});
  return {
    ...{ ids, statuses },
    async stop() {
      isWriting = false;
      await all;
      return keys;
    },
  };
}

/** Throws unless every acknowledged star is there, and the others of the keys can be added without duplicates. */
export async function expectNothingLost(
  writer: StarWriter,
  keys: readonly string[],
  ids: ReadonlyMap<string, string>,
) {
  const kept = new Set(await writer.listIds());
  expect([...ids.values()].filter((id) => !kept.has(id))).toEqual([]);
  const rest = [...keys];
  const sendAgain = async () => {
    for (let key = rest.pop(); key !== undefined; key = rest.pop()) await writer.addUntilStored(key);
  };
  await Promise.all(Array.from({ length: 8 }, sendAgain));
  expect(await writer.listIds()).toHaveLength(keys.length);
}
