import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "このアクセストークンは不明か、期限切れか、取り消されています。",
  lacksScope: "このアクセストークンではできません。権限 {scope} がありません。",
  closed: "これはどのアクセストークンでもできません。ログインしたご本人だけのものです。",
  inAddress:
    "アクセストークンをアドレスに入れないでください。Authorization ヘッダーで送り、アドレスに入れたものは取り消してください。",
  twice: "リクエストには、アクセストークンが1つだけ入った Authorization ヘッダーを1つ付けてください。",
  tooMany: "アクセストークンは{max, number}個までです。使わなくなったものを取り消してください。",
};
