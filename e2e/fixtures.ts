/** What every journey starts with: a real server of its own, a browser, and eyes for errors that no screen shows. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { MailServer } from "../testing/mail-server.ts";
import { OidcProvider } from "../testing/oidc-provider.ts";
import { freePort, ServerProcess } from "../testing/server-process.ts";
import { Faults } from "./faults.ts";

export { expect } from "@playwright/test";

type Fixtures = {
  /** Variables of the server, on top of where it listens and keeps its data: `test.use({ environment: { … } })`. */
  environment: Record<string, string>;
  port: number;
  /** Where the server keeps its data. */
  dataDir: string;
  server: ServerProcess;
  /** Gets every mail of the server. */
  mailServer: MailServer;
  /** Signs people in where the `environment` names it: `test.use({ environment: throughProvider })`. */
  provider: OidcProvider;
  faults: Faults;
  /** A page in a browser that shares nothing with the first one. */
  openSecondBrowser(): Promise<Page>;
};

export const test = base.extend<Fixtures>({
  environment: [{}, { option: true }],

  port: async ({ browserName: _ }, use) => use(await freePort()),

  dataDir: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-journey-"));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },

  mailServer: async ({ browserName: _ }, use) => {
    const mailServer = await MailServer.start();
    await use(mailServer);
    await mailServer.stop();
  },

  provider: async ({ port }, use) => {
    const provider = await OidcProvider.start({
      redirectUri: `http://127.0.0.1:${port}/api/login/callback`,
    });
    await use(provider);
    await provider.stop();
  },

  server: async ({ port, dataDir, mailServer, environment }, use, testInfo) => {
    const server = new ServerProcess(port, dataDir, { SMTP_URL: mailServer.url, ...environment });
    await server.start();
    await use(server);
    await server.stop();
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("server.log", { body: server.log, contentType: "text/plain" });
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

/** The `environment` of a server that sends people to the tests' provider. */
export const throughProvider = async (
  { provider }: { provider: OidcProvider },
  use: (environment: Record<string, string>) => Promise<void>,
) =>
  use({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
