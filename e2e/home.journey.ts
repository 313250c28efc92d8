/** The panels over the sky, on a real server: the top bar, the settings and the sidebar. */

import { chooseSetting, createUniverse, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { dismissToast, expectToast } from "./toasts.ts";
import { expectSky } from "./webgl.ts";

test("a universe is shared by the clipboard, its panels lead on, and Delete Forever deletes nothing", async ({
  page,
  context,
  baseURL,
}) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { name });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await createUniverse(page, '"Q" & A');
  await button("Share").click();
  await dismissToast(page, "Link copied");
  expect(await clipboard()).toBe(`${baseURL}/`);
  await button("Embed").click();
  await dismissToast(page, "Embed code copied");
  expect(await clipboard()).toBe(
    `<iframe src="${baseURL}/" width="800" height="600" title="&quot;Q&quot; &amp; A Mood Universe"></iframe>`,
  );

  await page.getByRole("link", { name: "Activities" }).click();
  await expect(page).toHaveURL("/wellness-games");
  await page.goBack();
  await expect(heading('"Q" & A')).toBeVisible();

  await chooseSetting(page, "Contact Us");
  await expect(page.getByRole("link", { name: "support@example.org" })).toBeVisible();
  await page.keyboard.press("Escape");
  await chooseSetting(page, "Delete Universe");
  await button("Delete Forever").click();
  await expectToast(page, "Account Deletion");
  await page.reload();
  await expect(heading('"Q" & A')).toBeVisible();
});

test("home asks once for the session and once for the stars, before its scripts do", async ({ page }) => {
  await signUp(page, "Early calls");
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Early calls" })).toBeVisible();
  await expectSky(page);
  const calls = asked.filter((path) => path === "/api/auth/me" || path === "/api/changes?form=1");
  expect(calls.sort()).toEqual(["/api/auth/me", "/api/changes?form=1"]);
  expect(asked.indexOf("/api/auth/me")).toBeLessThan(
    asked.findIndex((path) => path.includes("/assets/home")),
  );
});
