import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "المجتمع",
  currentEvents: "أحداث الساعة",
  dating: "المواعدة",
  education: "الدراسة",
  family: "العائلة",
  fitness: "اللياقة",
  friends: "الأصدقاء",
  health: "الصحة",
  hobbies: "الهوايات",
  identity: "الهوية",
  money: "المال",
  partner: "شريك الحياة",
  selfCare: "العناية بالنفس",
  sleep: "النوم",
  spirituality: "الروحانيات",
  tasks: "المهام",
  travel: "السفر",
  weather: "الطقس",
  work: "العمل",
};
