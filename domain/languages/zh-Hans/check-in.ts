import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "今日记录",
  subtitle: "跳过的就留空。",
  day: "日期",
  today: "今天，{day}",
  yesterday: "昨天，{day}",
  nothingDue: "现在没有要问的。",
  allNoted: "都记下了，没有别的要问了。",
  others: "其他项",
  done: "完成",
  time: "{name} 的时间",
  timeFirst: "先选时间，再记内容。",
  nothingYet: {
    title: "还没有要问的",
    text: "在这里轻点几下，就能记下你想放在星旁边看的事，比如睡眠或散步。先选一样。",
    choose: "选择要记录什么",
  },
  yourTrackers: "你的追踪项",
  outOfReach: "追踪项无法加载。它们需要连一次服务器，之后没有网络也能用。",
  waiting: "你的回答保存在这台设备上，等服务器可用时送出。",
  said: { answered: "{name}：{value}", takenBack: "{name}：没有回答" },
  withStar: {
    title: "和这颗星一起",
    subtitle: "愿意的话。",
    offer: "一并记下：{names}",
    notNow: "现在不",
  },
};
