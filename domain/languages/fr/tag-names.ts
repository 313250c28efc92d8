import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "communauté",
  currentEvents: "actualité",
  dating: "rencontres",
  education: "études",
  family: "famille",
  fitness: "sport",
  friends: "amitié",
  health: "santé",
  hobbies: "loisirs",
  identity: "identité",
  money: "argent",
  partner: "couple",
  selfCare: "prendre soin de moi",
  sleep: "sommeil",
  spirituality: "spiritualité",
  tasks: "tâches",
  travel: "voyages",
  weather: "météo",
  work: "travail",
};
