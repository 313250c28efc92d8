/** What the settings say of ways in that are rare, or cannot be had. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../../testing/browser/browser-test.tsx";
import {
  makeAccountUser,
  makeDoors,
  makeInstance,
  makePasskey,
} from "../../../testing/browser/make-replies.ts";
import { button, field, heading, press, seen } from "../../../testing/browser/page-steps.ts";

const test = base.extend<{ openSettings: () => Promise<void> }>({
  openSettings: async ({ calls, openPage }, use) => {
    await use(async () => {
      calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
      await openPage("/account-settings", makeAccountUser());
      await seen(heading("Ways in"));
    });
  },
});

const section = page.getByRole("region", { name: "Ways in" });

test.for([
  ["http", /an address that begins with https/],
  ["ip-address", /an address with a name/],
] as const)(
  "at an address of the kind %s, the page says why there are no passkeys",
  async ([passkeyObstacle, reason], { calls, openSettings }) => {
    calls.reply(api.instance, 200, makeInstance({ passkeyObstacle }));
    await openSettings();
    await expect.element(section).toMatchTextContent(reason);
    expect(button("Add a passkey").query()).toBeNull();
  },
);

test("a browser without passkeys is told so before it is asked", async ({ openSettings }) => {
  const { PublicKeyCredential } = window;
  Object.assign(window, { PublicKeyCredential: undefined });
  await openSettings();
  await expect.element(section).toMatchTextContent(/This browser cannot use passkeys/);
  Object.assign(window, { PublicKeyCredential });
});

test("without a network the page says what it needs, and shows the ways in when it is back", async ({
  calls,
  openSettings,
}) => {
  calls.disconnect(api.getDoors, api.listSessions);
  await openSettings();
  await expect.element(section.getByRole("alert")).toMatchTextContent(/so this needs a connection/);
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect.element(devices.getByRole("alert")).toMatchTextContent(/^This list is on the server/);
  calls.reply(api.getDoors, 200, makeDoors());
  await section.getByRole("button", { name: "Try again" }).click();
  await seen(button("Add a passkey"));
});

test("twenty passkeys are as many as there can be", async ({ calls, openSettings }) => {
  const passkeys = Array.from({ length: 20 }, (_, at) => makePasskey({ name: `Key ${at + 1}` }));
  calls.reply(api.getDoors, 200, makeDoors({ passkeys }));
  await openSettings();
  await expect.element(section).toMatchTextContent(/as many passkeys as a universe can have/);
  expect(button("Add a passkey").query()).toBeNull();
});

test("letters of twice the size on a small phone make nothing wider than the page", async ({
  calls,
  openSettings,
}) => {
  await page.viewport(320, 740);
  document.documentElement.style.fontSize = "200%";
  calls.reply(api.getDoors, 200, makeDoors({ passkeys: [makePasskey({ name: "宇".repeat(40) })] }));
  await openSettings();
  await seen(button(`Remove ${"宇".repeat(40)}`));
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("the provider is the last way in where there is nothing else", async ({ calls, openSettings }) => {
  const provider = {
    ...{ id: "p", issuer: "https://id.example.org/realms/home", linkedAt: "2026-03-13T08:00:00.000Z" },
    lastUsedAt: null,
  };
  calls.reply(api.getDoors, 200, makeDoors({ password: null, providers: [provider] }));
  await openSettings();
  await button("Remove id.example.org").click();
  await seen(heading("This is the only way into your universe"));
});

test("a confirmation by the provider is reported once, and leaves the address", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.getSignIn, 200, { way: "provider", pendingEmail: null });
  await openPage("/account-settings?confirm=done", makeAccountUser());
  await expect
    .poll(() => toasts.texts)
    .toEqual(["Confirmed: Now do it once more; it is not asked again for ten minutes."]);
  expect(location.search).toBe("");
  await openPage("/account-settings?confirm=other", makeAccountUser());
  await expect
    .poll(() => toasts.texts.at(-1))
    .toMatch(/^Not confirmed: Your provider signed somebody else in/);
});

test("after the provider has confirmed it, the code of the second step is asked for", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.getSignIn, 200, { way: "provider", pendingEmail: null });
  await openPage("/account-settings?confirm=code", makeAccountUser());
  const code = field("Code from your app");
  await expect.element(code).toHaveFocus();
  expect(location.search).toBe("");
  calls.reply(api.confirm, 403, refusal("wrong-code", "This code is wrong."));
  await code.fill("000000");
  await press("{Enter}");
  await expect.element(code).toHaveAccessibleDescription(/This code is wrong/);
  calls.reply(api.confirm, 200, { confirmedUntil: "2026-03-13T08:10:00.000Z" });
  await code.fill("123456");
  await press("{Enter}");
  await expect.poll(() => toasts.texts).toEqual([expect.stringMatching(/^Confirmed: Now do it once more/)]);
  expect(calls.received(api.confirm).at(-1)?.body).toEqual({ code: "123456" });
});

test("without the code, the provider's word confirms nothing, and the page says so", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.getSignIn, 200, { way: "provider", pendingEmail: null });
  await openPage("/account-settings?confirm=code", makeAccountUser());
  await expect.element(field("Code from your app")).toHaveFocus();
  await press("{Escape}");
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Not confirmed: It was not confirmed/);
});
