import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { dayOfDate } from "#domain/calendar.ts";
import { changedJournal, dateOf, expect, test } from "../../testing/browser/compare-test.ts";
import { journal, measured, trackers, walk } from "../../testing/browser/insights-test.ts";
import { makeJournal } from "../../testing/browser/journal-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";

const answer = (sentence: string | RegExp) => page.getByRole("heading", { level: 2, name: sentence });
const handle = (name: string) => page.getByRole("slider", { name });

const dayOf = (at: number) => dayOfDate(dateOf(changedJournal, at));

/** The two halves of `changedJournal` as an address: the later one first. */
const halves = `?first.from=${dateOf(changedJournal, 60)}&second.to=${dateOf(changedJournal, 59)}`;

test("the answer is one plain sentence and how sure it is, with the days of both sides", async ({
  openCompare,
}) => {
  await openCompare(journal, "?first.tags=walk&second=others");
  await expect
    .element(answer("Your days with “walk” were brighter than those without. Clearly."))
    .toBeVisible();
  // Screen readers hear it when something else is chosen.
  expect(answer(/walk/).element().closest("[aria-live=polite]")).not.toBeNull();
  await expect.element(page.getByText("40 days with a star", { exact: true })).toBeVisible();
  await expect.element(page.getByText("80 days with a star", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Show in the sky" }))
    .toHaveAttribute("href", "/?compare=first.tags%3Dwalk%26second%3Dothers");
});

test("two lists say what there was more and less of, each with its days", async ({ openCompare }) => {
  await openCompare(changedJournal, halves);
  await expect.element(answer(/^Since .*, your days were brighter than before\. Clearly\.$/)).toBeVisible();
  const more = page.getByRole("region", { name: /more of this than/ });
  await expect
    .element(more.getByRole("listitem").filter({ hasText: "Joy" }))
    .toMatchTextContent(/50 of 60 days.*10 of 60 days/);
  await expect
    .element(more.getByRole("listitem").filter({ hasText: walk.name }))
    .toMatchTextContent(/45 of 60 days/);
  const less = page.getByRole("region", { name: /less of this than/ });
  await expect
    .element(less.getByRole("listitem").filter({ hasText: "Sadness" }))
    .toMatchTextContent(/10 of 60 days.*50 of 60 days/);
  await expect.element(page.getByText(/^One time lies before the other/)).toBeVisible();
});

/** Each line of the chart holds the mark of the first side, and not that of the second. */
function expectRangesToLeaveSecondOut(chart: Element) {
  const rows = [...chart.querySelectorAll("li:has([data-range])")];
  expect(rows.length).toBeGreaterThan(2);
  const middleOf = (mark: Element) => {
    const { left, right } = mark.getBoundingClientRect();
    return (left + right) / 2;
  };
  for (const row of rows) {
    const line = row.querySelector("[data-range] line")?.getBoundingClientRect() ?? new DOMRect();
    const [second, first] = [...row.querySelectorAll("g[transform]")].map(middleOf);
    expect(
      Math.min(Math.abs((second ?? 0) - line.left), Math.abs((second ?? 0) - line.right)),
    ).toBeGreaterThan(1);
    expect((second ?? 0) > line.left && (second ?? 0) < line.right).toBe(false);
    expect(first).toBeGreaterThan(line.left - 1);
    expect(first).toBeLessThan(line.right + 1);
  }
}

test("the figures are a press deeper, as charts and as tables", async ({ openCompare }) => {
  await openCompare(changedJournal, halves);
  await page.getByText("The figures", { exact: true }).click();
  const brightness = page.getByRole("figure", { name: "How bright the days were" });
  await brightness.getByText("The figures as a table").click();
  await expect
    .element(brightness.getByRole("row", { name: /^How bright/ }))
    .toMatchTextContent(/0\.\d\d0\.\d\d0\.\d\d0\.\d\d−0\.\d\dClearly\.$/);
  const shares = page.getByRole("figure", { name: "What was different" });
  await shares.getByText("The figures as a table").click();
  await expect
    .element(shares.getByRole("row", { name: /^Joy/ }))
    .toMatchTextContent(/^JoyFeeling83.%17.%67.%[45]\d.%[89]\d.%5010Clearly\.$/);
  await expect
    .element(shares.getByRole("row", { name: /^Sadness/ }))
    .toMatchTextContent(/^SadnessFeeling17.%83.%−67.%−[89]\d.%−[45]\d.%1050Clearly\.$/);
  expectRangesToLeaveSecondOut(shares.element());
});

test("what is measured is told in its own unit", async ({ openCompare }) => {
  await openCompare(journal, "?first.tags=walk&second=others", measured);
  const more = page.getByRole("region", { name: /more of this than/ });
  const sleep = more.getByRole("listitem").filter({ hasText: trackers[0]?.name ?? "" });
  await expect.element(sleep).toMatchTextContent(/8 hr 2\d min a day, from 40 days/);
});

test("handles choose two times, with dates that are spoken, and the address follows", async ({
  openCompare,
}) => {
  await openCompare(changedJournal, halves);
  const until = handle("Second time: until");
  const date = (at: number) =>
    new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(
      new Date(dateOf(changedJournal, at)),
    );
  await expect.element(until).toHaveAttribute("aria-valuetext", date(59));
  (until.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(until).toHaveAttribute("aria-valuetext", date(58));
  await userEvent.keyboard("{PageDown}{Home}");
  await expect.element(until).toHaveAttribute("aria-valuetext", date(0));
  await expect.poll(() => location.search).toContain(`second.to=${dateOf(changedJournal, 0)}`);
  await expect.element(answer(/1 day with a star so far/)).toBeVisible();
});

test("a press beside the handles moves the nearer one there", async ({ openCompare }) => {
  await openCompare(changedJournal, halves);
  const until = handle("Second time: until");
  await expect.element(until).toBeInTheDocument();
  const line = until.element().parentElement as HTMLElement;
  const { left, width, top, height } = line.getBoundingClientRect();
  const press = { clientX: left + 0.4 * width, clientY: top + height / 2, button: 0, bubbles: true };
  line.dispatchEvent(new PointerEvent("pointerdown", press));
  await expect.element(until).toHaveFocus();
  await expect.poll(() => (until.element() as HTMLInputElement).valueAsNumber).toBeLessThan(dayOf(55));
});

test("in text from right to left, the left arrow moves a handle on", async ({ openCompare }) => {
  await openCompare(changedJournal, halves);
  const from = handle("First time: from");
  await expect.element(from).toBeInTheDocument();
  document.documentElement.dir = "rtl";
  const line = from.element().parentElement as HTMLElement;
  const { right, width, top, height } = line.getBoundingClientRect();
  const press = { clientX: right - width / 4, clientY: top + height / 2, button: 0, bubbles: true };
  line.dispatchEvent(new PointerEvent("pointerdown", press));
  await expect.poll(() => (from.element() as HTMLInputElement).valueAsNumber).toBeLessThan(dayOf(60));
});

test("times with a name, a day and dates are other ways to the same", async ({ openCompare }) => {
  await openCompare(changedJournal);
  await expect
    .element(page.getByRole("button", { name: "This month and last" }))
    .toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "This week and last" }).click();
  await expect.poll(() => location.search).toBe("?times=this-week");
  await page.getByText("Other times", { exact: true }).click();
  await page.getByLabelText("Before and since a day").fill(dateOf(changedJournal, 60));
  await expect.element(answer(/^Since .* brighter than before\. Clearly\.$/)).toBeVisible();
  const first = page.getByRole("group", { name: "First", exact: true });
  await first.getByLabelText("From").fill(dateOf(changedJournal, 50));
  await expect
    .element(answer("The two sides share 10 days. Change one of them, so that each day belongs to one side."))
    .toBeVisible();
  await expect.element(first.getByLabelText("From")).toHaveValue(dateOf(changedJournal, 50));
});

test("a constellation stands between before and after", async ({ openCompare }) => {
  const move = { id: "move", name: "The move", entryIds: ["star-58", "star-61"], revision: 1 };
  await openCompare(changedJournal, "", { constellations: [move] });
  await page.getByText("Other times", { exact: true }).click();
  await page.getByLabelText("Before and after a constellation").selectOptions("The move");
  await expect
    .element(answer("After “The move”, your days were brighter than before. Clearly."))
    .toBeVisible();
  expect(location.search).toBe("?constellation=move");
});

test("kinds of days are chosen by a tag, by weekdays, and by all that a search can ask for", async ({
  openCompare,
}) => {
  await openCompare(journal);
  await page.getByRole("radio", { name: "Kinds of days" }).click();
  await page.getByLabelText("Days with a tag and without it").selectOptions(walk.name);
  await expect.element(answer(/^Your days with “walk” were brighter/)).toBeVisible();
  await page.getByRole("button", { name: "Weekends and weekdays" }).click();
  await expect
    .element(
      answer("Your weekends and your weekdays show no clear difference in brightness. It may be chance."),
    )
    .toBeVisible();
  const second = page.getByRole("search", { name: "Second" });
  await second.getByRole("button", { name: "Remove: Monday to Friday" }).click();
  // The weekday of today, which has no star yet, decides how many days are of weekends.
  const days = [...journal.map(({ timestamp }) => new Date(timestamp)), new Date()];
  const weekends = days.filter((day) => [0, 6].includes(day.getUTCDay()));
  await expect.element(answer(new RegExp(`^The two sides share ${weekends.length} days\\.`))).toBeVisible();
});

test("good weeks are told from the others, and how they were divided is said", async ({ openCompare }) => {
  await openCompare(journal);
  await page.getByRole("radio", { name: "Good weeks" }).click();
  await expect.element(answer(/good weeks/)).toBeVisible();
  await expect
    .element(page.getByText(/^Good weeks: \d+\. The other weeks: \d+\. They were chosen by half/))
    .toBeVisible();
  expect(location.search).toBe("?weeks=good");
});

test.for([
  ["?first.tags=gone&second=others", /asks for a tag that was removed/],
  ["?first.measures=gone.above.3&second=others", /no longer measure/],
  ["?constellation=gone", /constellation of this comparison was removed/],
  ["?first.emotions=gone", /does not name anything that can be compared/],
] as const)(
  "an address of what is gone, %s, says so and compares nothing",
  async ([query, sentence], { openCompare }) => {
    await openCompare(journal, query);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Show in the sky" })).not.toBeInTheDocument();
    expect(location.search).toBe(query);
  },
);

test.for([
  [
    "?first=all&second=others",
    "All 120 days with a star have what you chose, so there are no others to compare with.",
  ],
  [
    "?first.words=dragons&second=others",
    "Notes with “dragons”: of 120 days with a star, none has what you chose.",
  ],
  ["?first.from=2199-01-01&second.to=2026-11-01", /these days are still to come/],
  ["?first.from=2026-11-01&second.to=1999-01-01", /these days lie before your first star/],
  ["?first.tags=walk&second.tags=walk", "Both sides are the same days. Change one of them."],
] as const)(
  "%s gets a sentence that says what is missing, and no figure",
  async ([query, sentence], { openCompare }) => {
    await openCompare(journal, query);
    await expect.element(answer(sentence)).toBeVisible();
    await expect.element(page.getByText("How far to trust this")).not.toBeInTheDocument();
  },
);

test("sides that share days are not counted without these", async ({ openCompare }) => {
  await openCompare(journal, "?first=all&second.from=2000-01-01");
  await expect.element(answer(/^The two sides share \d+ days\./)).toBeVisible();
  await expect.element(page.getByText(/days? with a star$/)).not.toBeInTheDocument();
});

test("an empty journal leads to the first star, and one star to a sentence", async ({ openCompare }) => {
  await openCompare([]);
  await expect.element(page.getByText("There is no star yet")).toBeVisible();
});

test("one star claims nothing", async ({ openCompare }) => {
  await openCompare(makeJournal(1), "?first.weekdays=sat,sun&second.weekdays=mon,tue,wed,thu,fri");
  await expect.element(answer(/no star was written on these days|of 1 day with a star/)).toBeVisible();
});

test("exercises that cannot be reached change nothing about the rest", async ({ calls, openPage }) => {
  calls.reply(api.listChanges, 200, { ...makeUniverse(journal), tags: [walk] }, { ETag: '"1"' });
  calls.disconnect(api.listWellnessSessions);
  await openPage("/compare?first.tags=walk", makeUser());
  await expect.element(answer(/^Your days with “walk” were brighter/)).toBeVisible();
});

test("when comparing fails, the choice stays and can be tried again", async ({ openCompare }) => {
  vi.stubGlobal(
    "Worker",
    class {
      addEventListener(type: string, listener: (event: ErrorEvent) => void) {
        if (type === "error") queueMicrotask(() => listener(new ErrorEvent("error", { message: "broken" })));
      }
      postMessage() {}
      terminate() {}
    },
  );
  await openCompare(journal, "?first.tags=walk&second=others");
  await expect.element(page.getByText(/^The days could not be compared/)).toBeVisible();
  vi.unstubAllGlobals();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(answer(/^Your days with “walk” were brighter/)).toBeVisible();
});
