import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "このアクセストークンは、見つからないか、期限が切れているか、取り消されています。",
  lacksScope: "このアクセストークンではできません。権限「{scope}」がありません。",
  closed: "これはどのアクセストークンでもできません。ログインした本人だけができます。",
  inAddress:
    "アクセストークンをアドレスに入れないでください。Authorizationヘッダーで送り、アドレスに入れたものは取り消してください。",
  twice:
    "リクエストには、アクセストークンがひとつだけ入ったAuthorizationヘッダーを、ひとつだけつけてください。",
  tooMany: "アクセストークンは{max, number}個までです。使わなくなったものを取り消してください。",
};
