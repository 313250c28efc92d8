import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./environment.ts";

describe("the environment", () => {
  it("has a default for everything", () => {
    expect(readSettings({ PORT: "", PATH: "/bin" })).toEqual({
      ok: true,
      settings: {
        port: 3000,
        host: "127.0.0.1",
        dataDir: resolve("data"),
        databaseUrl: null,
        publicUrl: new URL("http://localhost:3000"),
        basePath: "",
        smtpUrl: null,
        mailFrom: "Mood Universe <no-reply@localhost>",
        provider: null,
        universeNameSignIn: true,
        registration: "on",
        contacts: {
          support: "support@example.org",
          technical: "technical@example.org",
          business: "business@example.org",
        },
        supportLines: null,
        cooldownMs: 300_000,
        universeBytes: 200_000_000,
        trustedProxies: 0,
        rateLimits: true,
        tokenOrigins: [],
        ntfyNetworks: "",
        logLevel: "info",
        metrics: null,
      },
    });
  });

  it("uses the variables that are set", () => {
    const read = readSettings({
      PORT: "8080",
      DATABASE_URL: "postgres://mood@db/mood",
      PUBLIC_URL: "https://mood.example.org",
      TRUST_PROXY: "1",
      RATE_LIMITS: "off",
      REGISTRATION: "off",
    });
    expect(read).toMatchObject({
      ok: true,
      settings: {
        port: 8080,
        databaseUrl: "postgres://mood@db/mood",
        trustedProxies: 1,
        rateLimits: false,
        registration: "off",
      },
    });
  });

  it("has metrics on a port of their own or behind a token, when they are on", () => {
    const token = "a-token-of-24-characters";
    const read = (more: Record<string, string>) => readSettings({ METRICS: "on", ...more });
    expect(read({ METRICS_PORT: "9464" })).toMatchObject({
      settings: { metrics: { port: 9464, token: null } },
    });
    expect(read({ METRICS_TOKEN: token })).toMatchObject({ settings: { metrics: { port: null, token } } });
    expect(readSettings({ METRICS: "off", METRICS_PORT: "3000" })).toMatchObject({
      settings: { metrics: null },
    });
    expect(read({ METRICS_PORT: "3000" })).toEqual({
      ok: false,
      reason: "METRICS_PORT must be another port than PORT.",
    });
  });

  it.each([
    ["PORT", "eighty", "PORT must be a whole number from 1 to 65535."],
    ["PORT", "70000", "PORT must be a whole number from 1 to 65535."],
    ["HOST", "not a host", "HOST must be an address or a host name."],
    [
      "DATABASE_URL",
      "mysql://db",
      "DATABASE_URL must be a postgres:// address, whose target_session_attrs can be any, read-write or primary.",
    ],
    ["PUBLIC_URL", "mood.example.org", "PUBLIC_URL must be an http:// or https:// address."],
    ["PUBLIC_URL", "ftp://example.org/mood", "PUBLIC_URL must be an http:// or https:// address."],
    ["SMTP_URL", "mail.example.org", "SMTP_URL must be an smtp:// or smtps:// address."],
    ["MAIL_FROM", "nobody", "MAIL_FROM must be an e-mail address, alone or as Name <address>."],
    ["OIDC_ISSUER", "id.example.org", "OIDC_ISSUER must be an http:// or https:// address."],
    [
      "OIDC_ISSUER",
      "https://id.example.org",
      "OIDC_CLIENT_ID must be set too: provider sign-in needs all three.",
    ],
    ["CONTACT_SUPPORT", "somebody", "CONTACT_SUPPORT must be an e-mail address."],
    ...["no-such-file.json", "package.json"].map((file) => [
      "SUPPORT_LINES",
      file,
      "SUPPORT_LINES must name a JSON file of crisis lines by region, in the form that the README shows.",
    ]),
    ["UNIVERSE_NAME_SIGN_IN", "yes", "UNIVERSE_NAME_SIGN_IN must be on or off."],
    ["REGISTRATION", "closed", "REGISTRATION must be on, invite or off."],
    ["COOLDOWN_SECONDS", "-1", "COOLDOWN_SECONDS must be a whole number from 0 to 86400."],
    [
      "NTFY_NETWORKS",
      "192.168.1.0",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    [
      "NTFY_NETWORKS",
      "192.168.1.0/33",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    [
      "NTFY_NETWORKS",
      "home/24",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    [
      "NTFY_NETWORKS",
      "10.0.0.0/8, 11.0.0.0/8",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    [
      "NTFY_NETWORKS",
      "0.0.0.0/0",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    [
      "NTFY_NETWORKS",
      "192.168.1.0/24 ::/0",
      "NTFY_NETWORKS must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8.",
    ],
    ["TRUST_PROXY", "true", "TRUST_PROXY must be off or the number of proxies in front."],
    ["RATE_LIMITS", "maybe", "RATE_LIMITS must be on or off."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be a pino level, such as info."],
    [
      "METRICS",
      "on",
      "METRICS needs METRICS_PORT, a port of their own, or METRICS_TOKEN, so that not everybody can read them.",
    ],
    ["METRICS_PORT", "0", "METRICS_PORT must be a whole number from 1 to 65535."],
    ["METRICS_TOKEN", "too short", "METRICS_TOKEN must have at least 16 characters, without spaces."],
  ])("refuses %s=%s in one sentence", (name, value, reason) => {
    expect(readSettings({ [name]: value })).toEqual({ ok: false, reason });
  });
});
