import { onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";
import { drawn } from "../../testing/browser/looks.ts";
import { emulateMedia } from "../../testing/browser/media.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const time = page.getByRole("region", { name: "Time", exact: true });
const until = time.getByRole("slider", { name: /until$/ });
const press = (keys: string) => userEvent.keyboard(keys);

async function openTime() {
  await button("Time").click();
  await expect.element(time).toBeVisible();
}

test("the slider goes through time by keyboard, tells the date and the stars until then, and closes with Escape", async ({
  openHome,
}) => {
  await openHome({ stars: 60 });
  await openTime();
  await expect.element(time.getByText("60 of 60 stars")).toBeVisible();
  (until.element() as HTMLElement).focus();
  await press("{ArrowLeft}");
  await expect.element(time.getByText("Feb 28, 2026")).toBeVisible();
  await expect.element(time.getByText("59 of 60 stars")).toBeVisible();
  await press("{Shift>}{ArrowLeft}{/Shift}");
  await expect.element(time.getByText("Feb 21, 2026")).toBeVisible();
  await press("{PageDown}");
  await expect
    .element(until)
    .toHaveAttribute("aria-valuetext", "Wednesday, January 21, 2026, 21 of 60 stars");
  await press("{Home}");
  await expect.element(time.getByText("1 of 60 stars")).toBeVisible();
  await press("{End}");
  await expect.element(time.getByText("60 of 60 stars")).toBeVisible();
  await press("{Escape}");
  await expect.element(time).not.toBeInTheDocument();
  await expect.element(button("Time")).toHaveFocus();
});

test("with two handles it shows what is between them, and neither passes the other", async ({ openHome }) => {
  await openHome({ stars: 31 });
  await openTime();
  await button("Choose a beginning, too").click();
  const from = time.getByRole("slider", { name: "Show from" });
  await expect.element(from).toHaveAttribute("aria-valuetext", "Friday, January 16, 2026, 16 of 31 stars");
  (from.element() as HTMLElement).focus();
  await press("{Home}{PageUp}");
  await expect.element(time.getByText("1 of 31 stars")).toBeVisible();
  // Where both are at the end, the pointer finds the one that can move.
  const { right, bottom } = from.element().getBoundingClientRect();
  expect(document.elementFromPoint(right - 22, bottom - 8)).toBe(from.element());
  await press("{Shift>}{ArrowLeft}{/Shift}");
  await expect.element(time.getByText("Jan 24 – 31, 2026")).toBeVisible();
  await expect.element(time.getByText("8 of 31 stars")).toBeVisible();
  (until.element() as HTMLElement).focus();
  await press("{Home}");
  await expect.element(time.getByText("1 of 31 stars")).toBeVisible();
  await button("Choose a beginning, too").click();
  await expect.element(from).not.toBeInTheDocument();
  await expect.element(time.getByText("24 of 31 stars")).toBeVisible();
});

test("a press beside the handle moves it there", async ({ openHome }) => {
  await openHome({ stars: 101 });
  await openTime();
  const box = until.element().getBoundingClientRect();
  await userEvent.click(time.element().querySelector(".time-track > div") as Element, {
    position: { x: box.width / 2, y: 4 },
  });
  await expect.element(until).toHaveFocus();
  await expect.element(time.getByText(/^5\d of 101 stars$/)).toBeVisible();
});

test("the journal plays from the beginning, and pauses", async ({ clock, openHome }) => {
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await openHome({ stars: 60 });
  await openTime();
  await time.getByRole("combobox", { name: "Speed" }).selectOptions("Week / s");
  clock.stop();
  await button("Play").click();
  await drawn();
  // A frame goes on by half a second at most.
  const playForASecond = async () => {
    for (let half = 0; half < 2; half++) {
      await clock.pass(500);
      await drawn();
    }
  };
  await playForASecond();
  await expect.element(time.getByText(/^[1-9] of 60 stars$/)).toBeVisible();
  await playForASecond();
  await expect.element(time.getByText(/^1\d of 60 stars$/)).toBeVisible();
  await button("Pause").click();
  await expect.element(button("Play")).toBeVisible();
});

/** The counts that the strip shows from now on, also those that it shows for a second only. */
function watchCounts(): string[] {
  const shown: string[] = [];
  const strip = time.element();
  const observer = new MutationObserver(() => {
    const count = time.getByText(/^\d+ of \d+ stars$/).query()?.textContent;
    if (count && count !== shown.at(-1)) shown.push(count);
  });
  observer.observe(strip, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return shown;
}

test("with reduced motion it plays in steps of a month, to the end", async ({ openHome }) => {
  await openHome({ stars: 40 });
  await openTime();
  await time.getByRole("combobox", { name: "Speed" }).selectOptions("Month / s");
  const shown = watchCounts();
  (until.element() as HTMLElement).focus();
  await press(" ");
  await expect.poll(() => shown.at(-1)).toBe("40 of 40 stars");
  // A busy machine may miss the first step, but shows nothing between the steps.
  expect(["31 of 40 stars", "40 of 40 stars"]).toEqual(expect.arrayContaining(shown));
  await expect.element(button("Play")).toBeVisible();
});
