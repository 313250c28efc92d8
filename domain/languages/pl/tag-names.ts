import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "społeczność",
  currentEvents: "wydarzenia na świecie",
  dating: "randki",
  education: "nauka",
  family: "rodzina",
  fitness: "sport",
  friends: "przyjaciele",
  health: "zdrowie",
  hobbies: "hobby",
  identity: "tożsamość",
  money: "pieniądze",
  partner: "bliska osoba",
  selfCare: "dbanie o siebie",
  sleep: "sen",
  spirituality: "duchowość",
  tasks: "obowiązki",
  travel: "podróże",
  weather: "pogoda",
  work: "praca",
};
