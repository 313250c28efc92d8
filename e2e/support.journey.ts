import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { createUniverse } from "./people.ts";

const lines = [
  {
    region: "Harbour Town",
    lines: [
      { name: "The Night Desk", contact: "0800 123 456", address: "tel:0800123456", note: "All night." },
    ],
  },
];

test.describe("where the operator has set lines", () => {
  test.use({
    environment: async ({ dataDir }, use) => {
      const file = join(dataDir, "support-lines.json");
      await writeFile(file, JSON.stringify(lines));
      await use({ SUPPORT_LINES: file });
    },
  });

  test("they are a tap away on the login screen and at home, also offline; without them there are others", async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/);
    await page.route("**/api/instance", (route) => route.abort());
    await page.goto("/login");
    await page.getByRole("button", { name: "Support" }).click();
    await expect(page.getByRole("link", { name: "findahelpline.com" })).toHaveAttribute(
      "href",
      "https://findahelpline.com",
    );
    await page.unroute("**/api/instance");

    const open = async () => {
      // Somebody is at the page, and it fetches what may be needed without a network.
      const fetched = page.waitForResponse(/SupportDialog.*\.js/);
      await page.mouse.move(200, 200);
      await fetched;
      await context.setOffline(true);
      await page.getByRole("button", { name: "Support" }).click();
      const support = page.getByRole("dialog", { name: "Support" });
      await expect(support.getByRole("heading", { name: "Harbour Town" })).toBeVisible();
      await expect(support.getByText("The Night Desk")).toBeVisible();
      await expect(support.getByRole("link", { name: "0800 123 456" })).toHaveAttribute(
        "href",
        "tel:0800123456",
      );
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Support" })).toBeFocused();
      await context.setOffline(false);
    };
    const told = page.waitForResponse("**/api/instance");
    await page.goto("/");
    await told;
    await open();
    await createUniverse(page, "Quiet Harbour");
    const toldAgain = page.waitForResponse("**/api/instance");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Quiet Harbour" })).toBeVisible();
    await page.mouse.move(300, 300);
    await toldAgain;
    await page.mouse.move(200, 300);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Support" }).click();
    await expect(page.getByText("The Night Desk")).toBeVisible();
  });
});
