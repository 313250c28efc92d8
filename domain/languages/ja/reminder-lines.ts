import type { reminderTexts } from "../en/reminder-lines.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminderTexts> = {
  lines: {
    quietMoment: "よろしければ、静かなひとときを。",
    room: "星空には、いつでも場所があります。",
    howIsYourSky: "今日の星空はいかがですか？",
    breath: "ひと息ついて、空を見上げませんか。",
    hereForYou: "星空はここにあります。",
    placeAStar: "星をひとつ、置いてみませんか？",
    smallPause: "自分のための、小さなひと休み。",
    ownTime: "星空は、好きなときにどうぞ。",
    yours: "ここに、自分だけの時間があります。",
    whatever: "どんな今日も、星になれます。",
    fewSeconds: "自分のために、ほんの数秒いかがですか？",
  },
  checkInLines: {
    checkIn: "チェックインしてみませんか？",
    look: "一日を眺める、ひとときを。",
    taps: "よろしければ、数回タップするだけ。",
    howIsIt: "今日はどんな一日ですか？",
    noted: "よろしければ、今日のことを少しだけ。",
  },
  ntfyTest: "Mood Universeのリマインダーはここに届きます。",
  rest: "1週間休む",
  stop: "リマインダーを止める",
};
