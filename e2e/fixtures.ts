/** The fixtures of journeys: a real server, a browser, and a record of errors that no screen shows. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { recordToasts } from "../testing/browser/recorded-toasts.ts";
import type { Drawing } from "../testing/canvases.ts";
import { MailServer } from "../testing/mail-server.ts";
import { OidcProvider } from "../testing/oidc-provider.ts";
import { type Environment, ServerProcess, withClock } from "../testing/server-process.ts";
import { callBelow, goBelow, journeysPath } from "./below-a-path.ts";
import { emptyDatabase } from "./empty-database.ts";
import { speedUpTimers, timerSpeed } from "./faster-timers.ts";
import { Faults } from "./faults.ts";
import { drawCheaply, expectWebgl } from "./webgl.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /** With "webgl", panels blur what is behind them, too, and what moves does: that is slow without a graphics card. */
  sky: Drawing;
  /**
   * Whether pages fetch the code of all others after the first input, which takes a fifth of the processor time of a
   * journey. They do where they have a service worker, because it is fetched after that.
   */
  fetchesAhead: boolean;
  /** The path of the host below which the product is, such as `/mood`; empty for none. */
  basePath: string;
  /** Where the server keeps its data. */
  dataDir: string;
  faults: Faults;
  /** A page in a browser that shares nothing with the first one; `options` are of its context. */
  openSecondBrowser(options?: BrowserContextOptions): Promise<Page>;
};

type WorkerFixtures = { workerServer: { server: ServerProcess; dataDir: string } };

async function withDataDir(use: (dataDir: string) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-journey-"));
  await use(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}

let tests = 0;

/** An address of its own for each test, so that the tests of one server do not share its limits. */
function nextAddress(workerIndex: number) {
  tests += 1;
  return `10.${workerIndex % 256}.${tests >> 8}.${tests % 256}`;
}

/** Runs in a page before its scripts: the browser says that its person saves data, so that no code is fetched ahead. */
export function saveData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

type Preparation = { readonly sky: Drawing; readonly address: string; readonly fetchesAhead: boolean };

/** What runs in each page before its scripts. `address` is that of the product. */
export async function prepare(context: BrowserContext, { sky, address, fetchesAhead }: Preparation) {
  goBelow(context, address);
  if (!fetchesAhead) await context.addInitScript(saveData);
  await context.addInitScript(recordToasts);
  if (timerSpeed !== 1) await context.addInitScript(speedUpTimers, timerSpeed);
  await drawCheaply(context, sky);
}

/** Pictures of the pages of a journey that has failed, with what the cheap drawing leaves out. */
async function attachScreenshots(context: BrowserContext, testInfo: TestInfo) {
  for (const page of context.pages()) {
    const take = async () => {
      await page.evaluate(() => document.documentElement.setAttribute("data-effects", ""));
      return page.screenshot({ timeout: 5_000 });
    };
    // A page that has crashed has no picture.
    const body = await take().catch(() => null);
    if (body) await testInfo.attach("screenshot", { body, contentType: "image/png" });
  }
}

/** On a server that the tests of a worker share, one after another; each finds its database empty. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerServer: [
    async ({ browserName: _ }, use) => {
      await withDataDir(async (dataDir) => {
        const server = new ServerProcess(dataDir, (port) => ({
          TRUST_PROXY: "1",
          PUBLIC_URL: `http://127.0.0.1:${port}${journeysPath}`,
        }));
        await server.start();
        await use({ server, dataDir });
        await server.stop();
      });
    },
    { scope: "worker" },
  ],

  sky: ["nothing", { option: true }],

  fetchesAhead: [({ serviceWorkers }, use) => use(serviceWorkers === "allow"), { option: true }],

  basePath: [journeysPath, { option: true }],

  dataDir: async ({ workerServer: { server, dataDir } }, use, testInfo) => {
    emptyDatabase(dataDir);
    const logged = server.log.length;
    await use(dataDir);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("server.log", { body: server.log.slice(logged), contentType: "text/plain" });
  },

  baseURL: ({ workerServer, dataDir: _ }, use) => use(workerServer.server.url + journeysPath),

  extraHTTPHeaders: ({ browserName: _ }, use, { workerIndex }) =>
    use({ "X-Forwarded-For": nextAddress(workerIndex) }),

  context: async ({ context, sky, fetchesAhead, baseURL }, use, testInfo) => {
    await prepare(context, { sky, fetchesAhead, address: baseURL ?? "" });
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo);
  },

  request: async ({ request, baseURL }, use) => {
    callBelow(request, baseURL ?? "");
    await use(request);
  },

  page: async ({ page, sky }, use) => {
    if (sky === "webgl") await expectWebgl(page);
    await use(page);
  },

  faults: [
    async ({ context, baseURL }, use) => {
      const faults = new Faults(baseURL ?? "");
      faults.watch(context);
      await use(faults);
      faults.check();
    },
    { auto: true },
  ],

  openSecondBrowser: async (
    { browser, baseURL, extraHTTPHeaders, contextOptions, faults, sky, fetchesAhead },
    use,
    testInfo,
  ) => {
    const contexts: BrowserContext[] = [];
    const options: BrowserContextOptions = {
      ...contextOptions,
      ...(baseURL && { baseURL }),
      ...(extraHTTPHeaders && { extraHTTPHeaders }),
    };
    await use(async (overrides = {}) => {
      const context = await browser.newContext({ ...options, ...overrides });
      contexts.push(context);
      const { serviceWorkers } = overrides;
      await prepare(context, {
        sky,
        address: baseURL ?? "",
        fetchesAhead: serviceWorkers ? serviceWorkers === "allow" : fetchesAhead,
      });
      faults.watch(context);
      return context.newPage();
    });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const context of contexts) await attachScreenshots(context, testInfo);
    await Promise.all(contexts.map((context) => context.close()));
  },
});

type OwnServerFixtures = {
  /** Variables of the server, on top of where it listens and keeps its data: `test.use({ environment: { … } })`. */
  environment: Environment;
  /** The arguments of Node; the server as `npm start` starts it by default. */
  program: readonly string[] | undefined;
  server: ServerProcess;
  /** Gets every mail of the server. */
  mailServer: MailServer;
  /** The sign-in provider of a server whose `environment` is `throughProvider`. */
  provider: OidcProvider;
};

