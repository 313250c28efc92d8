import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { canonicalEmotion } from "#domain/emotions.ts";
import type { Changes } from "#domain/records/changes.ts";
import { withMergedFeelings } from "#domain/records/star/merged-feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { startJournal } from "../../testing/journal.ts";
import { makeFeeling } from "../../testing/make.ts";
import { makeStarRow } from "../../testing/make-star.ts";
import { startFeelingTests } from "../../testing/own-feelings.ts";

const at = startFeelingTests();
const { make, merge } = at;
const changes = async (since: number): Promise<Changes> =>
  (await at.ada.visitor.call(api.listChanges, { query: { since: `${since}`, form: "1" } })).body;
const byId = (stars: readonly MoodEntry[]) => stars.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const single = { isTwinStar: 0 as const, secondaryEmotion: null, secondaryIntensity: null };
const twinOf = (emotion: string, secondaryEmotion: string, intensity = 4, secondaryIntensity = 6) => ({
  ...{ emotion, intensity, isTwinStar: 1, secondaryEmotion, secondaryIntensity },
});

describe("a merge of feelings", () => {
  it.each([["another own one"], ["one of the 36"]])(
    "into %s gives all stars the other one, in one revision",
    async (kind) => {
      const from = await make();
      const into = kind === "one of the 36" ? "sadness" : await make();
      const stars = [
        await at.ada.add({ emotion: from, intensity: 3, note: "Rain" }),
        await at.ada.add(twinOf("joy", from)),
        await at.ada.add(twinOf(from, "hope")),
        await at.ada.add({ emotion: "joy" }),
      ];
      const before = stars.at(-1)?.revision ?? 0;
      const { status, body } = await merge(from, into);
      expect([status, body]).toEqual([200, { into }]);
      const reply = await changes(before);
      expect([reply.revision, reply.removed.feelings]).toEqual([before + 1, [from]]);
      const felt = [{ emotion: into }, { secondaryEmotion: into }, { emotion: into }];
      const expected = felt.map((changed, at) => ({ ...stars[at], ...changed, revision: before + 1 }));
      expect(byId(reply.entries)).toEqual(byId(expected as MoodEntry[]));
      expect(await at.ada.list()).toContainEqual(stars[3]);
    },
  );

  it("reaches the stars in the bin, which come back with the other feeling", async () => {
    const from = await make();
    const star = await at.ada.add({ emotion: from });
    await at.ada.moveToBin(star);
    await merge(from, "grief");
    expect(await at.ada.listBin()).toMatchObject([{ emotion: "grief" }]);
    expect((await at.ada.restore(star)).body).toMatchObject({ emotion: "grief" });
  });

  it("makes a single star, with the higher intensity, of a twin star whose two feelings become one", async () => {
    const [from, into] = [await make(), await make()];
    await at.ada.add(twinOf(from, into, 4, 6));
    await at.ada.add({ ...twinOf(from, into, 5), secondaryIntensity: null });
    await at.ada.moveToBin(await at.ada.add(twinOf(into, from, 8, 2)));
    await merge(from, into);
    const joined = [...(await at.ada.list()), ...(await at.ada.listBin())];
    expect(joined.map(({ intensity }) => intensity).sort()).toEqual([5, 6, 8]);
    for (const star of joined) expect(star).toMatchObject({ ...single, emotion: into });
  });

  it("joins a twin star with a feeling that an earlier version called differently", async () => {
    const from = await make();
    const star = await at.ada.add(twinOf(from, "joy", 2, 9));
    await at.test.database.db
      .updateTable("mood_entries")
      .set({ secondaryEmotion: "stressed" })
      .where("id", "=", star.id)
      .execute();
    await merge(from, "anxiety");
    expect(await at.ada.list()).toMatchObject([{ ...single, emotion: "anxiety", intensity: 9 }]);
  });

  it("does to stars of any feelings, also of earlier versions, what the rule of waiting stars does", async () => {
    const [own, other] = [randomUUID(), randomUUID()];
    const id = fc.constantFrom(own, other, "joy", "anxiety", "stressed", "bewildered");
    const intensity = fc.integer({ min: 1, max: 10 });
    const felt = fc
      .record({
        emotion: id,
        intensity,
        secondaryEmotion: fc.option(id),
        secondaryIntensity: fc.option(intensity),
      })
      .filter(
        ({ emotion, secondaryEmotion: second }) =>
          canonicalEmotion(emotion) !== canonicalEmotion(second ?? ""),
      );
    const merges = fc.tuple(
      fc.array(felt, { minLength: 5, size: "max", maxLength: 40 }),
      fc.constantFrom(other, "anxiety"),
    );
    const check = async (
      stars: (typeof felt extends fc.Arbitrary<infer Felt> ? Felt : never)[],
      into: string,
    ) => {
      at.ada = await startJournal(at.test);
      for (const feeling of [own, other])
        await at.ada.visitor.call(api.putFeeling, { params: { id: feeling }, body: makeFeeling() });
      const rows = stars.map((star, n) =>
        makeStarRow({
          ...{ ...star, id: `star ${n}`, userId: at.ada.userId, x: n * 20, revision: 0, deletedAt: null },
          ...(star.secondaryEmotion === null ? single : { isTwinStar: 1 }),
        }),
      );
      await at.test.database.db.insertInto("mood_entries").values(rows).execute();
      const before = await at.ada.list();
      expect((await merge(own, into)).status).toBe(200);
      const feltIn = ({ revision: _, ...star }: MoodEntry) => star;
      expect((await at.ada.list()).map(feltIn)).toEqual(
        before.map((star) => feltIn(withMergedFeelings(star, (one) => (one === own ? into : one)))),
      );
    };
    await fc.assert(
      fc.asyncProperty(merges, ([stars, into]) => check(stars, into)),
      { numRuns: 15 },
    );
  });

  it("can be repeated, and leads through any number of merges to the last one", async () => {
    const ids = [await make(), await make(), await make()] as const;
    await merge(ids[0], ids[1]);
    await merge(ids[1], ids[2]);
    await merge(ids[2], "joy");
    const { revision } = await changes(0);
    for (const id of ids) expect((await merge(id, "joy")).body).toEqual({ into: "joy" });
    expect((await changes(0)).revision).toBe(revision);
    const led = await at.test.database.db
      .selectFrom("tombstones")
      .select("mergedInto")
      .where("userId", "=", at.ada.userId)
      .execute();
    expect(led).toEqual(ids.map(() => ({ mergedInto: "joy" })));
    for (const emotion of ids) expect((await at.ada.add({ emotion })).emotion).toBe("joy");
  });

  it("is refused into itself, into nothing, and of one that was merged elsewhere or never was", async () => {
    const [one, other] = [await make(), await make()];
    const answers = [await merge(one, one), await merge(one, randomUUID()), await merge(randomUUID(), one)];
    await merge(one, other);
    answers.push(await merge(one, "joy"), await merge(one, "stressed"));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      ...[
        [400, "invalid-fields"],
        [404, "merge-target-not-found"],
        [404, "not-found"],
      ],
      ...[
        [404, "not-found"],
        [400, "invalid-fields"],
      ],
    ]);
  });

  it("ten at once leave one way for each, and no star with a feeling that is gone", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => make()));
    for (const emotion of ids) await at.ada.add(twinOf(emotion, "hope"));
    const answers = await Promise.all(ids.map((id, at) => merge(id, ids[(at + 1) % 10] ?? "")));
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const { entries, feelings } = await changes(0);
    const left = feelings.map(({ id }) => id);
    expect(left).toHaveLength(1);
    expect(new Set(entries.map(({ emotion }) => emotion))).toEqual(new Set(left));
  });
});

