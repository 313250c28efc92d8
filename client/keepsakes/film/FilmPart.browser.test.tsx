import { useState } from "react";
import { beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { yearOfStars } from "../../../testing/year-of-stars.ts";
import { DialogActionsPlace } from "../../ui/DialogActions.tsx";
import { FilmPart } from "./FilmPart.tsx";

const button = (name: string) => page.getByRole("button", { name });
const progress = page.getByRole("progressbar", { name: "Making your film" });

/** The part with its actions below it, as in the dialog. */
function Film({ entries }: { entries: readonly MoodEntry[] }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <DialogActionsPlace value={place}>
      <FilmPart entries={entries} />
      <div ref={setPlace} />
    </DialogActionsPlace>
  );
}

type Encoder = { configure(config: unknown): void; close(): void };

/** Encoders that are in use. */
let open = 0;
beforeEach(() => {
  open = 0;
  for (const encoder of [VideoEncoder.prototype, AudioEncoder.prototype] as Encoder[]) {
    const { configure, close } = encoder;
    vi.spyOn(encoder, "configure").mockImplementation(function (this: Encoder, config) {
      open++;
      configure.call(this, config);
    });
    vi.spyOn(encoder, "close").mockImplementation(function (this: Encoder) {
      open--;
      close.call(this);
    });
  }
});

test("a film that is cancelled half-way leaves nothing behind, and can be made anew", async ({ show }) => {
  await show(<Film entries={yearOfStars(40, 200)} />);
  await button("Make film").click();
  await expect.poll(() => Number(progress.query()?.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  expect(open).toBe(2);
  // `click()` presses at once: the film may be ready before a pointer has reached the button.
  (button("Cancel").element() as HTMLButtonElement).click();
  await expect.element(button("Make film")).toBeEnabled();
  await expect.poll(() => open).toBe(0);
});

test("a film ends with the dialog that shows it", async ({ show }) => {
  const { unmount } = await show(<Film entries={yearOfStars(40, 200)} />);
  await button("Make film").click();
  await expect.poll(() => Number(progress.query()?.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await unmount();
  await expect.poll(() => open).toBe(0);
});

test("a long journal can choose its year, and a short one says what is shown", async ({ show }) => {
  const { rerender } = await show(<Film entries={yearOfStars(90, 900)} />);
  const period = page.getByRole("combobox", { name: "What it shows" });
  await expect.element(period).toHaveValue("2025");
  expect([...period.element().children].map(({ textContent }) => textContent)).toEqual([
    ...["Everything · 90 stars", "2025 · 40 stars", "2024 · 34 stars", "2023 · 16 stars"],
  ]);
  await rerender(<Film entries={yearOfStars(3, 20)} />);
  await expect.element(page.getByText("3 stars light up, from the first to the latest.")).toBeVisible();
});

test("a browser without WebCodecs says so", async ({ show }) => {
  vi.stubGlobal("VideoEncoder", undefined);
  await show(<Film entries={yearOfStars(3, 20)} />);
  await expect.element(page.getByText(/This browser cannot make films\./)).toBeVisible();
  expect(button("Make film").query()).toBeNull();
});

test("a browser that cannot write sound offers a film without it", async ({ show }) => {
  vi.stubGlobal("AudioEncoder", undefined);
  await show(<Film entries={yearOfStars(3, 20)} />);
  await expect.element(page.getByText("This browser can make films only without sound.")).toBeVisible();
  await expect.element(button("Make film")).toBeEnabled();
});

test("a browser whose graphics are gone, and music that does not arrive, are told in a sentence", async ({
  show,
}) => {
  const getContext = vi.spyOn(OffscreenCanvas.prototype, "getContext").mockReturnValue(null);
  await show(<Film entries={yearOfStars(3, 20)} />);
  await expect.element(page.getByText("The preview cannot be drawn right now.")).toBeVisible();
  await button("Make film").click();
  await expect.element(page.getByText(/^Your browser cannot draw the film now/)).toBeVisible();
  getContext.mockRestore();
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await button("Make film").click();
  await expect.element(page.getByText(/^The music did not arrive\./)).toBeVisible();
  expect(open).toBe(0);
});
