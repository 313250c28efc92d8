import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { button, dialog, field, seen } from "../../testing/browser/page-steps.ts";
import type { RealApp } from "../../testing/browser/real-app.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeTracker } from "../../testing/make.ts";

const list = page.getByRole("list", { name: "Your trackers" });
/** A row says how its tracker is measured, after the name. */
const row = (name: string) => list.getByRole("button", { name: new RegExp(`^${name} `) });
const form = dialog("New tracker");

const test = base.extend<{ openWith: (...trackers: Record<string, unknown>[]) => Promise<void> }>({
  openWith: async ({ realApp, open }, use) => {
    await use(async (...trackers) => {
      await realApp.signUp();
      for (const [position, tracker] of trackers.entries())
        await realApp.device.call(api.putTracker, {
          params: { id: crypto.randomUUID() },
          body: makeTracker({ position, ...tracker }),
        });
      await open("/trackers");
      await seen(button("A tracker of your own"));
    });
  },
});

/** The trackers that the server has, in their order. */
async function stored({ device }: RealApp): Promise<Tracker[]> {
  const { trackers } = (await device.call(api.listChanges)).body;
  return trackers.toSorted((one: Tracker, other: Tracker) => one.position - other.position);
}

const namesOf = async (realApp: RealApp) => (await stored(realApp)).map(({ name }) => name);

test("a suggestion becomes a tracker by one press, and is suggested no more", async ({
  realApp,
  openWith,
}) => {
  await openWith();
  await seen(page.getByRole("heading", { name: "What would you like to measure?" }));
  await button("Add Sleep").click();
  await seen(row("Sleep"));
  await expect.element(row("Sleep")).toHaveFocus();
  await expect.element(button("Add Sleep")).not.toBeInTheDocument();
  await expect
    .poll(async () => (await stored(realApp))[0])
    .toMatchObject({ kind: "duration", ask: "morning" });
});

test("the check-in is one press away, once there is something to ask", async ({ openWith }) => {
  await openWith();
  const checkIn = page.getByRole("link", { name: "Check in" });
  await expect.element(checkIn).not.toBeInTheDocument();
  await button("Add Sleep").click();
  await checkIn.click();
  await seen(dialog("Check in").getByRole("textbox", { name: "Sleep" }));
});

test("a tracker of one's own is shown as it will be asked for, and made", async ({ realApp, openWith }) => {
  await openWith();
  await button("A tracker of your own").click();
  await form.getByRole("textbox", { name: "Name" }).fill("Tension");
  await form.getByRole("radio", { name: /^Count/ }).click();
  await form.getByLabelText("Unit").fill("نوبة");
  await seen(form.getByRole("button", { name: "More: Tension" }));
  await form.getByRole("radio", { name: /^Scale/ }).click();
  await form.getByLabelText("Highest").fill("7");
  expect(form.getByRole("group", { name: "Tension" }).getByRole("radio").elements()).toHaveLength(7);
  await form.getByRole("radio", { name: "After a star" }).click();
  await form.getByRole("button", { name: "Create tracker" }).click();
  await seen(row("Tension"));
  await expect
    .poll(async () => (await stored(realApp))[0])
    .toMatchObject({ kind: "scale", min: 1, max: 7, step: 1, unit: "", ask: "with-star", perDay: "one" });
});

test("another way to measure leaves what was chosen about the times", async ({ realApp, openWith }) => {
  await openWith();
  await button("A tracker of your own").click();
  await form.getByRole("textbox", { name: "Name" }).fill("Tension");
  await form.getByRole("radio", { name: "In the morning" }).click();
  await form.getByRole("radio", { name: "Several times a day" }).click();
  await form.getByRole("radio", { name: /^Count/ }).click();
  await button("Create tracker").click();
  await expect
    .poll(async () => (await stored(realApp))[0])
    .toMatchObject({ kind: "count", ask: "morning", perDay: "many" });
});

