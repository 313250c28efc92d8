import { onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/home-test.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const addMood = page.getByRole("dialog", { name: "How are you feeling?" });
const sky = page.getByLabelText(/^Star map/);
const focusSky = () => (sky.element() as HTMLElement).focus();
const keys = (text: string) => userEvent.keyboard(text);
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Presses that must not open Add Mood: if they did, its dialog would be open after the next press of N. */
async function expectIgnored(press: () => Promise<void>) {
  await press();
  await rendered();
  await expect.element(addMood).not.toBeInTheDocument();
}

test("N opens Add Mood from wherever the focus is, and Escape leads back", async ({ openHome }) => {
  await openHome({ stars: 2 });
  await expect.element(button("Add Mood")).toHaveAttribute("aria-keyshortcuts", "N");
  focusSky();
  await keys("n");
  await expect.element(addMood).toBeVisible();
  await expect.element(addMood.getByRole("button", { name: "Joy" })).toHaveFocus();
  await keys("{Escape}");
  await expect.element(addMood).not.toBeInTheDocument();
  await expect.element(sky).toHaveFocus();
  (button("Settings").element() as HTMLElement).focus();
  await keys("n");
  await expect.element(addMood).toBeVisible();
});

test("N is a letter in fields and with modifiers, and does nothing while a dialog is open", async ({
  openHome,
}) => {
  await openHome({ stars: 2 });
  focusSky();
  await expectIgnored(() => keys("{Shift>}n{/Shift}{Control>}n{/Control}{Alt>}n{/Alt}"));
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  field.focus();
  await expectIgnored(() => keys("n"));
  expect(field.value).toBe("n");
  field.remove();
  await button("Settings").click();
  await expect.element(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await expectIgnored(() => keys("n"));
});

test("during the cooldown N says how long it lasts", async ({ openHome, toasts }) => {
  await openHome({ stars: 2, cooldownSeconds: 290 });
  await expect.element(button("Add Mood")).toBeDisabled();
  focusSky();
  await keys("n");
  await expect
    .poll(() => toasts.texts)
    .toEqual(["Cooldown Active: Please wait 5 more minutes before adding another mood entry."]);
  await expect.element(addMood).not.toBeInTheDocument();
});

test("/?add opens Add Mood once", async ({ openHome }) => {
  await openHome({ path: "/?add" });
  await expect.element(addMood).toBeVisible();
  expect(location.search).toBe("");
  await keys("{Escape}");
  await expect.element(addMood).not.toBeInTheDocument();
});

test("/?add says during the pause how long it lasts, and keeps the filter", async ({ openHome, toasts }) => {
  await openHome({ stars: 2, cooldownSeconds: 200, path: "/?add&words=note" });
  await expect.poll(() => toasts.texts[0]).toMatch(/^Cooldown Active: Please wait 4 more minutes/);
  expect(location.search).toBe("?words=note");
});

test("the Command Guide names N and can switch it off", async ({ openHome }) => {
  await openHome({ stars: 2 });
  await button("Settings").click();
  await page.getByRole("link", { name: "Command Guide" }).click();
  await page.getByRole("switch", { name: "Let N open Add Mood" }).click();
  await page.getByRole("link", { name: "Back to Universe" }).click();
  await expect.element(button("Add Mood")).not.toHaveAttribute("aria-keyshortcuts");
  await expect.element(sky).toBeVisible();
  focusSky();
  await expectIgnored(() => keys("n"));
});

test("the focus on the sky is a small mark in its middle, for the keyboard only", async ({ openHome }) => {
  await openHome({ stars: 2 });
  const mark = () => sky.element().parentElement?.querySelector<SVGElement>(".peer ~ div > svg");
  await sky.click({ position: { x: 600, y: 650 } });
  expect(mark()?.checkVisibility()).toBe(false);
  (button("Settings").element() as HTMLElement).focus();
  await keys("{Shift}");
  focusSky();
  await expect.poll(() => mark()?.checkVisibility()).toBe(true);
  const box = mark()?.getBoundingClientRect();
  const free = JSON.parse(sky.element().getAttribute("data-free") ?? "");
  expect(box && box.x + box.width / 2).toBeCloseTo((free.left + free.right) / 2, 0);
  expect(box && box.y + box.height / 2).toBeCloseTo((free.top + free.bottom) / 2, 0);
  expect(getComputedStyle(sky.element()).outlineStyle).toBe("none");
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
] as const)
  test(`Create Star is not over the buttons of the sky at ${width} px`, async ({ openHome }) => {
    await page.viewport(width, height);
    await openHome({ stars: 5 });
    const boxes = ["Grid view", "List of stars"].map((name) =>
      button(name).element().getBoundingClientRect(),
    );
    await button("Add Mood").click();
    const create = addMood.getByRole("button", { name: "Create Star" });
    await expect.element(create).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const over = create.element().getBoundingClientRect();
    for (const box of boxes)
      expect(
        box.right <= over.left || over.right <= box.left || box.bottom <= over.top || over.bottom <= box.top,
      ).toBe(true);
  });
