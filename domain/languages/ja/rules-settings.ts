import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "ラベルは{min}文字から{max}文字です。",
    unstorable: "ラベルに、保存できない文字が含まれています。",
    invisible: "ラベルに、見えない文字が含まれています。",
  },
  passkeyName: {
    length: "パスキーの名前は{min, number}文字から{max, number}文字です。",
    unstorable: "パスキーの名前に、保存できない文字が含まれています。",
    invisible: "パスキーの名前に、見えない文字が含まれています。",
  },
  tokenName: {
    length: "トークンの名前は{min, number}文字から{max, number}文字です。",
    unstorable: "トークンの名前に保存できない文字が含まれています。",
    invisible: "トークンの名前に見えない文字が含まれています。",
  },
  tokenScopes: "プログラムにできることを、ひとつ以上選んでください。",
  tokenEnd: "トークンの期限は今より後にしてください。",
  reminderTime: "時刻は20:30のように書きます。",
  reminderWeekdays: "リマインダーには曜日が1つ以上必要で、同じ曜日は1回だけです。",
  reminderTimes: "リマインダーの時刻は{min}個から{max}個です。",
};
