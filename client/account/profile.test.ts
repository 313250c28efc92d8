import { afterEach, expect, test, vi } from "vitest";
import type { User } from "#domain/accounts/user.ts";
import { english } from "../../testing/english.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { changesOf, explainUpdate, profileOf, saveProfile, updatedToast } from "./profile.ts";

afterEach(() => vi.unstubAllGlobals());

const user: User = {
  ...{
    id: "u1",
    email: "ada@example.org",
    emailVerified: true,
    hasPassword: true,
    signInMethods: ["password"],
  },
  ...{ universeName: "Andromeda", userName: "Ada", firstName: null, lastName: null, demographics: null },
  ...{ birthday: null, startDate: null, lastLoginAt: null, profileImageUrl: null, journeyStats: "{}" },
  ...{ avatarShape: "star", avatarColors: [], avatarPattern: "solid", avatarAccessories: [] },
  ...{ createdAt: "2025-03-01T12:00:00.000Z", updatedAt: "2025-03-01T12:00:00.000Z" },
};

test("only changed fields are sent", () => {
  const draft = profileOf(user);
  expect(changesOf(draft, user)).toEqual({});
  expect(changesOf({ ...draft, userName: "Ada L.", demographics: "Night shifts" }, user)).toEqual({
    userName: "Ada L.",
    demographics: "Night shifts",
  });
});

/** Answers the update with the user and the question for the sign-in state with `pendingEmail`. */
function answerWith(pendingEmail: string | null | "unavailable") {
  const fetch = vi.fn(async (url: string, _request: RequestInit) => {
    if (!url.endsWith("/sign-in")) return Response.json(user);
    if (pendingEmail === "unavailable") throw new TypeError("Failed to fetch");
    return Response.json({ way: "password", pendingEmail });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a new address that the server holds as pending promises its link", async () => {
  answerWith("new@example.org");
  const pending = await saveProfile(user.id, { email: "new@example.org" });
  expect(updatedToast(pending)(english).description).toContain("the link that we sent to new@example.org");
});

test("a change of only the case of the address promises no link", async () => {
  answerWith(null);
  const pending = await saveProfile(user.id, { email: "Ada@Example.org" });
  expect(updatedToast(pending)(english)).toEqual({
    title: "Profile Updated",
    description: "Your changes are saved.",
  });
});

test("without a change of the address, the sign-in state is not requested", async () => {
  const fetch = answerWith("earlier@example.org");
  expect(await saveProfile(user.id, { userName: "Ada L." })).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

test("a saved profile is saved even if the sign-in state cannot be read", async () => {
  answerWith("unavailable");
  expect(await saveProfile(user.id, { email: "new@example.org" })).toBeNull();
});

test("a taken name is reported at its field, an error without a sentence in the specified one", () => {
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
