import { afterEach, describe, expect, test, vi } from "vitest";
import { changeTag, createTag, failureOfMerge, mergeTag, removeTag } from "./tag.ts";

const change = { name: "Work", kind: "activity", isArchived: false } as const;
const id = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const answer = (status: number, body: object | null) =>
  vi.stubGlobal("fetch", async () => new Response(body && JSON.stringify(body), { status }));
afterEach(() => vi.unstubAllGlobals());

describe("if another tag has the name", () => {
  const tag = { ...change, id: "4d3f0a52-3f0e-4d3a-9d0a-0f6f6b2c7e11", revision: 2 };

  test("a new tag becomes that one", async () => {
    answer(409, { error: "Taken", code: "tag-name-taken", tag });
    expect(await createTag({ userId: "ada", id, body: change })).toEqual(tag);
  });

  test("a change is refused", async () => {
    answer(409, { error: "Taken", code: "tag-name-taken", tag });
    await expect(changeTag({ userId: "ada", id, body: change })).rejects.toMatchObject({ status: 409 });
  });
});

test("nothing is left to do for a tag that the server never had", async () => {
  answer(404, { error: "Not found", code: "not-found" });
  expect(await removeTag({ userId: "ada", id })).toBeNull();
  expect(await mergeTag({ userId: "ada", id, body: { into: id } })).toBeNull();
});

test("a tag is not merged into one that the server no longer has", async () => {
  answer(404, { error: "Gone", code: "merge-target-not-found" });
  const error = await mergeTag({ userId: "ada", id, body: { into: id } }).catch((reason) => reason);
  expect(failureOfMerge(error)).toBe("refused");
  answer(404, { error: "Not yours" });
  expect(
    failureOfMerge(await mergeTag({ userId: "ada", id, body: { into: id } }).catch((reason) => reason)),
  ).toBe("later");
});

test("other failures reject", async () => {
  answer(500, { error: "No" });
  await expect(removeTag({ userId: "ada", id })).rejects.toMatchObject({ status: 500 });
  await expect(createTag({ userId: "ada", id, body: change })).rejects.toMatchObject({ status: 500 });
});
