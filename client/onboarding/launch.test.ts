import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { checkUniverse, fieldsRefused, localDate, type UniverseDraft } from "./launch.ts";

const now = Date.parse("2025-03-01T12:00:00Z");
const makeDraft = (changes: Partial<UniverseDraft> = {}): UniverseDraft => ({
  universeName: "Andromeda",
  userName: "Ada",
  birthday: "",
  startDate: "2025-03-01",
  demographics: "",
  ...changes,
});
const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("a name and a name are enough", () => {
  expect(checkUniverse(makeDraft(), now)).toEqual({});
  expect(checkUniverse(makeDraft({ startDate: "" }), now)).toEqual({});
});

test("each field says what is wrong with it", () => {
  expect(
    checkUniverse(makeDraft({ universeName: " A ", userName: "", birthday: "2030-01-01" }), now),
  ).toEqual({
    universeName: "Universe name must be between 2 and 50 characters",
    userName: "User name must be between 2 and 50 characters",
    birthday: "Birthday cannot be in the future.",
  });
});

test("the server's sentences land at their fields", () => {
  expect(fieldsRefused(refusal(409, { error: "Universe name is already taken" }))).toEqual({
    universeName: "Universe name is already taken",
  });
  expect(fieldsRefused(refusal(400, { error: "No", fields: { universeName: "No dots" } }))).toEqual({
    universeName: "No dots",
  });
  expect(fieldsRefused(refusal(500, { error: "Something went wrong" }))).toEqual({});
  expect(fieldsRefused(new NetworkError("down"))).toEqual({});
});

test("a local date is the date on the wall, not in Greenwich", () => {
  expect(localDate(new Date(2025, 0, 2, 0, 30))).toBe("2025-01-02");
  expect(localDate(new Date(2025, 11, 31, 23, 30))).toBe("2025-12-31");
});
