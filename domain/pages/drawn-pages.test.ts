import { expect, test } from "vitest";
import type { Instance } from "../session-calls.ts";
import { drawingOf, drawnPageOf } from "./drawn-pages.ts";

test.each([
  ["/login", "/login"],
  ["/", "/login"],
  ["/journal", "/login"],
  ["/no/such/page", "/login"],
  ["/register", "/register"],
  ["/register/", "/register"],
  ["/login?notice=provider", null],
  ["/?add=1", null],
  ["/farewell", null],
  ["/onboarding", null],
  ["/migrate", null],
  ["/verify-email", null],
  ["/sign-in-link", null],
  ["/recover", null],
  ["/invitation", null],
  ["/join", null],
  ["/stop-reminders", null],
])("a visitor's %s is drawn as %s", (url, page) => {
  expect(drawnPageOf(url)).toBe(page);
});

const instance: Instance = {
  ...{ universeNameSignIn: true, registration: true, providerSignIn: false },
  ...{ contacts: { support: "", technical: "", business: "" }, supportLines: [] },
};

const fourSettings = Array.from(
  { length: 16 },
  (_, bits) => [8, 4, 2, 1].map((bit) => (bits & bit) !== 0) as [boolean, boolean, boolean, boolean],
);

test("each setting that a page shows has a drawing of its own, and no other", () => {
  const either = [true, false];
  const names = (page: "/login" | "/register", byInvitation?: boolean) =>
    fourSettings.flatMap(([isKnown, universeNameSignIn, registration, providerSignIn]) =>
      either.map((hasPasskeys) =>
        drawingOf({
          ...{ page, isKnown },
          instance: {
            ...{ ...instance, universeNameSignIn, registration, providerSignIn },
            passkeyObstacle: hasPasskeys ? null : "http",
            ...(byInvitation && !registration && { byInvitation }),
          },
        }),
      ),
    );
  expect(new Set(names("/login")).size).toBe(32);
  expect(new Set(names("/register")).size).toBe(2);
  expect(new Set([...names("/login"), ...names("/login", true)]).size).toBe(48);
  expect(new Set([...names("/register"), ...names("/register", true)]).size).toBe(3);
});
