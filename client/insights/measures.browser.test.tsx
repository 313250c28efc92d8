import { page } from "vitest/browser";
import { expect, journal, measured, openRow, readings, test } from "../../testing/browser/insights-test.ts";
import { makeTracker } from "../../testing/make-tracker.ts";

const along = page.getByRole("region", { name: "What goes along" });
const figure = (name: string) => page.getByRole("figure", { name, exact: true });
const days = figure("“Sleep” and the stars of the same day");
const openMeasures = () => openRow("What you measure");

test("a relation is stated with its days, and one press deeper shown by these days in groups", async ({
  openInsights,
}) => {
  await openInsights(journal, measured);
  await expect
    .element(along.getByText(/^On days with more “Sleep”, your stars were (much )?brighter\.$/))
    .toBeVisible();
  await expect
    .element(along.getByText(/^\d+ days above \d.hr \d+.min, \d+ days with .* or less\. Good days may also/))
    .toBeVisible();
  await expect
    .element(along.getByRole("link", { name: "Show in the sky: “Sleep”" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/\?measures=sleep\.above\.\d+$/));
  const opened = await openMeasures();
  await expect
    .element(opened.getByText("Not clearly related to your stars: “Steps” (96 days)."))
    .toBeVisible();
  await days.getByText("The figures as a table").click();
  await expect.element(days.getByRole("row", { name: /^6.hr – 6.hr \d+.min/ })).toBeVisible();
  expect(days.getByRole("row").elements()).toHaveLength(6);
});

test("what is missing is counted, and a line begins with twenty days", async ({ openInsights }) => {
  await openInsights(journal, measured);
  const opened = await openMeasures();
  await expect
    .element(opened.getByText(/^Too early to compare: .*شاي.* \(12 of 20 days with a reading and a star\)/))
    .toBeVisible();
  await expect.element(figure("Steps")).toBeVisible();
  expect(opened.getByRole("figure").elements()).toHaveLength(3);
  await figure("Steps").getByText("The figures as a table").click();
  await expect.element(figure("Steps").getByRole("row", { name: /^Week from Days with yes/ })).toBeVisible();
});

test("a universe without trackers has no row for measurements", async ({ openInsights }) => {
  await openInsights(journal);
  await expect.element(along).toBeVisible();
  await expect.element(page.getByRole("button", { name: "What you measure" })).not.toBeInTheDocument();
});

test("of many trackers, the first lines stand there, and the others can be opened", async ({
  openInsights,
}) => {
  const trackers = Array.from({ length: 30 }, (_, at) =>
    makeTracker({ id: `number-${at}`, name: `Number ${at}`, kind: "number", position: at }),
  );
  const many = trackers.flatMap(({ id }, at) =>
    readings
      .filter(({ trackerId }) => trackerId === "sleep")
      .map((reading, day) => ({
        ...reading,
        id: `${id}/${reading.at}`,
        trackerId: id,
        value: (day * (at + 7)) % 11,
      })),
  );
  await openInsights(journal, { trackers, readings: many });
  const opened = await openMeasures();
  await expect.element(figure("Number 5")).toBeVisible();
  await expect.element(figure("Number 6")).not.toBeInTheDocument();
  await opened.getByText("24 more trackers").click();
  await expect.element(figure("Number 29")).toBeVisible();
});
