import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, dialog, emotion, seen } from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { makeTracker } from "../../testing/make.ts";

const row = page.getByRole("region", { name: "With your star" });
const sheet = dialog("With your star");

async function addStar() {
  await button("Add Mood").click();
  await emotion("Hope").click();
  await button("Create Star").click();
}

test("after a star, one row offers what is measured with stars, until the person has chosen", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const id = crypto.randomUUID();
  const body = makeTracker({ name: "Tension", ask: "with-star" });
  await realApp.device.call(api.putTracker, { params: { id }, body });
  await open("/");
  await seen(button("Add Mood").first());
  expect(row.elements()).toEqual([]);
  await addStar();
  await seen(row.getByText(/^Note it too: .?Tension/));
  await row.getByRole("button", { name: "Not now" }).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(realApp.sent(api.putReading)).toBe(0);

  await addStar();
  history.replaceState(null, "", "/?words=tea,+rain");
  await row.getByRole("link").click();
  await sheet.getByRole("radio", { name: "4", exact: true }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => realApp.sent(api.putReading)).toBe(1);
  expect(location.search).toBe("?words=tea,+rain");
});

test("after a star, nothing is offered where nothing is measured with stars", async ({ realApp, open }) => {
  await realApp.signUp();
  const body = makeTracker({ name: "Sleep", ask: "morning" });
  await realApp.device.call(api.putTracker, { params: { id: crypto.randomUUID() }, body });
  await open("/");
  await addStar();
  await seen(page.getByRole("region", { name: "Notification" }));
  expect(row.elements()).toEqual([]);
});
