import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { daysOfCheckIn } from "#domain/check-in/due.ts";
import { button, dialog, seen } from "../../testing/browser/page-steps.ts";
import type { RealApp } from "../../testing/browser/real-app.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeTracker } from "../../testing/make.ts";
import { wallClockNow } from "./wall-clock.ts";

const sheet = dialog("Check in");
const radio = (name: string | RegExp) => sheet.getByRole("radio", { name, exact: true });
const question = (name: string) => sheet.getByRole("listitem").filter({ hasText: name });
const anyTime = { ask: "any-time", lowLabel: "", highLabel: "" };
const five = [
  { name: "Sleep", kind: "duration", min: 0, max: 1440, step: 15 },
  { name: "Energy", kind: "scale", min: 1, max: 5, step: 1 },
  { name: "Coffee", kind: "count", unit: "cups", min: 0, max: null, step: 1 },
  { name: "A walk", kind: "yes-no", min: null, max: null, step: null },
  { name: "Pain", kind: "scale", min: 0, max: 5, step: 1 },
].map((tracker, position) => ({ ...anyTime, ...tracker, position }));

async function addTracker({ device }: RealApp, overrides: Record<string, unknown> = {}) {
  const id = crypto.randomUUID();
  const { status } = await device.call(api.putTracker, {
    params: { id },
    body: makeTracker({ ...anyTime, ...overrides }),
  });
  expect(status).toBe(201);
  return id;
}

type Opened = { trackers: Record<string, unknown>[]; path?: string };

const test = base.extend<{ checkIn: (opened: Opened) => Promise<string[]> }>({
  checkIn: async ({ realApp, open }, use) => {
    await use(async ({ trackers, path = "/?check-in=1" }) => {
      await realApp.signUp();
      const ids: string[] = [];
      for (const tracker of trackers) ids.push(await addTracker(realApp, tracker));
      await open(path);
      await seen(sheet);
      return ids;
    });
  },
});

/** The readings that the server has: their day or minute and value, by the id of their tracker. */
async function storedBy({ device }: RealApp): Promise<Record<string, [at: string, value: number][]>> {
  const { rows } = { rows: (await device.call(api.listChanges)).body.readings };
  return Object.fromEntries(
    rows.map((block: { trackerId: string; first: string; steps: number[]; values: number[] }) => [
      block.trackerId,
      block.values.map((value) => [block.first, value]),
    ]),
  );
}

const today = () => wallClockNow().slice(0, 10);

test("on a phone, five trackers are answered in eight touches, and nothing has to be scrolled", async ({
  realApp,
  checkIn,
}) => {
  await page.viewport(360, 740);
  const [sleep = "", energy = "", coffee = "", walk = "", pain = ""] = await checkIn({ trackers: five });
  await radio(/^Today/).click();
  let touches = 1;
  const touch = async (run: () => unknown) => {
    await run();
    touches++;
  };
  const turn = (name: string, place: number) => () =>
    sheet
      .getByRole("spinbutton", { name })
      .element()
      .scrollTo({ top: place * 44 });
  for (const { name } of five) await expect.element(question(name)).toBeInViewport({ ratio: 1 });
  await touch(turn("Sleep: hours", 8));
  await expect.element(sheet.getByRole("textbox", { name: "Sleep" })).toHaveValue("7:00");
  await touch(turn("Sleep: minutes", 3));
  await touch(() => question("Energy").getByRole("radio", { name: "4" }).click());
  await touch(() => button("More: Coffee").click());
  await touch(() => radio("Yes").click());
  await touch(() => question("Pain").getByRole("radio", { name: "0" }).click());
  await touch(() => sheet.getByRole("button", { name: "Done" }).click());
  // The first touch, which chose the day, is only needed at night.
  expect(touches - 1).toBeLessThanOrEqual(8);
  await expect.element(sheet).not.toBeInTheDocument();
  const day = today();
  await expect
    .poll(() => storedBy(realApp))
    .toEqual({
      [sleep]: [[day, 450]],
      [energy]: [[day, 4]],
      [coffee]: [[day, 1]],
      [walk]: [[day, 1]],
      [pain]: [[day, 0]],
    });
});

test("nothing is filled in with yesterday's value, and what is left out stays empty", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const id = await addTracker(realApp, { name: "Energy" });
  const [yesterday] = daysOfCheckIn(wallClockNow());
  const body = { value: 4, utcOffset: 0, timeZone: "UTC" };
  await realApp.device.call(api.putReading, { params: { trackerId: id, at: yesterday }, body });
  await open("/?check-in=1");
  await radio(/^Today/).click();
  await seen(question("Energy"));
  expect(question("Energy").getByRole("radio", { checked: true }).elements()).toEqual([]);
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(realApp.sent(api.putReading)).toBe(0);
  expect(await storedBy(realApp)).toEqual({ [id]: [[yesterday, 4]] });
});

