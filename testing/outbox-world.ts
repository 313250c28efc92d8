/** Browsers with several tabs and the real server, in one process: each call and each reply arrives when a test says so. */

import { AsyncLocalStorage } from "node:async_hooks";
import { QueryClient } from "@tanstack/react-query";
import { vi } from "vitest";
import type { Universe } from "#domain/records/apply-changes.ts";
import { makeAlone } from "../client/outbox/alone.ts";
import { BrowserOutbox } from "../client/outbox/browser-outbox.ts";
import type { OutboxMessage } from "../client/outbox/channel.ts";
import { kinds } from "../client/outbox/kinds.ts";
import { sealsWords } from "../client/sealed/seal-state.ts";
import { loadedWords } from "../client/sealed/words-code.ts";
import { universeKey } from "../client/stars/mood-entries.ts";
import { openTestApp } from "./app.ts";
import { makeSqliteSettings } from "./databases.ts";
import { KeptItems } from "./kept-items.ts";
import { signUp } from "./make.ts";
import { pendingCryptography } from "./pending-cryptography.ts";
import type { Visitor } from "./visitor.ts";

/** A call of a tab that the server has not answered, or whose reply has not arrived. */
export type Call = {
  readonly tab: Tab;
  /** The method and the path of the call, without ids and query, such as `PUT /api/tags`. */
  readonly name: string;
  /** Lets the server answer. */
  arrive(): Promise<void>;
  /** Ends the call for its tab: with the reply, if the server has answered, or as one that was lost. */
  end(isLost: boolean): void;
  readonly isAnswered: () => boolean;
};

const never = () => new Promise<never>(() => {});

/** Resolves when nobody can take a step by itself: everything else waits for a call. */
export async function settle() {
  // The keys of sealed words work beside the event loop.
  do for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
  while (pendingCryptography() > 0);
}

const tabs = new AsyncLocalStorage<Tab>();

export class Tab {
  readonly client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  readonly timers: (() => void)[] = [];
  readonly outbox: BrowserOutbox;
  readonly hear: ((message: OutboxMessage) => void)[] = [];
  isOpen = true;
  readonly browser: Browser;
  readonly #leave: () => void;

  constructor(browser: Browser, userId: string) {
    this.browser = browser;
    this.#leave = () => browser.release(this);
    browser.tabs.push(this);
    // What a closed tab had begun never ends.
    const whileOpen =
      <Args extends unknown[], R>(step: (...args: Args) => Promise<R>) =>
      async (...args: Args): Promise<R> => {
        if (!this.isOpen) return never();
        const result = await step(...args);
        return this.isOpen ? result : never();
      };
    const { items } = browser;
    this.outbox = new BrowserOutbox({
      kinds,
      store: {
        all: whileOpen(items.all),
        add: whileOpen(items.add),
        update: whileOpen(items.update),
        isKept: () => true,
      },
      alone: browser.hasLocks ? (work) => browser.lock(this, work) : makeAlone("histories", null as never),
      channel: {
        post: (message) => browser.tell(this, message),
        listen: (listener) => void this.hear.push(listener),
      },
      mayDeliver: () => true,
      isOffline: () => false,
      now: () => browser.now,
      after: (_, callback) => {
        this.timers.push(callback);
        return () => void this.timers.splice(this.timers.indexOf(callback) >>> 0, 1);
      },
    });
    this.run(() => {
      this.outbox.showDeliveries(this.client);
      this.outbox.start(userId);
    });
  }

  run = <T>(work: () => T): T => tabs.run(this, work);

  close() {
    this.isOpen = false;
    this.#leave();
  }

  /** What the page shows; null before the server has told it. */
  shown(userId: string): Universe | null {
    const told = this.client.getQueryData<Universe>(universeKey(userId));
    const known = told && sealsWords(userId) ? loadedWords()?.openUniverse(userId, told) : told;
    return known ? this.outbox.apply(known, this.outbox.all(userId)) : null;
  }
}

export class Browser {
  readonly items = new KeptItems();
  readonly hasLocks: boolean;
  /** The time of its tabs, epoch milliseconds. */
  now = Date.now();
  readonly #queue: { tab: Tab; start: () => void }[] = [];
  tabs: Tab[] = [];

  constructor(hasLocks: boolean) {
    this.hasLocks = hasLocks;
  }

  /** A Web Lock, which a tab that closes gives back. */
  async lock(tab: Tab, work: () => Promise<void>) {
    const turn = Promise.withResolvers<void>();
    this.#queue.push({ tab, start: turn.resolve });
    if (this.#queue.length === 1) turn.resolve();
    await turn.promise;
    await work().finally(() => tab.isOpen && this.#next());
  }

  #next() {
    this.#queue.shift();
    this.#queue[0]?.start();
  }

  release(tab: Tab) {
    const holds = this.#queue[0]?.tab === tab;
    const others = this.#queue.filter((each) => each.tab !== tab);
    this.#queue.splice(0, this.#queue.length, ...others);
    if (holds) this.#queue[0]?.start();
    this.tabs = this.tabs.filter((each) => each !== tab);
  }

  tell(from: Tab, message: OutboxMessage) {
    if (!from.isOpen) return;
    const copy = structuredClone(message);
    for (const tab of this.tabs)
      if (tab !== from)
        queueMicrotask(() => tab.isOpen && tab.run(() => tab.hear.forEach((listen) => void listen(copy))));
  }
}

export async function openServer() {
  const where = await makeSqliteSettings({ isMigrated: true });
  const test = await openTestApp({ cooldownMs: 0, rateLimits: false }, {}, where);
  return {
    /** The calls of a new person on the same server, in the order in which they were made. */
    async person() {
      const { visitor, user } = await signUp(test);
      const calls: Call[] = [];
      vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
        const tab = tabs.getStore();
        if (!tab) throw new Error(`Nobody asks for ${path}.`);
        return tab.isOpen
          ? makeCall(tab, calls, { name: nameOf(path, init), answer: () => answer(visitor, path, init) })
          : never();
      });
      return { userId: user.id, calls, visitor };
    },
    async close() {
      vi.unstubAllGlobals();
      await test.close();
    },
  };
}

const nameOf = (path: string, { method = "GET" }: RequestInit) =>
  `${method} ${path.split("/").slice(0, 3).join("/").replace(/\?.*/, "")}`;

type Sent = { readonly name: string; readonly answer: () => Promise<Response> };

function makeCall(tab: Tab, calls: Call[], { name, answer }: Sent): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let response: Response | null = null;
  const call: Call = {
    ...{ tab, name },
    async arrive() {
      response = await answer();
    },
    isAnswered: () => response !== null,
    end(isLost) {
      calls.splice(calls.indexOf(call), 1);
      if (!tab.isOpen) return;
      if (response && !isLost) resolve(response);
      else reject(new TypeError("The connection broke."));
    },
  };
  calls.push(call);
  return promise;
}

async function answer(visitor: Visitor, path: string, { method = "GET", headers, body }: RequestInit) {
  const {
    status,
    text,
    headers: replied,
  } = await visitor.send(method as "GET", path, {
    headers: headers as Record<string, string>,
    ...(body != null && { body: JSON.parse(`${body}`) }),
  });
  const hasBody = status !== 204 && status !== 304;
  const etag = replied.etag === undefined ? {} : { ETag: `${replied.etag}` };
  return new Response(hasBody ? text : null, { status, headers: etag });
}
