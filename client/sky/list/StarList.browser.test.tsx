import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { page, userEvent } from "vitest/browser";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { makeStar } from "../../../testing/make-star.ts";
import { useListed, useSelection, useSelectionActions } from "../selection/use-selection.ts";
import { SkyProvider } from "../sky-store.tsx";
import { StarList } from "./StarList.tsx";
import "../sky-layer.css";

const stars = 90;

/** One star a day, oldest first. */
const makeStars = (count: number): MoodEntry[] =>
  Array.from({ length: count }, (_, day) =>
    makeStar({ id: `star-${day}`, timestamp: new Date(Date.UTC(2026, 0, 1 + day)).toISOString() }),
  );

/** Shows other stars, as a poll does, while the list stays mounted. */
let changeTo: (entries: readonly MoodEntry[]) => void;

function ChangingList({ first }: { first: readonly MoodEntry[] }) {
  const [entries, setEntries] = useState(first);
  useEffect(() => {
    changeTo = (next) => flushSync(() => setEntries(next));
  }, []);
  return <List entries={entries} />;
}

const List = ({ entries }: { entries: readonly MoodEntry[] }) => (
  <SkyProvider>
    <ListInSky entries={entries} />
  </SkyProvider>
);

/** The list as the sky shows it, with a button for what a tap on the 34th star in the sky does. */
function ListInSky({ entries }: { entries: readonly MoodEntry[] }) {
  useListed(entries);
  const { several } = useSelection();
  const { select } = useSelectionActions();
  return (
    <main>
      <h1 className="sr-only">Sky</h1>
      <button type="button" onClick={() => select(entries.at(-34)?.id ?? null)}>
        Select star 34
      </button>
      <p role="status">{`${several.length} of several`}</p>
      <div className="sky-pieces h-[600px]">
        <StarList
          isInView
          entries={entries}
          total={stars}
          waiting={new Map()}
          onWaitingStar={() => {}}
          autoFocus
          onClose={() => {}}
        >
          {null}
        </StarList>
      </div>
    </main>
  );
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="row"]')];
const rowAt = (at: number) => rows().find((row) => row.ariaRowIndex === `${at}`) ?? null;
const positionOf = (row: Element | null | undefined) => Number(row?.closest("[role=row]")?.ariaRowIndex);
const focusedRow = () => positionOf(document.activeElement);
const boxOf = (at: number) => rowAt(at)?.querySelector<HTMLInputElement>('input[type="checkbox"]');
const selectedRows = () => rows().flatMap((row) => (row.ariaSelected === "true" ? [positionOf(row)] : []));
const press = (keys: string) => userEvent.keyboard(keys);

/** The rows that a user sees, of those in the DOM. */
function visibleRows(): number[] {
  const list = document.querySelector('[role="grid"]')?.parentElement?.getBoundingClientRect();
  return rows()
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return list && top < list.bottom && bottom > list.top;
    })
    .map(positionOf);
}

const rowsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

test("the list contains every star, grouped by months, and only the visible rows are in the DOM", async ({
  show,
}) => {
  await show(<List entries={makeStars(stars)} />);
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", `${stars}`);
  await expect.element(page.getByRole("rowgroup").first()).toHaveAccessibleName(/^\w+ \d{4}, \d+ stars?$/);
  await expect.poll(focusedRow).toBe(1);
  expect(rows().length).toBeLessThan(stars / 2);
  for (let at = 1; at < stars; ) {
    const before = at;
    await press("{PageDown}");
    await expect.poll(focusedRow).toBeGreaterThan(before);
    at = focusedRow();
    await expect.poll(visibleRows).toEqual(expect.arrayContaining(rowsBetween(before + 1, at)));
  }
});

