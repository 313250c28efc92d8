import { afterEach, vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { Keepsakes } from "./Keepsakes.tsx";
import type { FromPictureWorker } from "./picture/picture-job.ts";

const stars = [makeStar({ id: "one" }), makeStar({ id: "two", emotion: "grief", x: 60 })];
const dialog = page.getByRole("dialog", { name: "Keep your sky" });
const keepsakes = (entries = stars) => (
  <Keepsakes open={true} onClose={() => {}} universeName="Cassiopeia" entries={entries} shown={null} />
);

/** Replies to each job with these messages; without any it works on. */
function answerJobs(...replies: readonly FromPictureWorker[]) {
  const ended = vi.fn();
  class FakeWorker extends EventTarget {
    postMessage({ type }: { type: string }) {
      if (type !== "job") return;
      for (const data of replies) this.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {
      ended();
    }
  }
  vi.stubGlobal("Worker", FakeWorker);
  return ended;
}

afterEach(() => vi.unstubAllGlobals());

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
