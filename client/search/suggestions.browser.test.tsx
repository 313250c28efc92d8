/** What the typed text can mean, by keyboard, mouse and touch. */

import { page, userEvent } from "vitest/browser";
import { catalogue } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { readFilter } from "#domain/journal/filter-url.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { seriousViolationsInLooks } from "../../testing/browser/find-violations.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { makeStar } from "../../testing/make-star.ts";
import { SearchBar } from "./SearchBar.tsx";
import { useFilter } from "./use-filter.ts";
import { useResults } from "./use-results.ts";

const longName = "W".repeat(40);
const longWord = "M".repeat(180);
const tags: readonly Tag[] = ["work", "workshop", longName, "العمل"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const stars = [
  makeStar({ emotion: "joy", tags: ["tag-0"], timestamp: "2024-11-05T12:00:00.000Z" }),
  makeStar({ emotion: "joy", tags: ["tag-0", "tag-2"], timestamp: "2025-11-05T12:00:00.000Z" }),
  makeStar({
    emotion: "grief",
    tags: ["tag-1"],
    note: `Tea ${longWord}`,
    timestamp: "2025-11-09T12:00:00.000Z",
  }),
];
const index = indexJournal(catalogue, stars, "UTC");

function Search() {
  const { filter, setFilter } = useFilter(tags);
  const { stars: found } = useResults(index, filter);
  return (
    <main className="p-4">
      <h1>Journal</h1>
      <SearchBar
        {...{ index, tags, filter, count: found.length, total: stars.length }}
        onFilterChange={setFilter}
      />
    </main>
  );
}

const field = page.getByRole("combobox", { name: "Search your stars" });
const list = page.getByRole("listbox", { name: "What the search can mean" });
const option = (name: string) => list.getByRole("option", { name });
const optionTexts = () =>
  list
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
const keys = (text: string) => userEvent.keyboard(text);
const inUrl = (): Filter => readFilter(catalogue, location.search);
const expectFilter = (filter: Partial<Filter>) => expect.poll(inUrl).toEqual({ ...emptyFilter, ...filter });
const activeText = () =>
  document.getElementById(field.element().getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;

test("what a word can mean is said with its stars, and by mouse one of it is taken, then another", async ({
  show,
}) => {
  await show(<Search />);
  await expect.element(field).toHaveAttribute("aria-expanded", "false");
  await field.fill("work");
  await expect.poll(optionTexts).toEqual(["Notes with “work”: 0", "Tag work: 2", "Tag workshop: 1"]);
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await expect.element(option("Notes with “work”: 0")).toHaveAttribute("aria-selected", "true");
  expect(await seriousViolationsInLooks(new WeakMap(), [360])).toEqual([]);
  await option("Tag work: 2").click();
  await expectFilter({ tags: ["tag-0"] });
  await expect.element(field).toHaveValue("");
  await expect.element(field).toHaveFocus();
  await expect.element(option("Tag work: 2")).toHaveAttribute("aria-selected", "true");
  await option("Notes with “work”: 0").click();
  await expectFilter({ words: "work" });
  await expect.element(field).toHaveValue("work");
  await option("Tag workshop: 1").click();
  await expectFilter({ tags: ["tag-1"] });
  await page.getByRole("button", { name: "Remove: With workshop" }).click();
  await expectFilter({});
  await expect.element(list).not.toBeInTheDocument();
});

test("by keyboard, Enter takes what is found where no note has the words, and arrows lead to the others", async ({
  show,
}) => {
  await show(<Search />);
  await field.click();
  await keys("november");
  await expect.poll(activeText).toBe("November 2025: 2");
  await keys("{Enter}");
  await expectFilter({ from: "2025-11-01", to: "2025-11-30" });
  await expect.element(page.getByRole("button", { name: "Remove: November 2025" })).toBeVisible();
  await keys("joy");
  await expect.poll(optionTexts).toEqual(["Notes with “joy”: 0", "Feeling Joy: 1"]);
  await keys("{ArrowUp}");
  await expect.poll(activeText).toBe("Notes with “joy”: 0");
  await keys("{ArrowUp}");
  expect(activeText()).toBeNull();
  await keys("{ArrowUp}");
  await expect.poll(activeText).toBe("Feeling Joy: 1");
  await keys("{Escape}");
  await expect.poll(activeText).toBeNull();
  await expect.element(field).toHaveValue("joy");
  await keys("{ArrowDown}{ArrowDown}{Enter}");
  await expectFilter({ from: "2025-11-01", to: "2025-11-30", emotions: ["joy"] });
});

test("words that notes have stay words", async ({ show }) => {
  await show(<Search />);
  await field.click();
  await keys("tea november");
  await expect
    .poll(optionTexts)
    .toEqual(["Notes with “tea november”: 0", "Notes with “tea”, November 2025: 1"]);
  await field.fill("tea");
  await expect.element(page.getByText("1 of 3 stars").first()).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
  await keys("{Enter}");
  await expectFilter({ words: "tea" });
});

test("the longest names and words fit into 320 px, also an Arabic one, and with text of twice the size", async ({
  show,
}) => {
  await page.viewport(320, 640);
  await show(<Search />);
  for (const size of ["", "200%"]) {
    document.documentElement.style.fontSize = size;
    for (const words of ["wwwww", `${longWord} november`, "العمل"]) {
      await field.fill(words);
      await expect.element(list).toBeVisible();
      expectNoOverflow();
      for (const each of list.getByRole("option").elements())
        expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
    }
  }
  document.documentElement.style.fontSize = "";
});