describe("a star that waited while its feeling was merged", () => {
  it("gets the other one, also as a correction, and is one star if both become one", async () => {
    const [from, into] = [await make(), await make()];
    await merge(from, into);
    expect(await at.ada.add({ emotion: from })).toMatchObject({ emotion: into, ...single });
    expect(await at.ada.add(twinOf(into, from, 3, 8))).toMatchObject({
      emotion: into,
      intensity: 8,
      ...single,
    });
    const star = await at.ada.add({ emotion: "joy" });
    const corrected = (await at.ada.correct(star, twinOf("joy", from, 3, 8))).body;
    expect(corrected).toMatchObject({ emotion: "joy", secondaryEmotion: into });
    expect((await at.ada.correct(corrected, { emotion: from })).body).toMatchObject({
      emotion: into,
      intensity: 8,
      ...single,
    });
  });

  it("is the same star when it is sent again, before and after the merge", async () => {
    const [from, id] = [await make(), randomUUID()];
    const star = await at.ada.add({ id, emotion: from });
    expect(await at.ada.add({ id, emotion: from })).toEqual(star);
    await merge(from, "joy");
    expect(await at.ada.add({ id, emotion: from })).toMatchObject({ id, emotion: "joy" });
    const waiting = { id: randomUUID(), emotion: from };
    expect(await at.ada.add(waiting)).toEqual(await at.ada.add(waiting));
    expect(await at.ada.list()).toHaveLength(2);
  });

  it("is refused where the other one has been removed since", async () => {
    const [from, into] = [await make(), await make()];
    await merge(from, into);
    await at.ada.visitor.call(api.deleteFeeling, { params: { id: into } });
    const { status, body } = await at.ada.post({ emotion: from });
    expect([status, body.fieldCodes.emotion.code]).toEqual([400, "unknown-feeling"]);
  });
});
