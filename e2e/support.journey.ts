import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createUniverse } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

const lines = [
  {
    region: "Harbour Town",
    lines: [{ name: "The Night Desk", contact: "0800 123 456", address: "tel:0800123456" }],
  },
];

test.use({
  environment: async ({ dataDir }, use) => {
    const file = join(dataDir, "support-lines.json");
    await writeFile(file, JSON.stringify(lines));
    await use({ SUPPORT_LINES: file });
  },
});

async function expectLinesOffline(page: Page) {
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Support" }).click();
  await expect(page.getByRole("dialog", { name: "Support" }).getByText("The Night Desk")).toBeVisible();
  await page.context().setOffline(false);
}

test("the operator's lines open offline on the login page and at home, once the page has loaded", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const loaded = () =>
    Promise.all([page.waitForResponse("**/api/instance"), page.waitForResponse(/dialog-.*\.js/)]);
  const loadedAtLogin = loaded();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  // The first input ends the startup, after which the page fetches what it may need offline.
  await page.mouse.move(200, 200);
  await loadedAtLogin;
  await expectLinesOffline(page);

  await createUniverse(page, "Quiet Harbour");
  const loadedAtHome = loaded();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Quiet Harbour" })).toBeVisible();
  await page.mouse.move(300, 300);
  await loadedAtHome;
  await expectLinesOffline(page);
});
