import { useState } from "react";
import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { starNotices } from "#domain/languages/en/star-notices.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { switchToGerman, watchAdditions } from "../../testing/browser/language-change.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Toaster } from "./Toaster.tsx";
import { claimToasts } from "./toast-places.ts";
import { shownToast, showToast } from "./toasts.ts";

const toast = page.getByRole("region", { name: "Notification" });
const dialog = (title: string) => page.getByRole("dialog", { name: title });

/** A dialog with a field and a footer; `children` can hold another one. */
function Opened({ title, showsToasts = false }: { title: string; showsToasts?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      showsToasts={showsToasts}
      footer={<Button onClick={() => setOpen(false)}>Done</Button>}
    >
      <input aria-label="A field" />
    </Dialog>
  );
}

/** Toasts that a test acts on last longer: a busy machine can miss the usual five seconds. */
const durationMs = 600_000;

test("a toast waits until a dialog that shows none has closed", async ({ show }) => {
  await show(<Opened title="Numbers" />);
  await expect.element(dialog("Numbers")).toBeVisible();
  showToast(() => ({ title: "First Star" }));
  expect(toast.elements()).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(toast).toBeVisible();
});

test("a dialog that opens hides the toast in view, which comes back afterwards", async ({ show }) => {
  const screen = await show(<p>Nothing</p>);
  showToast(() => ({ title: "Star Created" }));
  await expect.element(toast).toBeVisible();
  await screen.rerender(
    <>
      <Opened title="Numbers" />
      <Toaster />
    </>,
  );
  await expect.element(dialog("Numbers")).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(toast).toBeVisible();
});

test("a dialog with toasts has them in its layout and in the order of its keys", async ({ show }) => {
  await show(<Opened title="A form" showsToasts />);
  await expect.element(dialog("A form")).toBeVisible();
  showToast(() => ({ title: "Emotion Required", durationMs }));
  await expect.element(dialog("A form").getByRole("region", { name: "Notification" })).toBeVisible();
  page.getByLabelText("A field").element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Dismiss" })).toHaveFocus();
});

test("pressing a toast dismisses it and leaves its dialog open", async ({ show }) => {
  await show(<Opened title="A form" showsToasts />);
  await expect.element(dialog("A form")).toBeVisible();
  showToast(() => ({ title: "Emotion Required", durationMs }));
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog("A form")).toBeVisible();
});

test("Escape on a toast dismisses the toast and leaves its dialog open", async ({ show }) => {
  await show(<Opened title="A form" showsToasts />);
  await expect.element(dialog("A form")).toBeVisible();
  showToast(() => ({ title: "Emotion Required", durationMs }));
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeVisible();
  (dismiss.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog("A form")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("A form")).not.toBeInTheDocument();
});

test("the action of a toast is announced and reached by Tab, and gives the focus back", async ({ show }) => {
  const runs: string[] = [];
  await show(<Button>Before</Button>);
  (page.getByRole("button", { name: "Before" }).element() as HTMLElement).focus();
  showToast(() => ({
    title: "Moved to the bin",
    action: { label: "Undo", run: () => void runs.push("Undo") },
    durationMs,
  }));
  await expect.element(toast).toBeVisible();
  const region = toast.element().closest("[aria-live]");
  expect([region?.getAttribute("aria-live"), region?.textContent]).toEqual([
    "polite",
    "Moved to the binControl Z: Undo.Undo",
  ]);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Undo", exact: true })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).not.toBeInTheDocument();
  expect(runs).toEqual(["Undo"]);
  await expect.element(page.getByRole("button", { name: "Before" })).toHaveFocus();
});

test("where a toast has no room for its two buttons beside its text, they stand in one row", async ({
  show,
}) => {
  await page.viewport(360, 740);
  await show(<p>Nothing</p>);
  showToast(() => ({
    title: "Star Created",
    description: "Your mood has been added to your universe.",
    action: { label: "Breathe now", run: () => {}, leadsOn: true },
    durationMs,
  }));
  await expect.element(toast).toBeVisible();
  const tops = toast
    .getByRole("button")
    .elements()
    .map((button) => button.getBoundingClientRect().top);
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test("Ctrl+Z and Cmd+Z run the action once, but not in a field, where they undo what was typed", async ({
  show,
}) => {
  let runs = 0;
  const offer = () =>
    showToast(() => ({
      title: "Moved to the bin",
      action: { label: "Undo", run: () => void runs++ },
      durationMs,
    }));
  await show(<input aria-label="A field" />);
  offer();
  await page.getByLabelText("A field").click();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(runs).toBe(0);
  (page.getByLabelText("A field").element() as HTMLElement).blur();
  await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
  expect(runs).toBe(1);
  offer();
  await userEvent.keyboard("{Meta>}z{/Meta}");
  expect(runs).toBe(2);
});

test.for([
  { place: "at the edge of the window", isInDialog: false },
  { place: "in a dialog", isInDialog: true },
])("a toast $place follows the language, and is announced once", async ({ isInDialog }, { show }) => {
  const run = vi.fn();
  await show(isInDialog ? <Opened title="A form" showsToasts /> : <p>Nothing</p>);
  showToast((t) => ({
    title: t(starNotices.toBin, { count: 2 }),
    action: { label: t(starNotices.undo), run },
    durationMs,
  }));
  await expect.element(toast.getByText("2 stars moved to the bin")).toBeVisible();
  const card = toast.element();
  const announced = watchAdditions(card.closest("[aria-live]"));
  await switchToGerman();
  await expect.element(page.getByRole("region", { name: "Mitteilung" })).toBeVisible();
  expect(card.textContent).toBe("2 Sterne in den Papierkorb gelegtSteuerung Z: Rückgängig.Rückgängig");
  expect(announced()).toEqual([]);
  await page.getByRole("button", { name: "Rückgängig", exact: true }).click();
  expect(run).toHaveBeenCalledOnce();
});

test("a toast waits while it has the focus, also after the mouse has left it, and while it is pointed at", async ({
  clock,
  show,
}) => {
  await show(<Button>Elsewhere</Button>);
  clock.stop();
  showToast(() => ({ title: "Moved to the bin", durationMs: 10_000 }));
  await expect.poll(() => toast.elements()).toHaveLength(1);
  const card = toast.element();
  const point = (type: string) =>
    card.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "mouse" }));
  const dismiss = card.querySelector("button");
  dismiss?.focus();
  point("pointerover");
  point("pointerout");
  await clock.pass(60_000);
  expect(card.isConnected).toBe(true);
  point("pointerover");
  dismiss?.blur();
  await clock.pass(60_000);
  expect(card.isConnected).toBe(true);
  point("pointerout");
  await clock.pass(10_000);
  await expect.poll(() => card.isConnected).toBe(false);
});

test("the dialog that opened last decides", async ({ show }) => {
  await show(<p>Nothing</p>);
  const form = document.createElement("div");
  document.body.append(form);
  onTestFinished(() => form.remove());
  const releaseForm = claimToasts(form);
  const releaseNumbers = claimToasts(null);
  showToast(() => ({ title: "Emotion Required" }));
  expect(shownToast()).toBeNull();
  releaseNumbers();
  await expect.poll(() => form.textContent).toBe("Emotion Required");
  releaseForm();
  await expect.poll(() => form.textContent).toBe("");
  await expect.element(toast).toBeVisible();
});
