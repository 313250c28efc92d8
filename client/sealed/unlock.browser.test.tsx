import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { sealCalls } from "#domain/calls/seal.ts";
import { refusal } from "#domain/refusals.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import type { Slot } from "#domain/sealed/seal.ts";
import { Authenticator } from "../../testing/browser/authenticator.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeUniverse } from "../../testing/browser/make-replies.ts";
import { button, heading, seen } from "../../testing/browser/page-steps.ts";
import {
  areKept,
  expectUnlocked,
  sealFor,
  typeToUnlock,
  wordsField,
} from "../../testing/browser/sealed-steps.ts";
import { makeSeal, passphrase } from "../../testing/sealed.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { makePrfPasskey } from "./crypto/passkey-prf.ts";
import { makeSlot } from "./crypto/slots.ts";
import { dropKeys } from "./drop-keys.ts";
import { keyringOf } from "./keyring.ts";

const chooser = button("Choose a file");
const keep = page.getByRole("checkbox", { name: "Keep unlocked on this device" });

test("a page with words asks for the passphrase, and says what is wrong with another one", async ({
  calls,
  openPage,
  toasts,
}) => {
  const { user } = await sealFor(calls);
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  await seen(page.getByText("Your words are locked on this device."));
  await button("Unlock").click();
  await expect.element(wordsField).toHaveAccessibleDescription("Type your passphrase or your recovery kit.");
  await typeToUnlock("another four words");
  await expect.element(wordsField).toHaveAccessibleDescription(/That does not open your words/);
  expect(keyringOf(user.id)).toBeNull();
  await typeToUnlock(passphrase);
  await expectUnlocked();
  expect(keyringOf(user.id)?.epochs.map(({ epoch }) => epoch)).toEqual([1]);
  expect(await areKept(user.id)).toBe(false);
  await expect.poll(() => toasts.texts.join()).toContain("Your words are unlocked");
  await expect.element(heading("Trackers")).toHaveFocus();
});

