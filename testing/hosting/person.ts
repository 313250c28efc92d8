/**
 * A person who writes and reads without a pause. What gets no reply is sent again with the same id, as the client's outbox
 * does, and what was acknowledged is remembered, so that a test can compare it with what the server has in the end.
 */

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Parts } from "../visitor.ts";
import type { Figures } from "./figures.ts";
import { RemoteVisitor } from "./remote-visitor.ts";

/** A call must be acknowledged in this time, however often it is sent. */
const patienceMs = 60_000;
const retryMs = 50;

type Star = Pick<MoodEntry, "id" | "revision" | "note">;

export class Person {
  readonly #pick: () => string;
  readonly #figures: Figures;
  readonly #visitor = new RemoteVisitor();
  readonly #universeName = `Universe ${randomUUID()}`;
  readonly #stars = new Map<string, Star>();
  readonly #removed = new Set<string>();
  readonly #tags = new Set<string>();
  #revision = 0;
  #steps = 0;

  /** `pick` returns the address for the next call. */
  static async arrive(pick: () => string, figures: Figures): Promise<Person> {
    const person = new Person(pick, figures);
    const body = { universeName: person.#universeName, userName: "Ada" };
    const { status } = await person.#visitor.call(pick(), api.createUniverse, { body });
    if (status !== 201) throw new Error(`The universe was not created: ${status}`);
    return person;
  }

  private constructor(pick: () => string, figures: Figures) {
    this.#pick = pick;
    this.#figures = figures;
  }

  /** Takes one step after another until `isOver`. */
  async live(isOver: () => boolean) {
    const steps = [
      () => this.#addStar({ id: randomUUID() }),
      () => this.#addStar({}, { "idempotency-key": randomUUID() }),
      () => this.#correct(),
      () => this.#readChanges(),
      () => this.#addTag(),
      () => this.#addStar({ id: randomUUID(), tags: [...this.#tags].slice(-1) }),
      () => this.#remove(),
      () => this.#readChanges(),
      () => this.#signInAgain(),
    ];
    while (!isOver()) {
      await steps[this.#steps % steps.length]?.();
      this.#steps += 1;
    }
  }

  /** Compares what was acknowledged with what a process has now: what it lacks or has otherwise, and what nobody added. */
  async compare(server: string): Promise<{ readonly lost: string[]; readonly extra: string[] }> {
    const get = async <C extends Call>(call: C) => (await this.#visitor.call(server, call)).body;
    const kept = (await get(api.listMoodEntries)) as MoodEntry[];
    const bin = (await get(api.listBin)) as MoodEntry[];
    const { tags } = (await get(api.listChanges)) as Changes;
    const expected = [
      ...[...this.#stars.values()].map(({ id, note }) => `star ${id} ${note}`),
      ...[...this.#removed].map((id) => `removed ${id}`),
      ...[...this.#tags].map((id) => `tag ${id}`),
    ];
    const found = [
      ...kept.map(({ id, note }) => `star ${id} ${note}`),
      ...bin.map(({ id }) => `removed ${id}`),
      ...tags.map(({ id }) => `tag ${id}`),
    ];
    return { lost: missing(expected, found), extra: missing(found, expected) };
  }

  async #addStar(parts: { id?: string; tags?: string[] }, headers: Record<string, string> = {}) {
    const body = { emotion: "joy", intensity: 7, note: `Step ${this.#steps}`, ...parts };
    const star: Star = await this.#acknowledged(api.createMoodEntry, [201], { body, headers });
    this.#stars.set(star.id, star);
    this.#revision = star.revision;
  }

  async #correct() {
    const star = [...this.#stars.values()].at(-1);
    if (!star) return;
    const note = `Corrected at step ${this.#steps}`;
    const corrected: Star = await this.#acknowledged(api.updateMoodEntry, [200], {
      ...{ params: { id: star.id }, body: { note }, headers: { "if-match": `"${star.revision}"` } },
    });
    this.#stars.set(star.id, corrected);
    this.#revision = corrected.revision;
  }

  async #remove() {
    const [id] = this.#stars.keys();
    if (id === undefined) return;
    await this.#acknowledged(api.binMoodEntry, [204], { params: { id } });
    this.#stars.delete(id);
    this.#removed.add(id);
  }

  async #addTag() {
    const id = randomUUID();
    const body = { name: `Tag ${this.#steps}`, kind: "activity", isArchived: false };
    await this.#acknowledged(api.putTag, [200, 201], { params: { id }, body });
    this.#tags.add(id);
  }

  /** Every process must know what another one has just acknowledged. */
  async #readChanges() {
    const query = { since: `${this.#revision}` };
    const { revision }: Changes = await this.#acknowledged(api.listChanges, [200], { query });
    if (revision < this.#revision)
      throw new Error(`A process is at revision ${revision} after ${this.#revision} was acknowledged.`);
    this.#revision = revision;
  }

  async #signInAgain() {
    const params = { universeName: this.#universeName };
    await this.#acknowledged(api.openUniverse, [200], { params });
  }

  /** The body of the first reply below 500; throws when it has another status than `expected`. */
  async #acknowledged<C extends Call>(call: C, expected: readonly number[], parts: Parts<C>) {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const answer = await this.#visitor.call(this.#pick(), call, parts).catch(() => null);
      if (answer) this.#figures.count(answer);
      else this.#figures.broken += 1;
      if (answer && answer.status < 500) {
        if (expected.includes(answer.status)) return answer.body;
        throw new Error(`${call.method} ${call.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      if (Date.now() > deadline) throw new Error(`${call.method} ${call.path} was not acknowledged.`);
      await pause(retryMs);
      this.#figures.retried += 1;
    }
  }
}

/** What is in `all` and not in `among`; what is in `all` twice must be in `among` twice. */
function missing(all: readonly string[], among: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of among) left.set(each, (left.get(each) ?? 0) + 1);
  return all.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}
