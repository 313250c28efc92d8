import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { setLook } from "../../testing/browser/looks.ts";
import { answerJobs } from "../../testing/browser/picture-jobs.ts";
import { recordSavedFiles } from "../../testing/browser/saved-files.ts";
import { makeStar } from "../../testing/make-star.ts";
import { Keepsakes } from "./Keepsakes.tsx";

const stars = [makeStar({ id: "one" }), makeStar({ id: "two", emotion: "grief", x: 60 })];
const dialog = page.getByRole("dialog", { name: "Keep your sky" });
const keepsakes = (entries = stars) => (
  <Keepsakes open={true} onClose={() => {}} universeName="Cassiopeia" entries={entries} shown={null} />
);

const parts = [
  ["Poster", "Save poster"],
  ["Film", "Make film"],
  ["Card", "Save card"],
] as const;

const windows = [
  { theme: "light", width: 360, height: 640 },
  { theme: "dark", width: 768, height: 600 },
] as const;

for (const look of windows)
  test(`what each part saves is in view in a window of ${look.width} × ${look.height}, without scrolling`, async ({
    show,
  }) => {
    await setLook(look);
    answerJobs();
    await show(keepsakes());
    for (const [part, action] of parts) {
      await dialog.getByRole("tab", { name: part }).click();
      await expect.element(dialog.getByRole("tabpanel", { name: part })).toBeVisible();
      const button = dialog.getByRole("button", { name: action });
      await expect.element(button).toBeVisible();
      expectInView(button.element());
      expect(dialog.element().scrollWidth).toBeLessThanOrEqual(look.width);
      for (const [other, others] of parts)
        if (other !== part) expect(dialog.getByRole("button", { name: others }).query()).toBeNull();
    }
  });

/** Expects an element to be wholly inside the window, and no other element to cover it. */
function expectInView(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).toEqual([true, true, true, true]);
  for (const y of [top + 2, bottom - 2])
    expect(element.contains(document.elementFromPoint((left + right) / 2, y))).toBe(true);
}

test("the parts are tabs, which arrow keys open", async ({ show }) => {
  answerJobs();
  await show(keepsakes());
  const tab = (name: string) => dialog.getByRole("tab", { name });
  await expect.element(tab("Poster")).toHaveAttribute("aria-selected", "true");
  (tab("Poster").element() as HTMLElement).focus();
  for (const [key, part, action] of [
    ["ArrowRight", "Film", "Make film"],
    ["ArrowRight", "Card", "Save card"],
    ["Home", "Poster", "Save poster"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(part)).toHaveFocus();
    await expect.element(tab(part)).toHaveAttribute("aria-selected", "true");
    await expect.element(dialog.getByRole("button", { name: action })).toBeVisible();
  }
});

test("an empty sky has nothing to keep yet, and says what to do first", async ({ show }) => {
  await show(keepsakes([]));
  await expect.element(dialog.getByText(/^Your sky has no stars yet\. Add your first mood/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save poster" })).not.toBeInTheDocument();
});

test("without graphics, the person reads why there is no picture, and that the journal is untouched", async ({
  show,
}) => {
  answerJobs({ type: "failed", failure: { reason: "no-graphics" } });
  await show(keepsakes());
  const sentence = dialog.getByText(/^Your browser cannot draw the picture now.+Your journal is untouched/);
  await expect.element(sentence).toBeVisible();
  await dialog.getByRole("tab", { name: "Card" }).click();
  await expect.element(sentence).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save card" })).toBeDisabled();
});

test("a poster that the device cannot draw says how large one can be", async ({ show }) => {
  answerJobs({ type: "failed", failure: { reason: "too-large", largest: 4_096 } });
  await show(keepsakes());
  await dialog.getByRole("button", { name: "Save poster" }).click();
  await expect
    .element(dialog.getByText(/up to 4,096 pixels a side\. Choose a smaller size/).first())
    .toBeVisible();
});

test("a poster shows how far it is, and can be cancelled", async ({ show }) => {
  const ended = answerJobs({ type: "progress", share: 0.4 });
  await show(keepsakes());
  await dialog.getByRole("button", { name: "Save poster" }).click();
  await expect
    .element(dialog.getByRole("progressbar", { name: "Drawing your poster" }))
    .toHaveAttribute("aria-valuenow", "40");
  const before = ended.mock.calls.length;
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog.getByRole("button", { name: "Save poster" })).toBeVisible();
  expect(ended.mock.calls.length).toBeGreaterThan(before);
});

test("a poster is saved in its size for print, without a word of the notes", async ({ show }) => {
  const saved = recordSavedFiles();
  await show(keepsakes(stars.map((star) => ({ ...star, note: "a secret" }))));
  await dialog.getByText("A4", { exact: true }).click();
  await dialog.getByText("Portrait", { exact: true }).click();
  await expect.element(dialog.getByText("21 × 29.7 cm, for print")).toBeVisible();
  await dialog.getByRole("button", { name: "Save poster" }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["a4-poster-of-my-sky.png"]);
  const file = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
  const numberAt = (at: number) => new DataView(file.buffer).getUint32(at);
  expect([numberAt(16), numberAt(20)]).toEqual([2_480, 3_508]);
  const text = new TextDecoder("latin1").decode(file);
  // The density is 300 dots per inch, in dots per metre.
  expect(numberAt(text.indexOf("pHYs") + 4)).toBe(11_811);
  expect(text).not.toContain("secret");
  await expect.element(dialog.getByRole("button", { name: "Save poster" })).toBeEnabled();
});
