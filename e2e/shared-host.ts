/** Two installations of one host behind a real proxy with https: one has the whole host, and one is below a path of it. */

import { createHash, X509Certificate } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { type Kind, startOwnProxy } from "../testing/hosting/own-proxy.ts";
import { MailServer } from "../testing/mail-server.ts";
import { OidcProvider } from "../testing/oidc-provider.ts";
import { onSomePort } from "../testing/ports.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { headlessOptions } from "./browser.ts";
import { prepare } from "./fixtures.ts";

/** Browsers find this machine under every name that ends so. */
const host = "mood.localhost";

export const basePath = "/mood";

/** The option with which Chromium trusts a certificate that nobody known has signed. */
function trusting(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`;
}

export type SharedHost = {
  /** The address of the installation that has the whole host. */
  readonly root: string;
  /** The address of the one below a path. */
  readonly address: string;
  /** Mail server and provider are those of the installation below the path. */
  readonly mailServer: MailServer;
  readonly provider: OidcProvider;
  /** A browser that stores what it is given, and shares nothing with the others. It opens paths of the installation below the path. */
  openBrowser(): Promise<BrowserContext>;
  close(): Promise<void>;
};

export async function openSharedHost(kind: Kind): Promise<SharedHost> {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const makeFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), "mood-universe-shared-host-"));
    ends.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const startServer = async (PUBLIC_URL: string, others: Record<string, string> = {}) => {
    const environment = { PUBLIC_URL, TRUST_PROXY: "1", COOLDOWN_SECONDS: "0", ...others };
    const server = new ServerProcess(await makeFolder(), environment);
    await server.start();
    ends.push(() => server.stop());
    return new URL(server.url).host;
  };
  const mailServer = await MailServer.start();
  ends.push(() => mailServer.stop());

  try {
    return await onSomePort(async (port) => {
      const root = `https://${host}:${port}`;
      const address = root + basePath;
      const provider = await OidcProvider.start({ redirectUri: `${address}/api/login/callback` });
      ends.push(() => provider.stop());
      const others = await startServer(root);
      const server = await startServer(address, {
        SMTP_URL: mailServer.url,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      });
      const proxy = await startOwnProxy(kind, { host, port, basePath, server, others });
      ends.push(() => proxy.remove());

      const openBrowser = async () => {
        const browser = await chromium.launchPersistentContext(await makeFolder(), {
          ...headlessOptions,
          args: [...(headlessOptions.args ?? []), trusting(proxy.certificate)],
          ...{ reducedMotion: "reduce", serviceWorkers: "allow" },
          permissions: ["clipboard-read", "clipboard-write"],
        });
        await prepare(browser, { sky: "nothing", address, fetchesAhead: true });
        ends.push(() => browser.close());
        return browser;
      };
      return { root, address, mailServer, provider, openBrowser, close };
    });
  } catch (error) {
    await close();
    throw error;
  }
}
