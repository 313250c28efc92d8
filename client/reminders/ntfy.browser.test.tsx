/** Reminders by ntfy in their dialog: the topic, its token, and a test. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { startedReminders as started } from "../../testing/browser/make-reminders.ts";
import { button, field, seen } from "../../testing/browser/page-steps.ts";
import { RemindersDialog } from "./RemindersDialog.tsx";

const test = base.extend<{ openDialog: (ntfy: Reminders["ntfy"]) => Promise<void> }>({
  openDialog: async ({ calls, show }, use) => {
    await use(async (ntfy) => {
      calls.reply(api.getReminders, 200, { ...started, ntfy });
      await show(<RemindersDialog userId="user-1" open onClose={() => {}} />);
      await seen(page.getByRole("region", { name: "When" }));
    });
  },
});

const byNtfy = page.getByRole("switch", { name: "By ntfy" });
const topic = field("Address of the topic");
const token = field("Access token of the topic");
const topicUrl = "https://ntfy.example.org/sky";
const stored = { topicUrl, hasToken: true, problem: null };

test("a topic is saved with its token, which is not sent again, and can then be tested", async ({
  calls,
  openDialog,
  toasts,
}) => {
  await openDialog(null);
  await byNtfy.click();
  await topic.fill("not an address");
  await token.click();
  await expect.element(topic).toHaveAccessibleDescription(/has an address like https:\/\/ntfy\.sh/);
  await topic.fill(topicUrl);
  await token.fill("tk_secret");
  await seen(page.getByText("Once it is saved, you can send a test."));
  calls.reply(api.putReminders, 200, { ...started, ntfy: stored });
  await button("Save").click();
  await expect.element(token).toHaveValue("");
  await expect.element(token).toHaveAccessibleDescription(/One is stored/);

  calls.reply(api.testNtfy, 200, { result: "refused" });
  await button("Send a test").click();
  await expect.poll(() => toasts.texts.join()).toContain("ntfy.example.org refused it");
  calls.reply(api.testNtfy, 200, { result: "sent" });
  await button("Send a test").click();
  await expect.poll(() => toasts.texts.join()).toContain("Test sent");

  await page.getByRole("switch", { name: "With sound" }).click();
  await button("Save").click();
  await expect.poll(() => calls.received(api.putReminders).length).toBe(2);
  const [first, second] = calls.received(api.putReminders).map(({ body }) => body);
  expect(first.ntfy).toEqual({ topicUrl, token: "tk_secret" });
  expect(second).not.toHaveProperty("ntfy");
});

test("a topic that is switched off is forgotten, and a press back changes nothing", async ({
  calls,
  openDialog,
}) => {
  await openDialog(stored);
  await byNtfy.click();
  await expect.element(button("Save")).toBeEnabled();
  await byNtfy.click();
  await expect.element(topic).toHaveValue(topicUrl);
  await expect.element(button("Save")).toBeDisabled();
  await byNtfy.click();
  calls.reply(api.putReminders, 200, { ...started, ntfy: null });
  await button("Save").click();
  await expect.poll(() => calls.received(api.putReminders).map(({ body }) => body.ntfy)).toEqual([null]);
});

test("the token of one server is not kept for another, and a problem is told until something changes", async ({
  openDialog,
}) => {
  await openDialog({ ...stored, problem: "unreachable" });
  const problem = page.getByText(/did not reach the server of the topic/);
  await seen(problem);
  await topic.fill("https://ntfy.example.org/another-sky");
  await expect.element(token).toHaveAccessibleDescription(/One is stored/);
  await expect.element(problem).not.toBeInTheDocument();
  await topic.fill("https://other.example.org/sky");
  await expect.element(token).toHaveAccessibleDescription("Only if the topic needs one.");
});

test("a token that is typed and taken out again leaves the stored one as it is", async ({
  calls,
  openDialog,
}) => {
  await openDialog(stored);
  await token.fill("tk_wrong");
  await token.fill("");
  await topic.fill(`${topicUrl}-at-night`);
  calls.reply(api.putReminders, 200, { ...started, ntfy: stored });
  await button("Save").click();
  await expect
    .poll(() => calls.received(api.putReminders).map(({ body }) => body.ntfy))
    .toEqual([{ topicUrl: `${topicUrl}-at-night` }]);
});
