/** What one line of the log says at the start: what is on and off, and no secret, address of a person or host of a service. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "./environment.ts";
import { linkTo } from "./public-link.ts";
import { keyFileOf } from "./secret-key.ts";

const root = join(import.meta.dirname, "..");

/** The version of the product. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }).version;

const onOff = (isOn: boolean) => (isOn ? "on" : "off");

function describeMetrics({ metrics }: Settings): string {
  if (!metrics) return "off";
  const place = metrics.port === null ? "PORT" : `port ${metrics.port}`;
  return metrics.token === null ? place : `${place}, with a token`;
}

export const describeStart = (settings: Settings) => ({
  version: readVersion(),
  node: process.versions.node,
  publicAddress: linkTo(settings.publicUrl, ""),
  listensOn: `${settings.host}:${settings.port}`,
  trustedProxies: settings.trustedProxies,
  database: settings.databaseUrl ? "PostgreSQL" : "embedded",
  mail: settings.smtpUrl ? "SMTP" : "files in the outbox",
  provider: onOff(settings.provider !== null),
  nameSignIn: onOff(settings.universeNameSignIn),
  registration: settings.registration,
  // Browsers accept notifications only from pages with https.
  notifications: onOff(settings.publicUrl.protocol === "https:"),
  shownSkiesKey: existsSync(keyFileOf(settings.dataDir)) ? "there" : "not yet there",
  metrics: describeMetrics(settings),
  rateLimits: onOff(settings.rateLimits),
  cooldownSeconds: settings.cooldownMs / 1000,
  logLevel: settings.logLevel,
});
