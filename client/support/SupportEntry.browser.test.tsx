import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeInstance, makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { SupportEntry } from "./SupportEntry.tsx";

const button = page.getByRole("button", { name: "Support" });
const dialog = page.getByRole("dialog", { name: "Support" });

test("while the server's lines cannot be loaded, the dialog shows the default lines", async ({
  calls,
  show,
}) => {
  calls.disconnect(api.instance);
  await show(<SupportEntry />);
  await button.click();
  const link = dialog.getByRole("link", { name: "findahelpline.com" });
  await expect.element(link).toHaveAttribute("href", "https://findahelpline.com");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

test("the operator's lines can be called from the dialog, and the focus returns to the button", async ({
  calls,
  show,
}) => {
  const supportLines = [
    {
      region: "Harbour Town",
      lines: [
        { name: "The Night Desk", contact: "0800 123 456", address: "tel:0800123456", note: "All night." },
      ],
    },
  ];
  calls.reply(api.instance, 200, makeInstance({ supportLines }));
  await show(<SupportEntry />);
  await button.click();
  await expect.element(dialog.getByRole("heading", { name: "Harbour Town" })).toBeVisible();
  for (const text of ["The Night Desk", "All night."])
    await expect.element(dialog.getByText(text)).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "0800 123 456" }))
    .toHaveAttribute("href", "tel:0800123456");
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});

for (const [path, user] of [
  ["/login", null],
  ["/", makeUser()],
] as const)
  test(`once ${path} has loaded, the operator's lines open without the server`, async ({
    calls,
    openPage,
  }) => {
    const lines = [{ name: "The Night Desk", contact: "0800 123 456", address: "tel:0800123456" }];
    calls.reply(api.instance, 200, makeInstance({ supportLines: [{ region: "Harbour Town", lines }] }));
    calls.reply(api.listChanges, 200, makeUniverse([]));
    calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
    calls.reply(api.listLinks, 200, []);
    await openPage(path, user);
    await expect.element(button).toBeVisible();
    await expect.poll(() => calls.received(api.instance).length).toBeGreaterThan(0);
    calls.disconnect(api.instance);
    await button.click();
    await expect.element(dialog.getByText("The Night Desk")).toBeVisible();
  });

test("a number reads from left to right also in a page that runs from right to left", async ({
  calls,
  show,
}) => {
  const contact = "116 123";
  const lines = [
    { name: "خط الليل", contact, address: "tel:116123" },
    { name: "خط النهار", contact },
  ];
  const supportLines = [{ region: "هنا", lines }];
  calls.reply(api.instance, 200, makeInstance({ supportLines }));
  document.documentElement.dir = "rtl";
  await show(<SupportEntry />);
  await button.click();
  await expect.element(dialog.getByText("116 123").nth(1)).toBeVisible();
  for (const number of dialog.getByText("116 123").elements())
    expect(leftOf(number, 0)).toBeLessThan(leftOf(number, 4));
});

test("a name in Latin letters is on the right, as the lines of a page from right to left", async ({
  calls,
  show,
}) => {
  const supportLines = [{ region: "Somewhere", lines: [{ name: "Night Desk", contact: "116 123" }] }];
  calls.reply(api.instance, 200, makeInstance({ supportLines }));
  document.documentElement.dir = "rtl";
  await show(<SupportEntry />);
  await button.click();
  for (const text of ["Somewhere", "Night Desk", "116 123"]) {
    const element = dialog.getByText(text);
    await expect.element(element).toBeVisible();
    const { right } = element.element().getBoundingClientRect();
    expect(right - leftOf(element.element(), text.length - 1), text).toBeLessThan(20);
  }
});

/** The left edge of the character of `element` at `index`, in pixels. */
function leftOf(element: Element, index: number): number {
  const range = document.createRange();
  const text = element.firstChild ?? element;
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect().left;
}
