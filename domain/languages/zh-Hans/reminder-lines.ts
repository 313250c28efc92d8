import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "如果你愿意，给自己片刻安静。",
    room: "你的星空里一直有位置，随时等你来。",
    howIsYourSky: "你的星空今天怎么样？",
    breath: "呼吸一下，看看星空。",
    hereForYou: "你的星空在这里等你。",
    placeAStar: "想放上一颗星吗？",
    smallPause: "一个小小的停顿，只属于你。",
    ownTime: "星空敞开着，随你的节奏来。",
    yours: "这一刻，属于你。",
    whatever: "无论今天怎样，它都可以是一颗星。",
    fewSeconds: "留几秒钟给自己？",
  },
  checkInLines: {
    checkIn: "想记录一下今天吗？",
    look: "片刻时间，看看自己的一天。",
    taps: "轻点几下就好，如果你愿意。",
    howIsIt: "今天怎么样？留一刻给它。",
    noted: "如果你愿意，花片刻记下这一天。",
  },
  ntfyTest: "Mood Universe 的提醒会送到这里。",
  rest: "休息一周",
  stop: "停止提醒",
};
