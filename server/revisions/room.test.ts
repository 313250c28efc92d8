import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { sealedLimit } from "#domain/sealed/sealed-text.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { live } from "../../testing/deletions.ts";
import { importAll, makeEntries, sendImport } from "../../testing/imports.ts";
import { makeEntry, makeImport, makeTag, signUp } from "../../testing/make.ts";
import { makeSealed } from "../../testing/make-sealed.ts";
import { finishSeal, listWords, makeEpoch, putItems, sealUniverse } from "../../testing/seal.ts";
import { counted, readStored, recount } from "../../testing/stored-bytes.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { exportWhole, restoreWhole } from "../../testing/whole-export.ts";

const most = 20_000;
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

const read = (id = userId) => readStored(test.database.db, id);
const count = (id = userId) => recount(test.database.db, id);

/** What opens the universe, reaches its person or lasts a day; each is limited by number. */
const withOwnLimit = [
  ...["directory", "pending_emails", "name_skeletons", "credentials", "known_devices", "sessions"],
  ...["sign_in_links", "undoable_migrations", "invitations", "seal_epochs", "seal_slots"],
  ...["reminders", "push_subscriptions", "reminder_jobs", "idempotency_keys", "access_tokens", "webhooks"],
];

const add = async (note: string) => ada.call(api.createMoodEntry, { body: makeEntry({ note }) });

describe("what a universe stores", () => {
  it("grows and shrinks with its stars and their notes, in bytes", async () => {
    expect(Object.values(await read())).toEqual([0, 0, 0, 0, 0, 0]);
    const { body: star } = await add("Åä€");
    expect(await read()).toMatchObject({ storedBytes: 200 + 7 + "joy".length, noteBytes: 7 });
    const headers = { "if-match": `"${star.revision}"` };
    await ada.call(api.updateMoodEntry, { params: star, headers, body: { note: "Corrected" } });
    expect((await read()).noteBytes).toBe(9);
    await ada.call(api.binMoodEntry, { params: star });
    expect((await read()).noteBytes).toBe(9);
    const inBin = await read();
    await ada.call(api.purgeMoodEntry, { params: star });
    const purged = await read();
    expect(purged.noteBytes).toBe(0);
    expect(purged.storedBytes).toBeLessThan(inBin.storedBytes);
  });

  it("is counted with every way of writing, and equal in a copy of the universe", async () => {
    const person = await signUp(test);
    await live(test, person);
    const whole = await read(person.user.id);
    expect(whole).toEqual(await count(person.user.id));
    for (const bytes of Object.values(whole)) expect(bytes).toBeGreaterThan(0);
    for (const { id } of (await person.visitor.call(api.listImports)).body)
      await person.visitor.call(api.removeImport, { params: { id } });
    const own = await read(person.user.id);
    expect(own).toEqual(await count(person.user.id));
    const copy = await signUp(test);
    await restoreWhole(copy.visitor, await exportWhole(person.visitor));
    const copied = await read(copy.user.id);
    expect(copied).toEqual(await count(copy.user.id));
    expect(copied).toMatchObject({ noteBytes: own.noteBytes, readingBytes: own.readingBytes });
  });

  it("counts sealed words where their plain ones were, from the first to the last of them", async () => {
    const person = await signUp(test);
    await live(test, person);
    for (const { id } of (await person.visitor.call(api.listImports)).body)
      await person.visitor.call(api.removeImport, { params: { id } });
    await test.database.db.deleteFrom("seal_slots").where("userId", "=", person.user.id).execute();
    await test.database.db.deleteFrom("seal_epochs").where("userId", "=", person.user.id).execute();
    const plain = await read(person.user.id);
    await sealUniverse(person.visitor);
    const sealed = await read(person.user.id);
    expect(sealed).toEqual(await count(person.user.id));
    expect(sealed.noteBytes).toBeGreaterThan(plain.noteBytes);
    expect(sealed.importBytes).toBeGreaterThan(plain.importBytes);
    await person.visitor.call(api.beginOpening);
    await finishSeal(person.visitor);
    expect(await read(person.user.id)).toEqual(plain);
  });

  it("is counted in every table that has a person's rows, or has a limit of its own", async () => {
    const tables = await test.database.db.introspection.getTables();
    const ofPeople = tables.filter(({ columns }) => columns.some(({ name }) => name === "userId"));
    const names = ofPeople.map(({ name }) => name).filter((name) => !name.includes("kysely"));
    expect(new Set(names)).toEqual(new Set([...Object.keys(counted), ...withOwnLimit]));
  });

  it("is nothing again after an import is undone, but for what keeps it from being told twice", async () => {
    const id = await importAll(ada, makeEntries(30, { note: "Brought along" }));
    const { storedBytes } = await read();
    await ada.call(api.removeImport, { params: { id } });
    const undone = await read();
    expect(undone.noteBytes).toBe(0);
    expect(undone.storedBytes).toBeLessThan(storedBytes / 2);
  });
});

