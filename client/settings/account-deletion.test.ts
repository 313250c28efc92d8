import { expect, it, vi } from "vitest";
import { deleteForever } from "./account-deletion.ts";

it("Delete Forever closes and says where to turn, and calls nothing", () => {
  const fetching = vi.spyOn(globalThis, "fetch");
  const close = vi.fn();
  const tell = vi.fn();
  deleteForever(close, tell);
  expect(close).toHaveBeenCalledOnce();
  expect(tell.mock.calls).toEqual([
    [
      {
        title: "Account Deletion",
        description:
          "To delete your account, please contact support or use your hosting platform account settings.",
        variant: "destructive",
      },
    ],
  ]);
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockRestore();
});

it("what throws on the way is said", () => {
  const tell = vi.fn();
  deleteForever(() => {
    throw new Error("The page is gone");
  }, tell);
  expect(tell.mock.calls).toEqual([
    [
      {
        title: "Error",
        description: "Failed to process request. Please try again.",
        variant: "destructive",
      },
    ],
  ]);
});