/** Test with a server of its own, which it can stop, configure, or read the mails of. */
export const testWithOwnServer = test.extend<OwnServerFixtures>({
  environment: [{}, { option: true }],

  program: [undefined, { option: true }],

  dataDir: async ({ browserName: _ }, use) => withDataDir(use),

  mailServer: async ({ browserName: _ }, use) => {
    const mailServer = await MailServer.start();
    await use(mailServer);
    await mailServer.stop();
  },

  provider: async ({ basePath }, use) => {
    const provider = await OidcProvider.start({ basePath });
    await use(provider);
    await provider.stop();
  },

  server: async ({ dataDir, basePath, mailServer, environment, program }, use, testInfo) => {
    const variables = (port: number) => ({
      SMTP_URL: mailServer.url,
      PUBLIC_URL: `http://127.0.0.1:${port}${basePath}`,
      ...(typeof environment === "function" ? environment(port) : environment),
    });
    const server = new ServerProcess(dataDir, variables, program);
    await server.start();
    await use(server);
    await server.stop();
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("server.log", { body: server.log, contentType: "text/plain" });
  },

  baseURL: ({ server, basePath }, use) => use(server.url + basePath),

  extraHTTPHeaders: async ({ browserName: _ }, use) => use({}),
});

type Clock = {
  /**
   * Lets time pass for the server and then for all pages, on top of the time that passes anyway. A page finds itself as
   * after a sleep of the machine: each of its timers that is due runs once.
   */
  advance(ms: number): Promise<void>;
};

/** Test with a server of its own, in a time that the test moves: what happens minutes or days later. */
export const testWithClock = testWithOwnServer.extend<{ clock: Clock; aheadMs: { total: number } }>({
  program: async ({ browserName: _ }, use) => use(withClock()),

  aheadMs: async ({ browserName: _ }, use) => use({ total: 0 }),

  context: async ({ context }, use) => {
    await context.clock.install();
    await use(context);
  },

  openSecondBrowser: async ({ openSecondBrowser, aheadMs }, use) =>
    use(async (options) => {
      const page = await openSecondBrowser(options);
      await page.clock.install({ time: Date.now() + aheadMs.total });
      return page;
    }),

  clock: async ({ server, browser, aheadMs }, use) =>
    use({
      async advance(ms) {
        await server.advance(ms);
        aheadMs.total += ms;
        for (const { clock } of browser.contexts()) await clock.fastForward(ms);
      },
    }),
});

/** The `environment` of a server that signs people in with the fixture `provider`. */
export const throughProvider = async (
  { provider }: { provider: OidcProvider },
  use: (environment: Record<string, string>) => Promise<void>,
) =>
  use({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
