/** Every screen in the pseudo-language, on a small phone: a text that is no message or does not fit fails. */

import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, it } from "vitest";
import { languages } from "../../domain/languages/languages.ts";
import { ada } from "../../e2e/account-actions.ts";
import { inspectTexts } from "./inspect-texts.ts";
import { inLanguage, openDemo, walkScreens } from "./walk.ts";

/** The language whose place it takes. */
const language = "de";
const root = join(import.meta.dirname, "../..");
const timeoutMs = 20 * 60_000;

it("every text of every screen is a message and fits at 360 px", { timeout: timeoutMs }, async () => {
  const client = await mkdtemp(join(tmpdir(), "mood-universe-pseudo-"));
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const build = ["build", "--outDir", client, "--emptyOutDir", "--logLevel", "warn"];
  const env = { ...process.env, PSEUDO_LANGUAGE: language };
  await promisify(execFile)(process.execPath, [vite, ...build], { cwd: root, env });
  const demo = await openDemo([join(root, "testing/server-with-client.mjs"), client]);
  const findings: unknown[] = [];
  try {
    await walkScreens(demo, { theme: "dark", width: 360 }, async (page, { name }) => {
      const known = await textsOfPerson(page);
      await inLanguage(page, language, async () => {
        const { unnamed, cutOff, overflow } = await inspectTexts(page, known);
        if (unnamed.length > 0 || cutOff.length > 0 || overflow > 0)
          findings.push({ screen: name, unnamed, cutOff, overflow });
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
];

/** Names, notes and tags of the person who is signed in. */
async function textsOfPerson(page: Page): Promise<string[]> {
  const [me, changes] = await Promise.all(
    ["/api/auth/me", "/api/changes"].map(async (path) => {
      const reply = await page.request.get(path);
      return reply.ok() ? reply.json() : {};
    }),
  );
  return [...notMessages, ...stringsIn(me), ...stringsIn(changes)].filter((text) => text.length > 2);
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];
