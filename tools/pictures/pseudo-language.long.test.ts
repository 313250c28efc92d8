/** Every screen in the pseudo-language, on a small phone: a text that is no message or does not fit fails. */

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, it, vi } from "vitest";
import { defaultSupportLines } from "../../domain/default-support-lines.ts";
import { languages } from "../../domain/languages/languages.ts";
import { makeTranslator } from "../../domain/languages/translator.ts";
import { ada } from "../../e2e/account-actions.ts";
import { correctingTexts } from "./correcting.ts";
import { importedTexts } from "./importing.ts";
import { type Findings, inspectTexts } from "./inspect-texts.ts";
import { inLanguage, openDemo, walkScreens } from "./walk.ts";

/** The language whose place it takes. */
const language = "de";
const root = join(import.meta.dirname, "../..");
/** All is announced by then: counts are, when they have stayed the same for a moment. */
const settledAfterMs = 5_000;
const timeoutMs = 20 * 60_000;

it("every text of every screen is a message and fits at 360 px", { timeout: timeoutMs }, async () => {
  const client = await mkdtemp(join(tmpdir(), "mood-universe-pseudo-"));
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const build = ["build", "--outDir", client, "--emptyOutDir", "--logLevel", "warn"];
  // Vitest has set another NODE_ENV: a build for it has no service worker.
  const env = { ...process.env, NODE_ENV: "production", PSEUDO_LANGUAGE: language };
  await promisify(execFile)(process.execPath, [vite, ...build], { cwd: root, env });
  const demo = await openDemo([join(root, "testing/server-with-client.mjs"), client]);
  const findings: unknown[] = [];
  try {
    await walkScreens(demo, { theme: "dark", width: 360 }, async (page, { name }) => {
      const known = await textsOfPerson(page);
      await inLanguage(page, language, async () => {
        let found: Findings | undefined;
        const inspect = async () => {
          found = await inspectTexts(page, known);
          expect(found).toEqual({ unnamed: [], cutOff: [], overflow: 0 });
        };
        await vi
          .waitFor(inspect, { timeout: settledAfterMs, interval: 100 })
          .catch(() => findings.push({ screen: name, ...found }));
      });
    });
  } finally {
    await demo.close();
    await rm(client, { recursive: true });
  }
  expect(findings).toEqual([]);
});

const notMessages = [
  ...["Mood Universe", "MOOD UNIVERSE", ada.email, ada.universeName],
  ...languages.map(({ name }) => name),
  ...stringsIn(defaultSupportLines(makeTranslator({ language, locale: language }, new Map()), null)),
  ...wordsOfDates(),
];

/** Names of days and months, and what `Intl` puts between the parts of a moment, an hour, a span and a list. */
function wordsOfDates(): string[] {
  const day = 86_400_000;
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2026, 0, 1, 12) + at * day));
  const formats = [
    ...(["full", "long", "medium"] as const).map((dateStyle) => ({ dateStyle, timeStyle: "short" }) as const),
    ...(["long", "short"] as const).flatMap((name) => [{ month: name }, { weekday: name }]),
    { weekday: "short", day: "numeric", month: "short" } as const,
    { hour: "2-digit" } as const,
  ].map((options) => new Intl.DateTimeFormat(language, options));
  const texts = formats.flatMap((format) => days.map((date) => format.format(date)));
  const list = new Intl.ListFormat(language).format(["1", "2", "3"]);
  return [...new Set([...texts, list].flatMap((text) => text.match(/\p{L}{2,}\.?/gu) ?? []))];
}

const paths = ["/api/auth/me", "/api/changes", "/api/shown-skies"];

/** Names, notes, tags and links of the person who is signed in, and what they have typed. */
async function textsOfPerson(page: Page): Promise<string[]> {
  const replies = await Promise.all(
    paths.map(async (path) => {
      const reply = await page.request.get(path);
      return reply.ok() ? reply.json() : {};
    }),
  );
  return [...notMessages, ...correctingTexts, ...importedTexts, ...stringsIn(replies)]
    .flatMap((text) => [text, ...text.split(/\n+/)])
    .filter((text) => text.length > 1);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