test("an answer stays in its place, can be corrected, and is removed by a second press", async ({
  realApp,
  checkIn,
}) => {
  const [id = ""] = await checkIn({ trackers: [{ name: "Energy" }, { name: "Calm" }] });
  await radio(/^Today/).click();
  await question("Energy").getByRole("radio", { name: "2" }).click();
  await question("Energy").getByRole("radio", { name: "4" }).click();
  await expect.poll(() => storedBy(realApp)).toEqual({ [id]: [[today(), 4]] });
  await expect.element(question("Energy").getByRole("radio", { name: "4" })).toBeChecked();
  await question("Energy").getByRole("radio", { name: "4" }).click();
  await expect.poll(() => storedBy(realApp)).toEqual({});
  await seen(question("Energy"));
});

test("an answer can be for yesterday, and of many a day for a time that the person says", async ({
  realApp,
  checkIn,
}) => {
  const [once = "", often = ""] = await checkIn({
    trackers: [{ name: "Energy" }, { name: "Headache", perDay: "many" }],
  });
  const [yesterday] = daysOfCheckIn(wallClockNow());
  await radio(/^Yesterday/).click();
  await question("Energy").getByRole("radio", { name: "5" }).click();
  // At night, the evening of yesterday goes on.
  if (wallClockNow().slice(11) >= "04:00") {
    await seen(question("Headache").getByText("Say when it was, then what it was."));
    expect(question("Headache").getByRole("radio").elements()).toEqual([]);
    await question("Headache").getByLabelText("Time of Headache").fill("14:05");
    await question("Headache").getByRole("radio", { name: "2" }).click();
    await expect
      .poll(() => storedBy(realApp))
      .toEqual({ [once]: [[yesterday, 5]], [often]: [[`${yesterday}T14:05`, 2]] });
  } else await expect.poll(() => storedBy(realApp)).toEqual({ [once]: [[yesterday, 5]] });
});

test("what is not asked for now stands behind a button, and an archived tracker nowhere", async ({
  checkIn,
}) => {
  await checkIn({
    trackers: [{ name: "Energy" }, { name: "Tension", ask: "with-star" }, { name: "Old", isArchived: true }],
  });
  await seen(question("Energy"));
  expect(question("Tension").elements()).toEqual([]);
  await sheet.getByRole("button", { name: "Something else" }).click();
  await seen(question("Tension"));
  expect(question("Old").elements()).toEqual([]);
});

test("answers are kept without a network, and arrive when it is back", async ({ realApp, checkIn }) => {
  const [id = ""] = await checkIn({ trackers: [{ name: "Energy" }] });
  await radio(/^Today/).click();
  realApp.disconnect();
  await question("Energy").getByRole("radio", { name: "3" }).click();
  await seen(sheet.getByText(/kept on this device until your server can be reached/));
  realApp.connect();
  dispatchEvent(new Event("online"));
  await expect.poll(() => storedBy(realApp)).toEqual({ [id]: [[today(), 3]] });
  await expect.element(sheet.getByText(/kept on this device/)).not.toBeInTheDocument();
});

test("an answer to a tracker that another device has removed is reported, and the rest goes on", async ({
  realApp,
  checkIn,
}) => {
  const [energy = "", calm = ""] = await checkIn({ trackers: [{ name: "Energy" }, { name: "Calm" }] });
  await radio(/^Today/).click();
  await realApp.device.call(api.deleteTracker, { params: { id: energy } });
  await question("Energy").getByRole("radio", { name: "3" }).click();
  await seen(sheet.getByRole("region", { name: "Notification" }));
  await question("Calm").getByRole("radio", { name: "1" }).click();
  await expect.poll(() => storedBy(realApp)).toEqual({ [calm]: [[today(), 1]] });
});

test("the address opens the check-in on any page, once", async ({ checkIn }) => {
  await checkIn({ trackers: [{ name: "Energy" }], path: "/journal?check-in=1&view=tags" });
  expect(location.pathname + location.search).toBe("/journal?view=tags");
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await seen(page.getByRole("heading", { name: "Your journal" }));
});

test("the check-in opens over what the person has before them, and leaves it as it is", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addTracker(realApp, { name: "Energy" });
  await page.viewport(360, 740);
  const chosen = "?words=tea,+rain&view=year";
  await open(`/journal${chosen}`);
  await seen(page.getByRole("heading", { name: "Your journal" }));
  await button("More").click();
  await page.getByRole("link", { name: "Check in" }).click();
  await seen(sheet);
  expect(location.pathname + location.search).toBe(`/journal${chosen}`);
});

test("a check-in that is finished says so, and one without anything due that nothing is asked", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const id = await addTracker(realApp, { name: "Energy" });
  await addTracker(realApp, { name: "Steps", ask: "with-star" });
  const body = { value: 4, utcOffset: 0, timeZone: "UTC" };
  const { status } = await realApp.device.call(api.putReading, {
    params: { trackerId: id, at: today() },
    body,
  });
  expect(status).toBe(201);
  await open("/?check-in=1");
  await radio(/^Today/).click();
  await seen(sheet.getByText("It is all noted. Nothing more is asked of you."));
  await radio(/^Yesterday/).click();
  await expect.element(sheet.getByText("It is all noted.")).not.toBeInTheDocument();
});

test("somebody who measures nothing is led to what they could measure", async ({ checkIn }) => {
  await checkIn({ trackers: [] });
  await sheet.getByRole("link", { name: "Choose what to measure" }).click();
  await seen(page.getByRole("heading", { name: "What would you like to measure?" }));
  await expect.element(sheet).not.toBeInTheDocument();
});
