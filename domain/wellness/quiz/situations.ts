/** The texts of the scenarios: short enough for an answer in ten seconds, and open to any emotion. */

import type { ScenarioId } from "./scenarios.ts";

/** Names of the situations, for the result. */
export const situationNames: Readonly<Record<ScenarioId, string>> = {
  work_1: "A public thank-you",
  relationship_1: "A cancelled evening",
  health_1: "A repeated test",
  family_1: "A warm plate",
  social_1: "A party of strangers",
  work_2: "A short message in the evening",
};

export const situations: Readonly<Record<ScenarioId, string>> = {
  work_1:
    "A colleague thanks you, by name and in front of everyone, for work that you thought nobody had noticed.",
  relationship_1:
    "Someone close to you cancels your evening together an hour before, for the third time this month. “So sorry, today is too much. Soon!”",
  health_1:
    "After a routine check-up, the doctor’s office calls: they would like to repeat one of the tests. “It is usually nothing.” Your appointment is in nine days.",
  family_1:
    "You come home late. Someone in your family has kept a plate warm, and sits down beside you while you eat.",
  social_1:
    "You arrive at a party where you know only the host, who is busy across the room. Near you, a group laughs at something you missed.",
  work_2:
    "In the evening your manager writes: “Can we talk tomorrow at nine?” Nothing else. This week one thing you did went well, and one deadline slipped.",
};
