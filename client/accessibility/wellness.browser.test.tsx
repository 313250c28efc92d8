/** The activities: the quiz, the exercises in each of their states, and the mazes. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { compareAnswers } from "#domain/wellness/quiz/comparison.ts";
import { type OutcomeId, outcomes } from "#domain/wellness/quiz/recommendations.ts";
import { wheelWords } from "#domain/wellness/quiz/wheel-words.ts";
import { expect, type Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen, type State } from "../../testing/browser/check-screens.ts";
import {
  answer as answerQuestion,
  button,
  passSeconds,
  signIn,
  sleepSeconds,
  start,
  stopClock,
  storeSessions,
  title,
} from "../../testing/browser/exercise-steps.ts";
import { makeRecommendation } from "../../testing/browser/make-replies.ts";
import { board, solveByButtons } from "../../testing/browser/maze-steps.ts";
import { seen } from "../../testing/browser/page-steps.ts";
import {
  answer,
  emotion,
  mainButton,
  quizPath,
  storeResponses,
  typeEmotion,
} from "../../testing/browser/quiz-steps.ts";
import { english } from "../../testing/english.ts";
import { QuizResultView } from "../wellness/quiz/QuizResultView.tsx";

/** The page of a path, for a person without sessions. */
const visit = (path: string, sign: ReturnType<typeof button>) => async (opener: Opener) => {
  storeSessions(opener.calls);
  storeResponses(opener.calls);
  await opener.openPage(path, signIn(opener.calls));
  await seen(sign);
};

const exercise = (id: string) => `/mindful-moments?exercise=${id}`;
/** The first view of an exercise. */
const intro = (id: string, name: string): State => ({
  name: "before it begins",
  open: visit(exercise(id), title(name)),
});

const begin = async () => {
  await stopClock();
  await button("Start").click();
};
const isDimmed = () => document.querySelector("[data-dimmed]") !== null;

/** The controls of a running session dim after six seconds without a touch. */
const dimmed: State = {
  name: "with dimmed controls",
  open: async () => {
    await passSeconds(6);
    await expect.poll(isDimmed).toBe(true);
  },
};
const complete = (seconds: number): State => ({
  name: "its end",
  open: async () => {
    await sleepSeconds(seconds);
    await seen(title("Exercise Complete!"));
  },
});

const focusPart = (name: string, secondsBefore: number): State => ({
  name: `the part ${name}`,
  open: async () => {
    await sleepSeconds(secondsBefore);
    await seen(title(name));
  },
});

const words = wheelWords([english]);
const answers = ["joy", "x".repeat(60), "fear", "meh", "anger", "love"];
const outcomeScreen = (outcome: OutcomeId): Screen => ({
  name: `the quiz's outcome ${outcome}`,
  states: [
    {
      name: "with its wheel",
      open: async ({ show }) => {
        await show(
          <QuizResultView
            result={{
              ...{ count: 6, totalSeconds: 24, averageSeconds: 4, outcome: outcomes[outcome] },
              comparisons: compareAnswers(answers.map((word) => ({ emotion: word, place: words(word) }))),
            }}
            back={{ href: "/wellness-games", label: "Back to activities" }}
            onTakeAgain={() => {}}
          />,
        );
        await seen(page.getByRole("heading", { name: outcomes[outcome].title.english }));
      },
    },
  ],
});

const comingSoon = (name: string, game: string, reply: (calls: Opener["calls"]) => unknown): Screen => ({
  name: `a game that is not built yet, ${name}`,
  page: "GamePage",
  states: [
    {
      name: "what is offered",
      open: async ({ calls, openPage }) => {
        reply(calls);
        await openPage(`/wellness-games/${game}`, signIn(calls));
        await seen(title("Coming Soon"));
        await expect.element(page.getByRole("status", { name: "Loading" })).not.toBeInTheDocument();
      },
    },
  ],
});

const nothingYet = page.getByText(/^Nothing here yet\./);

