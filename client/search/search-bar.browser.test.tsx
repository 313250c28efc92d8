import { page, userEvent } from "vitest/browser";
import { catalogue } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { readFilter } from "#domain/journal/filter-url.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { makeStar } from "../../testing/make-star.ts";
import { SearchBar } from "./SearchBar.tsx";
import { useFilter } from "./use-filter.ts";
import { useResults } from "./use-results.ts";

const makeTags = (names: readonly string[]): readonly Tag[] =>
  names.map((name, at) => ({ id: `tag-${at}`, name, kind: "other", isArchived: false, revision: 1 }));
const fewTags = makeTags(["Work", "Family", "Rain"]);
const stars = [
  makeStar({ id: "a", emotion: "joy", note: "By the sea", intensity: 9, tags: ["tag-0", "tag-1"] }),
  makeStar({ id: "b", emotion: "love", note: "Tea", intensity: 4, tags: ["tag-1"] }),
  makeStar({ id: "c", emotion: "grief", intensity: 2, isTwinStar: 1, secondaryEmotion: "joy" }),
];

const index = indexJournal(catalogue, stars, "UTC");

/** Search as a page uses it: the URL has the filter. */
function Search({ tags = fewTags }: { tags?: readonly Tag[] }) {
  const { filter, setFilter } = useFilter(tags);
  const results = useResults(index, filter);
  return (
    <main className="p-4">
      <h1>Journal</h1>
      <input aria-label="Elsewhere" />
      <SearchBar
        index={index}
        tags={tags}
        filter={filter}
        onFilterChange={setFilter}
        count={results.stars.length}
        total={stars.length}
      >
        <button type="button">Show in the sky</button>
      </SearchBar>
    </main>
  );
}

const field = page.getByRole("combobox", { name: "Search your stars" });
const filters = page.getByRole("button", { name: /^Filters/ });
const panel = page.getByRole("dialog", { name: "Filters" });
const chips = page.getByRole("list", { name: "Filters that are set" });
const count = page.getByText(/\d stars?$/).first();
const box = (name: string) => panel.getByRole("checkbox", { name, exact: true });
const keys = (text: string) => userEvent.keyboard(text);
const inUrl = (): Filter => readFilter(catalogue, location.search);
const chipTexts = () =>
  chips
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
const openAt = (query: string) => history.replaceState(null, "", query);

/** Resolves when the URL has this filter and nothing else. */
const expectFilter = (filter: Partial<Filter>) => expect.poll(inUrl).toEqual({ ...emptyFilter, ...filter });

test("typing searches with every letter; what was typed stays, and a button clears it", async ({ show }) => {
  await show(<Search />);
  await expect.element(count).toHaveTextContent("3 stars");
  await field.click();
  await keys(" se");
  await expect.element(field).toHaveValue(" se");
  await expect.element(count).toHaveTextContent("1 of 3 stars");
  await keys("a ");
  await expect.element(field).toHaveValue(" sea ");
  await page.getByRole("button", { name: "Clear the words" }).click();
  await expectFilter({});
  await expect.element(field).toHaveFocus();
  await expect.element(count).toHaveTextContent("3 stars");
});

test("the words in the URL are in the field, also when the URL changes", async ({ show }) => {
  openAt("?words=sea");
  await show(<Search />);
  await expect.element(field).toHaveValue("sea");
  history.pushState(null, "", "?words=tea");
  await expect.element(field).toHaveValue("tea");
  await field.fill("x".repeat(300));
  await expect.element(field).toHaveValue("x".repeat(200));
});

test("the key / goes to the field, but not while the person types elsewhere", async ({ show }) => {
  await show(<Search />);
  await keys("/");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("");
  await page.getByLabelText("Elsewhere").click();
  await keys("/");
  await expect.element(page.getByLabelText("Elsewhere")).toHaveValue("/");
});

test("screen readers hear the count after a pause, not with each letter", async ({ clock, show }) => {
  await show(<Search />);
  clock.stop();
  const status = page.getByRole("status");
  const heard: (string | null)[] = [];
  const observer = new MutationObserver(() => heard.push(status.element().textContent));
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  await field.click();
  await keys("tea");
  await expect.element(count).toHaveTextContent("1 of 3 stars");
  await clock.pass(799);
  expect(heard).toEqual([]);
  await clock.pass(1);
  await expect.element(status).toHaveTextContent("1 of 3 stars");
  observer.disconnect();
  expect(heard).toEqual(["1 of 3 stars"]);
});

