import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "宇宙呼吸",
  "sensory-orbit-training": "感官轨道训练",
  "stellar-focus-conditioner": "星光专注训练",
  "cosmic-trigger-resolution": "宇宙触发点化解",
  "solar-warmth-journey": "暖阳之旅",
  "stellar-focus": "星光专注",
  "sensory-orbit": "感官轨道",
  "gravity-grounding": "引力着陆",
  "solar-warmth": "暖阳",
  "moonlight-reflection": "月下回望",
};
