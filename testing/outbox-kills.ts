/** Sends what waits in an outbox to a real server that is killed in the middle, again and again. */

import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Changes } from "#domain/records/changes.ts";
import { makeAlone } from "../client/outbox/alone.ts";
import type { Item } from "../client/outbox/item.ts";
import type { ItemStore } from "../client/outbox/item-store.ts";
import { kinds } from "../client/outbox/kinds.ts";
import { Outbox } from "../client/outbox/outbox.ts";
import { KeptItems } from "./kept-items.ts";
import { ServerProcess } from "./server-process.ts";

/** A page that has just been opened. */
const openOutbox = (store: ItemStore) =>
  new Outbox({
    kinds,
    store,
    alone: makeAlone("kills", undefined),
    channel: { post() {}, listen() {} },
    mayDeliver: () => true,
    isOffline: () => false,
    now: () => Date.now(),
    after: () => () => {},
  });

type Moment = "before the call" | "during the call" | "before the reply";
const moments: readonly Moment[] = ["before the call", "during the call", "before the reply"];

export type KillsOutcome = {
  /** What the universe has in the end. */
  readonly changes: Changes;
  readonly stars: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** What still waits. */
  readonly left: readonly Item[];
  readonly kills: number;
};

/** `writes` wait; the server is killed `kills` times while they are sent, each time at another step. */
export async function sendWithKills(writes: number, kills: number): Promise<KillsOutcome> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-kills-"));
  const server = new ServerProcess(dataDir, { COOLDOWN_SECONDS: "0", RATE_LIMITS: "off" });
  const browserFetch = globalThis.fetch;
  try {
    await server.start();
    const reply = await browserFetch(`${server.url}/api/users`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ universeName: `Kills ${randomUUID()}`, userName: "Ada" }),
    });
    const userId: string = (await reply.json()).id;
    const cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const store = new KeptItems();
    const { stars, tags } = await fill(store, userId, writes);
    const plan = killPlan(writes, kills);
    let calls = 0;
    let killed = 0;
    const ask = (path: string, init?: RequestInit) =>
      browserFetch(server.url + path, { ...init, headers: { ...init?.headers, cookie } });
    globalThis.fetch = async (path, init) => {
      // Whether the server is ready.
      if (`${path}`.startsWith(server.url)) return browserFetch(path, init);
      const moment = plan.get(calls++);
      if (!moment) return ask(`${path}`, init);
      killed += 1;
      if (moment === "before the call") await server.kill();
      const call = ask(`${path}`, init);
      if (moment === "before the reply") await call;
      else call.catch(() => {});
      await server.kill();
      throw new TypeError("The connection broke.");
    };
    // Each round but the last one ends with a kill.
    for (let round = 0; round <= kills && store.items.length > 0; round++) {
      if (server.pid === undefined) await server.start();
      await openOutbox(store).flush(userId);
    }
    const feed = await ask("/api/changes");
    return { changes: await feed.json(), stars, tags, left: store.items, kills: killed };
  } finally {
    globalThis.fetch = browserFetch;
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Says at which call the server is killed, and when during it: spread over all calls, of which each kill adds one.
 */
const killPlan = (writes: number, kills: number): ReadonlyMap<number, Moment> =>
  new Map(
    Array.from({ length: kills }, (_, n) => [
      n + Math.floor((n * writes) / kills),
      moments[n % moments.length] ?? "before the call",
    ]),
  );

/** Every fifth write is a tag, which the stars after it have. */
async function fill(store: ItemStore, userId: string, writes: number) {
  const stars = new Set<string>();
  const tags = new Set<string>();
  const outbox = openOutbox(store);
  globalThis.fetch = () => Promise.reject(new TypeError("There is no network."));
  for (let n = 0; n < writes; n++) {
    const id = randomUUID();
    if (n % 5 === 0) {
      tags.add(id);
      await outbox.add("newTag", {
        id,
        userId,
        body: { name: `Tag ${n}`, kind: "other", isArchived: false },
      });
    } else {
      stars.add(id);
      const timestamp = new Date(Date.now() - n * 3_600_000).toISOString();
      const body = {
        id,
        emotion: "joy",
        intensity: 5,
        note: `Star ${n}`,
        timestamp,
        tags: [...tags].slice(-1),
      } as const;
      await outbox.add("star", { id, userId, body: { ...body, tags: [...body.tags] } });
    }
  }
  // The last attempts of the outbox would otherwise reach the server at the same time as the next page, and a kill
  // for one hit the other.
  await outbox.flush(userId);
  return { stars, tags };
}
