/** What every journey starts with: a real server of its own, a browser, and eyes for errors that no screen shows. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { freePort, ServerProcess } from "../testing/server-process.ts";
import { Faults } from "./faults.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /** Variables of the server, on top of where it listens and keeps its data: `test.use({ environment: { … } })`. */
  environment: Record<string, string>;
  server: ServerProcess;
  faults: Faults;
  /** A page in a browser that shares nothing with the first one. */
  openSecondBrowser(): Promise<Page>;
};

export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],

  server: async ({ environment }, use, testInfo) => {
    const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-journey-"));
    const server = new ServerProcess(await freePort(), dataDir, environment);
    await server.start();
    await use(server);
    await server.stop();
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("server.log", { body: server.log, contentType: "text/plain" });
    await rm(dataDir, { recursive: true, force: true });
  },

  baseURL: ({ server }, use) => use(server.url),

  faults: [
    async ({ context }, use) => {
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      faults.check();
    },
    { auto: true },
  ],

  openSecondBrowser: async ({ browser, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      contexts.push(context);
      faults.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
