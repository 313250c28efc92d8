import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { changesForm, formHeader, sealedForm } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, seen } from "../../testing/browser/page-steps.ts";

const threeStars = page.getByLabelText("Star map, 3 stars");
const outOfReach = page.getByText(/cannot be reached/);
const tooOld = page.getByText(/^This page is too old for your server\./);
const willBeUpdated = page.getByText(/^This server is older than this page and will be updated\./);
const use = button("Use it now");

/** A reply that would empty the sky, or one with stars. */
const inForm = (form: number, entries: MoodEntry[] = []) =>
  [{ ...makeUniverse(entries), revision: 99 }, { [formHeader]: `${form}` }] as const;

/** Lets the time until the next poll pass. */
async function nextPoll(
  clock: { stop(): void; pass(ms: number): Promise<void>; resume(): void },
  ms = 3_000,
) {
  clock.stop();
  await clock.pass(ms);
  clock.resume();
}

test("a page that is too old for its server keeps what it shows, says so, and offers the newer one", async ({
  calls,
  clock,
  openHome,
}) => {
  await openHome({ stars: 3 });
  calls.reply(api.listChanges, 200, ...inForm(sealedForm + 1));
  await nextPoll(clock);
  await seen(tooOld);
  await expect.element(use).toBeVisible();
  await expect.element(threeStars).toBeVisible();
  await expect.element(outOfReach).not.toBeInTheDocument();
});

test("a page that is newer than its server keeps what it shows, and says that the server will be updated", async ({
  calls,
  clock,
  openHome,
}) => {
  await openHome({ stars: 3 });
  calls.reply(api.listChanges, 200, ...inForm(changesForm - 1));
  await nextPoll(clock);
  await seen(willBeUpdated);
  await expect.element(use).not.toBeInTheDocument();
  await expect.element(threeStars).toBeVisible();
  calls.reply(api.listChanges, 200, ...inForm(changesForm, makeEntries(3)));
  await nextPoll(clock, 60_000);
  await expect.element(willBeUpdated).not.toBeInTheDocument();
});

test("a page reads the rows of a universe whose words are sealed", async ({ calls, clock, openHome }) => {
  calls.reply(api.updateStats, 200, makeUser());
  await openHome({ stars: 3 });
  const [first, ...others] = makeEntries(2);
  const sealed = { ...first, note: null, sealed: `1.1.${"A".repeat(123)}` } as MoodEntry;
  calls.reply(api.listChanges, 200, ...inForm(sealedForm, [sealed, ...others]));
  await nextPoll(clock);
  await seen(page.getByLabelText("Star map, 2 stars"));
  await expect.element(tooOld).not.toBeInTheDocument();
});
