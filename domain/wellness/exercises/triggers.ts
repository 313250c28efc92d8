/** Cosmic Trigger Resolution: three upsetting moments with four responses each. */

import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";

/** Points of each type of response. */
export const responsePoints = {
  adaptive: 10,
  reactive: -5,
  constructive: 15,
  avoidant: 0,
  assertive: 10,
  aggressive: -10,
  passive: -5,
  understanding: 5,
  resilient: 15,
  flexible: 10,
  anxious: -10,
} as const;

export type ResponseType = keyof typeof responsePoints;

/**
 * How a type of response is named to the person who chose it, after the type, as in "Assertive: standing by yourself",
 * and one sentence on what such a response tends to lead to. It describes and does not rate.
 */
export const responseMeanings: Readonly<
  Record<ResponseType, { readonly kind: Text; readonly name: Text; readonly tendency: Text }>
> = exercises.responses;

export type TriggerResponse = { readonly text: Text; readonly type: ResponseType; readonly points: number };

export type TriggerScenario = {
  /** "Moment 1". */
  readonly heading: Text;
  readonly scenario: Text;
  readonly responses: readonly [TriggerResponse, TriggerResponse, TriggerResponse, TriggerResponse];
};

const response = (type: ResponseType, text: Text): TriggerResponse => ({
  text,
  type,
  points: responsePoints[type],
});

const { meeting, message, evening } = exercises.moments;

export const triggerScenarios: readonly TriggerScenario[] = [
  {
    heading: meeting.heading,
    scenario: meeting.scenario,
    responses: [
      response("avoidant", meeting.avoidant),
      response("assertive", meeting.assertive),
      response("aggressive", meeting.aggressive),
      response("constructive", meeting.constructive),
    ],
  },
  {
    heading: message.heading,
    scenario: message.scenario,
    responses: [
      response("anxious", message.anxious),
      response("resilient", message.resilient),
      response("passive", message.passive),
      response("understanding", message.understanding),
    ],
  },
  {
    heading: evening.heading,
    scenario: evening.scenario,
    responses: [
      response("flexible", evening.flexible),
      response("reactive", evening.reactive),
      response("adaptive", evening.adaptive),
      response("avoidant", evening.avoidant),
    ],
  },
];

/** The responses that a person chose, in order. `answers` holds the index of the response for each scenario. */
export const chosenResponses = (answers: readonly number[]): readonly TriggerResponse[] =>
  answers.flatMap((option, scenario) => triggerScenarios[scenario]?.responses[option] ?? []);

/** The sum of the points of the chosen responses. */
export const triggerScore = (answers: readonly number[]): number =>
  chosenResponses(answers).reduce((sum, { points }) => sum + points, 0);
