import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "comunità",
  currentEvents: "attualità",
  dating: "appuntamenti",
  education: "studio",
  family: "famiglia",
  fitness: "sport",
  friends: "amici",
  health: "salute",
  hobbies: "passatempi",
  identity: "identità",
  money: "soldi",
  partner: "partner",
  selfCare: "cura di sé",
  sleep: "sonno",
  spirituality: "spiritualità",
  tasks: "impegni",
  travel: "viaggi",
  weather: "tempo",
  work: "lavoro",
};
