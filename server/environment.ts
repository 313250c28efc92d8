/** Reads the operator's settings from environment variables and validates them. */

import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { isEmail } from "#domain/accounts/email.ts";
import { type Opening, openings } from "#domain/accounts/openings.ts";
import { defaultCooldownSeconds } from "#domain/cooldown.ts";
import { type SupportLines, supportLinesSchema } from "#domain/support-lines.ts";
import { readHosts } from "./database/hosts.ts";
import { basePathOf } from "./public-link.ts";
import { readPublicUrl } from "./public-url.ts";

const wholeNumber = (least: number, most: number) => {
  const refusal = `must be a whole number from ${least} to ${most}`;
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, refusal)), z.transform(Number)),
    z.number().check(z.minimum(least, refusal), z.maximum(most, refusal)),
  );
};

const onOff = z.pipe(
  z.enum(["on", "off"], "must be on or off"),
  z.transform((value) => value === "on"),
);

const urlOf = (protocols: string[], refusal: string) =>
  z.string().check(z.refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), refusal));

const databaseUrl = z
  .string()
  .check(
    z.refine(
      (value) => readHosts(value) !== null,
      "must be a postgres:// address, whose target_session_attrs can be any, read-write or primary",
    ),
  );

const publicUrl = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const read = readPublicUrl(value);
    if ("url" in read) return read.url;
    context.issues.push({ code: "custom", input: value, message: read.reason });
    return z.NEVER;
  }),
);

const proxies = z.union(
  [
    z.pipe(
      z.literal("off"),
      z.transform(() => 0),
    ),
    wholeNumber(0, 10),
  ],
  "must be off or the number of proxies in front",
);

/** An address, alone or after a name: `Mood Universe <mood@example.org>`. */
const mailbox = z
  .string()
  .check(
    z.refine(
      (value) => !/[\r\n]/.test(value) && isEmail(/^[^<>]*<([^<>]+)>$/.exec(value)?.[1] ?? value),
      "must be an e-mail address, alone or as Name <address>",
    ),
  );

const email = z.string().check(z.refine(isEmail, "must be an e-mail address"));

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
};

const supportLines = z.pipe(
  z.pipe(z.string(), z.transform(readJson)),
  z.custom<SupportLines>(
    (read) => supportLinesSchema.safeParse(read).success,
    "must name a JSON file of crisis lines by region, in the form that the README shows",
  ),
);

/** Bits of the beginning of the widest private networks, 10.0.0.0/8 and fc00::/7: a wider one is most of the internet. */
const fewestBits = { 4: 8, 6: 7 } as const;

/** Whether a text names networks, with spaces between them. */
function areNetworks(text: string): boolean {
  const isNetwork = (network: string) => {
    const [, address = "", prefix = ""] = /^([\da-f:.]+)\/(\d{1,3})$/i.exec(network) ?? [];
    const [family, bits] = [isIP(address), Number(prefix)];
    if (family === 4) return bits >= fewestBits[4] && bits <= 32;
    return family === 6 && bits >= fewestBits[6] && bits <= 128;
  };
  return text.split(/\s+/).filter(Boolean).every(isNetwork);
}

const networks = z
  .string()
  .check(
    z.refine(
      areNetworks,
      "must be networks with spaces between them, none wider than 10.0.0.0/8 or fc00::/7, such as 192.168.1.0/24 fd00::/8",
    ),
  );

const secretToken = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{16,}$/, "must have at least 16 characters, without spaces"));

const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text;

/** The origins of pages of other sites, as browsers send them. */
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.trim().split(/\s+/)),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (list) => list.every(isOrigin),
        "must be origins such as https://dashboard.example.org, with spaces between them",
      ),
    ),
);

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** The variables that are set, without defaults. */
const environmentSchema = z.object({
  PORT: z.optional(wholeNumber(1, 65_535)),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, "must be an address or a host name"))),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(databaseUrl),
  PUBLIC_URL: z.optional(publicUrl),
  SMTP_URL: z.optional(urlOf(["smtp:", "smtps:"], "must be an smtp:// or smtps:// address")),
  MAIL_FROM: z.optional(mailbox),
  OIDC_ISSUER: z.optional(urlOf(["http:", "https:"], "must be an http:// or https:// address")),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  UNIVERSE_NAME_SIGN_IN: z.optional(onOff),
  REGISTRATION: z.optional(z.enum(openings, "must be on, invite or off")),
  CONTACT_SUPPORT: z.optional(email),
  CONTACT_TECHNICAL: z.optional(email),
  CONTACT_BUSINESS: z.optional(email),
  SUPPORT_LINES: z.optional(supportLines),
  COOLDOWN_SECONDS: z.optional(wholeNumber(0, 86_400)),
  TRUST_PROXY: z.optional(proxies),
  UNIVERSE_MEGABYTES: z.optional(wholeNumber(1, 100_000)),
  RATE_LIMITS: z.optional(onOff),
  LOG_LEVEL: z.optional(z.enum(logLevels, "must be a pino level, such as info")),
  TOKEN_ORIGINS: z.optional(origins),
  NTFY_NETWORKS: z.optional(networks),
  METRICS: z.optional(onOff),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  METRICS_TOKEN: z.optional(secretToken),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Where `/metrics` is: on a port of its own, or with the token on the server's port. One of them is set. */
