import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "Gemeinschaft",
  currentEvents: "Weltgeschehen",
  dating: "Dating",
  education: "Lernen",
  family: "Familie",
  fitness: "Sport",
  friends: "Freundschaft",
  health: "Gesundheit",
  hobbies: "Hobbys",
  identity: "Identität",
  money: "Geld",
  partner: "Partnerschaft",
  selfCare: "Selbstfürsorge",
  sleep: "Schlaf",
  spirituality: "Spiritualität",
  tasks: "Aufgaben",
  travel: "Reisen",
  weather: "Wetter",
  work: "Arbeit",
};
