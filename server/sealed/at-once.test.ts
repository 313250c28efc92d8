import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { makeEntry, makeLink, makeTag, signUp } from "../../testing/make.ts";
import { makeEpoch } from "../../testing/seal.ts";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
});
afterAll(() => test.close());

it("a plain word that is on its way while sealing begins is there before it, or is refused and nowhere", async () => {
  const { visitor: ada } = await signUp(test);
  const plainWrites = () => {
    const params = { id: randomUUID() };
    return [
      ada.call(api.createMoodEntry, { body: makeEntry({ id: randomUUID(), note: "Plain" }) }),
      ada.call(api.putTag, { params, body: makeTag() }),
      ada.call(api.createLink, { body: makeLink() }),
    ];
  };
  const early = [plainWrites(), plainWrites()].flat();
  const begun = ada.call(api.beginSealing, { body: makeEpoch() });
  const meanwhile = [plainWrites(), plainWrites()].flat();
  const late = begun.then(() => Promise.all(plainWrites()));

  expect((await begun).status).toBe(200);
  const answers = await Promise.all([...early, ...meanwhile]);
  for (const { status, body } of answers.filter(({ status }) => status !== 201))
    expect([status, body.code]).toEqual([409, "universe-sealed"]);
  expect((await late).map(({ status, body }) => [status, body.code])).toEqual(
    Array(3).fill([409, "universe-sealed"]),
  );
  const { entries, tags } = (await ada.call(api.listChanges)).body;
  const links = (await ada.call(api.listLinks)).body;
  const stored = answers.filter(({ status }) => status === 201);
  expect(entries.length + tags.length + links.length).toBe(stored.length);
});
