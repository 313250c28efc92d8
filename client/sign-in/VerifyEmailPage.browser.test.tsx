import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { field, heading, link } from "../../testing/browser/page-steps.ts";
import { Pages } from "../pages.tsx";

test("a verified address is still verified after a reload, and the login has it filled in", async ({
  calls,
  openPage,
  show,
}) => {
  const reply = { message: "Your e-mail address is verified.", email: "ada@example.org" };
  calls.reply(api.verifyEmail, 200, reply);
  const { unmount } = await openPage("/verify-email?token=once", null);
  await expect.element(heading("Email Verified!")).toBeVisible();
  expect(location.search).toBe("");
  // Does what a reload does, which keeps the entry of the history.
  await unmount();
  await show(<Pages />);
  await expect.element(heading("Email Verified!")).toBeVisible();
  expect(calls.received(api.verifyEmail)).toHaveLength(1);
  await link("Go to Login").click();
  await expect.element(field("E-mail or universe name")).toHaveValue("ada@example.org");
});

test("a page without a token and without an outcome has nothing to verify", async ({ openPage }) => {
  await openPage("/verify-email", null);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Invalid verification link/);
});
