import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "comunidad",
  currentEvents: "actualidad",
  dating: "citas",
  education: "estudios",
  family: "familia",
  fitness: "ejercicio",
  friends: "amistades",
  health: "salud",
  hobbies: "aficiones",
  identity: "identidad",
  money: "dinero",
  partner: "pareja",
  selfCare: "autocuidado",
  sleep: "sueño",
  spirituality: "espiritualidad",
  tasks: "tareas",
  travel: "viajes",
  weather: "clima",
  work: "trabajo",
};
