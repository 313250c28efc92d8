/** Lets component tests call real apps, which run in the process of Vitest (testing/real-apps.ts). */

import type { Plugin } from "vite";
import type { BrowserCommand } from "vitest/node";

/** Read by Node itself and only when a test needs it: in this file's bundle, the server would start with every run. */
const load = () =>
  import(new URL("./real-apps.ts", import.meta.url).href) as Promise<typeof import("./real-apps.ts")>;

/** Answers the requests of pages that name an app. */
export const realApps = (): Plugin => ({
  name: "real-apps",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.headers["real-app"] === undefined) next();
      else
        load()
          .then(({ answer }) => answer(request, response))
          .catch(next);
    });
  },
});

/** Runs a step of real-apps.ts for a test in a browser. */
export const realAppStep: BrowserCommand<[step: string, ...parameters: unknown[]]> = async (
  _context,
  step,
  ...parameters
) => {
  const steps: Record<string, (...parameters: never[]) => unknown> = (await load()).steps;
  return steps[step]?.(...(parameters as never[]));
};
