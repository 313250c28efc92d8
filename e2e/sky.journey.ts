import type { Page } from "@playwright/test";
import { expectStars, tapNewestStar } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { pixelsOf } from "./pixels.ts";
import { changeStars, enterUniverse, middleOfSky, openSky, seedUniverse, skyOf } from "./sky.ts";
import { expectToast } from "./toasts.ts";
import { expectSkyIsDrawn } from "./webgl.ts";

test.use({ webgl: true });

const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

const stars = 12;

/** A small window, because the time to draw without a graphics card grows with the number of pixels. */
const viewport = { width: 1024, height: 600 };
/** Beside the sidebar and below the top bar. */
let centre = { x: 0, y: 0 };

const expectAtCentre = (page: Page) =>
  expect(skyOf(page)).toHaveAttribute("data-selected", `${centre.x},${centre.y}`);

test.describe("a sky of twelve stars", () => {
  test.use({ viewport });

  test.beforeEach(async ({ dataDir, page }) => {
    await openSky(page, dataDir, "Vega", stars);
    await expectSkyIsDrawn(page);
    centre = await middleOfSky(page);
  });

  test.describe("that moves", () => {
    test.use(withMotion);

    test("a star that is selected by key moves to the centre, with its tooltip beside it", async ({
      page,
    }) => {
      const sky = skyOf(page);
      await sky.focus();
      for (let star = 0; star < 5; star++) {
        await page.keyboard.press("[");
        await expect(page.getByRole("tooltip")).toBeVisible();
        await expect
          .poll(async () => {
            const [x = 0, y = 0] = ((await sky.getAttribute("data-selected")) ?? "").split(",").map(Number);
            return Math.hypot(x - centre.x, y - centre.y);
          })
          .toBeLessThanOrEqual(4);
        const box = await page.getByRole("tooltip").boundingBox();
        expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width).toBe(true);
        expect(
          box &&
            (box.x > centre.x ||
              box.x + box.width < centre.x ||
              box.y > centre.y ||
              box.y + box.height < centre.y),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tooltip")).toBeHidden();
    });
  });

  test("a click opens and closes the tooltip, a drag does not, and wheel, keys, views and buttons change the picture", async ({
    page,
  }) => {
    await expectTooltipByMouse(page);
    await expectZoomLimits(page);
    await expectViewsAndPanel(page);
  });

  test("holding a star for three seconds starts a selection of several, which is drawn, copied and ended", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const sky = skyOf(page);
    await expect(sky).toHaveAttribute("data-draw-calls", /\d/);
    const alone = Number(await sky.getAttribute("data-draw-calls"));
    await sky.focus();
    await page.keyboard.press("[");
    await expectAtCentre(page);
    await page.keyboard.press("Escape");

    // A press that moves too far is not a hold.
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await page.mouse.move(centre.x + 12, centre.y);
    await page.mouse.up();
    await expect(page.getByRole("region", { name: "Several stars" })).toBeHidden();

    await sky.focus();
    await page.keyboard.press("[");
    await expectAtCentre(page);
    await page.mouse.move(centre.x, centre.y);
    await page.mouse.down();
    await expect(page.getByText("Choose another star")).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText("Choose another star")).toBeVisible();

    await page.keyboard.press("[");
    await page.keyboard.press(" ");
    await expect(page.getByText("2 stars selected")).toBeVisible();
    // One more call for the rings, and one for the line.
    await expect.poll(async () => Number(await sky.getAttribute("data-draw-calls"))).toBe(alone + 2);
    expect(Number(await sky.getAttribute("data-draw-calls"))).toBeLessThanOrEqual(8);

    await page.getByRole("button", { name: "Snapshot" }).click();
    await expectToast(page, "Snapshot copied");
    const snapshot = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(Object.keys(snapshot)).toEqual(["timestamp", "selectedStars", "viewScale"]);
    expect(snapshot.selectedStars).toHaveLength(2);
    expect(Object.keys(snapshot.selectedStars[0])).toEqual([
      "emotion",
      "intensity",
      "note",
      "timestamp",
      "position",
    ]);
    await page.getByRole("button", { name: "Exit" }).click();
    await expect(page.getByRole("region", { name: "Several stars" })).toBeHidden();
  });
});

