import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "宇宙の呼吸",
  "sensory-orbit-training": "五感の軌道トレーニング",
  "stellar-focus-conditioner": "星の集中トレーニング",
  "cosmic-trigger-resolution": "心の引き金をほどく",
  "solar-warmth-journey": "太陽のぬくもりの旅",
  "stellar-focus": "星への集中",
  "sensory-orbit": "五感の軌道",
  "gravity-grounding": "重力と大地",
  "solar-warmth": "太陽のぬくもり",
  "moonlight-reflection": "月明かりのふりかえり",
};
