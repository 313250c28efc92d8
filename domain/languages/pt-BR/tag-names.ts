import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "comunidade",
  currentEvents: "notícias",
  dating: "encontros",
  education: "estudos",
  family: "família",
  fitness: "exercício físico",
  friends: "amizades",
  health: "saúde",
  hobbies: "hobbies",
  identity: "identidade",
  money: "dinheiro",
  partner: "relacionamento",
  selfCare: "autocuidado",
  sleep: "sono",
  spirituality: "espiritualidade",
  tasks: "tarefas",
  travel: "viagens",
  weather: "clima",
  work: "trabalho",
};
