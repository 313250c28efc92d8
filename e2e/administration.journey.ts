/** An administrator invites a person, helps them, and never sees a word of theirs. */

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { authenticator } from "../testing/second-factor.ts";
import { ada, makeAccount, press, signIn } from "./account-actions.ts";
import { accessUniverse, expectStars, postStar, putTag } from "./actions.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** What the person writes, and what they feel. */
const words = /canary[\w-]*|serenity/i;

/** Every reply of the server to this browser from now on. */
function recordReplies(context: BrowserContext) {
  const replies: Promise<string>[] = [];
  context.on("response", (response: Response) => {
    const { pathname } = new URL(response.url());
    const text = response.text().catch(() => "");
    if (pathname.startsWith("/api/")) replies.push(text.then((body) => `${pathname} ${body}`));
  });
  return async () => (await Promise.all(replies)).join("\n");
}

/** Sets up a second step by calls, for a person who has just signed in. */
async function setUpSecondStep(page: Page) {
  const { secret } = await (await page.request.post("/api/account/totp")).json();
  const data = { code: authenticator(secret)(Date.now()) };
  expect((await page.request.post("/api/account/totp/confirm", { data })).status()).toBe(200);
}

const openPart = (page: Page, part: string) => page.getByRole("tab", { name: part }).click();

test.use({ environment: { REGISTRATION: "invite" } });

test("an administrator invites somebody, who joins, is signed out later, and reads by whom", async ({
  page,
  context,
  server,
  dataDir,
  mailServer,
  faults,
  openSecondBrowser,
}) => {
  // What the person's page asks for while it learns that it is signed out.
  faults.allow(/status of 40[14] .*\/api\/(changes|users)\b/);
  const environment = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: server.url };
  const operate = async (...args: string[]) =>
    (await run(process.execPath, ["server/operator/main.ts", ...args], { cwd: root, env: environment }))
      .stdout;
  const invitation = new URL((await operate("invite")).trim()).hash.slice(1);
  const account = { ...ada, invitation };
  await makeAccount(page.request, mailServer, account);
  await signIn(page, ada);
  await setUpSecondStep(page);
  await operate("make-admin", ada.universeName);

  const replies = recordReplies(context);
  await page.goto("/admin");
  await openPart(page, "Invitations");
  await press(page, "Make an invitation");
  await page.getByLabel("A label for you").fill("For Bo");
  await press(page, "Make the link");
  const link = await page.getByText(/\/join#/).textContent();
  await press(page, "I have sent it");

  const person = await openSecondBrowser();
  await person.goto(link ?? "no link");
  await expect(person).toHaveURL(`${server.url}/join`);
  await person.getByRole("link", { name: "With a name alone" }).click();
  // The invitation is there when the page is loaded again.
  await person.reload();
  await person.getByLabel("Universe Name").fill("Vega");
  await person.getByLabel("Your Name").fill("Bo");
  await press(person, "Launch Your Universe");
  await expectStars(person, 0);
  const tag = await putTag(person, "canary-tag");
  await postStar(person, 30, { note: "canary-note", emotion: "serenity", tags: [tag] });

  await openPart(page, "Universes");
  await page.reload();
  await press(page, "Vega: What you can do");
  await press(page, "End the sessions");
  await page.getByRole("alertdialog").getByRole("button", { name: "End the sessions" }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  for (const part of ["Invitations", "Server", "Log", "Universes"]) {
    await openPart(page, part);
    await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
    expect(await page.content()).not.toMatch(words);
  }
  const received = await replies();
  expect(received).toContain("/api/admin/universes");
  expect(received).toContain("Vega");
  expect(received).not.toMatch(words);

  await person.reload();
  await expect(person.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
  await accessUniverse(person, "Vega");
  await expectStars(person, 1);
  await person.goto("/account-settings");
  await expect(person.getByText("You were signed out on every device.")).toBeVisible();
});
