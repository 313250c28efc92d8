import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import { makeUniverse, makeUser } from "../../../testing/browser/make-replies.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../../testing/make-tracker.ts";

const sleep = makeTracker({ id: "sleep", name: "Sleep", kind: "duration" });
const walk = makeTracker({ id: "walk", name: "A walk", kind: "yes-no", position: 1 });
const pain = makeTracker({ id: "pain", name: "Pain", position: 2 });

const test = base.extend<{ openReport: (search?: string) => Promise<void> }>({
  openReport: async ({ calls, openPage }, use) => {
    const stars = [2, 4, 9].map((date) =>
      makeStar({ id: `star-${date}`, timestamp: `2026-02-0${date}T12:00:00.000Z`, utcOffset: 0 }),
    );
    const readings = [
      ...[1, 2, 3, 4, 8, 9].map((date) => makeReading(sleep, `2026-02-0${date}`, 400 + 10 * date)),
      ...[2, 3, 4].map((date) => makeReading(walk, `2026-02-0${date}`, date % 2)),
      makeReading(pain, "2026-02-01", 3),
    ];
    calls.reply(api.listChanges, 200, { ...makeUniverse(stars), trackers: [sleep, walk, pain], readings });
    await use(async (search = "?to=2026-02-09") => {
      await openPage(`/your-data/report${search}`, makeUser());
      await expect.element(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
    });
  },
});

const choice = (name: string) => page.getByRole("checkbox", { name });
const measured = page.getByRole("region", { name: "What was measured" });
const linesOf = (name: string) =>
  measured.getByRole("listitem").filter({ hasText: name }).element().querySelectorAll("path");

test("chosen trackers are small lines above the days, in which a gap is a gap", async ({ openReport }) => {
  await openReport();
  await expect.element(measured).not.toBeInTheDocument();
  await choice("Sleep").click();
  await choice("A walk").click();
  await expect
    .element(measured.getByText("7 hr to 8 hr 10 min, 7 hr 32 min on average, on 5 days"))
    .toBeVisible();
  await expect.element(measured.getByText("1 of 3 days")).toBeVisible();
  expect(linesOf("Sleep")).toHaveLength(2);
  expect(linesOf("A walk")).toHaveLength(1);
  const titles = page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles.indexOf("What was measured")).toBe(titles.indexOf("Day by day") - 1);
  await choice("A walk").click();
  await expect.element(measured.getByText("A walk")).not.toBeInTheDocument();
});

test("only trackers with a reading on a day of the report can be chosen", async ({ openReport }) => {
  await openReport();
  await expect.element(choice("Sleep")).toBeVisible();
  await expect.element(choice("Pain")).not.toBeInTheDocument();
});

test("the lines are told by their shape alone, in the colour of the words beside them", async ({
  openReport,
}) => {
  await openReport();
  await choice("Sleep").click();
  await choice("A walk").click();
  const words = getComputedStyle(measured.getByRole("heading", { name: "Sleep" }).element()).color;
  const strokes = [...linesOf("Sleep"), ...linesOf("A walk")].map((line) => getComputedStyle(line).stroke);
  expect(new Set(strokes)).toEqual(new Set([words]));
});
