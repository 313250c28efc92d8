/** The page of administrators on the real app: what each press does for somebody else, and what they learn of it. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { signAdministratorIn } from "../../testing/browser/administrator-steps.ts";
import { button, dialog, field, heading, seen } from "../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../testing/browser/real-app-test.tsx";
import { makeAccount, signIn, signUp } from "../../testing/make.ts";
import type { Caller } from "../../testing/visitor.ts";

const tab = (name: string) => page.getByRole("tab", { name });
const question = page.getByRole("alertdialog");
const isSignedIn = async (device: Caller) => (await device.call(api.me)).status === 200;

const test = base.extend<{
  environment: Record<string, string>;
  /** Signs an administrator in on the page's device. Returns the name of their universe. */
  signAdministratorIn(): Promise<string>;
  /** Chooses an action for a universe of the list, and says yes to the question. */
  act(universeName: string, action: string): Promise<void>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  environment: async ({}, use) => use({ SMTP_URL: "smtp://mail.example.org" }),

  signAdministratorIn: async ({ realApp }, use) => use(() => signAdministratorIn(realApp)),

  act: async ({ realApp: _ }, use) => {
    await use(async (universeName, action) => {
      await button(`${universeName}: What you can do`).click();
      await button(action).click();
      await question.getByRole("button", { name: action }).click();
      await expect.element(question).not.toBeInTheDocument();
    });
  },
});

test("who is signed out by an administrator signs in again, and reads in the settings what was done", async ({
  act,
  open,
  realApp,
  signAdministratorIn,
  toasts,
}) => {
  const account = await makeAccount(realApp);
  const person = (await signIn(realApp, account)).visitor;
  await signAdministratorIn();
  await open("/account-settings");
  await page.getByRole("link", { name: "Open the administration page" }).click();
  await act(account.universeName, "End the sessions");
  expect(toasts.texts.at(-1)).toContain(`“${account.universeName}” is signed out everywhere`);
  expect(await isSignedIn(person)).toBe(false);
  await tab("Log").click();
  await seen(page.getByText("Sessions ended"));

  realApp.device = (await signIn(realApp, account)).visitor;
  await open("/account-settings");
  await seen(heading("What administrators did"));
  await seen(page.getByText("You were signed out on every device."));
});

test("a universe is closed and opened again, and its card says which of both it is", async ({
  act,
  open,
  realApp,
  signAdministratorIn,
}) => {
  const account = await makeAccount(realApp);
  await signAdministratorIn();
  await open("/admin");
  await act(account.universeName, "Close the universe");
  await seen(page.getByText(/^Closed, will be removed on/));
  await expect(signIn(realApp, account)).rejects.toThrow("Not signed in");
  await act(account.universeName, "Open it again");
  await expect.element(page.getByText(/^Closed, will be removed on/)).not.toBeInTheDocument();
  await expect(signIn(realApp, account)).resolves.toBeDefined();
});

test("a locked universe is unlocked, and a link is sent to an address that the page never shows", async ({
  act,
  open,
  realApp,
  signAdministratorIn,
}) => {
  const account = await makeAccount(realApp);
  for (let at = 0; at < 10; at++)
    await realApp.visitor().call(api.login, { body: { email: account.email, password: "wrong" } });
  await signAdministratorIn();
  await open("/admin");
  await seen(page.getByText(/^Locked until/));
  await act(account.universeName, "Unlock");
  await expect.element(page.getByText(/^Locked until/)).not.toBeInTheDocument();
  await act(account.universeName, "Send a sign-in link");
  // An address gets a mail a minute, and the one that verified it was the first.
  await realApp.moveTime(60_000);
  expect((await realApp.mailsTo(account.email)).at(-1)?.link).toContain("/sign-in-link?");
  expect(document.body.textContent).not.toContain(account.email);
});

test("an own universe cannot be closed, and without a connection nothing is done", async ({
  open,
  realApp,
  signAdministratorIn,
}) => {
  const own = await signAdministratorIn();
  const { user } = await signUp(realApp);
  await open("/admin");
  await button(`${own}: What you can do`).click();
  await seen(button("End the sessions"));
  expect(button("Close the universe").query()).toBeNull();
  await button("Close").click();
  realApp.disconnect(api.actOnUniverse);
  await button(`${user.universeName}: What you can do`).click();
  await button("Close the universe").click();
  await question.getByRole("button", { name: "Close the universe" }).click();
  await seen(question.getByText(/Nothing has changed/));
  await question.getByRole("button", { name: "Cancel" }).click();
  await seen(dialog(user.universeName));
});