test("the kit opens in the same field, and a slip in it is found by its group", async ({
  calls,
  openPage,
}) => {
  const { user, kit } = await sealFor(calls, { typed: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  const groups = formatKit(kit).split("-");
  // The check finds every wrong symbol, but not every one that stands in another place.
  const [first, ...others] = groups[2] ?? "";
  const slip = groups.with(2, `${first === "0" ? "2" : "0"}${others.join("")}`).join(" ");
  await typeToUnlock(slip);
  await expect.element(wordsField).toHaveAccessibleDescription("There is a slip in group 3 of the kit.");
  await typeToUnlock(groups.slice(0, 7).join(" "));
  await expect
    .element(wordsField)
    .toHaveAccessibleDescription(/not the whole code of the kit. It has 8 groups/);
  await keep.click();
  await typeToUnlock(groups.join(" ").toLowerCase());
  await expectUnlocked();
  await expect.poll(() => areKept(user.id)).toBe(true);
  await button("New passphrase").click();
  await expect.poll(() => location.pathname).toBe("/sealed-words");
});

test("a passkey that was added opens the words, unless the device says no", async ({ calls, openPage }) => {
  const { user, master, seal } = await sealFor(calls, { typed: null });
  const device = await Authenticator.add({ hasPrf: true });
  const made = await makePrfPasskey("My words");
  if (!made) throw new Error("The device has a PRF.");
  const id = randomUuid();
  const slot = await makeSlot({
    userId: user.id,
    id,
    name: "Phone",
    master,
    secret: { kind: "passkey", ...made },
  });
  const stored = { ...slot, epoch: 1, name: "Phone", createdAt: seal.slots[0]?.createdAt ?? "" } as Slot;
  calls.reply(sealCalls.getSeal, 200, { ...seal, slots: [...seal.slots, stored] });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  await button("Unlock with a passkey").click();
  await expectUnlocked();
  expect(keyringOf(user.id)).not.toBeNull();
  dropKeys();
  await device.setVerifies(false);
  await button("Unlock with a passkey").click();
  await seen(page.getByText(/Your device has not answered/));
  expect(keyringOf(user.id)).toBeNull();
  await device.remove();
});

test("nothing is made of a passphrase with parameters that are too weak", async ({ calls, openPage }) => {
  const { user, seal } = await sealFor(calls);
  const slots = seal.slots.map((slot) =>
    slot.kind === "passphrase" ? { ...slot, parameters: { ...slot.parameters, memory: 8 } } : slot,
  );
  calls.reply(sealCalls.getSeal, 200, { ...seal, slots });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  await typeToUnlock(passphrase);
  await expect.element(wordsField).toHaveAccessibleDescription(/weaker than any this product makes/);
  expect(keyringOf(user.id)).toBeNull();
});

test("a key is taken only if it is that of the words", async ({ calls, openPage }) => {
  const { user, seal } = await sealFor(calls, { typed: null });
  const other = await makeSeal(user.id, { typed: null });
  calls.reply(sealCalls.getSeal, 200, { ...other.seal, epochs: seal.epochs });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  await typeToUnlock(formatKit(other.kit));
  await expect.element(wordsField).toHaveAccessibleDescription(/does not fit together/);
  expect(keyringOf(user.id)).toBeNull();
});

test("an earlier key than one that this browser has heard of is not taken, although the kit opens it", async ({
  calls,
  openPage,
}) => {
  const { user, kit, seal } = await sealFor(calls, { typed: null });
  const next = await makeSeal(user.id, { typed: null, epoch: 2 });
  calls.reply(sealCalls.getSeal, 200, next.seal);
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const before = await openPage("/trackers", user);
  await seen(wordsField);
  await before.unmount();
  calls.reply(sealCalls.getSeal, 200, seal);
  await openPage("/trackers", user);
  await typeToUnlock(formatKit(kit));
  await expect.element(wordsField).toHaveAccessibleDescription(/does not fit together/);
  expect(keyringOf(user.id)).toBeNull();
});

test("without a network the words open on a device that has seen them, and another one says what it needs", async ({
  calls,
  openPage,
}) => {
  const { user, kit } = await sealFor(calls, { typed: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const online = await openPage("/trackers", user);
  await seen(wordsField);
  await online.unmount();
  calls.disconnect(sealCalls.getSeal);
  const offline = await openPage("/trackers", user);
  await typeToUnlock(formatKit(kit));
  await expectUnlocked();
  await offline.unmount();
  await openPage("/trackers", { ...user, id: "another-user" });
  await seen(page.getByText(/Each device needs a connection once/));
});

test("what was written while the words are locked waits in the page, and the page says why", async ({
  calls,
  openPage,
}) => {
  const { user } = await sealFor(calls, { typed: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  await openPage("/trackers", user);
  await seen(wordsField);
  const id = randomUuid();
  await outbox.add("star", { id, userId: user.id, body: { id, emotion: "joy", intensity: 5, note: "Sea" } });
  await button(/^Waiting until you unlock your words/).click();
  await seen(page.getByText(/words that are locked are stored nowhere as you typed them/));
  expect(calls.received(api.createMoodEntry)).toEqual([]);
  // The outbox does not know that the star never left the page.
  calls.reply(api.binMoodEntry, 404, refusal("not-found", "Not found"));
  await outbox.withdraw(id);
});

test("what waits sealed opens and is sent although the words were opened elsewhere meanwhile", async ({
  calls,
  openPage,
}) => {
  const { user, kit, seal } = await sealFor(calls, { typed: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const before = await openPage("/trackers", user);
  await typeToUnlock(formatKit(kit));
  await expectUnlocked();
  calls.disconnect(api.createMoodEntry);
  const id = randomUuid();
  await outbox.add("star", {
    id,
    userId: user.id,
    body: { id, emotion: "joy", intensity: 5, note: "The sea" },
  });
  await before.unmount();
  dropKeys();
  calls.reply(sealCalls.getSeal, 200, { ...seal, state: "open", epochs: [], slots: [] });
  calls.reply(api.createMoodEntry, 409, refusal("universe-not-sealed", "Not sealed."));
  const { seal: _, ...opened } = user;
  await openPage("/trackers", opened);
  await button(/^Waiting for your answer/).click();
  await button("I unsealed them myself").click();
  await expect.element(page.getByText(/the recovery kit that you had when you wrote it/)).toBeVisible();
  await typeToUnlock(formatKit(kit));
  await expect.poll(() => JSON.stringify(calls.received(api.createMoodEntry))).toContain("The sea");
  expect(keyringOf(user.id)).toBeNull();
});

test("a locked page asks whether it is true that its words are open, and sends none before the answer", async ({
  calls,
  openPage,
}) => {
  const { user } = await sealFor(calls, { typed: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  calls.reply(api.listImports, 200, []);
  const before = await openPage("/your-data/import", user);
  await seen(wordsField);
  await before.unmount();
  const { seal: _, ...opened } = user;
  await openPage("/your-data/import", opened);
  await seen(page.getByText(/The server says that your words are not sealed any more/));
  await expect.element(wordsField).not.toBeInTheDocument();
  await expect.element(chooser).not.toBeInTheDocument();
  const id = randomUuid();
  await outbox.add("star", {
    id,
    userId: user.id,
    body: { id, emotion: "joy", intensity: 5, note: "The sea" },
  });
  await outbox.flush(user.id);
  expect(calls.received(api.createMoodEntry)).toEqual([]);
  calls.disconnect(api.createMoodEntry);
  await button("I unsealed them myself").click();
  await seen(chooser);
  await expect.element(page.getByText(/The server says/)).not.toBeInTheDocument();
  await expect.poll(() => JSON.stringify(calls.received(api.createMoodEntry))).toContain("The sea");
  expect(Object.keys(localStorage).filter((key) => key.includes("sealed"))).toEqual([]);
});
