import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { OwnEmotion } from "./OwnEmotion.tsx";

const box = page.getByLabelText("Your own emotion");
const use = page.getByRole("button", { name: "Use" });
const tooLong = "An emotion can have up to 60 characters.";

function recordUses() {
  const used: string[] = [];
  return { used, component: <OwnEmotion used={null} onUse={(word) => used.push(word)} /> };
}

test("a word that grows beyond the limit in lower case is explained in the field and stays there", async ({
  show,
}) => {
  const { used, component } = recordUses();
  await show(component);
  await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
  await box.fill("İ".repeat(31));
  await expect.element(page.getByText(tooLong)).toBeVisible();
  await expect.element(page.getByText("62 / 60")).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription(expect.stringContaining(tooLong));
  await expect.element(use).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toHaveValue("İ".repeat(31));
  expect(used).toEqual([]);
  await box.fill("İ".repeat(30));
  await use.click();
  expect(used).toEqual(["İ".repeat(30)]);
});

test("a blank word is ignored, Escape and Cancel close the box, and pasted text is cut where the field says so", async ({
  show,
}) => {
  const { used, component } = recordUses();
  await show(component);
  const opener = page.getByRole("button", { name: "Type Your Own Emotion" });
  await opener.click();
  await box.fill("   ");
  await expect.element(use).toBeDisabled();
  await userEvent.keyboard("{Enter}");
  await expect.element(box).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(box).toHaveFocus();
  document.execCommand("insertText", false, "so very ".repeat(1_250));
  await expect.element(page.getByText(tooLong)).toBeVisible();
  expect((box.element() as HTMLInputElement).value).toHaveLength(60);
  expect(used).toEqual([]);
});

test("with text of 200 % on a phone, the button stays in its card", async ({ show }) => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = "200%";
  await show(<div className="w-72 max-w-full">{recordUses().component}</div>);
  const opener = page.getByRole("button", { name: "Type Your Own Emotion" }).element();
  expect(opener.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
});