test("arrows, Home and End move the focus, Enter selects, and a second Enter clears the selection", async ({
  show,
}) => {
  await show(<List entries={makeStars(stars)} />);
  await expect.poll(focusedRow).toBe(1);
  await press("{ArrowDown}{ArrowDown}");
  await expect.poll(focusedRow).toBe(3);
  await press("{Enter}");
  await expect.poll(selectedRows).toEqual([3]);
  await press("{Enter}");
  await expect.poll(selectedRows).toEqual([]);
  await press("{End}");
  await expect.poll(focusedRow).toBe(stars);
  await press("{Home}");
  await expect.poll(focusedRow).toBe(1);
});

test("a star that is selected in the sky is scrolled into view", async ({ show }) => {
  await show(<List entries={makeStars(stars)} />);
  expect(rowAt(34)).toBeNull();
  await page.getByRole("button", { name: "Select star 34" }).click();
  await expect.poll(selectedRows).toEqual([34]);
  await expect.poll(visibleRows).toContain(34);
});

test("Space adds stars to several, and a check box has its own place in the tab order and removes its star", async ({
  show,
}) => {
  await show(<List entries={makeStars(stars)} />);
  await expect.poll(focusedRow).toBe(1);
  await press(" {ArrowDown} ");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 of several");
  expect([boxOf(1)?.checked, boxOf(2)?.checked, boxOf(3)?.checked]).toEqual([true, true, false]);
  await press("{Tab}");
  await expect.poll(() => document.activeElement === boxOf(2)).toBe(true);
  await press(" ");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 of several");
  expect(boxOf(2)?.checked).toBe(false);
});

test("keys that arrive faster than frames keep the focus in the list", async ({ show }) => {
  await show(<List entries={makeStars(stars)} />);
  await expect.poll(focusedRow).toBe(1);
  for (let times = 0; times < 5; times++) {
    const pageDown = new KeyboardEvent("keydown", { key: "PageDown", bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(pageDown);
    // React handles a key before the next task; a frame takes longer.
    await Promise.resolve();
  }
  const landed = focusedRow();
  expect(landed).toBeGreaterThan(1);
  await press("{ArrowDown}");
  await expect.poll(focusedRow).toBe(landed + 1);
});

test("the focus stays at its star when stars are removed and inserted, and goes to the next when its own is removed", async ({
  show,
}) => {
  const sky = makeStars(stars);
  await show(<ChangingList first={sky} />);
  const focusedDay = () => document.activeElement?.querySelector("time")?.dateTime;
  await expect.poll(focusedRow).toBe(1);
  await press("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.poll(focusedRow).toBe(4);
  const element = document.activeElement;

  // One star goes in an older month, and one right above it.
  const fewer = sky.toSpliced(3, 1).toSpliced(-3, 1);
  changeTo(fewer);
  await expect.poll(focusedRow).toBe(3);
  expect(document.activeElement).toBe(element);

  const next = fewer.at(-4);
  const withoutIt = fewer.toSpliced(-3, 1);
  changeTo(withoutIt);
  await expect.poll(focusedDay).toBe(next?.timestamp);
  expect(focusedRow()).toBe(3);
  await press("{ArrowDown}");
  await expect.poll(focusedRow).toBe(4);

  // The last star of all is removed: the focus goes to the star before it.
  await press("{End}");
  await expect.poll(focusedRow).toBe(withoutIt.length);
  changeTo(withoutIt.slice(1));
  await expect.poll(focusedDay).toBe(withoutIt[1]?.timestamp);
});

test("a removed star leaves the selection and several", async ({ show }) => {
  const sky = makeStars(stars);
  await show(<ChangingList first={sky} />);
  await expect.poll(focusedRow).toBe(1);
  await press("{Enter}");
  await expect.poll(selectedRows).toEqual([1]);
  changeTo(sky.slice(0, -1));
  await expect.poll(selectedRows).toEqual([]);
  // A star that comes back is not selected again.
  changeTo(sky);
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", `${stars}`);
  expect(selectedRows()).toEqual([]);

  await press("{Home} {ArrowDown} ");
  await expect.element(page.getByRole("status")).toHaveTextContent("2 of several");
  changeTo(sky.slice(0, -1));
  await expect.element(page.getByRole("status")).toHaveTextContent("1 of several");
});
