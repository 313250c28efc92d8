import { page } from "vitest/browser";
import { expect, journal, measured, readings, test } from "../../testing/browser/insights-test.ts";
import { makeTracker } from "../../testing/make-tracker.ts";

const part = page.getByRole("region", { name: "What you measure" });
const days = part.getByRole("figure", { name: "“Sleep” and the stars of the same day" });

test("a relation is stated with its days, and shown by these days in groups", async ({ openInsights }) => {
  await openInsights(journal, measured);
  await expect
    .element(
      part.getByText(
        /^On \d+ days with “Sleep” above \d.hr \d+.min, your stars tended to be (much )?brighter than on \d+ days with .* or less\. It may be chance, or good days bring more of it\./,
      ),
    )
    .toBeVisible();
  await expect
    .element(part.getByRole("link", { name: "Show in the sky: “Sleep”" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/\?measures=sleep\.above\.\d+$/));
  await expect.element(part.getByText("Not clearly related to your stars: “Steps” (96 days).")).toBeVisible();
  await days.getByText("The figures as a table").click();
  await expect.element(days.getByRole("row", { name: /^6.hr – 6.hr \d+.min/ })).toBeVisible();
  expect(days.getByRole("row").elements()).toHaveLength(6);
});

test("what is missing is counted, and a line begins with twenty days", async ({ openInsights }) => {
  await openInsights(journal, measured);
  await expect
    .element(part.getByText(/^Too early to compare: .*شاي.* \(12 of 20 days with a reading and a star\)/))
    .toBeVisible();
  const figures = part.getByRole("figure");
  await expect.element(part.getByRole("figure", { name: "Steps" })).toBeVisible();
  expect(figures.elements()).toHaveLength(3);
  await part.getByRole("figure", { name: "Steps" }).getByText("The figures as a table").click();
  await expect
    .element(
      part.getByRole("figure", { name: "Steps" }).getByRole("row", { name: /^Week from Days with yes/ }),
    )
    .toBeVisible();
});

test("without a tracker the part says what trackers are for, and claims nothing", async ({
  openInsights,
}) => {
  await openInsights(journal);
  await expect.element(part.getByText(/^Trackers are for what you measure/)).toBeVisible();
  await expect.element(part.getByRole("figure")).not.toBeInTheDocument();
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
  await expect.element(part.getByRole("figure", { name: "Number 5", exact: true })).toBeVisible();
  await expect.element(part.getByRole("figure", { name: "Number 6", exact: true })).not.toBeInTheDocument();
  await part.getByText("24 more trackers").click();
  await expect.element(part.getByRole("figure", { name: "Number 29", exact: true })).toBeVisible();
});
