import { cdp, page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../testing/browser/home-test.ts";
import { starOf } from "../../testing/browser/letters-test.ts";
import { makeReminders } from "../../testing/browser/make-reminders.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { button, expectStars, heading, press, seen } from "../../testing/browser/page-steps.ts";
import { setStarMade } from "../stars/star-made.ts";

const line = page.getByRole("region", { name: "A letter", exact: true });
const way = line.getByRole("link");

const monday = [starOf("2026-11-16")];

type Fixtures = {
  /** Opens home at a moment, on a device in a time zone. */
  openAt: (moment: string, entries?: typeof monday, zone?: string) => Promise<void>;
};

const test = base.extend<Fixtures>({
  openAt: async ({ clock, openHome }, use) => {
    const moveTo = (timezoneId: string) => cdp().send("Emulation.setTimezoneOverride", { timezoneId });
    await use(async (moment, entries = monday, zone = "UTC") => {
      await cleanup();
      await moveTo(zone);
      clock.set(moment);
      await openHome({ entries });
    });
    await moveTo("");
  },
});

const says = (text: string) => expect.element(way).toHaveTextContent(text);

/** Waits until the code of the line would have come, of which nothing is seen. */
async function isQuiet() {
  await import("./LetterLine.tsx");
  await seen(button("Settings"));
  await expect.element(line).not.toBeInTheDocument();
}

test("on the Sunday of a week with a star, home leads to its letter, and says no more of it then", async ({
  openAt,
}) => {
  await openAt("2026-11-22T09:00:00Z");
  await says("A letter about this week can be opened");
  await way.click();
  await seen(heading("November 16 – 22, 2026"));
  await openAt("2026-11-22T20:00:00Z");
  await isQuiet();
  // The next week has a star, too.
  await openAt("2026-11-29T09:00:00Z", [...monday, starOf("2026-11-24")]);
  await says("A letter about this week can be opened");
});

test("a letter that is not wanted is gone from home, and can be opened on its page", async ({ openAt }) => {
  await openAt("2026-11-22T09:00:00Z");
  await line.getByRole("button", { name: "Not now" }).click();
  await expect.element(line).not.toBeInTheDocument();
  await openAt("2026-11-22T20:00:00Z");
  await isQuiet();
});

test("on other days, and in weeks without a star, home says nothing", async ({ openAt }) => {
  for (const moment of ["2026-11-21T23:00:00Z", "2026-11-23T00:10:00Z", "2026-11-29T09:00:00Z"]) {
    await openAt(moment);
    await isQuiet();
  }
});

test("the line comes at midnight into the Sunday, and goes with it", async ({ clock, openAt }) => {
  await openAt("2026-11-21T23:50:00Z");
  await isQuiet();
  clock.stop();
  await clock.pass(11 * 60_000);
  clock.resume();
  await says("A letter about this week can be opened");
  clock.stop();
  await clock.sleep(24 * 3_600_000);
  clock.resume();
  await expect.element(line).not.toBeInTheDocument();
});

test("one line is for the longest time that ends: a month rather than a week, and a year rather than a month", async ({
  openAt,
}) => {
  await openAt("2026-05-31T09:00:00Z", [starOf("2026-05-27")]);
  await says("A letter about this month can be opened");
  await line.getByRole("button", { name: "Not now" }).click();
  await isQuiet();
  await openAt("2026-12-31T09:00:00Z", [starOf("2026-02-03")]);
  await says("A letter about this year can be opened");
});

/** Of each pair, the first moment is in the Sunday of the zone, and the second is not. */
test.for([
  ["Pacific/Kiritimati", "2026-11-21T10:30:00Z", "2026-11-22T10:30:00Z"],
  ["Pacific/Pago_Pago", "2026-11-23T10:30:00Z", "2026-11-22T10:30:00Z"],
  ["Asia/Kolkata", "2026-11-21T18:45:00Z", "2026-11-22T18:45:00Z"],
] as const)("in %s, the Sunday is that of the place", async ([zone, inside, outside], { openAt }) => {
  await openAt(inside, monday, zone);
  await says("A letter about this week can be opened");
  await openAt(outside, monday, zone);
  await isQuiet();
});

test("a Sunday on which clocks are set back lasts 25 hours, and one on which they are set forward 23", async ({
  openAt,
}) => {
  const october = [starOf("2026-10-21")];
  const march = [starOf("2026-03-25")];
  for (const moment of ["2026-10-24T22:10:00Z", "2026-10-25T22:50:00Z"]) {
    await openAt(moment, october, "Europe/Berlin");
    await says("A letter about this week can be opened");
  }
  await openAt("2026-10-25T23:10:00Z", october, "Europe/Berlin");
  await isQuiet();
  await openAt("2026-03-29T21:50:00Z", march, "Europe/Berlin");
  await says("A letter about this week can be opened");
  await openAt("2026-03-29T22:10:00Z", march, "Europe/Berlin");
  await isQuiet();
});

test("the line can be switched off among the reminders, and on again on the page of letters", async ({
  calls,
  openAt,
  openPage,
}) => {
  const choice = page.getByRole("switch", { name: "Say on the sky when a letter can be opened" });
  calls.reply(api.getReminders, 200, makeReminders());
  await openAt("2026-11-22T09:00:00Z");
  await seen(line);
  await button("Settings").click();
  await button("Remind yourself").click();
  await choice.click();
  await press("{Escape}");
  await expect.element(line).not.toBeInTheDocument();
  await openAt("2026-11-22T10:00:00Z");
  await isQuiet();
  await cleanup();
  // This letter is not that of the line.
  await openPage("/letters?kind=month", makeUser());
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await openAt("2026-11-22T11:00:00Z");
  await seen(line);
});

test("what goes with a new star comes first", async ({ openAt }) => {
  await openAt("2026-11-22T09:00:00Z");
  await seen(line);
  setStarMade(true);
  await expect.element(line).not.toBeInTheDocument();
  await expectStars(1);
});
