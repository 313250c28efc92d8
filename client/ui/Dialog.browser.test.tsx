import { useState } from "react";
import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** A dialog over a page of which every place counts its presses. */
function Question({ onPress }: { onPress: (event: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fixed inset-0"
        onPointerDown={() => onPress("down")}
        onClick={() => onPress("click")}
      >
        Beneath
      </button>
      <button type="button" className="fixed top-0 left-0" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Question" open={isOpen} onOpenChange={setOpen}>
        <Button onClick={() => setOpen(false)}>Answer</Button>
      </Dialog>
    </>
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");

/** Closes the dialog with its button, and returns the middle of that button. */
async function answer(press: () => Promise<void>) {
  await button("Open").click();
  const { x, y, width, height } = button("Answer").element().getBoundingClientRect();
  await press();
  await expect.element(dialog).not.toBeInTheDocument();
  return { x: x + width / 2, y: y + height / 2 };
}

test("the second press of a double click does not reach what was beneath the dialog", async ({
  clock,
  show,
}) => {
  const onPress = vi.fn();
  await show(<Question onPress={onPress} />);
  clock.stop();
  const position = await answer(() => button("Answer").click());
  await button("Beneath").click({ position });
  expect(onPress).not.toHaveBeenCalled();
  await clock.pass(500);
  await button("Beneath").click({ position });
  expect(onPress.mock.calls).toEqual([["down"], ["click"]]);
});

test("a press at another place works at once, and so does the next one at the first place", async ({
  clock,
  show,
}) => {
  const onPress = vi.fn();
  await show(<Question onPress={onPress} />);
  clock.stop();
  const { x, y } = await answer(() => button("Answer").click());
  await button("Beneath").click({ position: { x: x + 100, y } });
  expect(onPress.mock.calls).toEqual([["down"], ["click"]]);
  await button("Beneath").click({ position: { x, y } });
  expect(onPress).toHaveBeenCalledTimes(4);
});

test("a second Enter does not press the button that gets the focus back", async ({ clock, show }) => {
  await show(<Question onPress={() => {}} />);
  clock.stop();
  await answer(async () => {
    (button("Answer").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
  });
  await expect.element(button("Open")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await clock.pass(500);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
});

test("the focus stays where the person puts it as soon as the dialog is gone", async ({ show }) => {
  await show(<Question onPress={() => {}} />);
  const beneath = button("Beneath").element() as HTMLElement;
  const opener = button("Open").element();
  await button("Open").click();
  const returned = vi.fn();
  opener.addEventListener("focus", returned);
  const isLeft = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (dialog.query()) return;
      observer.disconnect();
      beneath.focus();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await button("Answer").click();
  await isLeft;
  // The dialog gives the focus back in a task of its own, which the second of these two follows.
  for (let tasks = 0; tasks < 2; tasks++) await new Promise((resolve) => setTimeout(resolve));
  expect(returned).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(beneath);
});
