import { expect, test } from "vitest";
import type { User } from "#domain/accounts.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { changesOf, explainUpdate, profileOf, updatedToast } from "./profile.ts";

const user = {
  universeName: "Andromeda",
  userName: "Ada",
  email: "ada@example.org",
  demographics: null,
} as User;

test("only what has changed is sent", () => {
  const draft = profileOf(user);
  expect(changesOf(draft, user)).toEqual({});
  expect(changesOf({ ...draft, userName: "Ada L.", demographics: "Night shifts" }, user)).toEqual({
    userName: "Ada L.",
    demographics: "Night shifts",
  });
});

test("a new address is said to wait for its link", () => {
  expect(updatedToast({ userName: "Ada L." })).toEqual({
    title: "Profile Updated",
    description: "Your changes are saved.",
  });
  expect(updatedToast({ email: "new@example.org" }).description).toContain("new@example.org");
});

test("a taken name is said at its field, anything without words in the specified ones", () => {
  const taken = new CallError(
    new Response(null, { status: 409 }),
    '{"error":"Universe name is already taken"}',
  );
  expect(explainUpdate(taken).fields).toEqual({ universeName: "Universe name is already taken" });
  expect(explainUpdate(new NetworkError("down")).toast).toEqual({
    title: "Update Failed",
    description: "Failed to update profile information.",
    variant: "destructive",
  });
});
