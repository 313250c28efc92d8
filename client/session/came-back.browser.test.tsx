import { afterEach, expect, test } from "vitest";
import { guardReturn } from "./came-back.ts";
import { storeUserId } from "./stored-user.ts";

/** What the browser does with a page that it has kept: leaves it, and shows it again as it was. */
function goAwayAndBack(meanwhile: () => void): { isHidden: boolean; isLeft: boolean } {
  let isLeft = false;
  storeUserId("ada");
  const end = guardReturn(
    () => "ada",
    () => {
      isLeft = true;
    },
  );
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  meanwhile();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  end();
  return { isHidden: document.documentElement.hasAttribute("data-away"), isLeft };
}

afterEach(() => {
  document.documentElement.removeAttribute("data-away");
  storeUserId(null);
  localStorage.clear();
});

test("a page that comes back stays hidden, and is left, when its person is not signed in any more", () => {
  const left = { isHidden: true, isLeft: true };
  expect(goAwayAndBack(() => storeUserId(null))).toEqual(left);
  expect(goAwayAndBack(() => storeUserId("ben"))).toEqual(left);
  expect(goAwayAndBack(() => {})).toEqual({ isHidden: false, isLeft: false });
});
