import { useState } from "react";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { type Left, useLeaving } from "./leaving-tabs.ts";

type Leave = NonNullable<Parameters<typeof useLeaving>[1]>;

/** A page of Ada, of which a press makes that of `next`. */
function Tab({ next, leave }: { next: string | null; leave: Leave }) {
  const [userId, setUserId] = useState<string | null>("ada");
  useLeaving(userId, leave);
  return (
    <button type="button" onClick={() => setUserId(next)}>
      {userId ?? "nobody"}
    </button>
  );
}

function openOtherTab() {
  const channel = new BroadcastChannel("mood-universe.leaving");
  onTestFinished(() => channel.close());
  return (left: Left) => channel.postMessage(left);
}

const deleted: Left = { userId: "ada", removedAt: null };

for (const shown of ["ada", null])
  test(`a tab leaves with its person, ${shown ? "whom it shows" : "who is gone from its page already"}`, async ({
    show,
  }) => {
    const leave = vi.fn<Leave>();
    await show(<Tab next={shown} leave={leave} />);
    await page.getByRole("button", { name: "ada" }).click();
    await expect.element(page.getByRole("button", { name: shown ?? "nobody" })).toBeVisible();
    openOtherTab()(deleted);
    await expect.poll(() => leave.mock.calls.map(([, left]) => left)).toEqual([deleted]);
  });

test("a tab stays when somebody leaves who was there before its person", async ({ show }) => {
  const leave = vi.fn<Leave>();
  await show(<Tab next="ben" leave={leave} />);
  await page.getByRole("button", { name: "ada" }).click();
  await expect.element(page.getByRole("button", { name: "ben" })).toBeVisible();
  const tell = openOtherTab();
  tell(deleted);
  tell({ userId: "ben", isSignOut: true });
  await expect.poll(() => leave.mock.calls.map(([, left]) => left.userId)).toEqual(["ben"]);
});
