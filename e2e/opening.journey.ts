import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { expectWebgl } from "./webgl.ts";

test.use({ webgl: true });

test("the server says that it is ready, and the page opens in a browser that can draw the sky", async ({
  page,
  request,
}) => {
  const ready = await request.get("/api/health/ready");
  expect(await ready.json()).toEqual({ status: "ok" });

  await page.goto("/");
  await expect(page).toHaveTitle(/Mood Universe/);
  await expectWebgl(page);
});

test("a server that is killed comes back on the same port with the same data", async ({
  server,
  request,
}) => {
  const body = { universeName: "Vega's Harbour", userName: "Mira" };
  await request.post("/api/users", { data: body });
  await server.kill();
  await expect(request.get("/api/health/live")).rejects.toThrow();
  await server.start();
  expect((await request.post("/api/users", { data: body })).status()).toBe(409);
});
