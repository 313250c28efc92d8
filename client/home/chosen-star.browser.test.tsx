import { vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";
import { emulateMedia } from "../../testing/browser/media.ts";
import { press } from "../../testing/browser/page-steps.ts";

const sky = page.getByLabelText(/^Star map/);
const tooltip = page.getByRole("tooltip");
const several = page.getByRole("region", { name: "Several stars" });
const focusSky = () => (sky.element() as HTMLElement).focus();

/** Returns the middle of the part of the window that is free of panels, in whole pixels. */
function middleOfSky() {
  const free = JSON.parse(sky.element().getAttribute("data-free") ?? "null");
  return free && { x: Math.round((free.left + free.right) / 2), y: Math.round((free.top + free.bottom) / 2) };
}

/** Time passes by so many milliseconds with each frame, and when the test says so. */
function setClock(msPerFrame: number) {
  const requestFrame = requestAnimationFrame.bind(window);
  let now = performance.now();
  const pass = (ms: number) => {
    now += ms;
  };
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) =>
    requestFrame(() => {
      pass(msPerFrame);
      callback(now);
    }),
  );
  return { pass };
}

async function selectInMiddle() {
  focusSky();
  await press("[[");
  await expect.element(tooltip).toBeVisible();
  await expect
    .poll(() => {
      const middle = middleOfSky();
      return sky.element().getAttribute("data-selected") === `${middle?.x},${middle?.y}`;
    })
    .toBe(true);
}

test("a star that is selected by key moves to the middle, with its tooltip in the window and beside it", async ({
  openHome,
}) => {
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  setClock(100);
  await openHome({ stars: 5 });
  for (let star = 0; star < 5; star++) {
    await selectInMiddle();
    const { x, y } = middleOfSky();
    const { left, top, right, bottom } = tooltip.element().getBoundingClientRect();
    expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, `star ${star}`).toBe(true);
    expect(left > x || right < x || top > y || bottom < y, `star ${star}`).toBe(true);
  }
});

function send(type: string, { x, y }: { x: number; y: number }) {
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0, bubbles: true };
  const event = new PointerEvent(type, { ...pointer, clientX: x, clientY: y });
  // A short press is a tap.
  Object.defineProperty(event, "timeStamp", { value: performance.now() });
  sky.element().dispatchEvent(event);
}

test("a star that is held for three seconds begins several, whose snapshot is copied; a press that moves does not", async ({
  openHome,
  toasts,
}) => {
  const clock = setClock(0);
  await openHome({ stars: 8 });
  await selectInMiddle();
  const middle = middleOfSky();
  send("pointerdown", middle);
  send("pointermove", { x: middle.x + 12, y: middle.y });
  clock.pass(4_000);
  send("pointerup", { x: middle.x + 12, y: middle.y });
  await press("{Escape}");
  await expect.element(several).not.toBeInTheDocument();

  await selectInMiddle();
  send("pointerdown", middle);
  clock.pass(2_900);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect.element(several).not.toBeInTheDocument();
  clock.pass(100);
  await expect.element(page.getByText("Choose another star")).toBeVisible();
  send("pointerup", middle);
  focusSky();
  await press("[[ ");
  await expect.element(page.getByText("2 stars selected", { exact: true })).toBeVisible();

  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await page.getByRole("button", { name: "Snapshot" }).click();
  await expect.poll(() => toasts.texts.join()).toContain("Snapshot copied");
  expect(JSON.parse(copied.mock.calls[0]?.[0] ?? "").selectedStars).toHaveLength(2);
  await page.getByRole("button", { name: "Exit" }).click();
  await expect.element(several).not.toBeInTheDocument();
});
