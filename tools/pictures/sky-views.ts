/** The views of the sky, its layouts and its time. */

import type { Page } from "@playwright/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Chooses a preset of the sky itself in the sidebar of a wide window, and otherwise in the panel of the controls. */
async function choosePreset(page: Page, name: string) {
  await openSky(page);
  const preset = button(page, name);
  if (await preset.isVisible()) return preset.click();
  await button(page, "Controls").click();
  await preset.click();
  await button(page, "Controls").click();
}

/** Opens one of the strips at the bottom of the sky, unless there are too few stars for it. */
async function openStrip(page: Page, name: string) {
  if (!(await button(page, name).isVisible())) return;
  if ((await button(page, name).getAttribute("aria-pressed")) !== "true") await button(page, name).click();
  await page.getByRole("region", { name }).waitFor();
}

async function closeStrip(page: Page) {
  for (const name of ["Close the views", "Show all of time"])
    if (await button(page, name).isVisible()) await button(page, name).click();
}

async function chooseLayout(page: Page, name: string) {
  await openStrip(page, "Views of your sky");
  const choice = page.getByRole("radio", { name, exact: true });
  if (await choice.isVisible()) await choice.check();
}

async function openSky(page: Page) {
  await chooseLayout(page, "Sky");
  await closeStrip(page);
}

/** A short journal has no time to move through. */
const hasTime = (page: Page) => page.getByRole("slider").first().isVisible();

async function openTime(page: Page) {
  await openSky(page);
  await openStrip(page, "Time");
}

/** Moves a handle by this share of the journal. */
const moveHandle = (page: Page, name: string, share: number) =>
  page.getByRole("slider", { name, exact: true }).evaluate((input: HTMLInputElement, share) => {
    const [min, max] = [Number(input.min), Number(input.max)];
    input.value = String(Math.round(min + share * (max - min)));
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, share);

async function goBack(page: Page) {
  await openTime(page);
  if (await hasTime(page)) await moveHandle(page, "Show everything until", 0.55);
}

async function showPart(page: Page) {
  await openTime(page);
  if (!(await hasTime(page))) return;
  await button(page, "Choose a beginning, too").click();
  await moveHandle(page, "Show from", 0.35);
  await moveHandle(page, "Show until", 0.7);
}

async function play(page: Page) {
  await goBack(page);
  if (await hasTime(page)) await button(page, "Play").click();
}

async function selectStar(page: Page) {
  await openSky(page);
  await page.getByLabel(/^Star map/).focus();
  for (const key of ["0", "[", "[", "["]) await page.keyboard.press(key);
}

/** Each can follow every other one. */
export const skyViews: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  opening: openSky,
  side: (page) => choosePreset(page, "Sideview"),
  top: (page) => choosePreset(page, "Top View"),
  year: (page) => chooseLayout(page, "Year"),
  day: (page) => chooseLayout(page, "Day"),
  feelings: (page) => chooseLayout(page, "Feelings"),
  moons: (page) => chooseLayout(page, "Moons"),
  time: goBack,
  part: showPart,
  playing: play,
  selected: selectStar,
};
