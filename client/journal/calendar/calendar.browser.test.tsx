import { page, userEvent } from "vitest/browser";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { nothingMeasured } from "#domain/trackers/day-values.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { expectNoOverflow } from "../../../testing/browser/looks.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { setLanguage } from "../../languages/language.ts";
import { MonthView } from "./MonthView.tsx";
import { YearView } from "./YearView.tsx";

const today = dayOfDate("2026-05-12");

/** The stars of these dates, each with an emotion. */
function daysOf(...stars: [date: string, emotion: string][]) {
  const entries = stars.map(
    ([date, emotion], at): MoodEntry =>
      makeStar({ id: `${at}`, emotion, timestamp: `${date}T12:00:00.000Z`, utcOffset: 0 }),
  );
  return indexJournal(catalogue, entries, "UTC").days;
}

const days = daysOf(
  ["2024-02-29", "grief"],
  ["2026-04-30", "joy"],
  ["2026-05-10", "love"],
  ["2026-05-10", "joy"],
  ["2026-05-10", "grief"],
  ["2026-05-11", "fear"],
);

function makeProps(overrides: object = {}) {
  const opened: string[] = [];
  const onOpenDay = (day: number) => opened.push(dateOfDay(day));
  const added: string[] = [];
  const onAdd = (day: number) => added.push(dateOfDay(day));
  return {
    ...{ opened, added },
    props: {
      ...{ days, measured: nothingMeasured, today, onOpenDay, onAdd },
      ...{ isFiltered: false, onOpenMonth: () => {}, ...overrides },
    },
  };
}

const focused = () => {
  const cell = document.activeElement;
  return cell?.getAttribute("aria-label") ?? cell?.querySelector(".sr-only")?.textContent;
};

test("a month shows each day with its stars and families, and opens a day", async ({ show }) => {
  const { opened, added, props } = makeProps();
  const screen = await show(<MonthView {...props} />);
  const cell = screen.getByRole("gridcell", { name: /May 10, 2026, 3 stars: mostly Love, with Grief/ });
  await cell.click();
  await screen.getByRole("gridcell", { name: /May 9, 2026, no stars/ }).click();
  expect({ opened, added }).toEqual({ opened: ["2026-05-10"], added: ["2026-05-09"] });
  await expect.element(screen.getByRole("status")).toHaveTextContent("May 2026: 4 stars");
  await expect
    .element(screen.getByRole("gridcell", { name: /May 12, 2026/ }))
    .toHaveAttribute("aria-current", "date");
});

test("Enter and Space on an empty day of a month or a year add a star, but not where a filter may hide one", async ({
  show,
}) => {
  for (const View of [MonthView, YearView]) {
    const { opened, added, props } = makeProps();
    const screen = await show(<View {...props} />);
    const cell = screen.getByRole("gridcell", { name: /May 9, 2026, no stars. Add one/ });
    cell.element().focus();
    await userEvent.keyboard("{Enter} ");
    expect({ opened, added }).toEqual({ opened: [], added: ["2026-05-09", "2026-05-09"] });
    await screen.rerender(<View {...props} isFiltered />);
    const unknown = screen.getByRole("gridcell", { name: /May 9, 2026, nothing found/ });
    await unknown.click();
    await userEvent.keyboard("{Enter}");
    expect(added).toHaveLength(2);
    await screen.unmount();
  }
});

test("days after today are blank, except one that a star of a traveller lights", async ({ show }) => {
  const { props } = makeProps({ days: daysOf(["2026-05-13", "joy"]) });
  const screen = await show(<MonthView {...props} />);
  await expect.element(screen.getByRole("gridcell", { name: /May 13, 2026, 1 star: Love/ })).toBeVisible();
  expect(screen.container.querySelectorAll("[data-day]")).toHaveLength(13);
});

