import { type Locator, page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { press } from "../../testing/browser/page-steps.ts";

const sky = page.getByLabelText(/^Star map/);
const list = page.getByRole("region", { name: "Your stars" });
const tooltip = page.getByRole("tooltip");
const openButton = page.getByRole("button", { name: "List of stars" });
const focus = (locator: Locator) => (locator.element() as HTMLElement).focus();

const row = (at: number) => list.element().querySelector<HTMLElement>(`[role="row"][aria-rowindex="${at}"]`);
const selectedRows = () =>
  [...list.element().querySelectorAll('[role="row"][aria-selected="true"]')].map(({ ariaRowIndex }) =>
    Number(ariaRowIndex),
  );
const focusedRow = () => document.activeElement?.ariaRowIndex;

async function openList() {
  focus(openButton);
  await press("{Enter}");
  await expect.poll(focusedRow).toBe("1");
}

test("list and sky agree on the selected star, which stays when the list closes", async ({ openHome }) => {
  await openHome({ stars: 90 });
  await openList();
  await press("{ArrowDown}{ArrowDown}{Enter}");
  await expect.poll(selectedRows).toEqual([3]);
  await expect.element(tooltip).toBeVisible();
  focus(sky);
  await press("[[");
  await expect.poll(selectedRows).toEqual([4]);
  await press("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();

  // The oldest star is far outside the visible rows.
  await press("]");
  await expect.poll(selectedRows).toEqual([90]);
  await expect.element(page.elementLocator(row(90) ?? document.body)).toBeInViewport({ ratio: 0.98 });
  await press("{Escape}");
  await expect.element(tooltip).not.toBeInTheDocument();
  row(90)?.focus();
  await press("{Enter}");
  await expect.element(tooltip).toBeVisible();
  await press("{Escape}");
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await expect.element(tooltip).toBeVisible();
});

test("the list adds stars to several, which the bar counts, and Exit takes them out of both", async ({
  openHome,
}) => {
  await openHome({ stars: 9 });
  await openList();
  await press(" ");
  await expect.element(page.getByText("Choose another star")).toBeVisible();
  await press("{ArrowDown} ");
  await expect.element(page.getByText("2 stars selected", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: "2 selected." })).toBeInTheDocument();
  await page.getByRole("button", { name: "Exit" }).click();
  await expect.element(page.getByText("2 stars selected", { exact: true })).not.toBeInTheDocument();
  expect(list.getByRole("checkbox", { checked: true }).elements()).toEqual([]);
});

test("the list opens by itself where the browser cannot draw the map", async ({ calls, openPage }) => {
  // The fixture of what canvases draw restores it.
  HTMLCanvasElement.prototype.getContext = () => null;
  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(90)));
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.updateStats, 200, ({ body }) => makeUser(body));
  await openPage("/", makeUser());
  await expect.element(page.getByText(/^This browser cannot draw the star map\./)).toBeVisible();
  await expect.element(list.getByRole("grid")).toHaveAttribute("aria-rowcount", "90");
  await expect.element(page.elementLocator(row(1) ?? document.body)).toBeInViewport();
});

test("stars that no version of the product would take are drawn and listed too", async ({ openHome }) => {
  const odd = [
    { emotion: "ennui" },
    { x: 100_000, y: 100_000, z: -100_000 },
    { x: 0, y: 0, z: 0, emotion: "ennui", isTwinStar: 1 as const, secondaryEmotion: "nostalgia" },
    { x: 0, y: 0, z: 0 },
    // The moment is in the middle of a month: the end of one is another month in other time zones.
    { timestamp: "2999-12-15T12:00:00.000Z" },
  ];
  const entries = makeEntries(6).map((entry, at) => ({ ...entry, ...odd[at] }));
  await openHome({ entries: entries.toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1)) });
  await openList();
  await expect.element(list.getByText("December 2999")).toBeVisible();
  for (let at = 1; at <= 6; at++) {
    focus(sky);
    await press("[[");
    await expect.poll(selectedRows).toEqual([at]);
    await expect.element(tooltip).toBeVisible();
  }
});
