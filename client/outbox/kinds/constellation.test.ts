import { afterEach, expect, test, vi } from "vitest";
import { removeConstellation, sendConstellation } from "./constellation.ts";

const id = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const inSky = new Set(["a", "b", "c"]);
const sent: string[][] = [];

/** A server whose sky has the stars a, b and c. */
const serve = () =>
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { name, entryIds } = JSON.parse(body);
    sent.push(entryIds);
    const unknown = entryIds.filter((one: string) => !inSky.has(one));
    const isKnown = unknown.length === 0;
    const reply = isKnown
      ? { id, name, entryIds, revision: 3 }
      : { error: "No", code: "unknown-star", unknown };
    return new Response(JSON.stringify(reply), { status: isKnown ? 201 : 400 });
  });
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test("stars that are no longer in the sky are left out", async () => {
  serve();
  const body = { name: "Summer", entryIds: ["gone", "b", "a"] };
  expect(await sendConstellation({ userId: "ada", id, body })).toMatchObject({
    name: "Summer",
    entryIds: ["b", "a"],
  });
  expect(sent).toEqual([
    ["gone", "b", "a"],
    ["b", "a"],
  ]);
});

test("one star alone is not named", async () => {
  serve();
  const body = { name: "Summer", entryIds: ["gone", "b"] };
  await expect(sendConstellation({ userId: "ada", id, body })).rejects.toMatchObject({ status: 400 });
  expect(sent).toHaveLength(1);
});

test("nothing is left to do for a constellation that the server never had", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"error":"No","code":"not-found"}', { status: 404 }));
  expect(await removeConstellation({ userId: "ada", id })).toBeNull();
  vi.stubGlobal("fetch", async () => new Response('{"error":"No"}', { status: 500 }));
  await expect(removeConstellation({ userId: "ada", id })).rejects.toMatchObject({ status: 500 });
});