test("the keyboard moves through a month and beyond it, and opens a day", async ({ show }) => {
  const { opened, props } = makeProps();
  const screen = await show(<MonthView {...props} />);
  expect(screen.container.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  screen
    .getByRole("gridcell", { name: /May 12, 2026/ })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toMatch("May 12");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toMatch("May 11");
  await userEvent.keyboard("{Enter}");
  expect(opened).toEqual(["2026-05-11"]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  await expect.poll(focused).toMatch("April 27");
  expect(new URLSearchParams(location.search).get("month")).toBe("2026-04");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight} ");
  expect(opened).toEqual(["2026-05-11", "2026-04-30"]);
  expect(screen.container.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
});

test("in text from right to left the left arrow goes to the day after", async ({ show }) => {
  const { props } = makeProps();
  await setLanguage({ language: "ar", locale: "en-US" });
  const screen = await show(<MonthView {...props} />);
  screen
    .getByRole("gridcell", { name: /May 11, 2026/ })
    .element()
    .focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toMatch("May 12");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toMatch("May 10");
});

test("in text from right to left the colours of a day begin at the right, as their glyphs do", async ({
  show,
}) => {
  const { props } = makeProps();
  document.documentElement.dir = "rtl";
  const screen = await show(<MonthView {...props} />);
  const bands = screen.getByRole("gridcell", { name: /May 10, 2026/ }).element().lastElementChild;
  expect(bands && getComputedStyle(bands).backgroundImage).toMatch(/^linear-gradient\(to left/);
});

test("other months and years can be chosen, from the first year with stars to today", async ({ show }) => {
  const { props } = makeProps();
  const screen = await show(<MonthView {...props} />);
  await expect
    .element(screen.getByRole("button", { name: "Next month" }))
    .toHaveAttribute("aria-disabled", "true");
  await screen.getByRole("combobox", { name: "Year" }).selectOptions("2024");
  await screen.getByRole("combobox", { name: "Month" }).selectOptions("February");
  await expect
    .element(screen.getByRole("gridcell", { name: /February 29, 2024, 1 star: Grief/ }))
    .toBeVisible();
  await screen.getByRole("button", { name: "Previous month" }).click();
  await expect.element(screen.getByRole("grid", { name: "January 2024" })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Previous month" }))
    .toHaveAttribute("aria-disabled", "true");
  await screen.getByRole("button", { name: "Today" }).click();
  await expect.element(screen.getByRole("grid", { name: "May 2026" })).toBeVisible();
});

test("a year shows every day up to today, also the leap day", async ({ show }) => {
  const { opened, props } = makeProps();
  const screen = await show(<YearView {...props} />);
  expect(screen.container.querySelectorAll("[data-day]")).toHaveLength(31 + 28 + 31 + 30 + 12);
  await screen.getByRole("combobox", { name: "Year" }).selectOptions("2024");
  await expect.poll(() => screen.container.querySelectorAll("[data-day]").length).toBe(366);
  await screen.getByRole("gridcell", { name: /February 29, 2024, 1 star: Grief/ }).click();
  expect(opened).toEqual(["2024-02-29"]);
});

test("a year shows how pleasant its days were, with a legend, until the person chooses feelings again", async ({
  show,
}) => {
  const fillOf = (name: RegExp) =>
    (screen.getByRole("gridcell", { name }).element() as HTMLElement).style.getPropertyValue("--bands-fill");
  const { props } = makeProps();
  let screen = await show(<YearView {...props} />);
  const byFeeling = fillOf(/April 30, 2026, 1 star: Love/);
  await screen.getByRole("radio", { name: "By pleasantness" }).click({ force: true });
  const steps = screen.getByRole("list", { name: "How pleasant the days were" }).getByRole("listitem");
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    ...["very unpleasant", "unpleasant", "mixed", "pleasant", "very pleasant"],
  ]);
  const swatches = steps.elements().map((step) => step.querySelector("span")?.style.background);
  expect(new Set(swatches).size).toBe(5);
  expect(fillOf(/April 30, 2026, 1 star: very pleasant/)).toBe("#e8c944");
  expect(fillOf(/May 11, 2026, 1 star: .*unpleasant/)).toMatch(/#595a99|#3e3088/);
  await screen.unmount();

  // The choice stays in this browser.
  screen = await show(<YearView {...props} />);
  expect(fillOf(/April 30, 2026, 1 star: very pleasant/)).toBe("#e8c944");
  screen.getByRole("radio", { name: "By pleasantness" }).element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(fillOf(/April 30, 2026, 1 star: Love/)).toBe(byFeeling);
  await expect.element(screen.getByRole("list", { name: "Families of feelings" })).toBeVisible();
});

test("the keyboard moves in a year as its months are arranged", async ({ show }) => {
  const { props } = makeProps();
  const screen = await show(<YearView {...props} />);
  const start = screen.getByRole("gridcell", { name: /May 11, 2026/ }).element() as HTMLElement;
  start.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toMatch("April 11");
  await page.viewport(360, 640);
  start.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toMatch("May 10");
  await userEvent.keyboard("{PageUp}");
  await expect.poll(focused).toMatch("May 10, 2025");
  expect(new URLSearchParams(location.search).get("year")).toBe("2025");
});

test("moving the focus renders no cell again", async ({ show }) => {
  const { props } = makeProps();
  const screen = await show(<YearView {...props} />);
  (screen.getByRole("gridcell", { name: /May 11, 2026/ }).element() as HTMLElement).focus();
  const changed: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map((each) => each.attributeName)),
  );
  observer.observe(screen.getByRole("grid").element(), { subtree: true, childList: true, attributes: true });
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}");
  expect(focused()).toMatch("April 9");
  observer.disconnect();
  expect(changed).toEqual(Array.from({ length: 6 }, () => "tabindex"));
});

test("the name of a month in the year opens it", async ({ show }) => {
  const chosen: unknown[] = [];
  const { props } = makeProps({ onOpenMonth: (month: unknown) => chosen.push(month) });
  const screen = await show(<YearView {...props} />);
  await screen.getByRole("button", { name: "February 2026" }).click();
  expect(chosen).toEqual([{ year: 2026, month: 2 }]);
});

test("with a filter, only what it finds has a colour", async ({ show }) => {
  const { props } = makeProps({ days: daysOf(["2026-05-11", "fear"]), isFiltered: true });
  const screen = await show(<YearView {...props} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("2026: 1 star found");
  await expect
    .element(screen.getByRole("gridcell", { name: /May 10, 2026, nothing found/ }))
    .toBeInTheDocument();
  expect(screen.container.querySelectorAll("[data-lit]")).toHaveLength(1);
});

test("a journal without stars says where its first one will be", async ({ show }) => {
  const { props } = makeProps({ days: daysOf() });
  const screen = await show(<YearView {...props} />);
  await expect.element(screen.getByText(/Your first star lights its day here\./)).toBeVisible();
});

test("a whole year fits into a small window", async ({ show }) => {
  const { props } = makeProps();
  const screen = await show(
    <main className="px-4">
      <YearView {...props} />
    </main>,
  );
  for (const [width, height] of [
    [360, 640],
    [320, 640],
    [1280, 720],
  ] as const) {
    await page.viewport(width, height);
    const grid = screen.getByRole("grid").element().getBoundingClientRect();
    expect(grid.height, `at ${width} px`).toBeLessThan(height - 200);
    expectNoOverflow();
  }
});
