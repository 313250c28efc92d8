import { expect, test } from "vitest";
import type { Instance } from "../visitor-calls.ts";
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
  ["/stop-reminders", null],
])("a visitor's %s is drawn as %s", (url, page) => {
  expect(drawnPageOf(url)).toBe(page);
});

const instance: Instance = {
  ...{ universeNameSignIn: true, registration: true, providerSignIn: false },
  ...{ contacts: { support: "", technical: "", business: "" }, supportLines: [] },
};

test("each setting that a page shows has a drawing of its own, and no other", () => {
  const either = [true, false];
  const names = (page: "/login" | "/register") =>
    either.flatMap((isKnown) =>
      either.flatMap((universeNameSignIn) =>
        either.flatMap((registration) =>
          either.map((providerSignIn) =>
            drawingOf({
              ...{ page, isKnown },
              instance: { ...instance, universeNameSignIn, registration, providerSignIn },
            }),
          ),
        ),
      ),
    );
  expect(new Set(names("/login")).size).toBe(16);
  expect(new Set(names("/register")).size).toBe(2);
});
