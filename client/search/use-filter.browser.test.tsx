import { vi } from "vitest";
import { userEvent } from "vitest/browser";
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
  await expect.poll(() => new URLSearchParams(location.search).get("words")).toBe("sea & sun");
  await screen.getByRole("button", { name: "Clear" }).click();
  await expect.element(words).toHaveValue("");
  expect([location.search, history.length]).toEqual(["?keep=1", length]);
  history.replaceState(null, "", href);
});

test("the URL changes once after many letters, and before the person leaves the field", async ({
  clock,
  show,
}) => {
  const { href } = location;
  const replaceState = vi.spyOn(history, "replaceState");
  history.replaceState(null, "", "?");
  const screen = await show(<Search />);
  const words = screen.getByLabelText("Words");
  await words.click();
  // The clock stands, because a busy machine could take more time than the pause between two letters.
  clock.stop();
  replaceState.mockClear();
  await userEvent.keyboard("abcdef");
  expect(location.search).toBe("");
  await clock.pass(300);
  expect([location.search, replaceState.mock.calls.length]).toEqual(["?words=abcdef", 1]);
  await userEvent.keyboard("g");
  await userEvent.keyboard("{Tab}");
  expect(location.search).toBe("?words=abcdefg");
  history.replaceState(null, "", href);
});

test("a URL that changes while the person types wins", async ({ clock, show }) => {
  const { href } = location;
  history.replaceState(null, "", "?");
  const screen = await show(<Search />);
  const words = screen.getByLabelText("Words");
  clock.stop();
  await words.fill("sea");
  history.replaceState(null, "", "?words=tea");
  await expect.element(words).toHaveValue("tea");
  await clock.pass(1_000);
  expect(location.search).toBe("?words=tea");
  history.replaceState(null, "", href);
});

test("a link to another page can have the filter", () => {
  expect(withFilter("/journal", emptyFilter)).toBe("/journal");
  expect(withFilter("/", { ...emptyFilter, words: "sea" })).toBe("/?words=sea");
});
