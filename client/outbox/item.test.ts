import { expect, test } from "vitest";
import { itemSchema, newItem } from "./item.ts";

test("an item that a later version of the client has added keeps what this one does not know", () => {
  const item = {
    ...newItem("star", { id: "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11", userId: "ada", body: {} }),
    ...{ priority: 2, refusal: { status: 409, sentence: null, extra: { code: "no" } } },
  };
  expect(itemSchema.parse(item)).toEqual(item);
});
