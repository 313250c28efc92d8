import { afterEach, expect, test } from "vitest";
import { dropTextsOfOthers } from "./held-texts.ts";
import { storeUserId } from "./stored-user.ts";

const draft = (userId: string) => JSON.stringify({ userId, draft: "Only for my own eyes" });
const keptDraft = () => sessionStorage.getItem("mood-universe.draft");

afterEach(() => {
  storeUserId(null);
  sessionStorage.clear();
  localStorage.clear();
});

test("what a person was writing leaves the storage when the session ends, and is there when they are back", () => {
  storeUserId("ada");
  sessionStorage.setItem("mood-universe.draft", draft("ada"));
  storeUserId(null);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Only for my own eyes");
  storeUserId("ada");
  expect(keptDraft()).toBe(draft("ada"));
});

test("nobody else gets it, and it is gone after they were here", () => {
  storeUserId("ada");
  sessionStorage.setItem("mood-universe.draft", draft("ada"));
  storeUserId("ben");
  expect(keptDraft()).toBeNull();
  storeUserId("ada");
  expect(keptDraft()).toBeNull();
});

test("a tab that opens without its person drops what it has kept of them, and nothing of the tab", () => {
  sessionStorage.setItem("mood-universe.draft", draft("ada"));
  sessionStorage.setItem("mood-universe.toast", JSON.stringify({ title: "Welcome back!" }));
  dropTextsOfOthers(null);
  expect(Object.keys(sessionStorage)).toEqual(["mood-universe.toast"]);
});
