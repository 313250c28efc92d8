import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { checkUniverse, explainLaunch, type UniverseDraft } from "./launch.ts";

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

test("a universe name and a user name are enough", () => {
  expect(checkUniverse(makeDraft(), now)).toBeNull();
  expect(checkUniverse(makeDraft({ startDate: "" }), now)).toBeNull();
});

test("each invalid field has a message", () => {
  expect(
    checkUniverse(makeDraft({ universeName: " A ", userName: "", birthday: "2030-01-01" }), now)?.fields,
  ).toEqual({
    universeName: "Universe name must be between 2 and 50 characters",
    userName: "User name must be between 2 and 50 characters",
    birthday: "Birthday cannot be in the future.",
  });
});

test("a taken or invalid name is reported at its field only", () => {
  expect(explainLaunch(refusal(409, { error: "Universe name is already taken" }))).toEqual({
    fields: { universeName: "Universe name is already taken" },
  });
});

test("everything else gets the specified toast, with the server's sentence in the form", () => {
  const toast = {
    title: "Error",
    description: "Failed to create your universe. Please try again.",
    variant: "destructive",
  };
  expect(explainLaunch(new NetworkError("down"))).toEqual({ toast });
  expect(explainLaunch(refusal(500, { error: "Something went wrong" }))).toEqual({
    toast,
    notice: "Something went wrong",
  });
});
