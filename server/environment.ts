/** What the operator sets, checked before anything starts. */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { loadEnvFile } from "node:process";
import * as z from "zod";
import { defaultCooldownSeconds } from "#domain/cooldown.ts";

const wholeNumber = (least: number, most: number) => {
  const refusal = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, refusal)
    .transform(Number)
    .refine((value) => value >= least && value <= most, refusal);
};

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const urlOf = (protocols: string[], refusal: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), refusal);

const publicUrl = urlOf(["http:", "https:"], "must be an http:// or https:// address")
  .transform((value) => new URL(value))
  .refine(
    ({ pathname, search, hash, username }) => pathname === "/" && !search && !hash && !username,
    "must be an address without a path, such as https://mood.example.org",
  );

const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a host name")
    .default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder)),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "must be a postgres:// address").nullable().default(null),
  PUBLIC_URL: publicUrl.optional(),
  UNIVERSE_NAME_SIGN_IN: onOff.default(true),
  COOLDOWN_SECONDS: wholeNumber(0, 86_400).default(defaultCooldownSeconds),
  TRUST_PROXY: z
    .union(
      [z.literal("off").transform(() => 0), wholeNumber(0, 10)],
      "must be off or the number of proxies in front",
    )
    .default(0),
  RATE_LIMITS: onOff.default(true),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be a pino level, such as info",
    )
    .default("info"),
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
  return {
    ok: true,
    settings: {
      port: read.PORT,
      host: read.HOST,
      dataDir: read.DATA_DIR,
      databaseUrl: read.DATABASE_URL,
      publicUrl: read.PUBLIC_URL ?? new URL(`http://localhost:${read.PORT}`),
      universeNameSignIn: read.UNIVERSE_NAME_SIGN_IN,
      cooldownMs: read.COOLDOWN_SECONDS * 1000,
      trustedProxies: read.TRUST_PROXY,
      rateLimits: read.RATE_LIMITS,
      logLevel: read.LOG_LEVEL,
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
