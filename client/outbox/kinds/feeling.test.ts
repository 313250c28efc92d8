import { expect, test } from "vitest";
import { CallError } from "../../call-errors.ts";
import { newItem } from "../item.ts";
import { kinds } from "../kinds.ts";
import { KnownKinds } from "../known-kinds.ts";

const id = "6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const wistful = { name: "Wistful", family: "grief", valence: -0.2, energy: 0.3, isArchived: false };
const star = { emotion: id, intensity: 5 };
const itemOf = (kind: string, body: unknown) => newItem(kind, { id, userId: "ada", body });
const refusedWith = (status: number, refusal: object) =>
  new CallError(new Response(null, { status }), JSON.stringify({ error: "No.", ...refusal }));
const brokenRule = (field: string, code: string) =>
  refusedWith(400, { code: "invalid-fields", fieldCodes: { [field]: { code } } });

const unknownCall = refusedWith(404, { code: "not-found" });

test.for([
  ["newFeeling", wistful, unknownCall],
  ["feelingChange", wistful, unknownCall],
  ["star", star, brokenRule("emotion", "required")],
  [
    "star",
    { ...star, emotion: "joy", isTwinStar: 1, secondaryEmotion: id },
    brokenRule("secondaryEmotion", "unknown-option"),
  ],
  ["correction", { base: star, changes: { emotion: id } }, brokenRule("emotion", "required")],
] as const)("%s waits for the update of a server of before own feelings", ([kind, body, answer]) => {
  expect(new KnownKinds(kinds).isAhead(itemOf(kind, body), answer)).toBe(true);
});

test.for([
  ["newFeeling", wistful, refusedWith(404, { code: "another-session" })],
  ["newFeeling", wistful, refusedWith(400, { code: "too-many-feelings" })],
  ["star", star, refusedWith(400, { code: "unknown-feeling" })],
  ["star", star, brokenRule("intensity", "out-of-range")],
] as const)("%s does not, where the server has another reason", ([kind, body, answer]) => {
  expect(new KnownKinds(kinds).isAhead(itemOf(kind, body), answer)).toBe(false);
});
