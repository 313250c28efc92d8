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

/** How a type of response is named to the person who chose it, and what such a response tends to lead to. */
export type ResponseMeaning = {
  /** Follows the type, as in "Assertive: standing by yourself". */
  readonly name: string;
  /** One sentence. It describes and does not rate. */
  readonly tendency: string;
};

export const responseMeanings: Readonly<Record<ResponseType, ResponseMeaning>> = {
  adaptive: {
    name: "finding another way",
    tendency: "Saying how you feel and looking for another day often keeps both the plan and the closeness.",
  },
  reactive: {
    name: "straight from the feeling",
    tendency:
      "Letting it out at once is a relief, and a calmer word afterwards often says better what you meant.",
  },
  constructive: {
    name: "building on it",
    tendency: "Talking it over with the person often makes the next time easier for both of you.",
  },
  avoidant: {
    name: "keeping some distance",
    tendency:
      "Setting it aside gives you some rest, and the feeling often comes back later, when there may be more room for it.",
  },
  assertive: {
    name: "standing by yourself",
    tendency: "Saying calmly what matters to you often gets you heard, without a fight.",
  },
  aggressive: {
    name: "defending what is yours",
    tendency:
      "Fighting back protects something that matters to you, and people often hear the anger first and the reason later.",
  },
  passive: {
    name: "keeping the peace",
    tendency:
      "Making it smaller keeps things quiet for now, and what you wanted often stays unheard until you say it.",
  },
  understanding: {
    name: "giving them room",
    tendency: "Thinking of what the other person may be going through often makes the wait easier to bear.",
  },
  resilient: {
    name: "caring for yourself first",
    tendency: "Letting it hurt and being kind to yourself often makes the next step a lighter one.",
  },
  flexible: {
    name: "changing course",
    tendency: "Making something else of the time often gives you the evening back.",
  },
  anxious: {
    name: "looking for what went wrong",
    tendency:
      "Going over it again shows how much you care, and it often makes the worry louder, so a kind word to yourself can help.",
  },
};

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
      response(
        "assertive",
        "Say calmly that I am glad people like it, and that we talked about it last week",
      ),
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
      response("understanding", "Think of what their week may be like, and give them time"),
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

/** The responses that a person chose, in order. `answers` holds the index of the response for each scenario. */
export const chosenResponses = (answers: readonly number[]): readonly TriggerResponse[] =>
  answers.flatMap((option, scenario) => triggerScenarios[scenario]?.responses[option] ?? []);

/** The sum of the points of the chosen responses. */
export const triggerScore = (answers: readonly number[]): number =>
  chosenResponses(answers).reduce((sum, { points }) => sum + points, 0);
