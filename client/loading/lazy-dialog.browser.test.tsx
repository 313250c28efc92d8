import { useCallback, useState } from "react";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { lazyDialog } from "./lazy-dialog.tsx";
import { startInSlices } from "./turns.ts";

type DialogProps = { open: boolean; onClose: () => void };

const makeDialog = (title: string) =>
  function TitledDialog({ open, onClose }: DialogProps) {
    return <Dialog title={title} open={open} onOpenChange={(next) => next || onClose()} />;
  };

/** What a browser's `import()` throws without a network. */
const networkFailure = () => new TypeError("Failed to fetch dynamically imported module: /assets/a.js");

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });

function Opener({ name, component: Component }: { name: string; component: ReturnType<typeof lazyDialog> }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <Component open={isOpen} onClose={close} />
    </>
  );
}

test("a dialog whose code does not arrive is reported, and can be opened again", async ({ show, toasts }) => {
  let isReachable = false;
  const Star = lazyDialog(async () => {
    if (!isReachable) throw networkFailure();
    return makeDialog("Star");
  });
  await show(<Opener name="Add star" component={Star} />);
  await button("Add star").click();
  await expect.poll(() => toasts.texts).toEqual([expect.stringMatching(/^It could not be opened: /)]);
  isReachable = true;
  await button("Add star").click();
  await expect.element(dialog("Star")).toBeVisible();
});

test("a dialog whose code is being fetched shows its progress, and gives way to the next dialog", async ({
  show,
}) => {
  const arrival = Promise.withResolvers<void>();
  const Star = lazyDialog(async () => {
    await arrival.promise;
    return makeDialog("Star");
  });
  const Settings = lazyDialog(async () => makeDialog("Settings"));
  await show(
    <>
      <Opener name="Add star" component={Star} />
      <Opener name="Open settings" component={Settings} />
    </>,
  );
  await button("Add star").click();
  await expect.poll(() => document.querySelector(".animate-progress")).not.toBeNull();
  await button("Open settings").click();
  await expect.element(dialog("Settings")).toBeVisible();
  arrival.resolve();
  await arrival.promise;
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Settings")).not.toBeInTheDocument();
  expect(document.querySelector("[role=dialog], .animate-progress")).toBeNull();
  await button("Add star").click();
  await expect.element(dialog("Star")).toBeVisible();
});

test("the start of the sky waits until the dialog that the person opened is rendered", async ({ show }) => {
  const arrival = Promise.withResolvers<void>();
  const Star = lazyDialog(async () => {
    await arrival.promise;
    return makeDialog("Star");
  });
  await show(<Opener name="Add star" component={Star} />);
  await button("Add star").click();
  const isDialogOpen = () => document.querySelector("[role=dialog]") !== null;
  const wasOpenAtStart = startInSlices(() => {}, isDialogOpen, Promise.resolve());
  arrival.resolve();
  expect(await wasOpenAtStart).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Star")).not.toBeInTheDocument();
});
