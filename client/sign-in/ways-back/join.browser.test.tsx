/** Invitations to the end, on the real app: new people, and the person of a universe. */

import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { signAdministratorIn } from "../../../testing/browser/administrator-steps.ts";
import { button, expectStars, field, heading, link, seen } from "../../../testing/browser/page-steps.ts";
import { test as base, expect } from "../../../testing/browser/real-app-test.tsx";
import { followLink, makeAddress, makeEntry, makeTag, password, signUp } from "../../../testing/make.ts";
import { Pages } from "../../pages.tsx";

const test = base.extend<{
  environment: Record<string, string>;
  /** Makes an invitation by the operator's command, whose options are given. Resolves to the path of its link. */
  invite(...options: string[]): Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  environment: async ({}, use) => use({ REGISTRATION: "invite" }),

  invite: async ({ realApp }, use) => {
    await use(async (...options) => {
      const { pathname, hash } = new URL((await realApp.operate("invite", ...options)).trim());
      return pathname + hash;
    });
  },
});

const unusable = heading("This link cannot be used any more");

test("somebody joins with a name alone; then the link has done its work, and says so", async ({
  invite,
  open,
  openAfresh,
  realApp,
}) => {
  const path = await invite();
  await openAfresh(path);
  await seen(heading("You are invited"));
  expect(location.pathname + location.hash).toBe("/join");
  await link("With a name alone").click();
  await field("Universe Name").fill("Lyra");
  await field("Your Name").fill("Bo");
  await button("Launch Your Universe").click();
  await expectStars(0);
  await open(path);
  await seen(unusable);

  realApp.device = realApp.visitor();
  await openAfresh(path);
  await seen(unusable);
  await seen(page.getByText(/Ask the people who sent it for a new one/));
});

test("somebody joins with an address, after which the invitation is needed no more", async ({
  invite,
  open,
  openAfresh,
  realApp,
}) => {
  await openAfresh(await invite("--uses", "2"));
  await link("With an e-mail address and a password").click();
  await seen(heading("Create your account"));
  const email = makeAddress();
  await field("E-mail").fill(email);
  await field("Universe Name").fill("Vega");
  await field("User Name").fill("Bo");
  await field("Birthday").fill("1990-05-17");
  await field("Password").fill(password);
  await field("Confirm Password").fill(password);
  await button("Create Account").click();
  await seen(heading("Check Your Email"));
  const { status } = await followLink(realApp.visitor(), (await realApp.mailsTo(email)).at(-1));
  expect(status).toBe(200);
  expect((await realApp.visitor().call(api.login, { body: { email, password } })).status).toBe(200);
  await open("/login");
  await seen(page.getByText("New universes need an invitation here"));
});

test("the link of a universe leads to its ways in", async ({ invite, openAfresh, realApp }) => {
  const token = (await invite()).split("#")[1];
  const { user } = await signUp(realApp, { invitation: token });
  const path = await invite("--for", user.universeName);
  await openAfresh(path);
  await seen(page.getByText(new RegExp(`for the person of .*${user.universeName}`)));
  await button("Go on").click();
  await seen(button("With a passkey"));
});

test("a look at an invitation uses nothing of it, without a connection it can be tried again, and whoever is signed in keeps it", async ({
  invite,
  openAfresh,
  realApp,
}) => {
  const path = await invite();
  realApp.disconnect(api.checkInvitation);
  await openAfresh(path);
  await seen(page.getByText(/It has not been used/));
  realApp.connect();
  await button("Try again").click();
  await seen(heading("You are invited"));

  realApp.device = (await signUp(realApp, { invitation: (await invite()).split("#")[1] })).visitor;
  await openAfresh(path);
  await seen(heading("You have a universe here already"));
  realApp.device = realApp.visitor();
  await openAfresh(path);
  await seen(heading("You are invited"));
});

test("a link that is wrong, incomplete or taken back says so", async ({ invite, openAfresh, realApp }) => {
  for (const wrong of ["/join#nothing", "/join#%00", "/join"]) {
    await openAfresh(wrong);
    await seen(unusable);
  }
  const path = await invite();
  const listed = await realApp.operate("invitations");
  const [, id = ""] = /^(\S+) .*new people/m.exec(listed) ?? [];
  await realApp.operate("revoke", id);
  await openAfresh(path);
  await seen(unusable);
});

/** What the person writes, and what they feel. */
const words = /canary[\w-]*|serenity/i;

test("an administrator's invitation lets somebody in, also after a reload, and no page of administrators shows what they write", async ({
  invite,
  openAfresh,
  open,
  realApp,
  show,
}) => {
  await signAdministratorIn(realApp, { invitation: (await invite()).split("#")[1] });
  const administrator = realApp.device;
  await open("/admin?part=invitations");
  await button("Make an invitation").click();
  await field("A label for you").fill("For Bo");
  await button("Make the link").click();
  await seen(page.getByText(/\/join#/));
  const made = page.getByText(/\/join#/).element().textContent ?? "";

  realApp.device = realApp.visitor();
  await openAfresh(realApp.pathOf(made) + new URL(made).hash);
  await link("With a name alone").click();
  await seen(field("Universe Name"));
  // A reload keeps the entry of the history.
  await cleanup();
  await show(<Pages />);
  await field("Universe Name").fill("Vega");
  await field("Your Name").fill("Bo");
  await button("Launch Your Universe").click();
  await expectStars(0);
  const id = crypto.randomUUID();
  await realApp.device.call(api.putTag, { params: { id }, body: makeTag({ name: "canary-tag" }) });
  const star = makeEntry({ note: "canary-note", emotion: "serenity", tags: [id] });
  expect((await realApp.device.call(api.createMoodEntry, { body: star })).status).toBe(201);

  realApp.device = administrator;
  const replies: string[] = [];
  const { fetch } = window;
  window.fetch = async (...request) => {
    const reply = await fetch(...request);
    replies.push(await reply.clone().text());
    return reply;
  };
  await openAfresh("/admin");
  for (const part of ["Invitations", "Server", "Log", "Universes"]) {
    await page.getByRole("tab", { name: part }).click();
    await seen(page.getByRole("tabpanel").getByRole("listitem").first());
    expect(document.body.innerHTML).not.toMatch(words);
  }
  await seen(heading("Vega"));
  expect(replies.join()).toContain("Vega");
  expect(replies.join()).not.toMatch(words);
});
