import type { tagNames } from "../en/tag-names.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof tagNames> = {
  community: "社区",
  currentEvents: "时事",
  dating: "约会",
  education: "教育",
  family: "家人",
  fitness: "健身",
  friends: "朋友",
  health: "健康",
  hobbies: "爱好",
  identity: "身份认同",
  money: "金钱",
  partner: "伴侣",
  selfCare: "自我关怀",
  sleep: "睡眠",
  spirituality: "灵性",
  tasks: "任务",
  travel: "旅行",
  weather: "天气",
  work: "工作",
};
