import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { Link } from "#domain/shown-skies/link.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeLink } from "../../testing/browser/make-replies.ts";
import { ShowSkyDialog } from "./ShowSkyDialog.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const links = page.getByRole("list", { name: "Your links" });

const test = base.extend<{ open: (...list: Link[]) => Promise<void> }>({
  open: async ({ show, calls }, use) => {
    await use(async (...list) => {
      calls.reply(api.listLinks, 200, list);
      await show(<ShowSkyDialog open onClose={() => {}} />);
    });
  },
});

test("a first link shows colours and shapes only, for 30 days, unless the person chooses otherwise", async ({
  open,
  calls,
}) => {
  await open();
  await expect.element(page.getByText("Never your notes, tags or times of day")).toBeVisible();
  await button("Create a link").click();
  calls.reply(api.createLink, 201, ({ body: { validity: _, ...choices } }) => makeLink(choices));
  await button("Create link").click();
  await expect.element(links).toMatchTextContent(/My sky.*Colours and shapes only/);
  await expect.element(button("Copy link")).toHaveFocus();
  expect(calls.received(api.createLink).map(({ body }) => ({ ...body, id: null }))).toEqual([
    { id: null, label: "My sky", showsFeelings: false, showsDates: false, isLive: true, validity: "month" },
  ]);
});

test("what makes a link is in view in a low window, and Enter makes it too", async ({ open, calls }) => {
  await page.viewport(360, 640);
  await open();
  await button("Create a link").click();
  await expect.element(button("Create link")).toBeVisible();
  expect(button("Create link").element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  calls.reply(api.createLink, 201, ({ body: { validity: _, ...choices } }) => makeLink(choices));
  await page.getByRole("textbox", { name: "Label" }).click();
  await userEvent.keyboard("{Enter}");
  await expect.element(links).toBeVisible();
});

test("a person reads, before a link is made, what it tells beside what is permitted", async ({ open }) => {
  await open();
  const feelings = page.getByText(/can tell feelings by their colours, shapes and places/);
  await expect.element(feelings).toBeVisible();
  await button("Create a link").click();
  await expect.element(feelings).toBeVisible();
  const which = page.getByRole("group", { name: "Which stars" });
  await expect.element(which).toHaveAccessibleDescription(/sees when a new star comes/);
  await page.getByRole("radio", { name: "Those of today" }).click();
  await expect.element(which).not.toHaveAccessibleDescription();
  await page.getByRole("switch", { name: "Names of feelings" }).click();
  await expect.element(feelings).not.toBeInTheDocument();
});

test("a lost reply creates no second link: the next attempt has the same id", async ({ open, calls }) => {
  await open();
  await button("Create a link").click();
  await page.getByRole("switch", { name: "Dates" }).click();
  calls.disconnect(api.createLink);
  await button("Create link").click();
  await expect.element(page.getByText(/Your choices are still here/)).toBeVisible();
  calls.reply(api.createLink, 201, ({ body: { validity: _, ...choices } }) => makeLink(choices));
  await button("Create link").click();
  await expect.element(links).toMatchTextContent(/Colours, shapes, and dates/);
  const [first, second] = calls.received(api.createLink).map(({ body }) => body);
  expect(second).toEqual(first);
});

test("a label that cannot be stored is explained at its field, and nothing is sent", async ({
  open,
  calls,
}) => {
  await open();
  await button("Create a link").click();
  const label = page.getByLabelText("Label");
  await label.fill("   ");
  await button("Create link").click();
  await expect.element(label).toHaveAccessibleDescription(/A label has 1 to 60 characters/);
  expect(calls.received(api.createLink)).toEqual([]);
});

test("a change sends only what is different, so that the day of a still sky stays", async ({
  open,
  calls,
}) => {
  const still = makeLink({ isLive: false, asOf: "2026-03-13T08:00:00.000Z", views: 1_234 });
  await open(still);
  await expect.element(links).toMatchTextContent(/Opened 1,234 times.*As it was on March 13, 2026/);
  await button("Change").click();
  await expect.element(page.getByRole("radio", { name: "Those of March 13, 2026" })).toBeChecked();
  await expect
    .element(page.getByLabelText("How long it works"))
    .toHaveDisplayValue(/^Works until .*, as now$/);
  await page.getByRole("switch", { name: "Names of feelings" }).click();
  calls.reply(api.updateLink, 200, { ...still, showsFeelings: true });
  await button("Save").click();
  await expect.element(links).toMatchTextContent(/names of feelings/);
  expect(calls.received(api.updateLink).map(({ body }) => body)).toEqual([{ showsFeelings: true }]);
});

test("a link ends only after a confirmation, and stays when the server is out of reach", async ({
  open,
  calls,
}) => {
  await open(makeLink());
  await button("End this link").click();
  const question = page.getByRole("alertdialog", { name: "End “For Ada”?" });
  calls.disconnect(api.revokeLink);
  await question.getByRole("button", { name: "End this link" }).click();
  await expect.element(question).toMatchTextContent(/the link still works/);
  calls.reply(api.revokeLink, 204, null).reply(api.listLinks, 200, []);
  await question.getByRole("button", { name: "End this link" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button("Create a link")).toBeVisible();
});

test("a link that has ended can be renewed, and one of a restored server says why it has no address", async ({
  open,
}) => {
  await open(
    makeLink({ id: "over", label: "Over", endsAt: "2026-01-01T00:00:00.000Z" }),
    makeLink({ id: "restored", label: "Restored", url: null }),
  );
  const rows = links.getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/Restored.*restored from a backup/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Over.*Ended on January 1, 2026.*Renew/);
  expect(page.getByRole("button", { name: "Copy link" }).elements()).toEqual([]);
});

test("links that cannot be loaded say that they go on working, and load again", async ({ show, calls }) => {
  calls.disconnect(api.listLinks);
  await show(<ShowSkyDialog open onClose={() => {}} />);
  await expect.element(page.getByText(/They go on working/)).toBeVisible();
  calls.reply(api.listLinks, 200, [makeLink()]);
  await button("Try again").click();
  await expect.element(links).toMatchTextContent(/For Ada/);
});

test("where the clipboard refuses, the embed code is there to copy by hand", async ({ open }) => {
  const refuse = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: refuse } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await open(makeLink());
  await button("Copy embed code").click();
  const code = page.getByRole("dialog", { name: "Copy it by hand" }).getByRole("textbox");
  await expect
    .element(code)
    .toHaveValue(
      '<iframe src="http://localhost:3000/s/token/embed" width="800" height="600" title="A sky of Mood Universe"></iframe>',
    );
  await userEvent.keyboard("{Escape}");
  await expect.element(links).toBeVisible();
});
