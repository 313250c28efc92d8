/** The code that the built client fetches: how often, which, and whether it is that of the release. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectStars, postStar, putTag, signUp } from "./actions.ts";
import { journeysPath } from "./below-a-path.ts";
import { expect, test } from "./fixtures.ts";

const built = join(import.meta.dirname, "../dist/client");

/** Part of the code that seals words, and of none other. */
const derivesKeys = "HKDF";

/** Every script that the page has asked for, as text. */
const scriptsOf = async (asked: readonly string[]) => {
  const paths = [...new Set(asked.filter((path) => /^\/assets\/.*\.js$/.test(path)))];
  return (await Promise.all(paths.map((path) => readFile(join(built, path), "utf8")))).join("\n");
};

test("home asks once for the person and the stars, no page of open words fetches what seals them, and one shows which code runs", async ({
  page,
}) => {
  await signUp(page, "Compared");
  await postStar(page, 30, { note: "A walk", tags: [await putTag(page, "Lakeside")] });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname.slice(journeysPath.length) + search);
  });

  await test.step("home asks for both before its scripts do", async () => {
    await page.goto("/");
    await expectStars(page, 1);
    // What the page asks for when it follows the changes says since when.
    const calls = asked.filter((path) => path === "/api/auth/me" || path === "/api/changes?form=1");
    expect(calls.sort()).toEqual(["/api/auth/me", "/api/changes?form=1"]);
    expect(asked.indexOf("/api/auth/me")).toBeLessThan(
      asked.findIndex((path) => path.includes("/assets/home")),
    );
  });

  await test.step("only the page that seals words fetches what does it", async () => {
    for (const [path, name] of [
      ["/journal", "Your journal"],
      ["/insights", "Insights"],
      ["/letters", "Letters"],
      ["/compare", "Compare"],
      ["/trackers", "Trackers"],
      ["/account-settings", "Account Settings"],
    ] as const) {
      await walkTo(page, path);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
    expect(await scriptsOf(asked)).not.toContain(derivesKeys);
    await walkTo(page, "/sealed-words");
    await expect(page.getByRole("button", { name: "Seal my words" })).toBeVisible();
    expect(await scriptsOf(asked)).toContain(derivesKeys);
  });

  await test.step("a page shows the hash of what was built, and which file was changed on its way", async () => {
    await page.goto("/what-runs");
    const shown = page.locator("[data-hash]");
    const list = await readFile(join(built, "hashes.txt"));
    await expect(shown).toHaveAttribute("data-hash", createHash("sha256").update(list).digest("hex"));
    await expect(page.getByText(/^All \d+ files of code that are at work in this page are/)).toBeVisible();
    await page.getByRole("button", { name: "Compare all files" }).click();
    await expect(page.getByText(/^All \d+ files of this version are as the list says/)).toBeVisible();

    await page.route("**/assets/WhatRunsPage-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    });
    await page.reload();
    await expect(page.getByText("Not as the list says:")).toBeVisible();
    await expect(page.getByText(/^assets\/WhatRunsPage-.*\.js$/)).toBeVisible();
  });
});

/** Leads to another page without loading it anew, as a link does. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, "", to), journeysPath + path);