export type MetricsSettings = { readonly port: number | null; readonly token: string | null };

export type ProviderSettings = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
};

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The only source of links, by `linkTo` of public-link.ts, and of the accepted Host header. Its path ends with a slash. */
  readonly publicUrl: URL;
  /** The path of `publicUrl` without that slash; empty for an installation that has a host of its own. */
  readonly basePath: string;
  /** null: mails become files in the outbox of `dataDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The OpenID Connect provider behind /api/login. */
  readonly provider: ProviderSettings | null;
  readonly universeNameSignIn: boolean;
  /** Who can create accounts and universes. */
  readonly registration: Opening;
  /** E-mail addresses on the page Contact Us and in mails. */
  readonly contacts: { readonly support: string; readonly technical: string; readonly business: string };
  /** Null: those that the product knows. */
  readonly supportLines: SupportLines | null;
  readonly cooldownMs: number;
  /** How much a universe may store. */
  readonly universeBytes: number;
  /** The number of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: number;
  readonly rateLimits: boolean;
  /** Networks whose servers of ntfy people may name, beside public ones; empty for none. */
  readonly ntfyNetworks: string;
  /** Origins of pages that may call with an access token. */
  readonly tokenOrigins: readonly string[];
  readonly logLevel: string;
  /** null: off. */
  readonly metrics: MetricsSettings | null;
};

type Variables = z.output<typeof environmentSchema>;

/** Examples: mail to them reaches no person, which the doctor says. */
export const defaultContacts: Settings["contacts"] = {
  support: "support@example.org",
  technical: "technical@example.org",
  business: "business@example.org",
};

const providerVariables = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** The first missing variable of an incomplete provider. */
const missingProviderVariable = (variables: Variables) =>
  providerVariables.some((name) => variables[name])
    ? providerVariables.find((name) => !variables[name])
    : undefined;

function providerOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Variables): ProviderSettings | null {
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null;
  return { issuer: new URL(OIDC_ISSUER), clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET };
}

/** Why these metrics cannot be; null if they can. */
function refuseMetrics({ METRICS, METRICS_PORT, METRICS_TOKEN }: Variables, port: number): string | null {
  if (!METRICS) return null;
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined)
    return "METRICS needs METRICS_PORT, a port of their own, or METRICS_TOKEN, so that not everybody can read them.";
  return METRICS_PORT === port ? "METRICS_PORT must be another port than PORT." : null;
}

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; reason: string };

/** Parses the variables; an empty variable counts as unset. The reason is a sentence that names the invalid one. */
export function readSettings(environment: Record<string, string | undefined>): ReadSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, reason: `${issue?.path[0]?.toString()} ${issue?.message}.` };
  }
  const read = parsed.data;
  const missing = missingProviderVariable(read);
  if (missing) return { ok: false, reason: `${missing} must be set too: provider sign-in needs all three.` };
  const port = read.PORT ?? 3000;
  const refused = refuseMetrics(read, port);
  if (refused) return { ok: false, reason: refused };
  const publicUrl = read.PUBLIC_URL ?? new URL(`http://localhost:${port}`);
  return {
    ok: true,
    settings: {
      port,
      host: read.HOST ?? "127.0.0.1",
      dataDir: resolve(read.DATA_DIR ?? "data"),
      databaseUrl: read.DATABASE_URL ?? null,
      publicUrl,
      basePath: basePathOf(publicUrl),
      smtpUrl: read.SMTP_URL ?? null,
      mailFrom: read.MAIL_FROM ?? `Mood Universe <no-reply@${publicUrl.hostname}>`,
      provider: providerOf(read),
      universeNameSignIn: read.UNIVERSE_NAME_SIGN_IN ?? true,
      registration: read.REGISTRATION ?? "on",
      contacts: {
        support: read.CONTACT_SUPPORT ?? defaultContacts.support,
        technical: read.CONTACT_TECHNICAL ?? defaultContacts.technical,
        business: read.CONTACT_BUSINESS ?? defaultContacts.business,
      },
      supportLines: read.SUPPORT_LINES ?? null,
      cooldownMs: (read.COOLDOWN_SECONDS ?? defaultCooldownSeconds) * 1000,
      universeBytes: (read.UNIVERSE_MEGABYTES ?? 200) * 1_000_000,
      trustedProxies: read.TRUST_PROXY ?? 0,
      rateLimits: read.RATE_LIMITS ?? true,
      ntfyNetworks: read.NTFY_NETWORKS ?? "",
      tokenOrigins: read.TOKEN_ORIGINS ?? [],
      logLevel: read.LOG_LEVEL ?? "info",
      metrics: read.METRICS ? { port: read.METRICS_PORT ?? null, token: read.METRICS_TOKEN ?? null } : null,
    },
  };
}

/** Reads the settings from the process's environment; `.env` supplies variables that the environment does not set. */
export function readEnvironment(): ReadSettings {
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
  } catch {
    return { ok: false, reason: ".env is there but cannot be read." };
  }
  return readSettings(process.env);
}
