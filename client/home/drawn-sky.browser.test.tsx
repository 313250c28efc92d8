import { page } from "vitest/browser";
import { test as base, expect } from "../../testing/browser/home-test.ts";

const sky = page.getByLabelText(/^Star map/);

/** The brightest channel within a few pixels of where the canvas says that the newest star is, on the screen. */
async function brightnessOfNewest(): Promise<number> {
  const canvas = sky.element() as HTMLCanvasElement;
  const [x = 0, y = 0] = (canvas.dataset.newest ?? "").split(",").map(Number);
  const picture = new Image();
  picture.src = `data:image/png;base64,${await page.screenshot({ element: canvas, save: false })}`;
  await picture.decode();
  const brush = new OffscreenCanvas(11, 11).getContext("2d");
  brush?.drawImage(picture, x - 5, y - 5, 11, 11, 0, 0, 11, 11);
  const { data } = brush?.getImageData(0, 0, 11, 11) ?? { data: [] };
  return Math.max(...[...data].filter((_, at) => at % 4 !== 3));
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
      await expect.poll(brightnessOfNewest).toBeGreaterThan(200);
      await page.getByRole("button", { name: "List of stars" }).click();
      await page.getByRole("row").last().click();
      await expect.element(sky).toHaveAttribute("data-selected");
    },
  );
