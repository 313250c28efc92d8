/** Steps that several journeys share, such as adding a star. */

import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { dismissToast } from "./toasts.ts";
import { expectSky } from "./webgl.ts";

export async function launchUniverse(page: Page, universeName: string) {
  await page.goto("/onboarding");
  await page.getByLabel("Universe Name").fill(universeName);
  await page.getByLabel("Your Name").fill("Ada");
  await page.getByRole("button", { name: "Launch Your Universe" }).click();
}

/** Creates a universe by a call, without the screens, and signs its user in. Returns the user's id. */
export async function signUp(page: Page, universeName: string): Promise<string> {
  const reply = await page.request.post("/api/users", { data: { universeName, userName: "Ada" } });
  expect(reply.status()).toBe(201);
  return (await reply.json()).id;
}

/** Signs a new user up by a call, opens the home page and waits until the sky is drawn. */
export async function createUniverse(page: Page, universeName: string) {
  await signUp(page, universeName);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: universeName })).toBeVisible();
  await expectSky(page);
}

export async function accessUniverse(page: Page, universeName: string) {
  await page.goto("/onboarding");
  await signInByName(page, universeName);
}

/** Signs in on the page of universes that open by their name. */
async function signInByName(page: Page, universeName: string) {
  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByLabel("Universe Name").fill(universeName);
  await page.getByRole("button", { name: "Access Universe" }).click();
}

export async function openAddMood(page: Page) {
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
}

export const chooseEmotion = (page: Page, emotion: string) =>
  page
    .getByRole("radiogroup", { name: "Emotion", exact: true })
    .getByRole("radio", { name: emotion, exact: true })
    .check();

/** Opens the panel of the button at the top right. */
export async function openSettings(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings).toBeVisible();
  return settings;
}

export const chooseSetting = async (page: Page, name: string) =>
  (await openSettings(page)).getByRole("button", { name }).click();

export async function addStar(page: Page, emotion: string) {
  await openAddMood(page);
  await chooseEmotion(page, emotion);
  await page.getByRole("button", { name: "Create Star" }).click();
  await dismissToast(page, "Star Created");
}

export const expectStars = (page: Page, count: number) =>
  expect(
    page.getByLabel(`Star map, ${count.toLocaleString("en")} ${count === 1 ? "star" : "stars"}`),
  ).toBeVisible();

/** The position of the newest star in the window, after the sky has stopped moving. */
export async function newestStar(page: Page) {
  const sky = page.getByLabel(/^Star map/);
  // The view glides back after a dialog has closed.
  await expect.poll(async () => (await sky.boundingBox())?.x).toBe(0);
  await expect(sky).toHaveAttribute("data-newest", /\d/);
  const [x = 0, y = 0] = ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
  return { x, y };
}

export async function tapNewestStar(page: Page) {
  await page.getByLabel(/^Star map/).click({ position: await newestStar(page) });
}

/** Adds a star by a call, so many hours ago, without the screens. */
export async function postStar(page: Page, hoursAgo: number, star: object) {
  const timestamp = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const reply = await page.request.post("/api/mood-entries", {
    data: { emotion: "joy", intensity: 6, timestamp, ...star },
  });
  expect(reply.status()).toBe(201);
}

/** Creates a tag by a call, and returns its id. */
export async function putTag(page: Page, name: string): Promise<string> {
  const id = randomUUID();
  const reply = await page.request.put(`/api/tags/${id}`, {
    data: { name, kind: "other", isArchived: false },
  });
  expect(reply.status()).toBe(201);
  return id;
}
