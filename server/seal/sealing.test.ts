import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { importAll, makeEntries, sendImport } from "../../testing/imports.ts";
import {
  makeComparison,
  makeEntry,
  makeFeeling,
  makeImport,
  makeLink,
  makeTag,
  makeTracker,
  signUp,
} from "../../testing/make.ts";
import {
  finishSeal,
  itemsLeft,
  listWords,
  makeEpoch,
  nameKeyIn,
  putItems,
  readWords,
  sealedText,
  sealUniverse,
} from "../../testing/seal.ts";
import type { Visitor } from "../../testing/visitor.ts";

let test: TestApp;
let ada: Visitor;
let userId: string;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { visitor, user } = await signUp(test);
  [ada, userId] = [visitor, user.id];
});

const addStar = async (note: string | null = "A note") =>
  (await ada.call(api.createMoodEntry, { body: makeEntry({ id: randomUUID(), note }) })).body;
const seal = async () => (await ada.call(api.getSeal)).body;
const begin = (body: object = makeEpoch()) => ada.call(api.beginSealing, { body });
const open = () => ada.call(api.beginOpening);
const rotate = (body: object) => ada.call(api.rotateSeal, { body });
const finish = () => ada.call(api.finishSeal);
const id = () => ({ id: randomUUID() });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** Leaves words of every kind, in the sky and in the bin. */
async function live() {
  const stars = [await addStar("One"), await addStar("Two"), await addStar(null)];
  await ada.call(api.binMoodEntry, { params: stars[1] });
  await ada.call(api.putTag, { params: id(), body: makeTag({ name: "Work" }) });
  await ada.call(api.putFeeling, { params: id(), body: makeFeeling({ name: "Wistful" }) });
  await ada.call(api.putTracker, { params: id(), body: makeTracker({ name: "Sleep", unit: "h" }) });
  await ada.call(api.putComparison, { params: id(), body: makeComparison({ name: "Two homes" }) });
  await ada.call(api.putConstellation, {
    params: id(),
    body: { name: "Kite", entryIds: [stars[0].id, stars[2].id] },
  });
  await ada.call(api.createLink, { body: makeLink({ label: "For Ben" }) });
  await importAll(
    ada,
    makeEntries(3).map((entry, at) => ({ ...entry, note: `Imported ${at}`, said: `said ${at}` })),
  );
  return stars;
}

/** Every word that the database has of the person. */
async function wordsStored(): Promise<string[]> {
  const { db } = test.database;
  const texts = async (table: "tags", ...columns: string[]) =>
    (
      await db
        .selectFrom(table)
        .select(columns as never)
        .where("userId", "=", userId)
        .execute()
    ).flatMap((row) =>
      Object.values(row as Record<string, string | null>).filter((text) => text !== null && text !== ""),
    ) as string[];
  return [
    ...(await texts("mood_entries" as "tags", "note")),
    ...(await texts("tags", "name")),
    ...(await texts("own_feelings" as "tags", "name")),
    ...(await texts("trackers" as "tags", "name", "unit", "lowLabel", "highLabel")),
    ...(await texts("comparisons" as "tags", "name", "query")),
    ...(await texts("constellations" as "tags", "name")),
    ...(await texts("shown_skies" as "tags", "label")),
    ...(await texts("imports" as "tags", "fileName")),
    ...(await texts("import_tags" as "tags", "name")),
    ...(await texts("import_entries" as "tags", "content")),
    ...(await texts("idempotency_keys" as "tags", "reply")),
  ];
}

describe("GET /api/seal", () => {
  it("of a universe that was never sealed says so", async () => {
    expect(await seal()).toEqual({ state: "open", sealedFor: userId, epochs: [], slots: [] });
  });
});

