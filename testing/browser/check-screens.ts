/**
 * Checks each state of a screen once: with axe in both themes and at three widths, and that it fits the narrowest phone.
 * A new state is one entry in a file of `client/accessibility/`.
 */

import type { Locator } from "vitest/browser";
import { expect, type Opener, test } from "./browser-test.tsx";
import { componentsOnScreen } from "./components-on-screen.ts";
import {
  type CheckedLooks,
  overflowOnNarrowestPhone,
  seriousViolationsInLooks,
  widths,
} from "./find-violations.ts";
import { setLook, showIn } from "./looks.ts";
import { seen } from "./page-steps.ts";

export type State = {
  readonly name: string;
  /** Leads here from the state before, in a wide window, and ends when a person sees what is new. */
  open(opener: Opener): Promise<unknown>;
  /** The widths, if the state exists only at some of them. */
  readonly only?: readonly number[];
  /**
   * Whether the screen is also checked in text from right to left, in a wide window: one that a reader of Arabic
   * meets first.
   */
  readonly inArabic?: boolean;
};

export type Screen = {
  readonly name: string;
  /** The component of `client/pages.tsx` that shows it, if it is a page. */
  readonly page?: string;
  /** States in their order, because each one starts from the one before. */
  readonly states: readonly State[];
};

/** Opens a page for somebody who is not signed in. */
export const visit =
  (path: string, sign: Locator, reply?: (calls: Opener["calls"]) => void) =>
  async ({ calls, openPage }: Opener) => {
    reply?.(calls);
    await openPage(path, null);
    await seen(sign);
  };

export function checkScreens(screens: readonly Screen[]) {
  // Each state has the time of a whole test.
  for (const { name, page: component, states } of screens)
    test(`${name} is accessible, and fits the narrowest phone`, { timeout: states.length * 60_000 }, async ({
      calls,
      openPage,
      show,
    }) => {
      const checked: CheckedLooks = new WeakMap();
      for (const state of states)
        await checkState(`${name}, ${state.name}`, state, checked, { calls, openPage, show });
      if (component) expect([...componentsOnScreen()]).toContain(component);
    });
}

async function checkState(
  name: string,
  { open, only = widths, inArabic }: State,
  checked: CheckedLooks,
  opener: Opener,
) {
  await setLook({ theme: "dark", width: only[0] ?? 1280, height: 800 });
  await open(opener);
  expect.soft(await seriousViolationsInLooks(checked, only), name).toEqual([]);
  expect.soft(await overflowOnNarrowestPhone(), name).toEqual([]);
  if (inArabic) expect.soft(await violationsInArabic(), `${name}, in Arabic`).toEqual([]);
}

async function violationsInArabic() {
  await showIn("ar");
  const found = await seriousViolationsInLooks(new WeakMap(), [1280]);
  await showIn("en");
  return found;
}
