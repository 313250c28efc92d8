import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { stated } from "../../../testing/stated.ts";
import { type Interval, IntervalChart } from "./IntervalChart.tsx";

test("a line is the range by which the words speak, although the interval of 90 % is shorter", async ({
  show,
}) => {
  const walk: Interval = {
    ...stated,
    ...{
      difference: 0.15,
      low: 0.05,
      high: 0.25,
      sureness: "chance" as const,
      drawn: { low: -0.04, high: 0.34 },
    },
    ...{ name: "walk", count: "14 of 54 days", cells: [] },
  };
  await show(<IntervalChart title="Tags" cellNames={[]} intervals={[walk]} />);
  await page.getByText("The figures as a table").click();
  await expect
    .element(page.getByRole("row", { name: /^walk/ }))
    .toMatchTextContent(/^walk0\.15−0\.040\.34It may be chance\.$/);
  const [middle, line] = [...document.querySelectorAll("li svg line")].map((each) =>
    Number(each.getAttribute("x1")),
  );
  expect(line).toBeLessThan(middle ?? 0);
});
