import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "التنفس الكوني",
  "sensory-orbit-training": "تدريب مدار الحواس",
  "stellar-focus-conditioner": "تقوية التركيز النجمي",
  "cosmic-trigger-resolution": "تهدئة المثيرات الكونية",
  "solar-warmth-journey": "رحلة دفء الشمس",
  "stellar-focus": "التركيز النجمي",
  "sensory-orbit": "مدار الحواس",
  "gravity-grounding": "الرسوخ بالجاذبية",
  "solar-warmth": "دفء الشمس",
  "moonlight-reflection": "تأمل في ضوء القمر",
};
