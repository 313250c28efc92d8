/** `test` for components whose calls the real app answers, each test by one of its own. */

import { cleanup, type RenderResult } from "vitest-browser-react/pure";
import { Pages } from "../../client/pages.tsx";
import { browserFetch } from "./browser-test.tsx";
import { test as base } from "./home-test.ts";
import { followPageLoads } from "./page-loads.ts";
import { expectStars } from "./page-steps.ts";
import { RealApp } from "./real-app.ts";
import { resetClient } from "./reset-page.ts";

export { expect } from "vitest";

type Fixtures = {
  /** Variables of the server. A file extends `test` with them: what it overrides would last in the other files of its page. */
  environment: Record<string, string>;
  realApp: RealApp;
  /** Opens the page of a path in place of the one that is shown, with what the browser has stored; a page load does, too. */
  open(path: string): Promise<RenderResult>;
  /** Signs a new universe up by its name, and opens its sky. */
  openNewUniverse(): Promise<void>;
  /** Opens a path on a browser that has nothing but its cookies, or on `realApp.device`, which may be another one. */
  openAfresh(path: string): Promise<RenderResult>;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  environment: async ({}, use) => use({}),

  // This fixture uses the calls, so that its fetch goes before theirs comes back.
  realApp: async ({ environment, calls }, use) => {
    const app = await RealApp.open(environment, browserFetch);
    window.fetch = app.fetch;
    await use(app);
    window.fetch = calls.fetch;
    await app.close();
  },

  // The app comes first, so that it answers while the page goes.
  open: async ({ realApp: _, show }, use) => {
    const open = async (path: string) => {
      await cleanup();
      history.replaceState(null, "", path);
      return show(<Pages />);
    };
    const stop = followPageLoads((path) => void open(path));
    await use(open);
    stop();
  },

  openNewUniverse: async ({ realApp, open }, use) => {
    await use(async () => {
      await realApp.signUp();
      await open("/");
      await expectStars(0);
    });
  },

  openAfresh: async ({ open }, use) => {
    await use(async (path) => {
      await cleanup();
      await resetClient();
      return open(path);
    });
  },
});

/** Test with a server without a pause between two stars. */
export const testWithoutPause = test.extend<Pick<Fixtures, "environment">>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  environment: async ({}, use) => use({ COOLDOWN_SECONDS: "0" }),
});
