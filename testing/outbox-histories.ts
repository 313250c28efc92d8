/**
 * Random histories of one person with two browsers and the real server: writes, lost calls and replies, tabs that close at
 * any step, two tabs at once, with and without Web Locks. A history follows from its seed.
 */

import { expect } from "vitest";
import { api } from "#domain/api.ts";
import { type Random, seededRandom } from "#domain/pseudo-random.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { readingId } from "#domain/records/reading/reading.ts";
import { correctedContent } from "#domain/records/star/correction.ts";
import type { TrackerChange } from "#domain/records/tracker/tracker.ts";
import { isWaiting } from "../client/outbox/item.ts";
import { itemIdOf } from "../client/outbox/item-id.ts";
import { correctionTo } from "../client/outbox/kinds/correction.ts";
import { undoTrackerMs as undoMs } from "../client/outbox/tracker-changes.ts";
import { loadedWords } from "../client/sealed/words-code.ts";
import { universeKey, universeQuery } from "../client/stars/mood-entries.ts";
import { makeTracker } from "./make.ts";
import { Browser, type Call, openServer, settle, Tab } from "./outbox-world.ts";
import { type SealedHistory, sealHistory } from "./sealed-history.ts";

type Server = Awaited<ReturnType<typeof openServer>>;
type Person = Awaited<ReturnType<Server["person"]>>;

/** A text that the person wrote, and the text of the star that they saw then. */
type Written = {
  readonly star: string;
  readonly text: string;
  readonly over: string | null;
  readonly browser: number;
  /** The browser has kept it: before that, a tab that closes can take it along. */
  isKept: boolean;
  /** The server refused it while its dialog was open, which has it again. */
  isGivenBack: boolean;
};

const openedIn = (userId: string, told: Universe) => loadedWords()?.openUniverse(userId, told);

class History {
  readonly #random: Random;
  readonly #person: Person;
  readonly #browsers: readonly Browser[];
  readonly #written: Written[] = [];
  readonly #removed = new Set<string>();
  /** The values that the person noted, by the ids of the readings. */
  readonly #read = new Map<string, { id: string; value: number[]; isKept: boolean }>();
  #seen: Tab | null = null;
  #count = 0;
  /** Null for a person whose words are open. */
  readonly #sealed: SealedHistory | null;

  constructor(seed: number, person: Person, sealed: SealedHistory | null) {
    this.#random = seededRandom(seed);
    this.#person = person;
    this.#sealed = sealed;
    this.#browsers = [0, 1].map(() => new Browser(this.#random() < 0.6));
  }

  #number = (below: number) => Math.floor(this.#random() * below);
  #one = <T>(list: readonly T[]): T | undefined => list[this.#number(list.length)];
  #name = (what: string) => `${what} ${++this.#count}`;
  #id = () =>
    `00000000-0000-4000-8000-${String(++this.#count).padStart(4, "0")}${Math.floor(this.#random() * 1e8)
      .toString(16)
      .padStart(8, "0")}`;

  async live(steps: number) {
    for (let step = 0; step < steps; step++) {
      await this.#step();
      await settle();
      await this.#noteKept();
    }
    await this.#comeToRest();
  }