test("what breaks a rule is said at its field, and nothing is sent", async ({ realApp, openWith }) => {
  await openWith({ name: "Energy" });
  await button("A tracker of your own").click();
  const create = form.getByRole("button", { name: "Create tracker" });
  await create.click();
  await seen(form.getByText("A tracker's name has 1 to 40 characters."));
  await form.getByRole("textbox", { name: "Name" }).fill("ENERGY");
  await create.click();
  await seen(form.getByText("You have a tracker named Energy."));
  await form.getByRole("textbox", { name: "Name" }).fill("😀".repeat(20));
  await form.getByLabelText("Lowest").fill("warm");
  await create.click();
  await seen(form.getByText("Please enter a number up to one million."));
  expect(realApp.sent(api.putTracker)).toBe(0);
});

test("a tracker is changed, except how it is measured, and keeps what another device changed", async ({
  realApp,
  openWith,
}) => {
  await openWith({ name: "Energy" });
  await row("Energy").click();
  await button("Change").click();
  const change = dialog("Change Energy");
  expect(change.getByRole("radio", { name: /^Duration/ }).elements()).toEqual([]);
  const [tracker] = await stored(realApp);
  const { id = "", revision: _, ...content } = tracker as Tracker;
  await realApp.device.call(api.putTracker, { params: { id }, body: { ...content, ask: "morning" } });
  await change.getByRole("textbox", { name: "Name" }).fill("Strength");
  await change.getByRole("button", { name: "Save" }).click();
  await expect.element(row("Strength")).toHaveFocus();
  await expect.poll(() => namesOf(realApp)).toEqual(["Strength"]);
});

test("trackers are moved up and down, and the order is kept", async ({ realApp, openWith }) => {
  await openWith({ name: "One" }, { name: "Two" }, { name: "Three" });
  await row("Three").click();
  await button("Move up").click();
  await expect.poll(() => namesOf(realApp)).toEqual(["One", "Three", "Two"]);
  await button("Move up").click();
  await expect.poll(() => namesOf(realApp)).toEqual(["Three", "One", "Two"]);
  expect(button("Move up").elements()).toEqual([]);
});

test("an archived tracker leaves the list, and comes back", async ({ realApp, openWith }) => {
  await openWith({ name: "Energy" }, { name: "Sleep" });
  await row("Energy").click();
  await button("Archive").click();
  await expect.element(row("Sleep")).toHaveFocus();
  await button("1 archived").click();
  await page
    .getByRole("list", { name: "1 archived" })
    .getByRole("button", { name: /^Energy / })
    .click();
  await button("Ask again").click();
  await seen(row("Energy"));
  await expect
    .poll(async () => (await stored(realApp)).map(({ isArchived }) => isArchived))
    .toEqual([false, false]);
});

test("a tracker is removed after ten seconds, in which the person can undo it", async ({
  realApp,
  openWith,
  clock,
}) => {
  await openWith({ name: "Energy" }, { name: "Sleep" });
  clock.stop();
  await row("Energy").click();
  await button("Remove").click();
  await expect.element(row("Energy")).not.toBeInTheDocument();
  await button("Undo").click();
  await seen(row("Energy"));
  expect(realApp.sent(api.deleteTracker)).toBe(0);
  await row("Energy").click();
  await button("Remove").click();
  await expect.element(row("Energy")).not.toBeInTheDocument();
  await clock.pass(11_000);
  await expect.poll(() => namesOf(realApp)).toEqual(["Sleep"]);
});

test("thirty trackers leave no room for another, and the page says so", async ({ openWith }) => {
  await openWith(...Array.from({ length: 30 }, (_, at) => ({ name: `Tracker ${at}` })));
  await seen(page.getByText(/You have 30 trackers/));
  await expect.element(button("A tracker of your own")).toBeDisabled();
  expect(page.getByRole("list", { name: "Suggestions" }).elements()).toEqual([]);
});

test("a tracker can be made without a network, and waits", async ({ realApp, openWith }) => {
  await openWith({ name: "Energy" });
  realApp.disconnect();
  await button("Add Sleep").click();
  await seen(row("Sleep"));
  await seen(page.getByText("Not sent yet"));
  realApp.connect();
  dispatchEvent(new Event("online"));
  await expect.poll(() => namesOf(realApp)).toEqual(["Energy", "Sleep"]);
});

test("Escape leaves the form as it was, and the focus goes back", async ({ openWith }) => {
  await openWith({ name: "Energy" });
  await row("Energy").click();
  await button("Change").click();
  await field("Name").fill("Other");
  await userEvent.keyboard("{Escape}");
  await expect.element(row("Energy")).toHaveFocus();
});
