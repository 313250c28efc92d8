import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { useSession } from "../session/session.ts";
import { AvatarCustomizer } from "./AvatarCustomizer.tsx";

const dialog = page.getByRole("dialog", { name: "Customize Avatar" });
const opener = page.getByRole("button", { name: "Open", exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const tab = (name: string) => page.getByRole("tab", { name, exact: true });
const option = (name: string) => dialog.getByRole("radio", { name, exact: true });
const preview = (look: string) => dialog.getByRole("img", { name: `Preview: ${look}`, exact: true });
const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(""));

/** The dialog of the session's user, and a button that opens it. */
function Customizing() {
  const { data: user } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  return (
    <main>
      <h1>{user.universeName}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AvatarCustomizer user={user} open={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

const test = base.extend<{ openCustomizer: (user?: User) => Promise<void> }>({
  openCustomizer: async ({ calls, show }, use) => {
    await use(async (user = makeUser()) => {
      calls.reply(api.me, 200, { user });
      calls.reply(api.updateAvatar, 200, ({ body }) => ({ ...user, ...body }));
      await show(<Customizing />);
      await opener.click();
      await expect.element(dialog).toBeVisible();
    });
  },
});

test("an avatar is customized by keyboard alone, and repeated presses send it once", async ({
  calls,
  openCustomizer,
  toasts,
}) => {
  await openCustomizer();
  await expect.element(tab("Shape")).toHaveFocus();
  await press("Tab", "Tab");
  await expect.element(option("Cosmic orb")).toHaveFocus();
  await press("ArrowUp");
  await expect.element(preview("Crystal form, Cyber Dream, Gradient")).toBeVisible();
  tab("Shape").element().focus();
  await press("ArrowRight");
  await expect.element(tab("Colors")).toHaveFocus();
  await press("Tab", "Tab", "ArrowRight");
  tab("Colors").element().focus();
  await press("ArrowRight");
  await expect.element(tab("Pattern")).toHaveFocus();
  await press("Tab", "Tab", "ArrowRight");
  await expect.element(preview("Crystal form, Sunset Blaze, Particles")).toBeVisible();

  const reply = calls.hold(api.updateAvatar);
  await press("Tab", "Tab");
  await expect.element(button("Save Avatar")).toHaveFocus();
  await press("Enter");
  await expect.element(button("Saving...")).toHaveFocus();
  await press("Enter", "Escape");
  await expect.element(dialog).toBeVisible();
  await expect.element(button("Cancel")).toBeDisabled();
  reply();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(toasts.texts).toEqual(["Avatar Updated: Your cosmic avatar has been customized successfully!"]);
  expect(calls.received(api.updateAvatar).map(({ body }) => body)).toEqual([
    { avatarShape: "crystal-form", avatarColors: ["#fb923c", "#e11d74"], avatarPattern: "particles" },
  ]);
});

test("the saved avatar is the one that the dialog shows next", async ({ openCustomizer }) => {
  await openCustomizer();
  await option("Stellar ring").click();
  await button("Save Avatar").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(preview("Stellar ring, Cyber Dream, Gradient")).toBeVisible();
});

test("a look that could not be saved stays as a draft until it is cancelled", async ({
  calls,
  openCustomizer,
  toasts,
}) => {
  await openCustomizer();
  await option("Nebula cloud").click();
  await tab("Pattern").click();
  await option("Energy rings").click();
  await tab("Colors").click();
  await option("Royal Purple").click();
  await dialog.getByLabelText("Second color").fill("#10ffee");
  await expect.element(preview("Nebula cloud, your own colors, Energy rings")).toBeVisible();
  calls.reply(api.updateAvatar, 500, {
    error: "Something went wrong",
    code: "internal-error",
    requestId: "1",
  });
  await button("Save Avatar").click();
  await expect
    .poll(() => toasts.texts)
    .toEqual(["Update Failed: Failed to update your avatar. Please try again."]);
  await expect.element(preview("Nebula cloud, your own colors, Energy rings")).toBeVisible();

  await button("Cancel").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(preview("Cosmic orb, Cyber Dream, Gradient")).toBeVisible();
});

test("a look that no answer came to is shown and waits, and a later one takes its place", async ({
  calls,
  openCustomizer,
  toasts,
}) => {
  const user = makeUser();
  await openCustomizer(user);
  calls.disconnect(api.updateAvatar);
  for (const name of ["Nebula cloud", "Stellar ring"]) {
    await option(name).click();
    await button("Save Avatar").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(preview(`${name}, Cyber Dream, Gradient`)).toBeVisible();
  }
  expect(toasts.texts[0]).toBe(
    "Update Failed: Failed to update your avatar. Please try again.: Kept on this device",
  );
  expect(outbox.pending(user.id, "avatar").map(({ body }) => body.avatarShape)).toEqual(["stellar-ring"]);

  calls.reply(api.updateAvatar, 200, ({ body }) => ({ ...user, ...body }));
  await outbox.flush(user.id);
  expect(calls.received(api.updateAvatar).at(-1)?.body.avatarShape).toBe("stellar-ring");
  expect(outbox.pending(user.id, "avatar")).toEqual([]);
});

test("two colours may be a person's own, and one of them alone may change", async ({
  calls,
  openCustomizer,
}) => {
  await openCustomizer();
  await tab("Colors").click();
  await dialog.getByLabelText("First color").fill("#000000");
  await button("Save Avatar").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.received(api.updateAvatar)[0]?.body.avatarColors).toEqual(["#000000", "#3b82f6"]);
});

test("an unknown shape, pattern and pair of colours show as those of a new avatar", async ({
  openCustomizer,
}) => {
  await openCustomizer(
    makeUser({ avatarShape: "tesseract", avatarPattern: "plaid", avatarColors: ["mauve"] }),
  );
  await expect.element(preview("Cosmic orb, Cyber Dream, Gradient")).toBeVisible();
});
