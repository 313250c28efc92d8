import { noteSealState, sealsWords } from "../../client/sealed/seal-state.ts";
import { expect, test } from "./browser-test.tsx";
import { makeUser } from "./make-replies.ts";

const { id } = makeUser();

test("a test can learn that words are sealed", () => {
  noteSealState({ id, seal: "sealed" });
  expect(sealsWords(id)).toBe(true);
});

test("the next test knows nothing of it", () => {
  expect(sealsWords(id)).toBe(false);
});
