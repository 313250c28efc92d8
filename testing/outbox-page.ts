/** A page of a person with the real server, whose calls a test counts and answers. */

import { onTestFinished, vi } from "vitest";
import { api } from "#domain/api.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { universeKey, universeQuery } from "../client/stars/mood-entries.ts";
import { Browser, openServer, settle, Tab } from "./outbox-world.ts";

/** Longer than a page waits before it asks for what a reply did not tell. Milliseconds. */
const soon = 1_000;

export async function openPage() {
  const server = await openServer();
  onTestFinished(server.close);
  const { userId, calls, visitor } = await server.person();
  const browser = new Browser(true);
  const tab = new Tab(browser, userId);
  /**
   * The server answers all calls, one after the other; their replies are lost on the way, or arrive. Resolves to the calls,
   * in their order.
   */
  const answer = async ({ isLost = false } = {}) => {
    const answered: string[] = [];
    await settle();
    for (let [call] = calls; call; [call] = calls) {
      answered.push(call.name);
      await call.arrive();
      call.end(isLost);
      await settle();
    }
    return answered;
  };
  /** Answers everything for which the page asks by itself, too. */
  const answerAll = async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = await answer();
    vi.advanceTimersByTime(soon);
    return [...answered, ...(await answer())];
  };
  const poll = async () => {
    const polled = tab.run(() => tab.client.fetchQuery({ ...universeQuery(userId), staleTime: 0 }));
    await answer();
    await polled;
  };
  await poll();
  return {
    ...{ tab, browser, userId, calls, visitor, answer, answerAll, poll },
    known: () => tab.client.getQueryData<Universe>(universeKey(userId)),
    shown: () => tab.shown(userId),
    waiting: () => browser.items.items,
    stored: async (): Promise<Universe> => applyChanges(null, (await visitor.call(api.listChanges)).body),
  };
}
