import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, makeJournal, test } from "../../../testing/browser/journal-test.ts";
import { makeStar } from "../../../testing/make-star.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name });
const binned = makeStar({ id: "5f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a22", note: "By mistake" });
const inBin = [{ ...binned, deletedAt: new Date().toISOString() }];

test("the bin is read when it is opened, and says so when it is empty", async ({ calls, openJournal }) => {
  await openJournal(makeJournal(1));
  expect(calls.received(api.listBin)).toEqual([]);
  calls.reply(api.listBin, 200, []);
  await button("Bin").click();
  await expect.element(page.getByText(/The bin is empty/)).toBeVisible();
});

test("a link at the top opens the bin below all stars, and Back still leaves the journal", async ({
  calls,
  openJournal,
}) => {
  await openJournal(makeJournal(100));
  calls.reply(api.listBin, 200, inBin);
  const entries = history.length;
  await page.getByRole("link", { name: "Bin" }).click();
  await expect.element(page.getByText("By mistake")).toBeInViewport();
  await expect.element(button("Bin")).toHaveFocus();
  expect(history.length).toBe(entries);
});

test("a bin that cannot be reached says so and can be tried again", async ({ calls, openJournal }) => {
  await openJournal(makeJournal(1));
  calls.disconnect(api.listBin);
  await button("Bin").click();
  await expect.element(page.getByText(/The bin cannot be reached/)).toBeVisible();
  calls.reply(api.listBin, 200, inBin);
  await button("Try again").click();
  await expect.element(page.getByText("By mistake")).toBeVisible();
  await expect.element(page.getByText("Leaves for good in 30 days")).toBeVisible();
});

test("Restore brings a star back", async ({ calls, openJournal }) => {
  await openJournal(makeJournal(1));
  calls.reply(api.listBin, 200, inBin);
  await button("Bin").click();
  calls.reply(api.restoreMoodEntry, 200, { ...binned, revision: 50 });
  await button(/^Restore/).click();
  await expect.element(page.getByText(/The bin is empty/)).toBeVisible();
  await expect
    .poll(() => calls.received(api.restoreMoodEntry).map(({ params }) => params.id))
    .toEqual([binned.id]);
  await expect.element(page.getByRole("feed").getByText("By mistake")).toBeVisible();
});

test("the focus goes from a restored star to the next, and from the last to the sentence of the empty bin", async ({
  calls,
  openJournal,
}) => {
  const second = makeStar({ id: "6f0c9a1e-5b1c-4f53-9a75-0d8f6f0b7a22", emotion: "hope" });
  await openJournal(makeJournal(1));
  calls.reply(api.listBin, 200, [...inBin, { ...second, deletedAt: new Date().toISOString() }]);
  await button("Bin").click();
  for (const [star, left, next] of [
    [binned, 2, page.getByRole("article", { name: /^Hope/ })],
    [second, 1, page.getByText(/The bin is empty/)],
  ] as const) {
    await expect.poll(() => button(/^Restore/).elements().length).toBe(left);
    calls.reply(api.restoreMoodEntry, 200, { ...star, revision: 50 });
    await button(/^Restore/)
      .first()
      .click();
    await expect.element(next).toHaveFocus();
    // The star leaves the bin before its call is made, and the next reply is that of the other one.
    await expect.poll(() => calls.received(api.restoreMoodEntry).at(-1)?.params.id).toBe(star.id);
  }
});

test("Delete now asks once, and a failure keeps the star", async ({ calls, openJournal }) => {
  await openJournal(makeJournal(1));
  calls.reply(api.listBin, 200, inBin).disconnect(api.purgeMoodEntry);
  await button("Bin").click();
  await button(/^Delete now/).click();
  await button("Keep").click();
  await button(/^Delete now/).click();
  await button(/^Delete for good/).click();
  await expect.element(page.getByText(/It is still here/)).toBeVisible();
  calls.reply(api.purgeMoodEntry, 204, null).reply(api.listBin, 200, []);
  await button(/^Delete for good/).click();
  await expect.element(page.getByText(/The bin is empty/)).toBeVisible();
});
