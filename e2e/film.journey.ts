/** A film of a journal, made in the browser and saved. It takes a minute or more, without a graphics card. */

import { stat } from "node:fs/promises";
import { chooseSetting, expectStars, postStar, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

test("a person makes a film of all stars, plays it, and saves it", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(900_000);
  await signUp(page, "Small lights");
  for (const [at, emotion] of (["grief", "hope", "joy", "love"] as const).entries())
    await postStar(page, 24 * (40 - 10 * at), { emotion });
  await page.goto("/");
  await expectStars(page, 4);
  await chooseSetting(page, "Keep your sky");
  await page.getByRole("tab", { name: "Film" }).click();
  await expect(page.getByText("4 stars light up, from the first to the latest.")).toBeVisible();
  await page.getByText("20 s", { exact: true }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("A month of small lights");
  await page.getByRole("button", { name: "Make film" }).click();
  await expect(page.getByRole("progressbar", { name: "Making your film" })).toBeVisible();
  await page.getByRole("tab", { name: "Poster" }).click();
  await page.getByRole("tab", { name: "Film" }).click();
  await expect(page.getByText("Your film is ready.")).toBeVisible({ timeout: 800_000 });

  const film = page.getByLabel("Your film", { exact: true });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(20);
  await film.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save film" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("mood-universe-film.mp4");
  expect((await stat(await saved.path())).size).toBeGreaterThan(100_000);
  await expect(page.getByText("Saved as mood-universe-film.mp4.")).toBeVisible();
});
