import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "必須の項目をすべて入力してください。",
  allRequired: "すべての項目を入力してください。",
  email: "正しいメールアドレスを入力してください。",
  identifier: "メールアドレスでも宇宙の名前でもありません。",
  universeName: {
    length: "宇宙の名前は{min}文字から{max}文字にしてください。",
    unstorable: "宇宙の名前に、保存できない文字が含まれています。",
    invisible: "宇宙の名前に、見えない文字が含まれています。",
    likeEmail: "メールアドレスを宇宙の名前にすることはできません。",
    dots: "点だけを宇宙の名前にすることはできません。",
  },
  userName: {
    length: "ユーザー名は{min}文字から{max}文字にしてください。",
    unstorable: "ユーザー名に、保存できない文字が含まれています。",
    invisible: "ユーザー名に、見えない文字が含まれています。",
  },
  password: {
    tooShort: "パスワードは{min}文字以上にしてください。",
    tooLong: "パスワードは{max}文字までです。",
    unstorable: "パスワードに、使えない文字が含まれています。",
    common: "よく使われるパスワードです。別のものにしてください。",
    characterClasses: "パスワードには、大文字、小文字、数字、記号を含めてください。",
    mismatch: "パスワードが一致しません。",
  },
  code: "コードは6桁の数字、復旧コードは16文字の英数字です。",
  birthday: {
    notADate: "誕生日には日付を入力してください。",
    noSuchDate: "誕生日には、2001-12-31のような実在する日付を入力してください。",
    inFuture: "誕生日に未来の日付は使えません。",
  },
  startDate: {
    notADate: "旅の始まりの日には日付を入力してください。",
    noSuchDate: "旅の始まりの日には、2001-12-31のような実在する日付を入力してください。",
    inFuture: "旅の始まりの日に未来の日付は使えません。",
  },
  demographics: {
    tooLong: "自己紹介は{max}文字までです。",
    unstorable: "自己紹介に、保存できない文字が含まれています。",
  },
};
