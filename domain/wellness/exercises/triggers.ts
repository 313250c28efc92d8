/** Cosmic Trigger Resolution: three upsetting moments with four responses each. */

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

export type TriggerResponse = { readonly text: string; readonly type: ResponseType; readonly points: number };

export type TriggerScenario = {
  readonly scenario: string;
  readonly responses: readonly [TriggerResponse, TriggerResponse, TriggerResponse, TriggerResponse];
};

const response = (type: ResponseType, text: string): TriggerResponse => ({
  text,
  type,
  points: responsePoints[type],
});

export const triggerScenarios: readonly TriggerScenario[] = [
  {
    scenario:
      "In a meeting, a colleague presents an idea that you told them about last week. Heads nod, and your name does not come up.",
    responses: [
      response("avoidant", "Let it pass and keep it to myself"),
      response("assertive", "Say calmly that I am glad it landed, and how it began"),
      response("aggressive", "Cut in and tell the room whose idea that is"),
      response("constructive", "Talk to them afterwards about naming us both next time"),
    ],
  },
  {
    scenario:
      "You wrote a friend a long and open message. It was read yesterday, and there is still no answer.",
    responses: [
      response("anxious", "Read it again and again, looking for what I got wrong"),
      response("resilient", "Feel the sting, do something kind for myself, and ask again in a few days"),
      response("passive", "Write “never mind, it was nothing”, though it was something"),
      response("understanding", "Picture what their week may look like and leave them room"),
    ],
  },
  {
    scenario:
      "You kept this evening free and looked forward to it all day. Ten minutes before you leave, the plan is called off.",
    responses: [
      response("flexible", "Turn it into an evening for something I have been missing"),
      response("reactive", "Type out how annoyed I am and press send"),
      response("adaptive", "Say that I am disappointed, and suggest another day"),
      response("avoidant", "Put on a series and not think about it"),
    ],
  },
];

/** The sum of the points. `answers` holds the index of the chosen response for each scenario. */
export const triggerScore = (answers: readonly number[]): number =>
  answers.reduce(
    (sum, option, scenario) => sum + (triggerScenarios[scenario]?.responses[option]?.points ?? 0),
    0,
  );
