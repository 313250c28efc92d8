import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "コミュニティ",
  currentEvents: "世の中の出来事",
  dating: "恋愛",
  education: "学び",
  family: "家族",
  fitness: "運動",
  friends: "友だち",
  health: "健康",
  hobbies: "趣味",
  identity: "自分らしさ",
  money: "お金",
  partner: "パートナー",
  selfCare: "セルフケア",
  sleep: "睡眠",
  spirituality: "スピリチュアル",
  tasks: "やること",
  travel: "旅行",
  weather: "天気",
  work: "仕事",
};