const screens: Screen[] = [
  {
    name: "the activities",
    page: "ActivitiesPage",
    states: [
      {
        name: "all of them",
        inArabic: true,
        open: visit("/wellness-games", page.getByRole("link", { name: "Begin Assessment" })),
      },
    ],
  },
  {
    name: "the quiz",
    page: "GamePage",
    states: [
      {
        name: "a word of one's own",
        open: async (opener) => {
          await visit(quizPath, emotion("Curiosity"))(opener);
          await emotion("Curiosity").click();
          await button("Type Your Own Emotion").click();
          await seen(page.getByLabelText("Your own emotion"));
        },
      },
      {
        name: "its last scenario",
        inArabic: true,
        open: async () => {
          await button("Cancel").click();
          for (let count = 0; count < 5; count++) await answer("Joy");
          await typeEmotion("x".repeat(60));
          await expect.element(mainButton).toHaveTextContent("Complete Quiz");
        },
      },
      {
        name: "its result",
        open: async () => {
          await mainButton.click();
          await seen(button("Take Again"));
        },
      },
    ],
  },
  ...(Object.keys(outcomes) as OutcomeId[]).map(outcomeScreen),
  comingSoon("before the quiz", "emotional-labyrinth", (calls) =>
    calls.reply(api.listRecommendations, 200, []),
  ),
  comingSoon("without a connection", "empathy-adventures", (calls) =>
    calls.disconnect(api.listRecommendations),
  ),
  comingSoon("after the quiz", "trigger-pattern-puzzle", (calls) =>
    calls.reply(api.listRecommendations, 200, [
      makeRecommendation("trigger-pattern-puzzle", "pattern_mastery"),
    ]),
  ),
  {
    name: "the exercises",
    page: "MindfulMomentsPage",
    states: [{ name: "all of them", open: visit("/mindful-moments", nothingYet) }],
  },
  {
    name: "breathing",
    page: "MindfulMomentsPage",
    states: [
      intro("breathing", "Cosmic Breathing"),
      {
        name: "in its third second",
        open: async () => {
          await button(/^Box Breathing/).click();
          await page.getByRole("switch", { name: "Sound cues" }).click();
          await start();
          await passSeconds(3);
        },
      },
      dimmed,
      {
        name: "its end",
        open: async () => {
          await sleepSeconds(500);
          await seen(page.getByText(/Breathing Master$/));
        },
      },
    ],
  },
  {
    name: "an exercise in questions",
    page: "MindfulMomentsPage",
    states: [
      intro("cosmic-trigger-resolution", "Cosmic Trigger Resolution"),
      { name: "a moment", open: begin },
      {
        name: "the meaning of a response",
        open: async () => {
          await passSeconds(1);
          await answerQuestion("Cut in and tell the room whose idea that is");
          await seen(title(/^Moment 2/));
        },
      },
    ],
  },
  {
    name: "an exercise of the senses",
    page: "MindfulMomentsPage",
    states: [intro("sensory-orbit-training", "Sensory Orbit Training"), { name: "a question", open: begin }],
  },
  {
    name: "an exercise of attention",
    page: "MindfulMomentsPage",
    states: [
      {
        name: "the part Follow",
        open: async (opener) => {
          await visit(exercise("stellar-focus-conditioner"), title("Stellar Focus Conditioner"))(opener);
          await begin();
          await seen(title("Follow"));
        },
      },
      focusPart("Center", 60),
      focusPart("Switch", 60),
      focusPart("Count", 60),
      complete(60),
    ],
  },
  {
    name: "an exercise that is spoken",
    page: "MindfulMomentsPage",
    states: [
      intro("moonlight-reflection", "Moonlight Reflection"),
      { name: "its beginning", open: start },
      dimmed,
      complete(500),
    ],
  },
  {
    name: "an exercise of the imagination",
    page: "MindfulMomentsPage",
    states: [intro("solar-warmth-journey", "Solar Warmth Journey"), { name: "its beginning", open: begin }],
  },
  {
    name: "the mazes",
    page: "MazeChallengesPage",
    states: [{ name: "all of them", open: visit("/maze-challenges", nothingYet) }],
  },
  {
    name: "a maze",
    page: "MazeChallengesPage",
    states: [
      { name: "its beginning", open: visit("/maze-challenges?maze=patience-trial", board) },
      {
        name: "the end of its time",
        open: async () => {
          await sleepSeconds(1800);
          await seen(page.getByRole("region", { name: "Time's Up!" }));
        },
      },
    ],
  },
  {
    name: "a maze that is solved",
    page: "MazeChallengesPage",
    states: [
      {
        name: "the result",
        open: async (opener) => {
          await visit("/maze-challenges?maze=cosmic-pathfinder", board)(opener);
          await solveByButtons();
          await expect.element(page.getByRole("region", { name: "You found the way" })).toHaveFocus();
        },
      },
    ],
  },
];

checkScreens(screens);
