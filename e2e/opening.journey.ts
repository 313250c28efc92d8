import { expect, test } from "./fixtures.ts";
import { expectWebgl } from "./webgl.ts";

test.use({ webgl: true });

test("the server reports that it is ready, and the browser of the journeys can draw the sky", async ({
  page,
  request,
}) => {
  const ready = await request.get("/api/health/ready");
  expect(await ready.json()).toEqual({ status: "ok" });

  await page.goto("/");
  await expect(page).toHaveTitle(/Mood Universe/);
  await expectWebgl(page);
});
