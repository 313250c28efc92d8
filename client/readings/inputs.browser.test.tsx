import { useState } from "react";
import { describe } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { showIn } from "../../testing/browser/looks.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { ReadingInput } from "./ReadingInput.tsx";

type Answers = (number | null)[];

/** A tracker in a sheet as wide as a phone leaves it, with the answers that it has given. */
const test = base.extend<{ ask: (tracker: Tracker, height?: number) => Promise<Answers> }>({
  ask: async ({ show }, use) => {
    await use(async (tracker, height = 400) => {
      const answers: Answers = [];
      function Asked() {
        const [value, setValue] = useState<number | null>(null);
        return (
          <div data-testid="sheet" className="overflow-y-auto px-4" style={{ height }}>
            <ReadingInput
              tracker={tracker}
              value={value}
              onChange={(next) => {
                answers.push(next);
                setValue(next);
              }}
            />
            <div className="h-70" />
          </div>
        );
      }
      await show(<Asked />);
      return answers;
    });
  },
});

const scale = makeTracker({ name: "Energy", lowLabel: "low", highLabel: "full" });
const walk = makeTracker({ name: "A walk", kind: "yes-no" });
const coffee = makeTracker({ name: "Coffee", kind: "count", unit: "cups", min: 0, step: 1 });
const sleep = makeTracker({ name: "Sleep", kind: "duration", min: 0, max: 1440, step: 15 });
const fever = makeTracker({ name: "Fever", kind: "number", unit: "°C", min: 35, max: 43, step: 0.1 });

const radio = (name: string) => page.getByRole("radio", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name });
const wheel = (name: string) => page.getByRole("spinbutton", { name });

describe("a scale", () => {
  test("is empty, takes one press, and a second one takes the answer back", async ({ ask }) => {
    const answers = await ask(scale);
    expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await radio("4").click();
    await expect.element(radio("4")).toBeChecked();
    await radio("4").click();
    await expect.element(radio("4")).not.toBeChecked();
    expect(answers).toEqual([4, null]);
  });

  test("is answered by arrow keys, and taken back by the space bar", async ({ ask }) => {
    const answers = await ask(scale);
    await userEvent.keyboard("{Tab} {ArrowRight}{ArrowRight}");
    await expect.element(radio("3")).toBeChecked();
    await userEvent.keyboard(" ");
    await expect.poll(() => answers).toEqual([1, 2, 3, null]);
  });

  test("says what its ends mean", async ({ ask }) => {
    await ask(scale);
    await expect.element(radio("1, low")).toBeVisible();
    await expect.element(radio("5, full")).toBeVisible();
  });
});

test("yes and no are one press, and a second one takes the answer back", async ({ ask }) => {
  const answers = await ask(walk);
  await radio("No").click();
  await radio("Yes").click();
  await radio("Yes").click();
  expect(answers).toEqual([0, 1, null]);
});

describe("a count", () => {
  test("goes up from one, and down to none and to no answer", async ({ ask }) => {
    const answers = await ask(coffee);
    await expect.element(field("Coffee (cups)")).toHaveValue("");
    await button("More: Coffee").click();
    for (let press = 0; press < 2; press++) await button("Less: Coffee").click();
    await expect.element(field("Coffee (cups)")).toHaveValue("");
    await button("Less: Coffee").click();
    await expect.element(field("Coffee (cups)")).toHaveValue("0");
    expect(answers).toEqual([1, 0, null, 0]);
  });

  test("can be typed, which counts when the person leaves the field", async ({ ask }) => {
    const answers = await ask(coffee);
    await field("Coffee (cups)").fill("12");
    expect(answers).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await field("Coffee (cups)").fill("");
    await userEvent.keyboard("{Tab}");
    expect(answers).toEqual([12, null]);
  });
});

describe("a number", () => {
  test.for(["37.25", "50", "warm", "1e309"])("does not take %s, and says why", async (typed, { ask }) => {
    const answers = await ask(fever);
    await field("Fever (°C)").fill(typed);
    await userEvent.keyboard("{Tab}");
    await expect
      .element(page.getByText(/This can be from 35.°C to 43.°C\. It goes in steps of 0\.1.°C\./))
      .toBeVisible();
    await expect.element(field("Fever (°C)")).toHaveAttribute("aria-invalid", "true");
    expect(answers).toEqual([]);
  });

  test("takes a comma, and steps by its keys and buttons without an error of floating point", async ({
    ask,
  }) => {
    const answers = await ask(fever);
    await field("Fever (°C)").fill("37,2");
    await userEvent.keyboard("{Enter}{ArrowUp}");
    await button("More: Fever").click();
    await expect.poll(() => answers).toEqual([37.2, 37.3, 37.4]);
  });
});

