import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { idOnWheel } from "#domain/wellness/quiz/emotion-wheel.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { signIn } from "../../../testing/browser/exercise-steps.ts";
import { emulateMedia } from "../../../testing/browser/media.ts";
import {
  answer,
  emotion,
  expectScenario,
  intensity,
  mainButton,
  quizPath,
  storeResponses,
  typeEmotion,
} from "../../../testing/browser/quiz-steps.ts";

const heading = (name: string, level = 2) => page.getByRole("heading", { name, level });
const situation = page.getByRole("heading", { level: 2 });
const great = heading("Great Emotional Awareness!");
const regulation = heading("Emotional Regulation Recommended");

/** The value of a term in the result. */
const fact = (term: string) =>
  [...document.querySelectorAll("dt")].find(({ textContent }) => textContent === term)?.nextElementSibling
    ?.textContent;

async function tabTo(element: Element) {
  for (let presses = 0; presses < 20 && document.activeElement !== element; presses++)
    await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(element);
}

test("the keyboard alone leads through six scenarios to great emotional awareness", async ({
  calls,
  openPage,
}) => {
  const stored = storeResponses(calls);
  await openPage(quizPath, signIn(calls));
  await expect.element(page.getByText("How would you feel in this situation?")).toBeVisible();
  // Joy is the first emotion of the wheel; frustration the sixth, anxiety the eighth.
  for (const [index, steps] of [0, 5, 7, 0, 7, 7].entries()) {
    await expectScenario(index + 1);
    await expect
      .element(page.getByRole("progressbar"))
      .toHaveAttribute("aria-valuetext", `${index} of 6 answered`);
    await expect.element(mainButton).toBeDisabled();
    await expect.element(mainButton).toHaveTextContent(index < 5 ? "Next Scenario" : "Complete Quiz");
    if (index > 0) await expect.element(situation).toHaveFocus();
    await tabTo(emotion("Joy").element());
    await userEvent.keyboard(` ${"{ArrowRight}".repeat(steps)}`);
    await expect.element(intensity).toHaveValue("3");
    await userEvent.keyboard("{Enter}");
  }
  await expect.element(great).toHaveFocus();
  await expect.element(heading("Baseline Assessment Complete!", 1)).toBeVisible();
  expect(page.getByText("Personalized for you").elements()).toHaveLength(3);
  for (const reason of ["skill building", "pattern mastery", "mindful exploration"])
    await expect.element(page.getByText(reason, { exact: true })).toBeVisible();
  await expect
    .poll(() => stored.map(({ userEmotion }) => userEmotion))
    .toEqual(["joy", "frustration", "anxiety", "joy", "anxiety", "anxiety"]);

  await expect
    .element(page.getByRole("link", { name: /^Stellar Focus Conditioner/ }))
    .toHaveAttribute("href", "/mindful-moments?exercise=stellar-focus-conditioner");
  calls.disconnect(api.listRecommendations);
  await page.getByRole("link", { name: "Emotion Memory Match" }).click();
  await expect.element(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Stellar Focus Conditioner/ })).toBeVisible();
  history.back();
  await expect.element(great).toBeVisible();
  await page.getByRole("button", { name: "Take Again" }).click();
  await expectScenario(1);
  await expect.element(situation).toHaveFocus();
});

test("typed emotions are sent as the server stores them, and lead to emotional regulation", async ({
  calls,
  openPage,
  toasts,
}) => {
  const stored = storeResponses(calls);
  await openPage(quizPath, signIn(calls));
  await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
  await page.getByLabelText("Your own emotion").fill("  Pissed Off ");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("pissed off", { exact: true })).toBeVisible();
  await intensity.fill("5");
  await mainButton.dblClick();
  await expectScenario(2);
  await typeEmotion("<img src=x onerror=alert(1)>");
  await expect.element(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  // The intensity of the scenario before is not the one of this.
  await expect.element(intensity).toHaveValue("3");
  await mainButton.click();
  for (const name of ["Fear", "Love", "Anger", "Surprise"]) await answer(name);

  await expect.element(regulation).toBeVisible();
  expect(fact("Scenarios")).toBe("6");
  expect(fact("Total time")).toMatch(/^\d+\.\d s$/);
  expect(fact("Average response")).toMatch(/^\d+\.\d s$/);
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  await page.getByRole("button", { name: "Share Results" }).click();
  await expect.poll(() => toasts.texts).toEqual(["Copied: Paste it wherever you like."]);
  expect(copied).toEqual([expect.stringMatching(/^Emotional Regulation Recommended 6 scenarios in /)]);
  await expect
    .poll(() => stored.map((sent) => [sent.scenarioId, sent.userEmotion, sent.userIntensity]))
    .toEqual([
      ["work_1", "pissed off", 5],
      ["relationship_1", "<img src=x onerror=alert(1)>", 3],
      ["health_1", "fear", 3],
      ["family_1", "love", 3],
      ["social_1", "anger", 3],
      ["work_2", "surprise", 3],
    ]);

  await page.getByRole("link", { name: "Explore Games" }).click();
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await expectScenario(1);
});