  async #step() {
    const browser = this.#one(this.#browsers);
    if (!browser) return;
    const tab = this.#one(browser.tabs);
    if (!tab || (browser.tabs.length < 2 && this.#random() < 0.05)) return void this.#open(browser);
    if (this.#random() < 0.06) return tab.close();
    const call = this.#one(this.#person.calls);
    if (call && this.#random() < 0.55) return this.#moveOn(call);
    if (this.#random() < 0.1) browser.now += undoMs;
    if (this.#random() < 0.15) return void tab.run(() => tab.timers.shift()?.());
    if (this.#random() < 0.3) return void this.#poll(tab);
    if (this.#sealed && this.#random() < 0.05) return this.#turnKey(tab, this.#sealed);
    await this.#look(tab);
    if (this.#sealed?.isLocked()) return;
    // A person does not write over what they have not read.
    if (this.#sealed) {
      tab.shown(this.#person.userId);
      await settle();
    }
    if (tab.isOpen) tab.run(() => this.#write(tab));
  }

  /** The person turns to a tab: it becomes visible, reads what other tabs have left, and sends it. */
  async #look(tab: Tab) {
    if (this.#seen === tab) return;
    this.#seen = tab;
    void tab.run(() => tab.outbox.read());
    await settle();
  }

  /** The words are locked, or unlocked again, and the tab follows. */
  async #turnKey(tab: Tab, sealed: SealedHistory) {
    if (sealed.isLocked()) await sealed.unlock();
    else sealed.lock();
    this.#seen = tab;
    void tab.run(() => tab.outbox.read().then(() => tab.outbox.flush(this.#person.userId)));
  }

  #open = (browser: Browser) => new Tab(browser, this.#person.userId);

  /** A call reaches the server, its reply reaches the tab, or one of them is lost. */
  async #moveOn(call: Call) {
    if (!call.isAnswered() && this.#random() < 0.85) await call.arrive();
    else call.end(this.#random() < 0.2);
  }

  #poll = (tab: Tab) =>
    tab.run(() =>
      tab.client.fetchQuery({ ...universeQuery(this.#person.userId), staleTime: 0 }).catch(() => null),
    );

  #write(tab: Tab) {
    const { userId } = this.#person;
    const { outbox } = tab;
    const shown = tab.shown(userId);
    const kind = this.#number(20);
    if (kind >= 18) return this.#compare(tab, shown);
    if (kind >= 15) return this.#measure(tab, shown);
    if (kind >= 13) return this.#feel(tab, shown);
    const star = this.#one(shown?.entries ?? []);
    const waiting = this.#one(outbox.pending(userId, "star"));
    const tag = this.#one(shown?.tags ?? []);
    if (kind === 0 && waiting) {
      this.#removed.add(waiting.id);
      return void outbox.withdraw(waiting.id);
    }
    if (kind <= 2 && waiting) {
      const text = this.#note(waiting.id, waiting.body.note ?? null);
      // Of one that was delivered before, nothing is kept: the dialog then corrects the star.
      return void outbox.change({ ...waiting, body: { ...waiting.body, note: text } });
    }
    if (kind === 3 && tag)
      return void outbox.addInstead(
        outbox.pending(userId, "newTag").some(({ id }) => id === tag.id) ? "newTag" : "tagChange",
        { id: tag.id, userId, body: { name: this.#name("Tag"), kind: tag.kind, isArchived: false } },
      );
    if (kind === 4 && tag) {
      const into = this.#one(shown?.tags ?? [])?.id ?? null;
      if (into === tag.id || into === null)
        return void outbox.addRemoval("tagRemoval", { id: tag.id, userId, body: null }, null);
      return void outbox.addRemoval("tagMerge", { id: tag.id, userId, body: { into } }, into);
    }
    if (kind === 5)
      return void outbox.add("newTag", {
        ...{ id: this.#id(), userId },
        body: { name: this.#name("Tag"), kind: "other", isArchived: false },
      });
    if (kind === 6 && star) {
      this.#removed.add(star.id);
      return void outbox.addInstead("removal", { id: star.id, userId, body: null });
    }
    if (kind <= 8 && star) {
      const waiting = outbox.pending(userId, "correction").find(({ id }) => id === star.id);
      const note = this.#note(star.id, star.note);
      const keptOutOfLetters = this.#random() < 0.5;
      const content = correctedContent(star, { note, keptOutOfLetters, ...(tag && { tags: [tag.id] }) });
      const body = correctionTo(content, star, waiting?.body);
      return void this.#giveBack(note, outbox.sendInstead("correction", { id: star.id, userId, body }));
    }
    const id = this.#id();
    const note = this.#note(id, null);
    const tags = tag ? [tag.id] : [];
    const emotion = this.#one(shown?.feelings ?? [])?.id ?? "joy";
    const body = { ...{ id, emotion, intensity: 5, note, tags }, timestamp: this.#moment() } as const;
    void this.#giveBack(note, outbox.send("star", { id, userId, body: { ...body, tags } }));
  }

  /** What a person does with feelings of their own. */
  #feel({ outbox }: Tab, shown: Universe | null) {
    const { userId } = this.#person;
    const body = {
      name: this.#name("Feeling"),
      family: "grief",
      valence: 0,
      energy: 0.5,
      isArchived: false,
    } as const;
    const known = this.#one(shown?.feelings ?? []);
    const kind = this.#number(4);
    if (!known || kind === 0) return void outbox.add("newFeeling", { id: this.#id(), userId, body });
    const { id } = known;
    const isNew = outbox.pending(userId, "newFeeling").some((item) => item.id === id);
    if (kind === 1)
      return void outbox.addInstead(isNew ? "newFeeling" : "feelingChange", { id, userId, body });
    if (kind === 2) return void outbox.addInstead("feelingRemoval", { id, userId, body: null });
    const into = this.#one(shown?.feelings ?? [])?.id ?? id;
    const target = into === id ? "joy" : into;
    return void outbox.addRemoval("feelingMerge", { id, userId, body: { into: target } }, target);
  }

  /** What a person does with trackers and readings. */
  #measure(tab: Tab, shown: Universe | null) {
    const { userId } = this.#person;
    const { outbox } = tab;
    const known = this.#one(shown?.trackers ?? []);
    const kind = this.#number(8);
    if (!known || kind === 0) {
      const body = makeTracker({ name: this.#name("Tracker") }) as TrackerChange;
      return void outbox.add("newTracker", { id: this.#id(), userId, body });
    }
    const { id: trackerId, name } = known;
    if (kind === 1) {
      const notBefore = new Date(tab.browser.now + undoMs).toISOString();
      this.#removed.add(trackerId);
      return void outbox.addInstead("trackerRemoval", { id: trackerId, userId, body: { notBefore } });
    }
    const at = `2026-03-0${1 + this.#number(4)}`;
    const slot = readingId(trackerId, at);
    const id = itemIdOf(slot);
    if (kind === 2) {
      this.#removed.add(slot);
      return void outbox.addInstead("readingRemoval", { id, userId, body: { trackerId, at } });
    }
    const value = 1 + this.#number(5);
    this.#read.set(slot, { id, value: [...(this.#read.get(slot)?.value ?? []), value], isKept: false });
    const body = { trackerId, at, name, value, utcOffset: null, timeZone: null };
    return void outbox.addInstead("reading", { id, userId, body });
  }

  /** What a person does with comparisons that they keep, which name tags, feelings and trackers. */
  #compare({ outbox }: Tab, shown: Universe | null) {
    const { userId } = this.#person;
    const known = this.#one(shown?.comparisons ?? []);
    if (known && this.#random() < 0.3)
      return void outbox.addInstead("comparisonRemoval", { id: known.id, userId, body: null });
    const id = known && this.#random() < 0.4 ? known.id : this.#id();
    const idOf = (rows: readonly { readonly id: string }[] = []) => this.#one(rows)?.id ?? "";
    const [tag, feeling, tracker] = [idOf(shown?.tags), idOf(shown?.feelings), idOf(shown?.trackers)];
    const query = `first.tags=${tag}&second.emotions=${feeling}&second.measures=${tracker}.above.3`;
    return void outbox.addInstead("comparison", {
      id,
      userId,
      body: { name: this.#name("Compared"), query },
    });
  }

  async #giveBack(text: string, sending: Promise<{ readonly state: string }>) {
    const { state } = await sending;
    const written = this.#written.find((each) => each.text === text);
    if (written && state === "refused") written.isGivenBack = true;
  }

  /** Moments are in the past, and never twice the same. */
  #moment = () => new Date(Date.UTC(2026, 2, 1) + ++this.#count * 3_600_000).toISOString();

  #note(star: string, over: string | null): string {
    const text = this.#name("Text");
    const browser = this.#browsers.findIndex(({ tabs }) => this.#seen !== null && tabs.includes(this.#seen));
    this.#written.push({ star, text, over, browser, isKept: false, isGivenBack: false });
    return text;
  }

  async #noteKept() {
    if (this.#sealed?.isLocked()) return;
    const kept = await this.#kept();
    for (const written of this.#written) written.isKept ||= kept.includes(`"${written.text}"`);
    for (const read of this.#read.values()) read.isKept ||= kept.includes(`"${read.id}"`);
  }

  async #kept(): Promise<string> {
    const items = this.#browsers.flatMap((browser) => browser.items.items);
    return JSON.stringify(this.#sealed ? await this.#sealed.open(items) : items);
  }

  /** The network is back, and a tab of each browser stays open until nothing waits. */
  async #comeToRest() {
    for (const browser of this.#browsers) {
      browser.now += undoMs;
      if (browser.tabs.length === 0) this.#open(browser);
    }
    await this.#sealed?.unlock();
    const tabs = this.#browsers.flatMap((browser) => browser.tabs);
    for (let round = 0; round < 100; round++) {
      await settle();
      await this.#noteKept();
      const [call] = this.#person.calls;
      if (call) {
        if (call.tab.isOpen) await call.arrive();
        call.end(false);
      } else if (this.#waiting().length > 0)
        for (const tab of tabs) void tab.run(() => tab.outbox.flush(this.#person.userId));
      else if (round > 0) break;
    }
    for (let round = 0; round < 2; round++)
      for (const tab of tabs) {
        const polled = this.#poll(tab);
        for (let call = this.#callOf(tab); !call; call = this.#callOf(tab)) await settle();
        const call = this.#callOf(tab);
        await call?.arrive();
        call?.end(false);
        await polled;
      }
    await this.#check(tabs);
  }

  /** The person has seen the text and written another one, or has written another one later in the same browser. */
  #isReplaced(text: string): boolean {
    const at = this.#written.findIndex((each) => each.text === text);
    const { star, browser } = this.#written[at] as Written;
    return this.#written.some(
      (each, later) =>
        (each.isKept || each.isGivenBack) &&
        (each.over === text || (later > at && each.star === star && each.browser === browser)),
    );
  }

  #callOf = (tab: Tab) => this.#person.calls.find((call) => call.tab === tab);

  #waiting = () => this.#browsers.flatMap(({ items }) => items.items.filter(isWaiting));

  async #check(tabs: readonly Tab[]) {
    const { visitor, userId } = this.#person;
    const stored = this.#sealed
      ? await this.#sealed.stored()
      : applyChanges(null, (await visitor.call(api.listChanges)).body);
    expect(this.#waiting()).toEqual([]);
    for (const tab of tabs) {
      const told = tab.client.getQueryData<Universe>(universeKey(userId));
      expect(this.#sealed && told ? openedIn(userId, told) : told).toMatchObject(stored);
    }
    const { entries, readings } = stored;
    const refused = await this.#kept();
    // What a page held while the words were locked can arrive without having been kept.
    for (const written of this.#written) written.isKept ||= entries.some(({ note }) => note === written.text);
    const lost = this.#written.filter(
      ({ star, text, isKept, isGivenBack }) =>
        isKept &&
        !isGivenBack &&
        !this.#removed.has(star) &&
        !entries.some(({ note }) => note === text) &&
        !refused.includes(`"${text}"`) &&
        !this.#isReplaced(text),
    );
    expect(lost).toEqual([]);
    const lostReadings = [...this.#read].filter(
      ([slot, { value, isKept }]) =>
        isKept &&
        !this.#removed.has(slot) &&
        !this.#removed.has(slot.split("/")[0] ?? "") &&
        !readings.some((reading) => reading.id === slot && value.includes(reading.value)),
    );
    expect(lostReadings).toEqual([]);
  }
}

/** Lives through one history after the other. Fails with the seed of one after which somebody's words are missing. */
export async function expectNothingLost({
  from,
  histories,
  steps,
  isSealed = false,
}: {
  from: number;
  histories: number;
  steps: number;
  isSealed?: boolean;
}) {
  const server = await openServer();
  try {
    for (let seed = from; seed < from + histories; seed++) {
      const person = await server.person();
      const sealed = isSealed ? await sealHistory(person) : null;
      await new History(seed, person, sealed).live(steps).catch((error: unknown) => {
        throw new Error(`The history of seed ${seed} ends badly.`, { cause: error });
      });
      sealed?.end();
    }
  } finally {
    await server.close();
  }
}
