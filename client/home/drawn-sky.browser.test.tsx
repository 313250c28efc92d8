import { afterEach, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { test as base, expect } from "../../testing/browser/home-test.ts";

const sky = page.getByLabelText(/^Star map/);

// The pages of other tests are not painted (`unseen-page.ts`).
const frame = window.frameElement as HTMLElement;
const { opacity } = frame.style;
beforeEach(() => frame.style.setProperty("opacity", "1"));
afterEach(() => frame.style.setProperty("opacity", opacity));

/** Returns the darkest pixel of the middle of the newest star, on the screen where the canvas says that the star is. */
async function brightnessOfNewest(): Promise<number> {
  const canvas = sky.element() as HTMLCanvasElement;
  const [x = 0, y = 0] = (canvas.dataset.newest ?? "").split(",").map(Number);
  const picture = new Image();
  picture.src = `data:image/png;base64,${await page.screenshot({ element: canvas, save: false })}`;
  await picture.decode();
  const brush = new OffscreenCanvas(3, 3).getContext("2d");
  brush?.drawImage(picture, x - 1, y - 1, 3, 3, 0, 0, 3, 3);
  const data = [...(brush?.getImageData(0, 0, 3, 3).data ?? [])];
  return Math.min(...Array.from({ length: 9 }, (_, at) => Math.max(...data.slice(4 * at, 4 * at + 3))));
}

for (const [drawing, kind] of [
  ["webgl", "webgl2"],
  ["2d", "2d"],
] as const)
  base.extend({ drawing })(
    `the sky of home that ${drawing} draws shows its newest star where it says, and the list selects it`,
    async ({ openHome }) => {
      document.documentElement.dataset.theme = "dark";
      await openHome({ stars: 30 });
      await expect.element(sky).toHaveAttribute("data-renderer", kind);
      // A screenshot finds its element by its place among others, which changes when the first dots go.
      await expect.poll(() => document.querySelectorAll("canvas")).toHaveLength(1);
      await expect.poll(brightnessOfNewest).toBeGreaterThan(200);
      await page.getByRole("button", { name: "List of stars" }).click();
      await page.getByRole("row").last().click();
      await expect.element(sky).toHaveAttribute("data-selected");
    },
  );
