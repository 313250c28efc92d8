import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expect, test } from "../../testing/browser/home-test.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";

const button = (name: string) => page.getByRole("button", { name });

for (const look of looks) {
  const where = `in the ${look.theme} theme at ${look.width} px`;

  test(`home and what it opens have no serious accessibility violation ${where}`, async ({ openHome }) => {
    await setLook(look);
    await openHome({ stars: 5 });
    await expectAccessible();
    await button("Settings").click();
    await expect.element(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    for (const [name, role] of [
      ["Install the App", "dialog"],
      ["About Us", "dialog"],
      ["Contact Us", "dialog"],
      ["Delete Universe", "alertdialog"],
    ] as const) {
      await button("Settings").click();
      await button(name).click();
      await expect.element(page.getByRole(role, { name })).toBeVisible();
      await expectAccessible();
      await userEvent.keyboard("{Escape}");
    }
    if (look.width === 360) {
      await button("More").click();
      await expect.element(page.getByRole("dialog", { name: "More" })).toBeVisible();
      await expectAccessible();
      await userEvent.keyboard("{Escape}");
    }
    await button("Support").click();
    await expect.element(page.getByRole("dialog", { name: "Support" })).toBeVisible();
    await expectAccessible();
  });

  test(`an empty sky and Add Mood have no serious accessibility violation ${where}`, async ({ openHome }) => {
    await setLook(look);
    await openHome();
    await expectAccessible();
    await button("Add Mood").click();
    const question = page.getByRole("dialog", { name: "How are you feeling?" });
    await question.getByRole("radio", { name: "Joy", exact: true }).click();
    await expectAccessible();
    await question.getByRole("switch", { name: "Create Twin Star" }).click();
    await expect.element(question.getByRole("radiogroup", { name: /^Base/ })).toBeVisible();
    await expectAccessible();
    expectNoOverflow();
  });
}