async function expectTooltipByMouse(page: Page) {
  await tapNewestStar(page);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectAtCentre(page);
  await page.mouse.click(centre.x, centre.y);
  await page.mouse.move(centre.x, 30);
  await expect(page.getByRole("tooltip")).toBeHidden();

  await page.mouse.move(centre.x + 200, centre.y);
  await page.mouse.down();
  await page.mouse.move(centre.x, centre.y, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(centre.x, 30);
  await expect(page.getByRole("tooltip")).toBeHidden();
}

/** Zooms from 0.2 to 4, to 8 while a star is in focus. */
async function expectZoomLimits(page: Page) {
  const sky = skyOf(page);
  const readout = page.getByText(/^\d\.\dx$/);
  const press = async (key: string, times: number) => {
    await sky.focus();
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await sky.hover({ position: { x: centre.x, y: 120 } });
  await press("-", 30);
  await expect(readout).toHaveText("0.2x");
  await page.mouse.wheel(0, 100);
  await expect(readout).toHaveText("0.2x");
  for (let tick = 0; tick < 6; tick++) await page.mouse.wheel(0, -100);
  await expect(readout).toHaveText("0.3x");
  await press("+", 30);
  await expect(readout).toHaveText("4.0x");
  await press("[", 1);
  await press("+", 8);
  await expect(readout).toHaveText("8.0x");
  await page.keyboard.press("Escape");
  await expect(readout).toHaveText("4.0x");
  await page.getByRole("button", { name: "Reset View" }).click();
  await expect(readout).not.toHaveText("4.0x");
}

async function expectViewsAndPanel(page: Page) {
  const sky = skyOf(page);
  const changes = async (act: () => Promise<void>) => {
    const before = await sky.screenshot();
    await act();
    await expect.poll(async () => (await sky.screenshot()).equals(before)).toBe(false);
  };
  await changes(() => page.getByRole("button", { name: "Grid view" }).click());
  for (const preset of ["Sideview", "Tilted View", "Top View", "Reset View"]) {
    const button = page.getByRole("button", { name: preset });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await changes(() => button.click());
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await page.getByRole("button", { name: "Controls" }).click();
  for (const line of ["One finger to rotate", "Pinch to zoom", "3 second touch/hold to multi-select"])
    await expect(page.getByText(line)).toBeVisible();
  for (const name of ["Turn left", "Turn up", "Zoom in"])
    await changes(() => page.getByRole("button", { name }).click());
  await expect(page.getByRole("button", { name: "Reset View" })).toHaveAttribute("aria-pressed", "false");
}

test("with reduced motion the sky does not move, and few pixels of a thousand stars are clipped to white", async ({
  page,
  dataDir,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await openSky(page, dataDir, "Many", 1000);
  const sky = skyOf(page);
  const still = await sky.screenshot();
  // Nothing visible happens that the test could wait for.
  await page.waitForTimeout(2_000);
  expect((await sky.screenshot()).equals(still)).toBe(true);

  const pixels = await pixelsOf(page, still);
  let clipped = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.min(...pixels.subarray(at, at + 3)) >= 254) clipped++;
  expect(clipped / (pixels.length / 4)).toBeLessThan(0.02);
});

test("invalid entries are drawn and listed too", async ({ page, dataDir }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seedUniverse(dataDir, "Odd", 6);
  await changeStars(dataDir, [
    { emotion: "ennui" },
    { x: 100_000, y: 100_000, z: -100_000 },
    { x: 0, y: 0, z: 0, emotion: "ennui", isTwinStar: 1, secondaryEmotion: "nostalgia" },
    { x: 0, y: 0, z: 0 },
    // Not at the end of the month: the seed has given the star an offset from UTC.
    { timestamp: new Date("2999-12-15T12:00:00Z") },
  ]);
  await enterUniverse(page, "Odd");
  await expectStars(page, 6);
  await expectSkyIsDrawn(page);
  await page.getByRole("button", { name: "List of stars" }).click();
  await expect(page.getByRole("region", { name: "Your stars" }).getByText("December 2999")).toBeVisible();
  const sky = skyOf(page);
  await sky.focus();
  for (let star = 0; star < 6; star++) {
    await page.keyboard.press("[");
    await expect(page.getByRole("tooltip")).toBeVisible();
  }
});

test.describe("by touch", () => {
  test.use({ ...withMotion, hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap beside a star opens its tooltip, one finger turns, two zoom, and a tap on empty space closes it", async ({
    page,
    dataDir,
  }) => {
    await openSky(page, dataDir, "Thumb", 1);
    const sky = skyOf(page);
    await expect(sky).toHaveAttribute("data-newest", /\d/);
    const placeOf = async () => ((await sky.getAttribute("data-newest")) ?? "").split(",").map(Number);
    const [x = 0, y = 0] = await placeOf();
    await page.touchscreen.tap(x + 15, y);
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.touchscreen.tap(60, 200);
    await expect(page.getByRole("tooltip")).toBeHidden();

    const fingers = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: [number, number][]) =>
      fingers.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    const before = await placeOf();
    await touch("touchStart", [100, 300]);
    for (let left = 110; left <= 200; left += 10) await touch("touchMove", [left, 300]);
    await touch("touchEnd");
    await expect.poll(placeOf).not.toEqual(before);

    const zoom = async () => Number.parseFloat((await page.getByText(/^\d\.\dx$/).textContent()) ?? "0");
    const wide = await zoom();
    await touch("touchStart", [100, 300], [300, 300]);
    for (let gap = 100; gap >= 25; gap -= 5) await touch("touchMove", [200 - gap, 300], [200 + gap, 300]);
    await touch("touchEnd");
    // A pinch to a quarter of the distance zooms out by two.
    await expect.poll(zoom).toBeCloseTo(wide / 2, 0);
  });
});