describe("a universe that stores as much as it may", () => {
  const refused = {
    status: 409,
    body: { code: "no-room", params: { megabytes: 0.1, used: 0.1, largest: "notes", size: 0.1 } },
  };
  let full: TestApp;
  beforeAll(async () => {
    full = await openTestApp({ rateLimits: false, cooldownMs: 0, universeBytes: most });
  });
  afterAll(() => full.close());
  beforeEach(async () => {
    const { visitor } = await signUp(full);
    ada = visitor;
  });

  /** Adds stars with shorter and shorter notes until not even one without a note is taken; returns those that were added. */
  async function fill() {
    const stars = [];
    for (let letters = 1_900; letters >= 0 && stars.length < 200; ) {
      const { status, body } = await add("n".repeat(letters));
      if (status === 201) stars.push(body);
      else letters -= letters > 10 ? 189 : 1;
    }
    return stars;
  }

  it("takes nothing more, and says what is large", async () => {
    const [star, other] = await fill();
    const id = randomUUID();
    const longer = { note: "€".repeat(2_000) };
    const headers = { "if-match": `"${star.revision}"` };
    const constellation = { name: "Full", entryIds: [star.id, other.id] };
    for (const reply of [
      await add("One more"),
      await ada.call(api.updateMoodEntry, { params: star, headers, body: longer }),
      await ada.call(api.putTag, { params: { id }, body: makeTag() }),
      await ada.call(api.putConstellation, { params: { id }, body: constellation }),
      await ada.call(api.openImport, { body: makeImport() }),
    ])
      expect({ status: reply.status, body: reply.body }).toMatchObject(refused);
  });

  it("takes no more bytes in as many letters, and no more tags of a star", async () => {
    const id = randomUUID();
    await ada.call(api.putTag, { params: { id }, body: makeTag() });
    const [star] = await fill();
    const headers = { "if-match": `"${star.revision}"` };
    for (const body of [{ note: "€".repeat(1_900) }, { tags: [id] }]) {
      const { status, body: reply } = await ada.call(api.updateMoodEntry, { params: star, headers, body });
      expect({ status, body: reply }).toMatchObject(refused);
    }
    const { status } = await ada.call(api.updateMoodEntry, {
      params: star,
      headers,
      body: { note: "Short" },
    });
    expect(status).toBe(200);
  });

  it("still takes what makes notes shorter, and stars again when some were removed for ever", async () => {
    const [first, second] = await fill();
    const headers = { "if-match": `"${first.revision}"` };
    const shorter = await ada.call(api.updateMoodEntry, { params: first, headers, body: { note: "Short" } });
    expect(shorter.status).toBe(200);
    for (const call of [api.binMoodEntry, api.purgeMoodEntry])
      expect((await ada.call(call, { params: second })).status).toBe(204);
    expect((await add("One more")).status).toBe(201);
  });

  it("takes no batch of an import that was opened before", async () => {
    const id = await sendImport(ada, []);
    await fill();
    const body = { entries: makeEntries(1), tags: [] };
    const { status, body: reply } = await ada.call(api.addImportEntries, { params: { id }, body });
    expect({ status, body: reply }).toMatchObject(refused);
  });

  it("seals all that it has, and takes no sealed words that are far longer than what they seal", async () => {
    const notes = await fill();
    await ada.call(api.beginSealing, { body: makeEpoch() });
    const items = notes.map(({ id, revision }) => ({
      ...{ kind: "entry", id, revision, nameKey: null },
      sealed: makeSealed("n").padEnd(sealedLimit, "n"),
    }));
    const { status, body } = await putItems(ada, items);
    expect({ status, body: { code: body.code } }).toEqual({ status: 409, body: { code: "no-room" } });
    expect((await ada.call(api.listChanges)).body.entries.every(({ note }: { note: string }) => note)).toBe(
      true,
    );
    expect((await finishSeal(ada)).body).toMatchObject({ state: "sealed" });
  });

  it("opens all that it has, and takes no words that are far longer than what was sealed", async () => {
    for (const _ of Array(20)) await add("Short");
    await sealUniverse(ada);
    await ada.call(api.beginOpening);
    const items = (await listWords(ada)).map(({ kind, id, revision }) => ({
      ...{ kind, id, revision, words: { note: "€".repeat(2_000) } },
    }));
    expect(items).toHaveLength(20);
    const { status, body } = await putItems(ada, items);
    expect({ status, body: { code: body.code } }).toEqual({ status: 409, body: { code: "no-room" } });
    expect((await finishSeal(ada)).body).toMatchObject({ state: "open" });
  });
});