test("who is removed as an administrator is told so at the next answer, and keeps their own universe", async ({
  open,
  realApp,
  signAdministratorIn,
}) => {
  const own = await signAdministratorIn();
  await open("/admin");
  await seen(button(`${own}: What you can do`));
  await realApp.operate("remove-admin", own);
  await tab("Log").click();
  await seen(heading("You are no longer an administrator"));
  await expect.element(tab("Log")).not.toBeInTheDocument();
  await open("/admin");
  await seen(heading("404 Page Not Found"));
});

for (const [what, part, steps, last] of [
  ["asks about a universe", "universes", ["What you can do", "End the sessions"], "End the sessions"],
  ["makes an invitation", "invitations", ["Make an invitation"], "Make the link"],
] as const)
  test(`who is removed while the page ${what} is told so there`, async ({
    open,
    realApp,
    signAdministratorIn,
  }) => {
    const own = await signAdministratorIn();
    await open(`/admin?part=${part}`);
    for (const step of steps) await page.getByRole("button", { name: step, exact: false }).click();
    await realApp.operate("remove-admin", own);
    const asking = page.getByRole(part === "universes" ? "alertdialog" : "dialog");
    await asking.getByRole("button", { name: last }).click();
    await seen(heading("You are no longer an administrator"));
    await expect.element(asking).not.toBeInTheDocument();
  });

test("an account without a second step learns what is missing, and where it is set up", async ({
  open,
  realApp,
}) => {
  const account = await makeAccount(realApp);
  realApp.device = (await signIn(realApp, account)).visitor;
  await realApp.rows(`update users set "isAdministrator" = 1`);
  await open("/admin");
  await seen(heading("One step is missing"));
  await page.getByRole("link", { name: "Open your account settings" }).click();
  await seen(button("Set up a second step"));
});

test("a label, a number of people and an end are refused at their fields, and the link is shown once", async ({
  open,
  realApp,
  signAdministratorIn,
}) => {
  await signAdministratorIn();
  await open("/admin?part=invitations");
  await button("Make an invitation").click();
  await field("How many people can use it").fill("101");
  await button("Make the link").click();
  await expect.element(field("How many people can use it")).toHaveAttribute("aria-invalid", "true");
  await field("How many people can use it").fill("2");
  await field("A label for you").fill("Choir");
  await button("Make the link").click();
  await seen(page.getByText(/\/join#/));
  await seen(page.getByRole("img", { name: "QR code of the link" }));
  await button("I have sent it").click();
  await seen(page.getByText(/0 of 2 used/));
  await open("/admin?part=invitations");
  await seen(heading("Choir"));
  expect(page.getByText(/\/join#/).query()).toBeNull();

  await button("Choir: Take back").click();
  await question.getByRole("button", { name: "Take back" }).click();
  await seen(page.getByText(/^No invitation is waiting/));
  expect((await realApp.device.call(api.listInvitations)).body).toEqual({ invitations: [] });
});

test("a link for a universe needs one that is here and has no way in of its own", async ({
  open,
  realApp,
  signAdministratorIn,
}) => {
  const { user } = await signUp(realApp);
  const account = await makeAccount(realApp);
  await signAdministratorIn();
  await open("/admin?part=invitations");
  await button("Make an invitation").click();
  await page.getByText("A universe on this server", { exact: true }).click();
  const name = field("The exact name of the universe");
  for (const refused of ["", "Nobody’s", account.universeName]) {
    await name.fill(refused);
    await button("Make the link").click();
    await expect.element(name).toHaveAttribute("aria-invalid", "true");
  }
  await name.fill(user.universeName);
  await button("Make the link").click();
  await button("I have sent it").click();
  await seen(page.getByText(`For the person of “${user.universeName}”`));
});

test("the server tells what the doctor finds, with a word for how serious it is, and what waits", async ({
  open,
  signAdministratorIn,
}) => {
  await signAdministratorIn();
  await open("/admin?part=server");
  await seen(page.getByText("Database", { exact: true }));
  await seen(page.getByText("Well", { exact: true }).first());
  await seen(heading("Waiting to be sent"));
  for (const queue of ["Mails", "Reminders", "Webhooks"]) await seen(page.getByText(queue, { exact: true }));
});
