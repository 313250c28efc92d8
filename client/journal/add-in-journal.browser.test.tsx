import { page } from "vitest/browser";
import { button, dialog, emotion, press, seen, tabTo } from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";

const form = dialog("How are you feeling?");
const dateOf = (daysAgo: number) => {
  const day = new Date();
  day.setDate(day.getDate() - daysAgo);
  return day.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });
};
/** The month has passed, so that the test means the same on every day. */
const path = "/journal?view=month&month=2025-03";
const emptyDay = page.getByRole("gridcell", { name: /March 5, 2025, no stars/ });

async function create() {
  await emotion("Joy").click();
  await button("Create Star").click();
  await expect.element(form).not.toBeInTheDocument();
}

const moments = async (realApp: { rows: (query: string) => Promise<unknown> }) =>
  (await realApp.rows(`select timestamp, "utcOffset" from mood_entries order by timestamp`)) as {
    timestamp: string;
    utcOffset: number;
  }[];

test("an empty day of a month opens Add Mood for its noon, and its star is in the month and on its day", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 3);
  await open(path);
  await emptyDay.click();
  await expect.element(form.getByLabelText("Date")).toHaveValue("2025-03-05");
  await expect.element(form.getByLabelText("Time")).toHaveValue("12:00");
  await seen(form.getByText(/^March 5, 2025.*12:00/));
  await press("{Escape}");
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(emptyDay).toHaveFocus();
  await press("{Enter}");
  await seen(form);
  await create();
  const lit = page.getByRole("gridcell", { name: /March 5, 2025, 1 star: Love/ });
  await seen(lit);
  const [{ timestamp, utcOffset } = { timestamp: "", utcOffset: 0 }] = await moments(realApp);
  expect(new Date(Date.parse(timestamp) + utcOffset * 60_000).toISOString()).toMatch(/^2025-03-05T12:00/);

  await lit.click();
  await button(/^Add a star: Wednesday, March 5, 2025$/).click();
  await expect.element(form.getByLabelText("Date")).toHaveValue("2025-03-05");
  await create();
  await expect.poll(async () => (await moments(realApp)).length).toBe(3);
});

test("Add in the head of the journal is for now, and leads the focus back", async ({ realApp, open }) => {
  await realApp.signUp();
  await addStar(realApp.device, 30);
  await open("/journal");
  await tabTo(button("Add"));
  await press("{Enter}");
  await seen(form);
  await expect.element(form.getByLabelText("Date")).not.toBeInTheDocument();
  await create();
  await expect.element(button("Add")).toHaveFocus();
  await seen(page.getByRole("heading", { name: dateOf(0) }));
});
