/** Webhooks on their page, with the server's replies. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { WebhookItem } from "#domain/webhooks/webhooks.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeAccountUser, makeDoors, makeWebhook } from "../../testing/browser/make-replies.ts";
import { button, dialog, field, seen } from "../../testing/browser/page-steps.ts";

const test = base.extend<{ open: (...webhooks: WebhookItem[]) => Promise<void> }>({
  open: async ({ calls, openPage }, use) => {
    await use(async (...webhooks) => {
      calls.reply(api.listTokens, 200, { tokens: [] }).reply(api.listWebhooks, 200, { webhooks });
      await openPage("/programs", makeAccountUser());
      await seen(button(webhooks.length === 0 ? "Add a webhook" : "Add another webhook"));
    });
  },
});

const webhooks = page.getByRole("list", { name: "Your webhooks" });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const at = "2026-03-13T08:00:00.000Z";

test("a webhook is added without words, and its secret is shown once", async ({ calls, open }) => {
  await open();
  await button("Add a webhook").click();
  const submit = page.getByRole("dialog").getByRole("button", { name: "Add webhook" });
  calls.reply(api.createWebhook, 400, refusal("invalid-fields", "No"));
  await field("Address").fill("https://home.example.org/hook");
  await box("New stars").click();
  await submit.click();
  await seen(page.getByText("Choose at least one thing that it tells of."));
  expect(calls.received(api.createWebhook)).toEqual([]);
  await box("Removed stars").click();
  const added = makeWebhook({ events: ["star.removed"] });
  calls.reply(api.createWebhook, 201, { ...added, secret });
  calls.reply(api.listWebhooks, 200, { webhooks: [added] });
  await submit.click();
  const shown = dialog("The secret of this webhook");
  await expect.element(shown).toMatchTextContent(new RegExp(secret));
  await shown.getByRole("button", { name: "I kept it" }).click();
  await expect
    .element(webhooks)
    .toMatchTextContent(/home\.example\.org\/hook.*removed stars.*without words.*nothing sent so far/s);
  expect(calls.received(api.createWebhook).map(({ body }) => body)).toEqual([
    { url: "https://home.example.org/hook", events: ["star.removed"], scopes: ["moods:read"] },
  ]);
  expect(document.body.textContent).not.toContain(secret);
});

test("the secret is gone when the person leaves the page while it is shown, and comes back", async ({
  calls,
  open,
}) => {
  await open();
  await button("Add a webhook").click();
  await field("Address").fill("https://home.example.org/hook");
  const added = makeWebhook();
  calls.reply(api.createWebhook, 201, { ...added, secret });
  calls.reply(api.listWebhooks, 200, { webhooks: [added] });
  await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
  await seen(dialog("The secret of this webhook"));
  history.pushState(null, "", "/command-key");
  await expect.element(dialog("The secret of this webhook")).not.toBeInTheDocument();
  history.pushState(null, "", "/programs");
  await seen(webhooks);
  await button("Add another webhook").click();
  await expect.element(field("Address")).toHaveValue("");
  expect(document.body.textContent).not.toContain(secret);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
});

test("an address that the server does not take is explained at its field", async ({ calls, open }) => {
  await open();
  await button("Add a webhook").click();
  await field("Address").fill("http://localhost");
  const url = "A webhook goes to a public https address.";
  calls.reply(api.createWebhook, 400, {
    ...refusal("invalid-fields", "No"),
    ...{ fields: { url }, fieldCodes: { url: { code: "not-a-webhook-address" } } },
  });
  await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
  await expect.element(field("Address")).toHaveAccessibleDescription(new RegExp(url));
});

test.for([
  ["is not said to work before anything was sent", null, null],
  ["works when the last answer took what was sent", 204, "Works"],
  ["does not arrive when the last answer did not take it", 500, "Does not arrive"],
  ["does not arrive when there was no answer", "none", "Does not arrive"],
] as const)("a webhook %s", async ([, last, badge], { open }) => {
  const lastAnswer = last === null ? null : { at, status: last === "none" ? null : last };
  await open(makeWebhook({ lastAnswer }));
  for (const text of ["Works", "Does not arrive"])
    expect(webhooks.getByText(text, { exact: true }).elements()).toHaveLength(text === badge ? 1 : 0);
});

test.for([
  [{ status: 204, hasArrived: true }, "The test has arrived", "answered with 204"],
  [{ status: 500, hasArrived: false }, "The test was not taken", "answered with 500"],
  [{ status: null, hasArrived: false }, "The test has not arrived", "did not answer"],
] as const)(
  "a test that ends with %j is told: %s",
  async ([result, title, hint], { calls, open, toasts }) => {
    await open(makeWebhook());
    calls.reply(api.testWebhook, 200, result);
    await button("Send a test to home.example.org").click();
    await expect.poll(() => toasts.texts.join()).toContain(title);
    expect(toasts.texts.join()).toContain(hint);
  },
);

test.for([
  ["failing", /for a whole day, the address did not take/],
  ["gone", /answered that it is gone/],
  ["person", /You paused it/],
  ["signed-out", /if it is yours/],
] as const)("a webhook paused as %s says why, and can be woken", async ([because, why], { calls, open }) => {
  await open(makeWebhook({ state: "paused", paused: { at, because } }));
  await expect.element(webhooks).toMatchTextContent(why);
  calls.reply(api.changeWebhook, 200, makeWebhook());
  calls.reply(api.listWebhooks, 200, { webhooks: [makeWebhook()] });
  await button("Wake the webhook to home.example.org").click();
  await seen(button("Pause the webhook to home.example.org"));
  expect(calls.received(api.changeWebhook).map(({ body }) => body)).toEqual([{ state: "active" }]);
});

test("a webhook is changed, and removed after a question", async ({ calls, open }) => {
  await open(makeWebhook());
  await button("Change the webhook to home.example.org").click();
  await expect.element(field("Address")).toHaveValue("https://home.example.org/hook");
  await box("What you measure").click();
  await box("Send words too").click();
  calls.reply(api.changeWebhook, 200, makeWebhook());
  await button("Save").click();
  await expect.element(dialog("Change this webhook")).not.toBeInTheDocument();
  expect(calls.received(api.changeWebhook).map(({ body }) => body)).toEqual([
    {
      url: "https://home.example.org/hook",
      events: ["star.created", "reading.changed"],
      scopes: ["moods:read", "words:read"],
    },
  ]);

  await button("Remove the webhook to home.example.org").click();
  const question = page.getByRole("alertdialog");
  calls.disconnect(api.deleteWebhook);
  await question.getByRole("button", { name: "Remove" }).click();
  await seen(question.getByText(/could not be removed just now/));
  calls.reply(api.deleteWebhook, 204, null).reply(api.listWebhooks, 200, { webhooks: [] });
  await question.getByRole("button", { name: "Remove" }).click();
  await seen(page.getByText("No program is told of changes so far."));
});

test("a proof by the provider leads back to this page", async ({ calls, open }) => {
  await open();
  const provider = { id: "p", issuer: "https://id.example.org", linkedAt: at, lastUsedAt: null };
  calls.reply(api.getDoors, 200, makeDoors({ password: null, providers: [provider] }));
  calls.reply(api.createWebhook, 403, refusal("recent-sign-in-required", "No", { minutes: 10 }));
  await button("Add a webhook").click();
  await field("Address").fill("https://home.example.org/hook");
  await page.getByRole("dialog").getByRole("button", { name: "Add webhook" }).click();
  await expect
    .element(page.getByRole("link", { name: "Sign in again with your provider" }))
    .toHaveAttribute("href", "/api/account/confirm/provider?from=%2Fprograms");
});

test("the page says how the proof by the provider ended", async ({ calls, openPage, toasts }) => {
  calls.reply(api.listTokens, 200, { tokens: [] }).reply(api.listWebhooks, 200, { webhooks: [] });
  await openPage("/programs?confirm=done", makeAccountUser());
  await expect.poll(() => toasts.texts.join()).toContain("Confirmed: Now do it once more");
  expect(location.pathname + location.search).toBe("/programs");
});
