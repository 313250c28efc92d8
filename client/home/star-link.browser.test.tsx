import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, entries, known, tags, tooltip } from "../../testing/browser/star-card-steps.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { storeUserId } from "../session/stored-user.ts";
import { BrowserCopy } from "../stored/browser-copy.ts";

test("a link to a star selects it once", async ({ openHome }) => {
  await openHome({ entries, tags, path: "/?star=star-2&words=note" });
  await expect.element(tooltip).toMatchTextContent(/Note 2/);
  expect(location.search).toBe("?words=note");
});

test("a link to a star that is gone says so", async ({ openHome, toasts }) => {
  await openHome({ entries, tags, path: "/?star=gone" });
  await expect.poll(() => toasts.texts.join()).toContain("This star is not in your sky");
  expect(location.search).toBe("");
});

test("a link to a star that came after the last visit waits for the server, as do the stats", async ({
  calls,
  openPage,
  toasts,
}) => {
  const user = makeUser();
  storeUserId(user.id);
  const copy = new BrowserCopy(() => true);
  await copy.keepUser(user);
  const { isWhole: _, removed: __, ...earlier } = makeUniverse(entries.slice(0, 2));
  await copy.keepUniverse(user.id, { ...earlier, etag: null });
  calls.reply(api.listChanges, 200, makeUniverse(entries));
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.updateStats, 200, user);
  const answer = calls.hold(api.listChanges);
  await openPage("/?star=star-2", user);
  await expect.element(page.getByLabelText("Star map, 2 stars")).toBeVisible();
  expect(location.search).toBe("?star=star-2");
  expect(calls.received(api.updateStats)).toEqual([]);
  answer();
  await expect.element(tooltip).toMatchTextContent(/Note 2/);
  await expect
    .poll(() => calls.received(api.updateStats).map(({ body }) => JSON.parse(body.journeyStats)))
    .toMatchObject([{ totalEntries: entries.length }]);
  expect(location.search).toBe("");
  expect(toasts.texts).toEqual([]);
});

test("a link to a star that waits to be sent opens its form", async ({ calls, openHome }) => {
  await openHome({ entries: known });
  calls.disconnect(api.createMoodEntry);
  for (const emotion of ["Hope", "Fear"]) {
    await button("Add Mood").click();
    const another = page.getByRole("button", { name: "Add another star" });
    if (emotion === "Fear") await another.click();
    await page
      .getByRole("radiogroup", { name: "Emotion", exact: true })
      .getByRole("radio", { name: emotion })
      .click();
    await button("Create Star").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
  const [hope] = outbox.pending(makeUser().id, "star");
  history.pushState(null, "", `/?star=${hope?.id}`);
  const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
  await expect.element(dialog.getByText(/^Hope, .* this star waits on this device$/)).toBeVisible();
  expect(location.search).toBe("");
});
