import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { applyChanges, type Universe } from "./apply-changes.ts";
import type { Changes } from "./changes.ts";
import { withReply } from "./edit-universe.ts";
import { readingId } from "./reading/reading.ts";
import type { MoodEntry } from "./star/mood-entry.ts";
import type { Tag } from "./tag/tag.ts";

/** The universe on the server, with the revision at which each row was changed or removed. */
class Server {
  revision = 0;
  nextOrdinal = 0;
  readonly entries = new Map<string, MoodEntry>();
  readonly tags = new Map<string, Tag>();
  readonly #removed = { entries: new Map<string, number>(), tags: new Map<string, number>() };

  /** Returns the star, as the reply to the write does. */
  putEntry(id: string, hour: number): MoodEntry {
    this.revision += 1;
    if (!this.entries.has(id)) this.nextOrdinal += 1;
    const timestamp = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
    const entry = makeStar({ id, timestamp, revision: this.revision });
    this.entries.set(id, entry);
    this.#removed.entries.delete(id);
    return entry;
  }

  putTag(id: string) {
    this.revision += 1;
    this.tags.set(id, { id, name: id, kind: "other", isArchived: false, revision: this.revision });
    this.#removed.tags.delete(id);
  }

  remove(kind: "entries" | "tags", id: string) {
    if (!this[kind].delete(id)) return;
    this.revision += 1;
    this.#removed[kind].set(id, this.revision);
  }

  /** Everything without `since`, otherwise what changed after it. The rows are copies, as from JSON. */
  changes(since?: number): Changes {
    const after = since ?? -1;
    const rows = <R extends { revision: number }>(all: Map<string, R>) =>
      structuredClone([...all.values()].filter(({ revision }) => revision > after));
    const ids = (removed: Map<string, number>) =>
      since === undefined ? [] : [...removed].filter(([, revision]) => revision > after).map(([id]) => id);
    return {
      ...{ revision: this.revision, nextOrdinal: this.nextOrdinal },
      isWhole: since === undefined,
      entries: rows(this.entries),
      tags: rows(this.tags),
      ...{ constellations: [], feelings: [], trackers: [], readings: [], comparisons: [] },
      removed: {
        ...{ entries: ids(this.#removed.entries), tags: ids(this.#removed.tags) },
        ...{ constellations: [], feelings: [], trackers: [], readings: [], comparisons: [] },
      },
    };
  }
}

const starIds = fc.constantFrom("a", "b", "c", "d", "e", "f");
const tagIds = fc.constantFrom("t", "u", "v");
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant("put" as const), id: starIds, hour: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("write" as const), id: starIds, hour: fc.nat(5) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), id: starIds }) },
    fc.record({ do: fc.constant("put tag" as const), id: tagIds }),
    fc.record({ do: fc.constant("remove tag" as const), id: tagIds }),
    { weight: 3, arbitrary: fc.record({ do: fc.constant("poll" as const), isWhole: fc.boolean() }) },
    // The reply to a poll of now arrives at the end.
    fc.record({ do: fc.constant("delay" as const) }),
  ),
  { maxLength: 40 },
);

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

/** A client that makes the steps, with the replies that are on their way at the end. */
function follow(server: Server, all: readonly Step[]) {
  let known = applyChanges(null, server.changes());
  const delayed: Changes[] = [];
  for (const step of all) {
    if (step.do === "put") server.putEntry(step.id, step.hour);
    if (step.do === "write")
      known = withReply(known, "entries", server.putEntry(step.id, step.hour), { isNew: true });
    if (step.do === "remove") server.remove("entries", step.id);
    if (step.do === "put tag") server.putTag(step.id);
    if (step.do === "remove tag") server.remove("tags", step.id);
    if (step.do === "poll")
      known = applyChanges(known, server.changes(step.isWhole ? undefined : known.revision));
    if (step.do === "delay") delayed.push(server.changes(known.revision));
  }
  return { known, delayed };
}

