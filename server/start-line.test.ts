import { expect, it } from "vitest";
import { readSettings } from "./environment.ts";
import { describeStart } from "./start-line.ts";

const describe = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.reason);
  return describeStart(read.settings);
};

it("says what is on and off", () => {
  expect(describe({ DATA_DIR: "/nowhere" })).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    ...{ publicAddress: "http://localhost:3000", listensOn: "127.0.0.1:3000", trustedProxies: 0 },
    ...{ database: "embedded", mail: "files in the outbox", provider: "off", metrics: "off" },
    ...{ nameSignIn: "on", registration: "on", notifications: "off", shownSkiesKey: "not yet there" },
    ...{ rateLimits: "on", cooldownSeconds: 300, logLevel: "info" },
  });
});

it("contains no secret, and no address of a service or a person", () => {
  const line = describe({
    PUBLIC_URL: "https://mood.example.org",
    DATABASE_URL: "postgres://canary-user:canary-password@canary-host/canary",
    SMTP_URL: "smtps://canary-user:canary-password@canary-mail",
    MAIL_FROM: "canary@example.org",
    OIDC_ISSUER: "https://canary-provider.example.org",
    OIDC_CLIENT_ID: "canary-client",
    OIDC_CLIENT_SECRET: "canary-secret",
    CONTACT_SUPPORT: "canary@example.org",
    METRICS: "on",
    METRICS_PORT: "9464",
    METRICS_TOKEN: "canary-token-of-metrics",
    TRUST_PROXY: "1",
  });
  expect(line).toMatchObject({
    ...{ publicAddress: "https://mood.example.org", trustedProxies: 1, database: "PostgreSQL" },
    ...{ mail: "SMTP", provider: "on", notifications: "on", metrics: "port 9464, with a token" },
  });
  expect(JSON.stringify(line)).not.toContain("canary");
});
