import { expect, it, onTestFinished, vi } from "vitest";
import { english } from "../../testing/english.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { deleteForever } from "./account-deletion.ts";

it("Delete Forever closes, names the contact, leads to the page that deletes, and sends no call", () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetching.mockRestore());
  const close = vi.fn();
  const announce = vi.fn<(toast: TranslatedToast) => void>();
  const openPage = vi.fn();
  deleteForever(close, announce, openPage);
  expect(close).toHaveBeenCalledOnce();
  expect(announce.mock.calls.map(([toast]) => toast(english))).toEqual([
    {
      title: "Account Deletion",
      description:
        "To delete your account, please contact support or use your hosting platform account settings.",
      variant: "destructive",
      action: { label: "Open that page", run: openPage, leadsOn: true },
    },
  ]);
  expect(fetching).not.toHaveBeenCalled();
});

it("an error is reported", () => {
  const announce = vi.fn<(toast: TranslatedToast) => void>();
  deleteForever(
    () => {
      throw new Error("The page is gone");
    },
    announce,
    vi.fn(),
  );
  expect(announce.mock.calls.map(([toast]) => toast(english))).toEqual([
    {
      title: "Error",
      description: "Failed to process request. Please try again.",
      variant: "destructive",
    },
  ]);
});
