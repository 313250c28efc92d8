import { expect, test } from "./fixtures.ts";
import { expectStars, tapNewestStar, toast } from "./people.ts";
import { pixelsOf } from "./pixels.ts";
import { changeStars, enterUniverse, openSky, seedUniverse, skyOf } from "./sky.ts";
import { expectSkyIsDrawn } from "./webgl.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const stars = 60;

test.describe("a sky of sixty stars", () => {
  test.beforeEach(async ({ dataDir, page }) => {
    await openSky(page, dataDir, "Vega", stars);
    await expectSkyIsDrawn(page);
  });

  test("every star that is gone to comes to the middle, and its tooltip stays beside it", async ({
    page,
  }) => {
    const sky = skyOf(page);
    await sky.focus();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (let star = 0; star < 12; star++) {
      await page.keyboard.press("[");
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expect
        .poll(async () => {
          const [x = 0, y = 0] = ((await sky.getAttribute("data-selected")) ?? "").split(",").map(Number);
          return Math.hypot(x - width / 2, y - height / 2);
        })
        .toBeLessThanOrEqual(4);
      const box = await page.getByRole("tooltip").boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width).toBe(true);
      expect(
        box &&
          (box.x > width / 2 ||
            box.x + box.width < width / 2 ||
            box.y > height / 2 ||
            box.y + box.height < height / 2),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("a click opens a star and a second one closes it; a drag that ends on a star opens nothing", async ({
    page,
  }) => {
    const sky = skyOf(page);
    await tapNewestStar(page);
    await expect(page.getByRole("tooltip")).toBeVisible();
    // It has come to the middle.
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect(sky).toHaveAttribute("data-selected", `${width / 2},${height / 2}`);
    await page.mouse.click(width / 2, height / 2);
    await page.mouse.move(width / 2, 30);
    await expect(page.getByRole("tooltip")).toBeHidden();

    await page.mouse.move(width / 2 + 200, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2, height / 2, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(width / 2, 30);
    await expect(page.getByRole("tooltip")).toBeHidden();
  });

  test("wheel and buttons zoom from 0.2 to 4, to 8 while a star is in focus, and the readout says so", async ({
    page,
  }) => {
    const sky = skyOf(page);
    const readout = page.getByText(/^\d\.\dx$/);
    const press = async (key: string, times: number) => {
      await sky.focus();
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    await sky.hover({ position: { x: 640, y: 120 } });
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
  });

  test("holding a star for three seconds begins several; two are ringed, joined, copied and let go", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const sky = skyOf(page);
    await expect(sky).toHaveAttribute("data-draw-calls", /\d/);
    const alone = Number(await sky.getAttribute("data-draw-calls"));
    await sky.focus();
    await page.keyboard.press("[");
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect(sky).toHaveAttribute("data-selected", `${width / 2},${height / 2}`);
    await page.keyboard.press("Escape");

    // Too far a way is no hold, and too short a time neither.
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 12, height / 2);
    await page.mouse.up();
    await expect(page.getByRole("region", { name: "Several stars" })).toBeHidden();

    await sky.focus();
    await page.keyboard.press("[");
    await expect(sky).toHaveAttribute("data-selected", `${width / 2},${height / 2}`);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await expect(page.getByText("Choose another star")).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText("Choose another star")).toBeVisible();

    await page.keyboard.press("[");
    await page.keyboard.press(" ");
    await expect(page.getByText("2 stars selected")).toBeVisible();
    // Rings, and a line.
    await expect.poll(async () => Number(await sky.getAttribute("data-draw-calls"))).toBe(alone + 2);
    expect(Number(await sky.getAttribute("data-draw-calls"))).toBeLessThanOrEqual(8);

    await page.getByRole("button", { name: "Snapshot" }).click();
    await expect(toast(page, "Snapshot copied")).toBeVisible();
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

  test("the two views, the presets and the buttons all change the picture, and the panel says how", async ({
    page,
  }) => {
    const sky = skyOf(page);
    const changes = async (act: () => Promise<void>) => {
      const before = await sky.screenshot();
      await act();
      await expect.poll(async () => (await sky.screenshot()).equals(before)).toBe(false);
    };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await changes(() => page.getByRole("button", { name: "Grid view" }).click());
    for (const preset of ["Sideview", "Tilted View", "Reset View"])
      await changes(() => page.getByRole("button", { name: preset }).click());
    await page.getByRole("button", { name: "Controls" }).click();
    for (const line of ["One finger to rotate", "Pinch to zoom", "3 second touch/hold to multi-select"])
      await expect(page.getByText(line)).toBeVisible();
    for (const name of ["Turn left", "Turn up", "Zoom in"])
      await changes(() => page.getByRole("button", { name }).click());
  });
});

test("whoever wants no motion sees none, and few pixels of a thousand stars are burnt out", async ({
  page,
  dataDir,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await openSky(page, dataDir, "Many", 1000);
  const sky = skyOf(page);
  await expect.poll(() => sky.getAttribute("data-frames")).not.toBeNull();
  const still = await sky.screenshot();
  // Time itself is what is tested here.
  await page.waitForTimeout(2_000);
  expect((await sky.screenshot()).equals(still)).toBe(true);

  const pixels = await pixelsOf(page, still);
  let burnt = 0;
  for (let at = 0; at < pixels.length; at += 4) if (Math.min(...pixels.subarray(at, at + 3)) >= 254) burnt++;
  expect(burnt / (pixels.length / 4)).toBeLessThan(0.02);
});

test("what should never be in a sky is drawn and listed all the same", async ({ page, dataDir }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seedUniverse(dataDir, "Odd", 6);
  await changeStars(dataDir, [
    { emotion: "ennui" },
    { x: 100_000, y: 100_000, z: -100_000 },
    { x: 0, y: 0, z: 0, emotion: "ennui", isTwinStar: 1, secondaryEmotion: "nostalgia" },
    { x: 0, y: 0, z: 0 },
    { timestamp: new Date("2999-12-31T23:59:59Z") },
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
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap beside a star opens it, one finger turns, two zoom, and a tap on nothing lets go", async ({
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
    // Two fingers that come together by a factor of four zoom out by two.
    await expect.poll(zoom).toBeCloseTo(wide / 2, 0);
  });
});
