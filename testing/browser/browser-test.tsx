/** `test` for components in a browser: its fixtures render them with what surrounds them and answer their calls. */

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { test as base, expect, inject } from "vitest";
import { cleanup, type RenderResult, render } from "vitest-browser-react/pure";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { Pages } from "../../client/pages.tsx";
import { forgetInstance } from "../../client/session/instance-settings.ts";
import { makeQueryClient } from "../../client/session/query-client.ts";
import { Toaster } from "../../client/ui/Toaster.tsx";
import { Tooltip } from "../../client/ui/Tooltip.tsx";
import { type Drawing, disableWebgl, drawNothing } from "../canvases.ts";
import { CallReplies } from "./call-replies.ts";
import { ConsoleErrors } from "./console-errors.ts";
import { deleteOutbox } from "./delete-outbox.ts";
import { makeDoors, makeInstance, makeListedSession, makeRoom } from "./make-replies.ts";
import { clock } from "./page-clock.ts";
import { RecordedToasts } from "./recorded-toasts.ts";
import { resetBrowser, resetClient } from "./reset-page.ts";

export { expect } from "vitest";

/** The way out of the page, whatever a test puts in its place. */
export const browserFetch = window.fetch.bind(window);

type Fixtures = {
  /** A test that stops it decides when time passes for the page. */
  clock: typeof clock;
  /** All test files share one page: undoes what a test changed outside its component. */
  browserState: undefined;
  calls: CallReplies;
  consoleErrors: ConsoleErrors;
  toasts: RecordedToasts;
  /** Renders a component with the providers that `main.tsx` puts round the pages. */
  show(component: ReactNode): Promise<RenderResult>;
  /** Canvases on which something is drawn; tests whose subject are pixels override it. */
  drawing: Drawing;
  canvases: undefined;
  /** Renders the page of a path, for a signed-in user or, with null, for a visitor. */
  openPage(path: string, user: User | null): Promise<RenderResult>;
};

/** What opens a screen. */
export type Opener = Pick<Fixtures, "calls" | "show" | "openPage">;

export const test = base.extend<Fixtures>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      clock.install(inject("fastTimers"));
      await use(clock);
      clock.uninstall();
    },
    { auto: true },
  ],

  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const errors = new ConsoleErrors();
      await use(errors);
      errors.stop();
      expect(errors.unexpected, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],

  browserState: [
    // This fixture uses the others, because a test may have replaced the functions that they replace.
    async ({ calls: _, consoleErrors: __, clock: ___ }, use) => {
      await use(undefined);
      await resetBrowser();
    },
    { auto: true },
  ],

  calls: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const calls = new CallReplies(browserFetch);
      calls.reply(api.instance, 200, makeInstance());
      calls.reply(api.getDoors, 200, makeDoors());
      calls.reply(api.getRoom, 200, makeRoom());
      calls.reply(api.listSessions, 200, [makeListedSession()]);
      calls.reply(api.getAccountLog, 200, { entries: [] });
      // The login page asks ahead, for what the browser suggests.
      calls.reply(api.passkeyOptions, 409, refusal("passkeys-impossible", "No passkeys"));
      // The page asks for the user of the stored id as soon as there is one; the cookie's call decides.
      calls.reply(api.getUser, 404, refusal("not-found", "User not found"));
      window.fetch = calls.fetch;
      await use(calls);
      window.fetch = browserFetch;
      // The names of the calls are in the message too, because a report of the whole suite shows only that.
      expect(calls.errors, ["Unknown calls and replies:", ...calls.errors].join("\n")).toEqual([]);
    },
    { auto: true },
  ],

  toasts: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const toasts = new RecordedToasts();
      await use(toasts);
      toasts.stop();
    },
    { auto: true },
  ],

  // This fixture uses the calls, so that they are still answered while the component goes.
  show: async ({ calls, clock }, use) => {
    // What the page of an earlier test was about to store when it went could have come after it was forgotten.
    await deleteOutbox();
    await use((component) => {
      forgetInstance();
      return render(
        <StrictMode>
          <QueryClientProvider client={makeQueryClient()}>
            {component}
            <Toaster />
            <Tooltip />
          </QueryClientProvider>
        </StrictMode>,
      );
    });
    await cleanup();
    calls.releaseAll();
    await withoutConnection(async () => {
      await clock.runOut();
      await resetClient();
    });
  },

  drawing: "nothing",

  canvases: [
    async ({ drawing }, use) => {
      const { getContext } = HTMLCanvasElement.prototype;
      if (drawing === "nothing") drawNothing();
      if (drawing === "2d") disableWebgl();
      await use(undefined);
      HTMLCanvasElement.prototype.getContext = getContext;
    },
    { auto: true },
  ],

  openPage: async ({ calls, show }, use) => {
    await use((path, user) => {
      const notSignedIn = refusal("not-signed-in", "Not authenticated");
      if (user) calls.reply(api.me, 200, { user });
      else {
        calls.reply(api.me, 401, notSignedIn);
        calls.reply(api.user, 401, notSignedIn);
      }
      history.replaceState(null, "", path);
      return show(<Pages />);
    });
  },
});

async function withoutConnection(step: () => Promise<void>) {
  const connected = window.fetch;
  window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  await step();
  window.fetch = connected;
}
