/** An outbox in several tabs of one browser, on its real IndexedDB, Web Locks and BroadcastChannel, and a server. */

import * as z from "zod/mini";
import { CallError, NetworkError } from "../../client/call-errors.ts";
import { makeAlone } from "../../client/outbox/alone.ts";
import { openChannel } from "../../client/outbox/channel.ts";
import { failureOf } from "../../client/outbox/deliver.ts";
import { BrowserItemStore } from "../../client/outbox/item-store.ts";
import { Outbox } from "../../client/outbox/outbox.ts";
import { randomUuid } from "../../client/stars/random-uuid.ts";
import type { OpenDatabase } from "../../client/stored/open-database.ts";
import { deleteOutbox } from "./delete-outbox.ts";

export const refused = (status: number, headers = {}) =>
  new CallError(new Response(null, { status, headers }), JSON.stringify({ error: `No (${status})` }));
export const offline = new NetworkError(null);

type Order = { id: string; userId: string; body: string; firstSent?: string };
export type Answer = "accept" | "accept and lose the reply" | Error;

/** Stores each id once. `answers` are its next replies; after them it accepts everything. */
export class Server {
  readonly answers: Answer[] = [];
  readonly attempts: string[] = [];
  /** The `firstSent` of each attempt. */
  readonly firstSent: unknown[] = [];
  readonly #stored = new Map<string, string>();
  readonly #names = new Map<string, string>();
  /** What arrived last for each id. */
  readonly settings = new Map<string, string>();
  /** Replies to what is named, until they are taken away. */
  readonly replies = new Map<string, Error>();
  /** Every reply, until it is null again. */
  outage: Error | null = null;
  /** What the browser says. */
  isOffline = false;
  /** The time of the browsers, epoch milliseconds. */
  now = 0;
  /** Resolves before the next reply, unless the test ends first. */
  hold: Promise<void> | null = null;
  readonly #end = Promise.withResolvers<void>();
  /** A test that has failed may hold a reply; the tests after it wait for the same lock. */
  end = this.#end.resolve;

  deliver = async ({ id, userId, body, firstSent }: Order) => {
    this.firstSent.push(firstSent);
    await this.#answer(body, () => {
      if (!this.#stored.has(id)) this.#stored.set(id, `${userId} ${body}`);
    });
    return this.#stored.get(id) ?? "";
  };

  remove = async ({ id }: { id: string }) => {
    await this.#answer("removal", () => this.#stored.delete(id));
    return null;
  };

  set = async ({ id, body }: Order) => {
    await this.#answer(body, () => this.settings.set(id, body));
    return body;
  };

  /** Keeps the id with which a name came first, and replies it. */
  name = async ({ id, body }: Order) => {
    await this.#answer(body, () => this.#names.set(body, this.#names.get(body) ?? id));
    return this.#names.get(body) ?? "";
  };

  async #answer(attempt: string, accept: () => void) {
    this.attempts.push(attempt);
    await Promise.race([this.hold, this.#end.promise]);
    const answer = this.outage ?? this.replies.get(attempt) ?? this.answers.shift() ?? "accept";
    if (answer instanceof Error) throw answer;
    accept();
    if (answer !== "accept") throw offline;
  }

  get stored() {
    return [...this.#stored.values()];
  }
}

const uuidLength = 36;

export const memoryOnly = () => {
  throw new DOMException("no", "SecurityError");
};

/** Ends the work of each tab of a test, so that it does not take the items of the next one. */
const closings: (() => Promise<void>)[] = [];

export function openBrowser(server = new Server()) {
  const dropped: number[] = [];
  let user: string | null = "ada";
  const openTab = (openDatabase?: OpenDatabase, locks: LockManager | undefined = navigator.locks) => {
    const store = new BrowserItemStore(openDatabase);
    const timers: { ms: number; callback: () => void }[] = [];
    const shared = { bodySchema: z.string(), deliver: server.deliver, failureOf };
    const outbox = new Outbox({
      kinds: {
        // A note refers to a name by containing its id.
        note: {
          ...{ ...shared, removedBy: "removal" },
          replaceReference: (body: string, id: string, by: string | null) =>
            body.replaceAll(id, by ?? "nothing"),
        },
        name: {
          ...{ ...shared, deliver: server.name, storedId: (stored: string) => stored },
          onDropped: ({ status }) => void dropped.push(status),
        },
        setting: { ...shared, deliver: server.set },
        // What a visit says after its place is no part of its reference.
        place: { ...shared, isAwaited: true, isAhead: ({ status }) => status === 404 },
        visit: {
          ...shared,
          references: (body: string) => [body.slice(0, uuidLength)],
          replaceReference: (body: string, id: string, by: string | null) =>
            !body.startsWith(id) ? body : by && body.replace(id, by),
        },
        placeRemoval: {
          ...{ bodySchema: z.number(), deliver: server.remove, failureOf, isAwaited: true, endsRecord: true },
          notBefore: (body: number) => body,
        },
        answer: { ...shared, onDropped: ({ status }) => void dropped.push(status) },
        removal: { bodySchema: z.null(), deliver: server.remove, failureOf },
      },
      store,
      alone: makeAlone("test", locks),
      channel: openChannel("test"),
      mayDeliver: (userId) => userId === user,
      isOffline: () => server.isOffline,
      now: () => server.now,
      after(ms, callback) {
        const timer = { ms, callback };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    });
    closings.push(() => {
      user = null;
      server.end();
      return outbox.flush("ada");
    });
    const add = (body: string, userId = "ada") => outbox.add("note", { id: randomUuid(), userId, body });
    /** Adds an item and tries once to send it. */
    const send = (body: string) => outbox.send("note", { id: randomUuid(), userId: "ada", body });
    const pending = (userId = "ada") => outbox.pending(userId, "note").map(({ body }) => body);
    return { outbox, add, send, pending, store, timers };
  };
  const signIn = (name: string) => {
    user = name;
  };
  return { server, dropped, openTab, signIn };
}

/** Closes the tabs; to be called after each test. */
export async function closeBrowser() {
  await Promise.all(closings.splice(0).map((close) => close()));
  await deleteOutbox();
}