test("the result has the place of a typed word that only the server knows", async ({ calls, openPage }) => {
  storeResponses(calls, (typed) => (typed === "glücklich" ? "joy" : idOnWheel(typed)));
  const user = signIn(calls);
  const screen = await openPage(quizPath, user);
  await typeEmotion("glücklich");
  await mainButton.click();
  for (const name of ["Frustration", "Anxiety", "Joy", "Anxiety", "Anger"]) await answer(name);
  await expect.element(great).toBeVisible();
  await expect.element(page.getByText("glücklich (Joy on the wheel)")).toBeVisible();
  await screen.unmount();
  await openPage(quizPath, user);
  await expect.element(page.getByText("glücklich (Joy on the wheel)")).toBeVisible();
});

test("answers that do not arrive are silent, and each is sent once when the server replies again", async ({
  calls,
  openPage,
  toasts,
}) => {
  const user = signIn(calls);
  calls.disconnect(api.createQuizResponse);
  const screen = await openPage(quizPath, user);
  for (const name of ["Joy", "Frustration", "Anxiety"]) await answer(name);
  await expectScenario(4);
  await expect.poll(() => calls.received(api.createQuizResponse).length).toBeGreaterThanOrEqual(3);
  const stored = storeResponses(calls);
  for (const name of ["Joy", "Anxiety", "Anxiety"]) await answer(name);
  await expect.element(great).toBeVisible();
  const scenarios = ["family_1", "health_1", "relationship_1", "social_1", "work_1", "work_2"];
  await expect.poll(() => stored.map(({ scenarioId }) => scenarioId).sort()).toEqual(scenarios);
  expect(new Set(stored.map(({ runId }) => runId)).size).toBe(1);

  await screen.unmount();
  await openPage(quizPath, user);
  await expect.element(great).toBeVisible();
  expect(stored).toHaveLength(6);
  expect(toasts.texts).toEqual([]);
});

test("an answer that the server missed is sent at the next visit, which says where the quiz goes on", async ({
  calls,
  openPage,
}) => {
  const user = signIn(calls);
  calls.disconnect(api.createQuizResponse);
  const screen = await openPage(quizPath, user);
  await answer("Joy");
  await expectScenario(2);
  await screen.unmount();
  const stored = storeResponses(calls);
  await openPage("/wellness-games", user);
  await expect.element(page.getByText("It goes on at scenario 2 of 6, where you left it.")).toBeVisible();
  await expect.poll(() => stored.map(({ userEmotion }) => userEmotion)).toEqual(["joy"]);
});

test("opening the page anew and the way back and forth lose no answer and send none twice", async ({
  calls,
  openPage,
}) => {
  const user = signIn(calls);
  const stored = storeResponses(calls);
  const screen = await openPage("/wellness-games", user);
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await answer("Joy");
  await expectScenario(2);
  await emotion("Fear").click();
  await intensity.fill("4");
  await screen.unmount();
  await openPage(quizPath, user);
  await expectScenario(2);
  await expect.element(emotion("Fear")).toBeChecked();
  await expect.element(intensity).toHaveValue("4");
  await mainButton.click();
  await expectScenario(3);
  await page.getByRole("link", { name: "Back to activities" }).click();
  await expect.element(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  history.back();
  await expectScenario(3);
  history.forward();
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await expectScenario(3);
  await expect.poll(() => stored.map(({ scenarioId }) => scenarioId)).toEqual(["work_1", "relationship_1"]);
});

test("in forced colours, borders show what is chosen and how far the quiz is", async ({
  calls,
  openPage,
}) => {
  storeResponses(calls);
  await emulateMedia({ "forced-colors": "active" });
  await openPage(quizPath, signIn(calls));
  await answer("Joy");
  await expectScenario(2);
  await emotion("Love").click();
  const border = (name: string) =>
    getComputedStyle(emotion(name).element().closest("label") as Element).border;
  expect(border("Love")).not.toBe(border("Joy"));
  const progress = page.getByRole("progressbar").element();
  const colorOf = (part: Element) => getComputedStyle(part).backgroundColor;
  expect(colorOf(progress.firstElementChild as Element)).not.toBe(colorOf(progress));
  expect(getComputedStyle(mainButton.element()).borderTopStyle).toBe("solid");
});
