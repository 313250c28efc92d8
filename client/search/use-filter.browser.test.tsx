import { emptyFilter } from "#domain/journal/filter.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { useFilter, withFilter } from "./use-filter.ts";

function Search() {
  const { filter, isEmpty, setFilter, clear } = useFilter();
  return (
    <>
      <input
        aria-label="Words"
        value={filter.words}
        onChange={({ target }) => setFilter({ ...filter, words: target.value })}
      />
      {!isEmpty && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
    </>
  );
}

test("the URL has the filter, beside its other parameters and in one entry of the history", async ({
  show,
}) => {
  const { href } = location;
  history.replaceState(null, "", "?keep=1&words=sea");
  const length = history.length;
  const screen = await show(<Search />);
  const words = screen.getByLabelText("Words");
  await expect.element(words).toHaveValue("sea");
  await words.fill("sea & sun");
  expect(new URLSearchParams(location.search).get("words")).toBe("sea & sun");
  await screen.getByRole("button", { name: "Clear" }).click();
  await expect.element(words).toHaveValue("");
  expect([location.search, history.length]).toEqual(["?keep=1", length]);
  history.replaceState(null, "", href);
});

test("a link to another page can have the filter", () => {
  expect(withFilter("/journal", emptyFilter)).toBe("/journal");
  expect(withFilter("/", { ...emptyFilter, words: "sea" })).toBe("/?words=sea");
});