describe("a universe that follows the feed", () => {
  it("equals the whole universe, whatever happened between two replies", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const server = new Server();
        const { known } = follow(server, all);
        const now = applyChanges(known, server.changes(known.revision));
        expect(now).toEqual(applyChanges(null, server.changes()));
      }),
    );
  });

  it("equals the whole universe when older replies arrive late", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const server = new Server();
        const { known, delayed } = follow(server, all);
        let now = applyChanges(known, server.changes(known.revision));
        for (const changes of delayed) now = applyChanges(now, changes);
        expect(now).toEqual(applyChanges(null, server.changes()));
      }),
    );
  });

  it("keeps the identical object of every row that did not change, and the array when none did", () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (all, isWhole) => {
        const server = new Server();
        const { known } = follow(server, all);
        const next = applyChanges(known, server.changes(isWhole ? undefined : known.revision));
        const before = new Map(known.entries.map((entry) => [entry.id, entry]));
        for (const entry of next.entries) {
          const same = before.get(entry.id);
          if (same?.revision === entry.revision) expect(entry).toBe(same);
        }
        const hasChanged = JSON.stringify(known.entries) !== JSON.stringify(next.entries);
        expect(next.entries === known.entries).toBe(!hasChanged);
        const again = server.changes(isWhole ? undefined : next.revision);
        expect(applyChanges(next, again)).toBe(next);
      }),
    );
  });

  it("keeps the stars sorted by moment, then by id", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const keys = follow(new Server(), all).known.entries.map(({ timestamp, id }) => `${timestamp} ${id}`);
        expect(keys).toEqual(keys.toSorted());
      }),
    );
  });
});

const star = (id: string, revision: number, note: string): MoodEntry => makeStar({ id, revision, note });
const nothing = {
  entries: [],
  tags: [],
  constellations: [],
  feelings: [],
  trackers: [],
  readings: [],
  comparisons: [],
};
const reply = (
  revision: number,
  isWhole: boolean,
  entries: MoodEntry[],
  removed: string[] = [],
): Changes => ({
  ...{ revision, nextOrdinal: 0, isWhole, ...nothing, entries, removed: { ...nothing, entries: removed } },
});
const notes = ({ entries }: Universe) => entries.map(({ note }) => note);

it("a row from the reply to a write outlives a reply of the feed that does not know it yet", () => {
  const known = withReply(
    applyChanges(null, reply(4, true, [star("a", 4, "old")])),
    "entries",
    star("a", 6, "new"),
  );
  expect(notes(applyChanges(known, reply(5, false, [star("a", 5, "older")])))).toEqual(["new"]);
  expect(notes(applyChanges(known, reply(5, false, [], ["a"])))).toEqual(["new"]);
  expect(notes(applyChanges(known, reply(5, true, [])))).toEqual(["new"]);
  expect(notes(applyChanges(known, reply(7, false, [], ["a"])))).toEqual([]);
});

it("a whole universe replaces one from before a restore, also with lower revisions", () => {
  const known = applyChanges(null, reply(9, true, [star("a", 9, "edited"), star("b", 8, "added")]));
  expect(notes(applyChanges(known, reply(1_000_005, true, [star("a", 5, "restored")])))).toEqual([
    "restored",
  ]);
  expect(notes(applyChanges(known, reply(5, true, [star("a", 5, "restored")])))).toEqual(["restored"]);
});

it("a removed tracker takes its readings along, of which the feed says nothing, but none that is newer", () => {
  const reading = (trackerId: string, at: string, revision: number) => ({
    ...{ id: readingId(trackerId, at), trackerId, at, value: 1, utcOffset: null, timeZone: null, revision },
  });
  const [gone, stays] = [reading("t", "2026-03-10", 2), reading("u", "2026-03-10", 3)];
  const later = reading("t", "2026-03-11", 9);
  const known = applyChanges(null, { ...reply(9, true, []), readings: [gone, later, stays] });
  const removal = { ...reply(10, false, []), removed: { ...nothing, trackers: ["t"] } };
  expect(applyChanges(known, removal).readings).toEqual([stays]);
  const earlier = applyChanges({ ...known, revision: 4 }, { ...removal, revision: 5 });
  expect(earlier.readings).toEqual([later, stays]);
});
