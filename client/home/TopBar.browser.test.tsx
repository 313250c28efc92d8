import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeInstance, makeLink, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { OwnUniverseProvider } from "../outbox/own-universe.tsx";
import { SkyProvider } from "../sky/sky-store.tsx";
import { TopBar } from "./TopBar.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const menu = dialog("Settings");
const choose = async (name: string) => {
  await button("Settings").click();
  await menu.getByRole("button", { name }).click();
};

const test = base.extend<{ showBar: (universeName?: string) => Promise<void> }>({
  showBar: async ({ calls, show }, use) => {
    calls.reply(api.listChanges, 200, makeUniverse([]));
    await use(async (universeName = "Cassiopeia") => {
      await show(
        <OwnUniverseProvider user={makeUser({ universeName })}>
          <SkyProvider>
            <TopBar cardPlace={null} />
          </SkyProvider>
        </OwnUniverseProvider>,
      );
    });
  },
});

test("the settings are listed in their order, with links to the pages", async ({ showBar }) => {
  await showBar();
  await button("Settings").click();
  await expect.element(menu).toBeVisible();
  const items = menu.getByRole("listitem").elements();
  expect(items.map((item) => (item as HTMLElement).innerText.split("\n")[0])).toEqual([
    ...["Customize Avatar", "Account Settings", "Command Guide", "Music Volume"],
    ...["About Us", "Contact Us", "Delete Universe", "Logout"],
    // What is not specified comes after that.
    ...["Keep your sky", "Show your sky", "Remind yourself", "Lock this device", "Your data"],
    ...["Install the app", "Theme"],
  ]);
  await expect.element(menu.getByRole("combobox", { name: "Language" })).toBeInTheDocument();
  for (const [name, href] of [
    ["Account Settings", "/account-settings"],
    ["Your data", "/your-data"],
    ["Command Guide", "/command-key"],
    ["Logout", "/api/logout"],
  ] as const)
    await expect.element(menu.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("About Us and Contact Us show their texts, and the focus returns to the button", async ({ showBar }) => {
  await showBar();
  await choose("About Us");
  await expect.element(dialog("About Us")).toMatchTextContent(/immersive 3D universe/);
  await expect
    .element(dialog("About Us").getByRole("link", { name: "Licences" }))
    .toHaveAttribute("href", "/licences.txt");
  await expect.element(dialog("About Us")).toMatchTextContent(/Version 1\.0/);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Settings")).toHaveFocus();

  await choose("Contact Us");
  await expect.element(dialog("Contact Us")).toMatchTextContent(/We typically respond within 24 hours/);
  for (const subject of ["support", "technical", "business"])
    await expect
      .element(dialog("Contact Us").getByRole("link", { name: `${subject}@example.org` }))
      .toHaveAttribute("href", `mailto:${subject}@example.org`);
  await expect.element(dialog("Contact Us")).not.toMatchTextContent(/examples/);
  await button("Close").click();
  await expect.element(dialog("Contact Us")).not.toBeInTheDocument();
});

test("where the operator has set no addresses, Contact Us says that they are examples", async ({
  calls,
  showBar,
}) => {
  calls.reply(api.instance, 200, makeInstance({ hasExampleContacts: true }));
  await showBar();
  await choose("Contact Us");
  await expect
    .element(dialog("Contact Us").getByText(/^These are examples: .* Operators set CONTACT_SUPPORT/))
    .toBeVisible();
});

test("Customize Avatar opens its dialog; after Cancel the focus returns to the button", async ({
  showBar,
}) => {
  await showBar();
  await choose("Customize Avatar");
  await expect.element(dialog("Customize Avatar")).toBeVisible();
  await button("Cancel").click();
  await expect.element(button("Settings")).toHaveFocus();
});

test("Delete Universe asks first, and Delete Forever sends nothing, says what to do and leads to the page that does it", async ({
  showBar,
  toasts,
}) => {
  await showBar();
  const question = page.getByRole("alertdialog", { name: "Delete Universe" });
  await choose("Delete Universe");
  await expect.element(question).toMatchTextContent(/permanently delete your universe and all mood data/);
  await expect.element(question).toMatchTextContent(/cannot be undone/);
  await expect.element(button("Cancel")).toHaveFocus();
  await expect
    .element(question.getByRole("link", { name: "the page that deletes your universe" }))
    .toHaveAttribute("href", "/your-data/delete");
  await expect
    .element(question.getByRole("link", { name: "Your data" }))
    .toHaveAttribute("href", "/your-data");
  await button("Cancel").click();
  await expect.element(question).not.toBeInTheDocument();

  // A call would fail the test: none has a reply.
  await choose("Delete Universe");
  await button("Delete Forever").click();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .poll(() => toasts.texts)
    .toEqual([
      "Account Deletion: To delete your account, please contact support or use your hosting platform account settings.",
    ]);
  await button("Open that page").click();
  expect(location.pathname).toBe("/your-data/delete");
});

test("the settings work by keyboard alone, including the volume", async ({ showBar, calls }) => {
  await showBar();
  const tooltip = page.getByText("Settings", { exact: true });
  const press = (keys: string) => userEvent.keyboard(keys);
  calls.reply(api.listLinks, 200, []);
  (button("Embed").element() as HTMLElement).focus();
  await press("{Tab}");
  await expect.element(tooltip).toBeVisible();
  await press("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  await press("{Enter}");
  await expect.element(button("Customize Avatar")).toHaveFocus();
  await press("{ArrowDown}");
  await expect.element(menu.getByRole("link", { name: "Account Settings" })).toHaveFocus();
  await press("{ArrowUp}");
  await expect.element(button("Customize Avatar")).toHaveFocus();
  await press("{Tab}{Tab}{Tab}");
  const volume = page.getByRole("slider", { name: "Music Volume" });
  await expect.element(volume).toHaveFocus();
  await expect.element(volume).toHaveValue("30");
  await press("{ArrowUp}");
  await expect.element(volume).toHaveValue("31");
  await press("{End}");
  await expect.element(volume).toHaveValue("100");
  await press("{Tab}");
  await expect.element(button("About Us")).toHaveFocus();
  await press("{Escape}");
  await expect.element(button("Settings")).toHaveFocus();
});

/** Sets a property until the end of the test. */
function setOnNavigator(property: "share" | "clipboard", value: unknown) {
  Object.defineProperty(navigator, property, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, property));
}

test("Share uses the device's share sheet where there is one, and otherwise the clipboard", async ({
  showBar,
  calls,
  toasts,
}) => {
  calls.reply(api.listLinks, 200, []);
  const openSheet = vi.fn(async () => {});
  setOnNavigator("share", openSheet);
  await showBar('"Q" & A');
  await button("Share").click();
  await expect
    .poll(() => openSheet.mock.calls)
    .toEqual([[{ title: '"Q" & A Mood Universe', url: location.href }]]);
  expect(toasts.texts).toEqual([]);

  const writeText = vi.fn(async () => {});
  setOnNavigator("share", undefined);
  setOnNavigator("clipboard", { writeText });
  await button("Share").click();
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Link copied:/);
  await button("Embed").click();
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Embed code copied:/);
  expect(writeText.mock.calls).toEqual([
    [location.href],
    [
      `<iframe src="${location.href.replaceAll("&", "&amp;")}" width="800" height="600" title="&quot;Q&quot; &amp; A Mood Universe"></iframe>`,
    ],
  ]);
});

test("where the clipboard refuses, a dialog shows the code, selected for copying by hand", async ({
  showBar,
  calls,
}) => {
  // What cannot be asked for does not hold up what is specified.
  calls.disconnect(api.listLinks);
  const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
  setOnNavigator("clipboard", { writeText: refuse });
  await showBar();
  await button("Embed").click();
  const code = dialog("Copy it by hand").getByRole("textbox");
  await expect.element(code).toHaveFocus();
  const { value, selectionStart, selectionEnd } = code.element() as HTMLTextAreaElement;
  expect(value).toMatch(/^<iframe src=".*" title="Cassiopeia Mood Universe"><\/iframe>$/);
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test("a server that does not answer does not hold up Share", async ({ showBar, calls, clock, toasts }) => {
  const release = calls.reply(api.listLinks, 200, []).hold(api.listLinks);
  setOnNavigator("share", undefined);
  setOnNavigator("clipboard", { writeText: async () => {} });
  await showBar();
  clock.stop();
  await button("Share").click();
  // The call itself gives up only after 15 seconds.
  await clock.pass(1_500);
  await expect.poll(() => toasts.texts).toEqual([expect.stringMatching(/^Link copied:/)]);
  release();
});

test("Share and Embed offer a link to the sky first, and what is specified beside it", async ({
  showBar,
  calls,
  toasts,
}) => {
  const url = "http://localhost:3000/s/token";
  const over = makeLink({ id: "over", label: "Last summer", endsAt: "2026-01-01T00:00:00.000Z" });
  calls.reply(api.listLinks, 200, [makeLink({ url }), over, makeLink({ id: "restored", url: null })]);
  const openSheet = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  setOnNavigator("share", openSheet);
  setOnNavigator("clipboard", { writeText });
  await showBar();
  // On a busy machine, what loads the links may arrive later than a press waits for it.
  await button("Share").hover();
  await expect.poll(() => calls.received(api.listLinks)).toHaveLength(1);
  await button("Share").click();
  const offer = dialog("Share your sky");
  await expect.element(offer).toBeVisible();
  expect(offer.getByRole("listitem").elements()).toHaveLength(1);
  await offer.getByRole("button", { name: /^For Ada/ }).click();
  await expect.poll(() => openSheet.mock.calls).toEqual([[{ title: "A sky of Mood Universe", url }]]);

  await button("Share").click();
  await offer.getByRole("button", { name: /^This page/ }).click();
  await expect
    .poll(() => openSheet.mock.calls.at(-1))
    .toEqual([{ title: "Cassiopeia Mood Universe", url: location.href }]);

  await button("Embed").click();
  await dialog("Embed your sky")
    .getByRole("button", { name: /^For Ada/ })
    .click();
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Embed code copied:/);
  expect(writeText.mock.calls.at(-1)?.at(0 as never)).toBe(
    `<iframe src="${url}/embed" width="800" height="600" title="A sky of Mood Universe"></iframe>`,
  );
});
