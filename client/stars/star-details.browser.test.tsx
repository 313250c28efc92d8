import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { StarDetails } from "./StarDetails.tsx";

const tags = ["Work", "Family"].map((name, at) => ({
  ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
}));
const note = `First line\nCafé ${"z".repeat(1_980)}`;
const star = makeStar({ emotion: "joy", note, tags: ["tag-1", "tag-0", "unknown"] });

test("a star shows its whole note with line breaks, and its tags in the order chosen", async ({ show }) => {
  const screen = await show(<StarDetails entry={star} tags={tags} />);
  const shown = screen.getByText(/First line/);
  await expect.element(shown).toHaveTextContent(`First line Café ${"z".repeat(1_980)}`);
  expect(getComputedStyle(shown.element()).whiteSpace).toBe("pre-wrap");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const items = screen.getByRole("list", { name: "Tags" }).getByRole("listitem").elements();
  expect(items.map((item) => item.textContent)).toEqual(["Family", "Work"]);
});

test("no line ends with the word between the feelings of a twin star, however narrow it is", async ({
  show,
}) => {
  const twin = makeStar({ isTwinStar: 1, secondaryEmotion: "hopelessness", secondaryIntensity: 5 });
  for (const width of [200, 240, 280, 320, 400]) {
    const screen = await show(
      <div style={{ width }}>
        <StarDetails entry={twin} tags={[]} />
      </div>,
    );
    const bottom = (text: string) => bottomOf(screen.container, text);
    expect(Math.abs(bottom("with") - bottom("Hopelessness")), `at ${width} px`).toBeLessThan(10);
  }
});

/** Where the line ends that has `text`. */
function bottomOf(container: Element, text: string): number {
  const nodes = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode() && nodes.currentNode.textContent !== text);
  const range = document.createRange();
  range.selectNodeContents(nodes.currentNode);
  return range.getBoundingClientRect().bottom;
}

test("found words are marked as they are written", async ({ show }) => {
  const screen = await show(<StarDetails entry={star} tags={tags} words={["cafe"]} />);
  await expect.element(screen.getByRole("mark")).toHaveTextContent("Café");
});

test("a tag is a button where it can be chosen", async ({ show }) => {
  const chosen: string[] = [];
  const screen = await show(<StarDetails entry={star} tags={tags} onTag={({ name }) => chosen.push(name)} />);
  await screen.getByRole("button", { name: "Work" }).click();
  expect(chosen).toEqual(["Work"]);
});