describe("a duration", () => {
  test("is typed in hours and minutes, and its wheels follow", async ({ ask }) => {
    const answers = await ask(sleep);
    await expect.element(wheel("Sleep: hours")).toHaveAttribute("aria-valuetext", "Empty");
    await field("Sleep").fill("7h30");
    await userEvent.keyboard("{Enter}");
    expect(answers).toEqual([450]);
    await expect.element(field("Sleep")).toHaveValue("7:30");
    await expect.element(wheel("Sleep: hours")).toHaveAttribute("aria-valuenow", "7");
    await expect.element(wheel("Sleep: minutes")).toHaveAttribute("aria-valuenow", "30");
  });

  test("is turned by a finger, minute by minute of its step", async ({ ask }) => {
    const answers = await ask(sleep);
    const turn = async (name: string, place: number) => {
      const before = answers.length;
      wheel(name)
        .element()
        .scrollTo({ top: place * 44 });
      await expect.poll(() => answers.length).toBeGreaterThan(before);
    };
    // The first place is empty, the second is none.
    await turn("Sleep: hours", 8);
    await turn("Sleep: minutes", 3);
    expect(answers).toEqual([420, 450]);
    await turn("Sleep: hours", 0);
    expect(answers.at(-1)).toBeNull();
    await expect.element(field("Sleep")).toHaveValue("");
  });

  test("of minutes alone needs no hours", async ({ ask }) => {
    const answers = await ask(sleep);
    wheel("Sleep: minutes")
      .element()
      .scrollTo({ top: 2 * 44 });
    await expect.poll(() => answers).toEqual([15]);
    await expect.element(wheel("Sleep: hours")).toHaveAttribute("aria-valuenow", "0");
  });

  test("is turned by keys, and emptied by Delete", async ({ ask }) => {
    const answers = await ask(sleep);
    (wheel("Sleep: hours").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}{Delete}");
    await expect.poll(() => answers).toEqual([0, 60, 360, 300, null]);
  });

  test("is turned by nothing while a list that scrolls is moved across it, until it is pressed", async ({
    ask,
  }) => {
    const answers = await ask(sleep, 240);
    const hours = wheel("Sleep: hours").element();
    await expect.poll(() => getComputedStyle(hours).overflowY).toBe("hidden");
    await userEvent.click(hours);
    await expect.poll(() => getComputedStyle(hours).overflowY).toBe("auto");
    expect(answers).toEqual([]);
  });

  test("with a step that fits no clock has one wheel of its values", async ({ ask }) => {
    const answers = await ask({ ...sleep, step: 25, max: 100 });
    (wheel("Sleep").element() as HTMLElement).focus();
    await userEvent.keyboard("{End}{Home}");
    await expect.poll(() => answers).toEqual([100, 0]);
  });
});

describe.each([320, 360])("at %i px", (width) => {
  const all: Tracker[] = [
    ...[scale, walk, coffee, sleep, fever],
    makeTracker({ name: "Pain", min: 0, max: 10 }),
    makeTracker({ kind: "count", name: "😀".repeat(20), unit: "أكواب ماء" }),
  ];

  test.for(all.map((tracker) => [tracker.name, tracker] as const))(
    "every control of %s has 44 px, and none is cut off",
    async ([, tracker], { ask }) => {
      await page.viewport(width, 740);
      await ask(tracker);
      for (const language of ["en", "ar"] as const) {
        await showIn(language);
        const sheet = page.getByTestId("sheet").element();
        expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
        for (const control of sheet.querySelectorAll(
          "label, button, input[type=text], [role=spinbutton] > *",
        )) {
          const { width, height } = control.getBoundingClientRect();
          expect([control.outerHTML.slice(0, 80), width >= 43.9, height >= 43.9]).toEqual([
            control.outerHTML.slice(0, 80),
            true,
            true,
          ]);
        }
      }
    },
  );
});
