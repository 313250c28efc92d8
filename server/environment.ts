/** What the operator sets, checked before anything starts. */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import * as z from "zod/mini";
import { defaultCooldownSeconds } from "#domain/cooldown.ts";

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

const isBare = ({ pathname, search, hash, username }: URL) =>
  pathname === "/" && !search && !hash && !username;

const publicUrl = z.pipe(
  z.pipe(
    urlOf(["http:", "https:"], "must be an http:// or https:// address"),
    z.transform((value) => new URL(value)),
  ),
  z
    .instanceof(URL)
    .check(z.refine(isBare, "must be an address without a path, such as https://mood.example.org")),
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

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What is not set has no value here. */
const environmentSchema = z.object({
  PORT: z.optional(wholeNumber(1, 65_535)),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, "must be an address or a host name"))),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(urlOf(["postgres:", "postgresql:"], "must be a postgres:// address")),
  PUBLIC_URL: z.optional(publicUrl),
  UNIVERSE_NAME_SIGN_IN: z.optional(onOff),
  COOLDOWN_SECONDS: z.optional(wholeNumber(0, 86_400)),
  TRUST_PROXY: z.optional(proxies),
  RATE_LIMITS: z.optional(onOff),
  LOG_LEVEL: z.optional(z.enum(logLevels, "must be a pino level, such as info")),
});

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The only source of links and of what the Host header may be. */
  readonly publicUrl: URL;
  readonly universeNameSignIn: boolean;
  readonly cooldownMs: number;
  /** How many proxies in front may speak for the caller. */
  readonly trustedProxies: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
};

export type ReadSettings = { ok: true; settings: Settings } | { ok: false; reason: string };

/** Reads the variables; a variable that is set to nothing counts as unset. The reason is a sentence that names the bad one. */
export function readSettings(environment: Record<string, string | undefined>): ReadSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, reason: `${issue?.path[0]?.toString()} ${issue?.message}.` };
  }
  const read = parsed.data;
  const port = read.PORT ?? 3000;
  return {
    ok: true,
    settings: {
      port,
      host: read.HOST ?? "127.0.0.1",
      dataDir: resolve(read.DATA_DIR ?? "data"),
      databaseUrl: read.DATABASE_URL ?? null,
      publicUrl: read.PUBLIC_URL ?? new URL(`http://localhost:${port}`),
      universeNameSignIn: read.UNIVERSE_NAME_SIGN_IN ?? true,
      cooldownMs: (read.COOLDOWN_SECONDS ?? defaultCooldownSeconds) * 1000,
      trustedProxies: read.TRUST_PROXY ?? 0,
      rateLimits: read.RATE_LIMITS ?? true,
      logLevel: read.LOG_LEVEL ?? "info",
    },
  };
}

/** Reads what the process was started with, and `.env` for what it was not. */
export function readEnvironment(): ReadSettings {
  try {
    if (existsSync(".env")) loadEnvFile(".env");
  } catch {
    return { ok: false, reason: ".env is there but cannot be read." };
  }
  return readSettings(process.env);
}
