/**
 * The sky of the built client, drawn by WebGL: what pointers, fingers and keys do to its picture. Without WebGL, a 2D
 * canvas draws it.
 */

import type { Page } from "@playwright/test";
import { disableWebgl } from "../testing/canvases.ts";
import { openSettings, tapNewestStar } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { pixelsOf } from "./pixels.ts";
import { enterUniverse, expectSelectedInMiddle, middleOfSky, openSky, skyOf } from "./sky.ts";
import { drawCheaply, expectSkyIsDrawn } from "./webgl.ts";

test.use({
  sky: "webgl",
  fetchesAhead: true,
  hasTouch: true,
  // A small window, because the time to draw without a graphics card grows with the number of pixels.
  viewport: { width: 1024, height: 600 },
  contextOptions: { reducedMotion: "reduce" },
  colorScheme: "light",
});

const stars = 12;

test("every input and the theme change what WebGL draws, and a 2D canvas draws where a browser withdraws WebGL or has none", async ({
  page,
  dataDir,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await openSky(page, dataDir, "Vega", stars);
  await expectSkyIsDrawn(page);
  await expectTooltipByMouse(page);
  await expectTurnAndZoom(page);
  await expectTouch(page);
  await expectTheme(page);
  await expectFlatSky(page);
  await page.close();
  const other = await openSecondBrowser({ serviceWorkers: "block" });
  await drawCheaply(other.context(), "2d");
  await expectListUntilCodeArrives(other);
});

async function expectTooltipByMouse(page: Page) {
  const { x, y } = await middleOfSky(page);
  const tooltip = page.getByRole("tooltip");
  await tapNewestStar(page);
  await expect(tooltip).toBeVisible();
  await expect(skyOf(page)).toHaveAttribute("data-selected", `${x},${y}`);
  await page.mouse.click(x, y);
  await page.mouse.move(x, 30);
  await expect(tooltip).toBeHidden();

  // A drag that begins on the star turns the sky and opens no tooltip.
  await page.mouse.move(x + 200, y);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(x, 30);
  await expect(tooltip).toBeHidden();
}

/** Fails unless `act` changes the picture. */
async function expectChange(page: Page, act: () => Promise<unknown>) {
  const before = await skyOf(page).screenshot();
  await act();
  await expect.poll(async () => (await skyOf(page).screenshot()).equals(before)).toBe(false);
}

async function expectTurnAndZoom(page: Page) {
  const { x, y } = await middleOfSky(page);
  const sky = skyOf(page);
  const readout = page.getByText(/^\d\.\dx$/);
  await sky.focus();
  await page.mouse.move(x, y);
  await expectChange(page, () => page.keyboard.press("ArrowLeft"));
  await page.keyboard.press("+");
  const zoomed = (await readout.textContent()) ?? "";
  for (let tick = 0; tick < 6; tick++) await page.mouse.wheel(0, -100);
  await expect(readout).not.toHaveText(zoomed);

  await expectChange(page, () => page.getByRole("button", { name: "Grid view" }).click());
  for (const preset of ["Tilted View", "Reset View"]) {
    const button = page.getByRole("button", { name: preset });
    await expectChange(page, () => button.click());
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("button", { name: "Controls" }).click();
  for (const line of ["One finger to rotate", "Pinch to zoom", "3 second touch/hold to multi-select"])
    await expect(page.getByText(line)).toBeVisible();
  await expectChange(page, () => page.getByRole("button", { name: "Turn left" }).click());
}

/** The browser must leave the gestures of fingers to the sky. */
async function expectTouch(page: Page) {
  const sky = skyOf(page);
  const { x, y } = await middleOfSky(page);
  await page.getByRole("button", { name: "Reset View" }).click();
  const newest = async () => ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
  const [left = 0, top = 0] = await newest();
  await page.touchscreen.tap(left + 15, top);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();

  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  const before = await newest();
  await touch("touchStart", [x - 100, y]);
  for (let moved = 10; moved <= 100; moved += 10) await touch("touchMove", [x - 100 + moved, y]);
  await touch("touchEnd");
  await expect.poll(newest).not.toEqual(before);

  const zoom = async () => Number.parseFloat((await page.getByText(/^\d\.\dx$/).textContent()) ?? "0");
  const wide = await zoom();
  await touch("touchStart", [x - 100, y], [x + 100, y]);
  for (let gap = 100; gap >= 25; gap -= 15) await touch("touchMove", [x - gap, y], [x + gap, y]);
  await touch("touchEnd");
  await expect.poll(zoom).toBeLessThan(0.7 * wide);
}

/** Mean of red, green and blue of the whole window, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const pixels = await pixelsOf(page, await page.screenshot());
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
  return sum / (pixels.length / 4) / 3;
}

const barColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

/** A chosen theme is in the picture of the sky, and applied before the first paint. */
async function expectTheme(page: Page) {
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  expect(await barColor(page)).toEqual(["#f7f4ec"]);
  const settings = await openSettings(page);
  await settings.getByRole("radio", { name: "Dark", exact: true }).check({ force: true });
  await page.keyboard.press("Escape");
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  expect(await barColor(page)).toEqual(["#070b18"]);

  // No module of the page arrives: what is painted now is painted first.
  const modules = /\/assets\/(?!first-theme).*\.js$/;
  await page.route(modules, (route) => route.abort());
  await page.reload();
  expect(await brightness(page)).toBeLessThan(40);
  await expect(page.getByRole("main")).toHaveText("Loading your universe...");
  await page.unroute(modules);
  await page.reload();
  await expectSkyIsDrawn(page);
}

/** The code of the other renderer, and of all pages, was fetched ahead. */
async function expectFlatSky(page: Page) {
  // The first input ends the startup.
  await page.mouse.move(500, 300);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(),
    );
  for (const file of ["canvas2d-renderer", "quiz"]) await expect.poll(fetched).toContain(file);
  await page.evaluate(disableWebgl);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Activities" }).click();
  await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  await page.goBack();
  await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
}

/** Whether anything is in the picture. */
const isEmpty = (page: Page) =>
  skyOf(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data?.every((byte) => byte === 0);
  });

/** Expects that the list of stars is open until the code of the 2D canvas arrives, whose stars the list then selects. */
async function expectListUntilCodeArrives(page: Page) {
  const code = "**/assets/canvas2d-renderer-*.js";
  await page.route(code, (route) => route.abort());
  await enterUniverse(page, "Vega");
  const undelivered = page.getByText("A part of the star map did not arrive.");
  await expect(undelivered).toBeVisible();
  const firstRow = page
    .getByRole("region", { name: "Your stars" })
    .locator('[role="row"][aria-rowindex="1"]');
  await expect(firstRow).toBeInViewport();
  await page.unroute(code);
  await page.getByRole("button", { name: "Draw the sky again" }).click();
  await expect(undelivered).toBeHidden();
  await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
  await expect(skyOf(page)).toHaveAccessibleName(`Star map, ${stars} stars`);
  await expect.poll(() => isEmpty(page)).toBe(false);

  // The sky has closed it, and Enter selects in it.
  await page.getByRole("button", { name: "List of stars" }).press("Enter");
  await expect(firstRow).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectSelectedInMiddle(page);
}