describe("sealing", () => {
  it("takes every word of every kind, and gives them back when they are opened", async () => {
    await live();
    const before = await readWords(ada);
    expect(before.size).toBe(12);
    await sealUniverse(ada);
    expect(await seal()).toMatchObject({ state: "sealed", epochs: [{ epoch: 1 }], slots: [{}, {}] });
    expect(await wordsStored()).toEqual([]);
    expect((await listWords(ada)).every(({ sealed }) => sealed !== null)).toBe(true);
    expect(await readWords(ada)).toEqual(before);
    expect((await open()).body.state).toBe("opening");
    expect((await finishSeal(ada)).body).toEqual({ state: "open", sealedFor: userId, epochs: [], slots: [] });
    expect((await listWords(ada)).every(({ sealed }) => sealed === null)).toBe(true);
    expect(await readWords(ada)).toEqual(before);
  });

  it("leaves everything else of the records as it was", async () => {
    await live();
    const shapeOf = async () => {
      const { entries, tags, trackers } = (await ada.call(api.listChanges)).body;
      return [...entries, ...tags, ...trackers].map(
        ({ note: _, name: __, unit: _1, lowLabel: _2, highLabel: _3, sealed: _4, revision: _5, ...rest }) =>
          rest,
      );
    };
    const before = await shapeOf();
    await sealUniverse(ada);
    expect(await shapeOf()).toEqual(before);
  });

  it("leaves no hash by which a note could be guessed, also of a note that is gone, and the others as they were", async () => {
    const [noted, emptied, bare] = [await addStar("A note"), await addStar("Away"), await addStar(null)];
    const headers = { "if-match": `"${emptied.revision}"` };
    await ada.call(api.updateMoodEntry, { params: emptied, body: { note: null }, headers });
    const hashes = async () => {
      const rows = await test.database.db
        .selectFrom("mood_entries")
        .select(["id", "bodyHash"])
        .where("userId", "=", userId)
        .execute();
      return new Map(rows.map(({ id, bodyHash }) => [id, bodyHash]));
    };
    const before = await hashes();
    expect([...before.values()]).not.toContain(null);
    await sealUniverse(ada);
    expect(await hashes()).toEqual(
      new Map([
        [noted.id, null],
        [emptied.id, null],
        [bare.id, before.get(bare.id)],
      ]),
    );
  });

  it("is told to every device by the feed, at its begin, for each record, and at its end", async () => {
    const star = await addStar();
    const since = async (revision: number) =>
      (await ada.call(api.listChanges, { query: { since: `${revision}`, form: "2" } })).body;
    const { revision } = (await ada.call(api.listChanges)).body;
    await begin();
    expect((await since(revision)).revision).toBe(revision + 1);
    await putItems(ada, await itemsLeft(ada));
    const changed = await since(revision + 1);
    expect(changed.entries).toMatchObject([{ id: star.id, note: null, revision: revision + 2 }]);
    await finish();
    expect((await since(revision)).revision).toBe(revision + 3);
    expect((await ada.call(api.me)).body.user.seal).toBe("sealed");
  });

  it("does not end before every word is sealed, and says what is left", async () => {
    await live();
    await begin();
    expect(await finish()).toMatchObject({
      status: 409,
      body: {
        ...{ code: "words-left", params: { plain: 15 } },
        left: {
          ...{
            entry: 5,
            tag: 1,
            feeling: 1,
            tracker: 1,
            comparison: 1,
            constellation: 1,
            link: 1,
            import: 1,
          },
          "import-key": 3,
        },
      },
    });
    expect((await seal()).state).toBe("sealing");
    const items = await itemsLeft(ada);
    await putItems(ada, items.slice(1));
    expect((await finish()).body.left).toEqual({ entry: 1 });
    await putItems(ada, items.slice(0, 1));
    expect((await finish()).body.state).toBe("sealed");
  });

  it("waits for an import that is open, and for one whose removal was interrupted", async () => {
    const importId = await sendImport(ada, makeEntries(2));
    expect(codeOf(await begin())).toEqual([409, "import-open"]);
    await ada.call(api.removeImport, { params: { id: importId } });
    const { db } = test.database;
    const cleared = db.updateTable("imports").where("id", "=", importId);
    await cleared.set({ clearedAt: null }).execute();
    expect((await begin()).status).toBe(200);
    const row = await db
      .selectFrom("imports")
      .select("clearedAt")
      .where("id", "=", importId)
      .executeTakeFirst();
    expect(row?.clearedAt).not.toBeNull();
  });

  it("ends an import that was left open for a day", async () => {
    await sendImport(ada, makeEntries(2));
    test.clock.now += 25 * 3_600_000;
    expect((await begin()).status).toBe(200);
  });

  it("of an empty universe ends at once", async () => {
    await begin();
    expect((await finish()).body.state).toBe("sealed");
  });

  it("can be begun again with the same epoch alone, as long as nothing is opened", async () => {
    const epoch = makeEpoch();
    const first = await begin(epoch);
    expect(await begin(epoch)).toMatchObject({ status: 200, body: first.body });
    expect(codeOf(await begin(makeEpoch()))).toEqual([409, "seal-state"]);
    await finish();
    expect((await begin(epoch)).body.state).toBe("sealed");
    await open();
    expect(codeOf(await begin(epoch))).toEqual([409, "seal-state"]);
  });

  it("is taken back by opening", async () => {
    await live();
    const before = await readWords(ada);
    await begin();
    await putItems(ada, (await itemsLeft(ada)).slice(0, 4));
    await open();
    expect((await finishSeal(ada)).body.state).toBe("open");
    expect(await readWords(ada)).toEqual(before);
  });

  it("begins a later epoch than any before, so that writes with an earlier key are told apart", async () => {
    await sealUniverse(ada);
    await open();
    await finish();
    expect(codeOf(await begin(makeEpoch(1)))).toEqual([409, "wrong-epoch"]);
    expect((await begin(makeEpoch(2))).body.epochs).toMatchObject([{ epoch: 2 }]);
  });

  it("keeps the id with which words were sealed that come from another universe", async () => {
    const sealedFor = randomUUID();
    expect((await begin(makeEpoch(4, { sealedFor }))).body).toMatchObject({
      sealedFor,
      epochs: [{ epoch: 4 }],
    });
    await finish();
    expect((await seal()).sealedFor).toBe(sealedFor);
    await open();
    expect((await finish()).body.sealedFor).toBe(userId);
  });
});

