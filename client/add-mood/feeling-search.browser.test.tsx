import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";
import { switchToGerman } from "../../testing/browser/language-change.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { button, dialog, seen } from "../../testing/browser/page-steps.ts";

const form = dialog("How are you feeling?");
const open = form.getByRole("button", { name: "Find by another word" });
const field = form.getByRole("searchbox", { name: "A word for how you are" });
const grid = form.getByRole("radiogroup", { name: "Emotion", exact: true });
const feeling = (name: string) => grid.getByRole("radio", { name, exact: true });
const found = (name: RegExp) =>
  form.getByRole("list", { name: "Nearest feelings" }).getByRole("button", { name });

test("by touch, a word such as tired leads to the nearest feeling and its sentence, which a tap chooses", async ({
  openHome,
}) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2 });
  await button("Add Mood").click();
  await open.click();
  await expect.element(field).toHaveFocus();
  await field.fill("tired");
  await seen(found(/^Sadness\. ./));
  expectNoOverflow();
  await found(/^Sadness/).click();
  await expect.element(feeling("Sadness")).toBeChecked();
  await expect.element(feeling("Sadness")).toHaveFocus();
  await expect.element(feeling("Sadness")).toBeInViewport();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(form.getByRole("button", { name: "Create Star" })).toBeEnabled();
});

test("Enter chooses the first feeling that a word or the beginning of a name can mean", async ({
  openHome,
}) => {
  await openHome({ stars: 2 });
  for (const [word, name] of [
    ["stressed", "Anxiety"],
    ["HOPE", "Hope"],
    ["hopel", "Hopelessness"],
  ] as const) {
    await button("Add Mood").click();
    await open.click();
    await field.fill(word);
    await seen(found(new RegExp(`^${name}\\.`)));
    await userEvent.keyboard("{Enter}");
    await expect.element(feeling(name)).toBeChecked();
    await form.getByRole("button", { name: "Cancel" }).click();
    await expect.element(form).not.toBeInTheDocument();
  }
});

test("a word that is near to no feeling says so, and Escape leads back to the feelings, not out of the dialog", async ({
  openHome,
}) => {
  await openHome({ stars: 2 });
  await button("Add Mood").click();
  await open.click();
  await field.fill("xylophone");
  await seen(
    form.getByText(
      "No feeling is close to this word. Choose what comes closest, or make it one of your own.",
    ),
  );
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await seen(form);
});

test("words are those of the reader's language", async ({ openHome }) => {
  await openHome({ stars: 2 });
  await button("Add Mood").click();
  await seen(form);
  await switchToGerman();
  await button("Mit eigenem Wort finden").click();
  await page.getByRole("searchbox").fill("müde");
  await seen(page.getByRole("button", { name: /^Traurigkeit\./ }));
});

test("one line names what Create Star waits for", async ({ openHome }) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2 });
  await button("Add Mood").click();
  const create = form.getByRole("button", { name: "Create Star" });
  await expect.element(create).toBeDisabled();
  await expect.element(create).toHaveAccessibleDescription("Choose a feeling first.");
  await expect.element(form.getByText("Choose a feeling first.")).toBeInViewport({ ratio: 1 });
  await feeling("Joy").click();
  await expect.element(create).toHaveAccessibleDescription("");
  await form.getByRole("switch", { name: "Create Twin Star" }).click();
  await expect.element(create).toHaveAccessibleDescription("Choose the base emotion of the twin star.");
  await form
    .getByRole("radiogroup", { name: "Base emotion" })
    .getByRole("radio", { name: "Fear", exact: true })
    .click();
  await expect.element(create).toBeEnabled();
  await expect.element(create).toHaveAccessibleDescription("");
});

test("where an earlier star is added, the choices of its moment come first", async ({ openHome }) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2, cooldownSeconds: 300 });
  await button("Add for earlier").click();
  await expect.element(yesterday).toBeInViewport({ ratio: 1 });
  expect(top(yesterday.element())).toBeLessThan(top(feeling("Love").element()));
});

test("elsewhere the choices of a moment come into view when they open", async ({ openHome }) => {
  await page.viewport(360, 640);
  await openHome({ stars: 2 });
  await button("Add Mood").click();
  await form.getByRole("button", { name: "When: Now" }).click();
  await expect.element(yesterday).toBeInViewport({ ratio: 1 });
});

const yesterday = form.getByRole("button", { name: "Yesterday evening" });
const top = (element: Element) => element.getBoundingClientRect().top;
