import { describe, expect, it } from "vitest";
import { fragmentIn, unclearName } from "./fragments.ts";
import { commentsIn, testNamesIn } from "./read-words.ts";

it.each([
  "That of the current language.",
  "Those of the universe.",
  "Of the scene that is in use.",
  "In pixels.",
  "In the order in which they were added.",
  "By its place, because visitors get no ids.",
  "After the last row.",
  "While a file is being made.",
  "So that a reload does not ask again.",
  "Only for tests: the origin of their receiver.",
  "Likewise.",
  "The same for lights instead of text.",
  "It is in the middle already.",
  "Not at once: the next wake looks again.",
  "Also before the stars have been placed in it.",
])("a fragment is refused: %s", (comment) => expect(fragmentIn(comment)).not.toBeNull());

it.each([
  "The translator of the current language.",
  "State of the active scene.",
  "Pixels.",
  "Whether the star is hidden.",
  "Null while it is not known.",
  "Returns the cookies of the page.",
  "When the network is back, the outbox sends what waits.",
  "On a busy machine, this takes seconds.",
  "The same formula as in the shader.",
  "Thirty days.",
  "Of a star that was delivered before, nothing is kept.",
])("a whole statement is accepted: %s", (comment) => expect(fragmentIn(comment)).toBeNull());

describe("the comments of a file", () => {
  it("are read without their marks, wherever they stand", () => {
    const source = `/** One. */
const a = "// no comment";
/**
 * Two
 * lines.
 */
const b = 1; // Three.
`;
    expect(commentsIn("a.ts", source)).toEqual([
      { line: 1, text: "One." },
      { line: 3, text: "Two lines." },
      { line: 7, text: "Three." },
    ]);
  });

  it("are one where lines follow each other, and leave out what tools read", () => {
    const source = `// One
// goes on.
// biome-ignore lint/a/b: a reason.
const a = 1;
`;
    expect(commentsIn("a.ts", source)).toEqual([{ line: 1, text: "One goes on." }]);
  });

  it("are found in style sheets and in markup", () => {
    expect(commentsIn("a.css", "a {\n  /* One. */\n}")).toEqual([{ line: 2, text: "One." }]);
    expect(commentsIn("a.tsx", "const a = <p>{/* One. */}</p>;")).toEqual([{ line: 1, text: "One." }]);
  });
});

it("the names of tests are read, with or without cases, and those in a group are not", () => {
  const source = `test("one", () => {});
it.each([1, 2])("two %i", () => {});
test.skipIf(process.platform !== "linux")(
  "three",
  () => {},
);
describe("four", () => {
  it("goes on", () => {});
});
`;
  expect(testNamesIn(source).map(({ text }) => text)).toEqual(["one", "two %i", "three", "four"]);
});

it.each([
  "it fits a phone",
  "both its links lead back",
  "one that is gone leaves the URL",
  "also on a phone",
])("a name without a subject is refused: %s", (name) => expect(unclearName(name)).not.toBeNull());

it.each(["a star fits a phone", "one press stops the reminders"])(
  "a name with a subject is accepted: %s",
  (name) => expect(unclearName(name)).toBeNull(),
);