describe("PUT /api/seal/records", () => {
  const put = async (...items: object[]) => (await putItems(ada, items)).body.items;
  const note = (text: string, epoch = 1) => ({ sealed: sealedText({ note: text }, epoch), nameKey: null });
  const item = (star: { id: string; revision: number }, text = "Sealed") => ({
    ...{ kind: "entry", id: star.id, revision: star.revision },
    ...note(text),
  });

  it("is refused while nothing is sealed, with the other direction, and with a key of another epoch", async () => {
    const star = await addStar();
    const opened = { kind: "entry", id: star.id, revision: star.revision, words: { note: "Open" } };
    expect(codeOf(await putItems(ada, [item(star)]))).toEqual([409, "seal-state"]);
    await begin();
    expect(codeOf(await putItems(ada, [opened]))).toEqual([409, "seal-state"]);
    expect(codeOf(await putItems(ada, [item(star), { ...item(star), ...note("x", 2) }]))).toEqual([
      409,
      "wrong-epoch",
    ]);
    expect((await ada.call(api.listMoodEntries)).body[0].note).toBe("A note");
    await putItems(ada, [item(star)]);
    await open();
    expect(codeOf(await putItems(ada, [item(star)]))).toEqual([409, "seal-state"]);
  });

  it("replies what became of each, in order, and can be repeated", async () => {
    const [one, two, bare] = [await addStar("One"), await addStar("Two"), await addStar(null)];
    await begin();
    const gone = { id: randomUUID(), revision: 1 };
    const batch = [
      item(two),
      item({ ...one, revision: one.revision + 7 }),
      item(gone),
      item(bare),
      item(two, "Again"),
    ];
    const reply = await put(...batch);
    expect(reply.map(({ state }: { state: string }) => state)).toEqual([
      ...["stored", "changed", "gone", "changed", "changed"],
    ]);
    expect(reply[0]).toMatchObject({ id: two.id, kind: "entry" });
    expect(reply[1].revision).toBe(one.revision);
    expect(reply[2].revision).toBeNull();
    expect(reply[4].revision).toBe(reply[0].revision);
    const { revision } = (await ada.call(api.listChanges)).body;
    expect((await put(item(two)))[0]).toEqual(reply[0]);
    expect((await ada.call(api.listChanges)).body.revision).toBe(revision);
  });

  it("leaves a star as it is that was corrected in the meantime", async () => {
    const star = await addStar();
    await begin();
    await ada.call(api.updateMoodEntry, {
      params: star,
      body: { intensity: 2 },
      headers: { "if-match": `"${star.revision}"` },
    });
    expect((await put(item(star)))[0].state).toBe("changed");
    expect((await finish()).body.left).toEqual({ entry: 1 });
  });

  it("keeps both of two records whose names are equal, so that nothing waits for a decision", async () => {
    const [one, two] = [id(), id()];
    await ada.call(api.putTag, { params: one, body: makeTag({ name: "Work" }) });
    await ada.call(api.putTag, { params: two, body: makeTag({ name: "Play" }) });
    await begin();
    const left = await itemsLeft(ada);
    const same = left.map((tag) => ({ ...tag, nameKey: nameKeyIn("Work") }));
    expect((await put(...same)).map(({ state }: { state: string }) => state)).toEqual(["stored", "stored"]);
    await finish();
    await open();
    const opened = (await itemsLeft(ada)).map((tag) => ({ ...tag, words: { name: "Work" } }));
    expect((await put(...opened)).map(({ state }: { state: string }) => state)).toEqual(["stored", "stored"]);
    expect((await finish()).body.state).toBe("open");
    expect((await ada.call(api.listChanges)).body.tags).toMatchObject([{ name: "Work" }, { name: "Work" }]);
  });

  it("takes no words that a person may not write", async () => {
    const star = await addStar();
    await begin();
    await put(item(star));
    await open();
    const [left] = await itemsLeft(ada);
    for (const words of [{ note: "x".repeat(2_001) }, { name: "A name" }, { note: 7 }])
      expect((await putItems(ada, [{ ...left, words }])).status).toBe(400);
  });

  it("takes up to a hundred records, and a megabyte", async () => {
    const star = await addStar();
    await begin();
    const many = Array.from({ length: 101 }, () => item(star));
    expect((await putItems(ada, many)).status).toBe(400);
    expect((await putItems(ada, many.slice(1))).status).toBe(200);
    const large = many.slice(1, 60).map((one) => ({ ...one, sealed: `1.1.${"A".repeat(20_000)}` }));
    expect((await putItems(ada, large)).status).toBe(413);
  });
});

