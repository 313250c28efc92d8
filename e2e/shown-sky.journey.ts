import type { FrameLocator, Page } from "@playwright/test";
import { chooseSetting, createUniverse, postStar } from "./actions.ts";
import { test as base, expect } from "./fixtures.ts";
import { type ForeignSite, startForeignSite } from "./foreign-site.ts";

const test = base.extend<{ openForeignSite: (html: string) => Promise<Page> }>({
  openForeignSite: async ({ openSecondBrowser }, use) => {
    const sites: ForeignSite[] = [];
    await use(async (html) => {
      const site = await startForeignSite(html);
      sites.push(site);
      const page = await openSecondBrowser();
      await page.goto(site.url);
      return page;
    });
    for (const site of sites) await site.close();
  },
});

test.use({ sky: "2d" });

/** How many colours the sky's canvas has: one that is blank has one. */
const coloursIn = (frame: FrameLocator) =>
  frame.locator("canvas[data-frames]").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(new Uint32Array(new Uint8ClampedArray(data).buffer)).size;
  });

test("a person shows the sky on a foreign site, and takes it back while somebody looks at it", async ({
  page,
  context,
  openForeignSite,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await createUniverse(page, "Andromeda");
  await postStar(page, 30, { emotion: "joy", intensity: 9, note: "Nobody else reads this" });
  await postStar(page, 10, { emotion: "grief", intensity: 4 });

  await chooseSetting(page, "Show your sky");
  const settings = page.getByRole("dialog", { name: "Show your sky" });
  await settings.getByRole("button", { name: "Create a link" }).click();
  await settings.getByRole("switch", { name: "Names of feelings" }).click();
  await settings.getByRole("button", { name: "Create link" }).click();
  await settings.getByRole("button", { name: "Copy embed code" }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const blog = await openForeignSite(code);
  const frame = blog.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "A sky of 2 stars" })).toBeVisible();
  await expect(frame.getByRole("application", { name: "A sky of 2 stars" })).toBeVisible();
  expect(await coloursIn(frame)).toBeGreaterThan(20);
  await frame.getByRole("button", { name: "Stars as a list" }).click();
  await expect(frame.getByRole("listitem")).toHaveText(["Grief", "Joy"]);
  await frame.getByRole("button", { name: "Close" }).click();
  await expect(frame.getByRole("link", { name: "Made with Mood Universe" })).toHaveAttribute(
    "target",
    "_blank",
  );
  expect(await blog.context().cookies()).toEqual([]);
  expect(await blog.context().storageState()).toEqual({ cookies: [], origins: [] });

  await settings.getByRole("button", { name: "End this link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End this link" }).click();
  await expect(settings.getByRole("button", { name: "Create a link" })).toBeVisible();
  faults.allow(/status of 404 .*\/api\/shown\//);
  // The page asks again as soon as it is connected again.
  await blog.context().setOffline(true);
  await blog.context().setOffline(false);
  await expect(frame.getByText(/There is no sky to see here/)).toBeVisible();
  await expect(frame.getByRole("application")).toHaveCount(0);
});
