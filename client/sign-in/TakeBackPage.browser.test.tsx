import { afterEach } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { Pages } from "../pages.tsx";
import { forgetTakenOver } from "../session/taken-over.ts";

const user = makeUser();
const migration = {
  email: "t…@e….org",
  at: "2026-03-13T12:00:00.000Z",
  until: "2026-03-20T12:00:00.000Z",
};

/** A browser whose founding session is limited, with a page that is open at `/`. */
const test = base.extend<{ founder: { open(path?: string): Promise<unknown> } }>({
  founder: async ({ calls, show }, use) => {
    const migrated = refusal("universe-migrated", "Log in", { id: user.id });
    for (const call of [api.me, api.user]) calls.reply(call, 401, migrated);
    calls.reply(api.getMigration, 200, migration);
    calls.reply(api.listChanges, 200, makeUniverse([]));
    await use({
      open: (path = "/") => {
        history.replaceState(null, "", path);
        return show(<Pages />);
      },
    });
  },
});
afterEach(forgetTakenOver);

const title = page.getByRole("heading", { name: "Your universe got a password" });
const takeBack = page.getByRole("button", { name: "Take my universe back" });

test("the browser that made a universe says who gave it a password, until when it can be taken back, and does so by one press", async ({
  calls,
  founder,
  toasts,
}) => {
  calls.reply(api.undoMigration, 204, null);
  await founder.open();
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText("t…@e….org")).toBeVisible();
  await expect.element(page.getByText(/^March 20, 2026/)).toBeVisible();
  calls.reply(api.me, 200, { user });
  await takeBack.click();
  await expect.element(page.getByLabelText("Universe Name", { exact: true })).toHaveValue(user.universeName);
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Your universe is yours again: Give it a password/);
  expect(calls.received(api.undoMigration)).toMatchObject([{ params: { id: user.id } }]);
  expect(location.pathname).toBe("/migrate");
});

test("the browser that made a universe says that it got a passkey, where that opens it now", async ({
  calls,
  founder,
}) => {
  calls.reply(api.getMigration, 200, { ...migration, email: "" });
  await founder.open();
  await expect.element(page.getByRole("heading", { name: "Your universe got a passkey" })).toHaveFocus();
  await expect.element(page.getByText(/^If that was you, log in with your passkey/)).toBeVisible();
  await expect.element(page.getByText(/address|password/)).not.toBeInTheDocument();
});

test("a person who did it in another browser logs in instead", async ({ founder }) => {
  await founder.open("/journal");
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await expect.element(page.getByLabelText("E-mail or universe name")).toBeVisible();
});

test("a failure says that nothing has changed, and the next press tries again", async ({
  calls,
  consoleErrors,
  founder,
}) => {
  consoleErrors.allow(/Failed to fetch|500/);
  calls.reply(api.undoMigration, 500, {
    ...refusal("internal-error", "Something went wrong"),
    requestId: "1",
  });
  await founder.open();
  await takeBack.click();
  await expect
    .element(page.getByRole("alert").getByText(/^It could not be taken back just now/))
    .toBeVisible();
  calls.reply(api.undoMigration, 204, null);
  calls.reply(api.me, 200, { user });
  await takeBack.click();
  await expect.element(page.getByLabelText("Universe Name", { exact: true })).toBeVisible();
});

test("what happened is read again when the server could not be reached", async ({ calls, founder }) => {
  calls.disconnect(api.getMigration);
  await founder.open();
  await expect.element(page.getByText(/cannot be read right now/)).toBeVisible();
  calls.reply(api.getMigration, 200, migration);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(takeBack).toBeVisible();
});

test("when the right is over, the screen is that of every visitor", async ({ calls, founder }) => {
  calls.reply(api.getMigration, 404, refusal("not-found", "Not found"));
  await founder.open();
  await expect.element(page.getByLabelText("E-mail or universe name")).toBeVisible();
});