test("families and single feelings are chosen together, by mouse", async ({ show }) => {
  await show(<Search />);
  await filters.click();
  await box("Love family").click();
  await box("Grief family").click();
  await expectFilter({ families: ["love", "grief"] });
  await panel.getByRole("button", { name: "Single feelings" }).click();
  await expect.element(box("Joy")).toBeChecked();
  await box("Joy").click();
  await expectFilter({ families: ["grief"], emotions: ["love", "compassion", "trust"] });
  await expect.element(box("Love family")).toBePartiallyChecked();
  await box("Love family").click();
  await expectFilter({ families: ["love", "grief"] });
  await panel.getByRole("button", { name: "Show 3 stars" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
  await expect.element(filters).toHaveAccessibleName("Filters 2 set");
});

test("every filter can be set by keyboard alone", async ({ show }) => {
  await show(<Search />);
  (filters.element() as HTMLElement).focus();
  await keys("{Enter}");
  const at = async (element: ReturnType<typeof page.getByRole>, press: string) => {
    (element.element() as HTMLElement).focus();
    await keys(press);
  };
  await at(box("Love family"), " ");
  await at(panel.getByRole("slider", { name: "Lowest intensity" }), "{ArrowRight}{ArrowRight}");
  await at(panel.getByRole("slider", { name: "Highest intensity" }), "{ArrowLeft}");
  await at(box("Work"), " ");
  await at(box("Family"), " ");
  await at(panel.getByRole("radio", { name: "All of these tags" }), "{ArrowRight}");
  await at(box("Saturday"), " ");
  await at(panel.getByRole("combobox", { name: "From" }), "{End}{ArrowUp}");
  await at(panel.getByRole("combobox", { name: "Until" }), "6");
  await at(panel.getByRole("radio", { name: "With a note" }), " ");
  await at(panel.getByRole("radio", { name: "Twins only" }), " ");
  await expectFilter({
    ...{ families: ["love"], intensity: { min: 3, max: 9 }, tags: ["tag-0", "tag-1"], tagMatch: "any" },
    ...{ weekdays: [6], hours: { from: 22, until: 6 }, note: "with", twins: "only" },
  });
  await expect.element(panel.getByText("The next morning")).toBeVisible();
  await keys("{Escape}");
  await expect.element(filters).toHaveFocus();
  expect(chipTexts()).toEqual([
    ...["Love family", "Intensity 3–9", "With Work or Family", "Twin stars", "10:00 PM–6:00 AM", "Saturday"],
    ...["With a note", "Clear all"],
  ]);
});

test("the ends of the intensity push each other, and the whole range is no filter", async ({ show }) => {
  openAt("?intensity=3-4");
  await show(<Search />);
  await filters.click();
  const [low, high] = ["Lowest", "Highest"].map((end) =>
    panel.getByRole("slider", { name: `${end} intensity` }),
  );
  if (!low || !high) throw new Error("There are two ends.");
  (low.element() as HTMLElement).focus();
  await keys("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expectFilter({ intensity: { min: 6, max: 6 } });
  (high.element() as HTMLElement).focus();
  await keys("{Home}");
  await expectFilter({ intensity: { min: 1, max: 1 } });
  await keys("{End}");
  await expectFilter({});
});

test("each end of the intensity can be pressed, also where both are at one place", async ({ show }) => {
  openAt("?intensity=10-10");
  await show(<Search />);
  await filters.click();
  const slider = panel.getByRole("slider", { name: "Lowest intensity" });
  const { right, top, height } = slider.element().getBoundingClientRect();
  const pressed = document.elementFromPoint(right - 22, top + height / 2);
  expect(pressed).toBe(slider.element());
});

test("dates apply when they are complete; in reverse, they are put in order", async ({ show }) => {
  await show(<Search />);
  await filters.click();
  const dates = panel.getByRole("group", { name: "Dates" });
  await dates.getByLabelText("To").fill("2026-05-01");
  await expectFilter({ to: "2026-05-01" });
  await dates.getByLabelText("From").fill("0202-05-10");
  await expectFilter({ to: "2026-05-01" });
  await dates.getByLabelText("From").fill("2026-05-10");
  await expectFilter({ to: "2026-05-01" });
  await dates.getByLabelText("To").click();
  await expectFilter({ from: "2026-05-01", to: "2026-05-10" });
  await expect.element(dates.getByLabelText("To")).toHaveValue("2026-05-10");
  await dates.getByLabelText("From").fill("");
  await expectFilter({ to: "2026-05-10" });
});

test("of many tags, one is found by a part of its name, and up to twelve can be chosen", async ({ show }) => {
  const names = Array.from({ length: 500 }, (_, at) => (at === 333 ? "Café Zürich" : `Tag ${at}`));
  const chosen = Array.from({ length: 11 }, (_, at) => `tag-${at}`);
  openAt(`?tags=${chosen}`);
  await show(<Search tags={makeTags(names)} />);
  await filters.click();
  const group = panel.getByRole("group", { name: "Tags" });
  await expect.element(group).toBeVisible();
  expect(group.getByRole("checkbox").elements()).toHaveLength(12);
  await panel.getByLabelText("Find a tag").fill("cafe ZU");
  await box("Café Zürich").click();
  await expect.element(panel.getByText("That is all: a star has up to 12 tags.")).toBeVisible();
  await panel.getByLabelText("Find a tag").fill("Tag 499");
  await expect.element(box("Tag 499")).toBeDisabled();
  await panel.getByLabelText("Find a tag").fill("no such tag");
  await expect.element(panel.getByText("No tag with this name.")).toBeVisible();
  await panel.getByLabelText("Find a tag").fill("");
  await panel.getByRole("button", { name: "Show all 500 tags" }).click();
  expect(group.getByRole("checkbox").elements()).toHaveLength(500);
  expect(inUrl().tags).toHaveLength(12);
});

test("chips are removed one by one, and the focus stays among them", async ({ show }) => {
  openAt("?words=sea&families=love,grief&note=with");
  await show(<Search />);
  const chip = (text: string) => chips.getByRole("button", { name: `Remove: ${text}` });
  await chip("Love family").click();
  await expect.element(chip("Grief family")).toHaveFocus();
  (chip("With a note").element() as HTMLElement).focus();
  await keys("{Enter}");
  await expect.element(chip("Grief family")).toHaveFocus();
  await keys("{Enter}");
  await expect.element(filters).toHaveFocus();
  await expectFilter({ words: "sea" });
});

test("everything is cleared at once, or all but the words", async ({ show }) => {
  openAt("?words=sea&families=love&tags=tag-0,tag-1");
  await show(<Search />);
  await filters.click();
  await panel.getByRole("button", { name: "Clear filters" }).click();
  await expectFilter({ words: "sea" });
  await keys("{Escape}");
  openAt("?words=sea&families=love");
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expectFilter({});
  await expect.element(field).toHaveValue("");
});

test("a hostile URL gives a search that works, without tags that nobody knows", async ({ show }) => {
  openAt(
    `?words=%E0%A4%A&emotions=joy,__proto__&tags=gone,tag-0&hours=99-1&intensity=8-3&x=${"y".repeat(5_000)}`,
  );
  await show(<Search />);
  await expect.element(chips).toBeVisible();
  expect(chipTexts()).toEqual(["Joy", "Intensity 3–8", "With Work", "Clear all"]);
  await field.fill("sea");
  await expect.poll(() => inUrl().tags).toEqual(["tag-0"]);
});

test("at 320 px everything fits, and on touch every target is 44 px", async ({ show }) => {
  await page.viewport(320, 640);
  openAt("?families=love&emotions=hope&from=2026-01-01&to=2026-12-31&tags=tag-0,tag-1");
  await show(<Search tags={makeTags(["W".repeat(40), "Family", "Rain"])} />);
  await expect.element(chips).toBeVisible();
  expectNoOverflow();
  await filters.click();
  await expect.element(panel).toBeVisible();
  const sheet = panel.element();
  const targets = [
    ...sheet.querySelectorAll<HTMLElement>("label:has(input), button, input[type=date], select"),
  ];
  for (const target of targets.filter((one) => one.checkVisibility())) {
    const { width, height, right } = target.getBoundingClientRect();
    expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(44);
    expect(right, target.textContent).toBeLessThanOrEqual(320);
  }
});
