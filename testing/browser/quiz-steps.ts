/** What a person does in the baseline quiz, for component tests. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { NewQuizResponse } from "#domain/wellness/quiz/quiz.ts";
import { type WheelWords, wheelWords } from "#domain/wellness/quiz/wheel-words.ts";
import { english } from "../english.ts";
import { expect } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";

export const quizPath = "/wellness-games/color-wheel-explorer";

export const emotion = (name: string) => page.getByRole("radio", { name, exact: true });
export const intensity = page.getByRole("slider", { name: "Intensity" });
export const mainButton = page.getByRole("button", { name: /^(Next Scenario|Complete Quiz)$/ });

/** The number of the scenario that is shown, from 1 to 6. */
export const expectScenario = (number: number) =>
  expect.element(page.getByText(`Scenario ${number} / 6`)).toBeVisible();

export async function answer(name: string) {
  await emotion(name).click();
  await mainButton.click();
}

export async function typeEmotion(word: string) {
  await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
  await page.getByLabelText("Your own emotion").fill(word);
  await page.getByRole("button", { name: "Use" }).click();
}

/** Answers as a server that stores every response and knows `words`; the returned array holds what was sent, oldest first. */
export function storeResponses(
  calls: CallReplies,
  words: WheelWords = wheelWords([english]),
): readonly NewQuizResponse[] {
  const stored: NewQuizResponse[] = [];
  calls.reply(api.createQuizResponse, 201, ({ body, params }) => {
    stored.push(body);
    const at = new Date().toISOString();
    const wheelEmotion = words(body.userEmotion);
    return { runId: null, ...body, wheelEmotion, id: crypto.randomUUID(), userId: params.id, timestamp: at };
  });
  return stored;
}