describe("the keys of imports", () => {
  it("are replaced together with what was said, stay when the words are opened, and are told as sealed", async () => {
    await importAll(ada, [{ ...makeEntries(1)[0], key: "2026-01-01 rad", said: "rad" }]);
    const keys = async () => (await ada.call(api.listImportKeys)).body;
    const [{ entryId }] = await keys();
    await sealUniverse(ada);
    const sealed = { key: nameKeyIn("2026-01-01 rad"), entryId, said: nameKeyIn("rad"), isSealed: true };
    expect(await keys()).toEqual([sealed]);
    const again = { kind: "import-key", id: "2026-01-01 rad", nameKey: sealed.key, said: null };
    expect((await putItems(ada, [again])).body.items).toMatchObject([{ state: "stored" }]);
    const lost = { ...again, nameKey: nameKeyIn("another") };
    expect((await putItems(ada, [lost, { ...again, id: sealed.key }])).body.items).toMatchObject([
      { state: "gone" },
      { state: "changed" },
    ]);
    await open();
    await finishSeal(ada);
    expect(await keys()).toEqual([sealed]);
    await sealUniverse(ada, makeEpoch(2));
    expect(await keys()).toEqual([sealed]);
  });

  it("are sealed already when an import brings them meanwhile", async () => {
    await sealUniverse(ada);
    const sealedName = { fileName: "", sealed: sealedText({ fileName: "x.csv" }) };
    const { id: importId } = (
      await ada.call(api.openImport, { body: makeImport({ ...sealedName, total: 1 }) })
    ).body;
    const entry = {
      ...makeEntries(1)[0],
      key: nameKeyIn("k"),
      said: nameKeyIn("rad").slice(0, 43),
      note: null,
    };
    await ada.call(api.addImportEntries, { params: { id: importId }, body: { entries: [entry], tags: [] } });
    await ada.call(api.finishImport, { params: { id: importId } });
    expect((await ada.call(api.listImportKeys)).body).toMatchObject([{ isSealed: true }]);
  });
});

describe("another key", () => {
  it("seals every word anew, keeps the slots of both until the end, and then only its own", async () => {
    await live();
    const before = await readWords(ada);
    const first = await sealUniverse(ada);
    const second = makeEpoch(2);
    expect((await rotate(second)).body).toMatchObject({
      state: "rotating",
      epochs: [{ epoch: 1 }, { epoch: 2 }],
    });
    const slots = [...first.slots, ...second.slots].map((slot) => slot.id);
    expect((await seal()).slots.map((slot: { id: string }) => slot.id).sort()).toEqual(slots.sort());
    expect((await finish()).body.left).toEqual({
      ...{ entry: 5, tag: 1, feeling: 1, tracker: 1, comparison: 1, constellation: 1, link: 1, import: 1 },
    });
    expect((await finishSeal(ada)).body).toMatchObject({
      state: "sealed",
      epochs: [{ epoch: 2 }],
      slots: [{}, {}],
    });
    expect((await listWords(ada)).every(({ sealed }) => sealed?.startsWith("1.2."))).toBe(true);
    expect(await readWords(ada)).toEqual(before);
  });

  it("waits for an import, whose entries would be sealed with the earlier key", async () => {
    await sealUniverse(ada);
    const { fileName: _, ...named } = makeImport();
    const sealed = sealedText({ fileName: "diary.csv" });
    const { body: opened } = await ada.call(api.openImport, { body: { ...named, sealed } });
    expect(codeOf(await rotate(makeEpoch(2)))).toEqual([409, "import-open"]);
    await ada.call(api.removeImport, { params: { id: opened.id } });
    expect((await rotate(makeEpoch(2))).status).toBe(200);
  });

  it("comes next after the last, to words that are sealed", async () => {
    expect(codeOf(await rotate(makeEpoch(1)))).toEqual([409, "seal-state"]);
    await begin();
    expect(codeOf(await rotate(makeEpoch(2)))).toEqual([409, "seal-state"]);
    await finish();
    for (const epoch of [1, 3]) expect(codeOf(await rotate(makeEpoch(epoch)))).toEqual([409, "wrong-epoch"]);
    const next = makeEpoch(2);
    expect((await rotate(next)).status).toBe(200);
    expect((await rotate(next)).status).toBe(200);
    expect(codeOf(await rotate(makeEpoch(2)))).toEqual([409, "seal-state"]);
    expect(codeOf(await open())).toEqual([409, "seal-state"]);
  });
});
