import { texts } from "../text.ts";

/** Names of the tags that are suggested at first. A tag keeps the name with which it was added. */
export const tagNames = texts("tag-names", {
  community: "community",
  currentEvents: "current events",
  dating: "dating",
  education: "education",
  family: "family",
  fitness: "fitness",
  friends: "friends",
  health: "health",
  hobbies: "hobbies",
  identity: "identity",
  money: "money",
  partner: "partner",
  selfCare: "self-care",
  sleep: "sleep",
  spirituality: "spirituality",
  tasks: "tasks",
  travel: "travel",
  weather: "weather",
  work: "work",
});
