import { page } from "vitest/browser";
import { compareAnswers } from "#domain/wellness/quiz/comparison.ts";
import { angleOf, type WheelId } from "#domain/wellness/quiz/emotion-wheel.ts";
import { type OutcomeId, outcomes } from "#domain/wellness/quiz/recommendations.ts";
import { wheelWords } from "#domain/wellness/quiz/wheel-words.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { english } from "../../../testing/english.ts";
import { QuizResultView } from "./QuizResultView.tsx";

const words = wheelWords([english]);
const wheel = page.getByRole("img", { name: /^Your answers on the emotion wheel/ });
const answers = page.getByRole("region", { name: "Your answers" });

const result = (emotions: readonly string[], outcome: OutcomeId = "exploration") => (
  <QuizResultView
    result={{
      ...{ count: 6, totalSeconds: 24, averageSeconds: 4, outcome: outcomes[outcome] },
      comparisons: compareAnswers(emotions.map((emotion) => ({ emotion, place: words(emotion) }))),
    }}
    back={{ href: "/wellness-games", label: "Back to activities" }}
    onTakeAgain={() => {}}
  />
);

/** The direction from the centre of the wheel to the number of an answer, in degrees clockwise from the top. */
function directionOf(number: number) {
  const digit = [...wheel.element().querySelectorAll("text")].find(
    ({ textContent }) => textContent === `${number}`,
  );
  const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const at = centre((digit as Element).getBoundingClientRect());
  const middle = centre(wheel.element().getBoundingClientRect());
  return ((Math.atan2(at.x - middle.x, middle.y - at.y) * 180) / Math.PI + 360) % 360;
}

test("each answer stands at its emotion, and a word that is not on the wheel stands beside it", async ({
  show,
}) => {
  await show(result(["love", "saudade", "serenity", "over the moon", "anger", "excitement"]));
  const places: [number, WheelId][] = [
    [1, "love"],
    // The ring of its baseline has the number of a word that has no place.
    [2, "frustration"],
    [3, "serenity"],
    [4, "joy"],
    [5, "anger"],
    [6, "excitement"],
  ];
  for (const [number, id] of places) {
    const turn = Math.abs(directionOf(number) - angleOf(id));
    expect(Math.min(turn, 360 - turn), id).toBeLessThan(4);
  }
  await expect.element(answers.getByText(/^Beside the wheel:/)).toBeVisible();
  expect(answers.getByText("saudade", { exact: true }).elements()).toHaveLength(2);
});

test("a list says what the wheel shows: the situation, the feeling, the baseline and how close they are", async ({
  show,
}) => {
  await show(result(["joy", "saudade", "fear", "over the moon", "anger", "curiosity"]));
  const rows = answers.getByRole("list").last().getByRole("listitem").elements() as HTMLElement[];
  expect(rows.map(({ innerText }) => innerText.replace(/\s+/g, " "))).toEqual([
    "1 A public thank-you You felt Joy Baseline Joy The same feeling",
    "2 A cancelled evening You felt saudade Baseline Frustration A word of your own, beside the wheel",
    "3 A repeated test You felt Fear Baseline Anxiety A close neighbour, 1 step away",
    "4 A warm plate You felt over the moon (Joy on the wheel) Baseline Joy The same feeling",
    "5 A party of strangers You felt Anger Baseline Anxiety A close neighbour, 1 step away",
    "6 A short message in the evening You felt Curiosity Baseline Anxiety A different feeling, 3 steps away",
  ]);
});

test("a result without known answers shows no wheel", async ({ show }) => {
  await show(result([]));
  await expect.element(page.getByRole("heading", { name: "Recommended for you" })).toBeVisible();
  expect(answers.elements()).toEqual([]);
});
