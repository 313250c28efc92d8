import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Webhookの送り先は、名前とパスワードを含まない、公開されたhttpsアドレスです。",
  hostNotFound: "今はこのアドレスが見つかりません。少し待ってから、もう一度お試しください。",
  tooManyWebhooks: "Webhookは{max}個まで登録できます。もう使わないものを削除してください。",
  events: "イベントをひとつ以上、それぞれ一度だけ選んでください。",
  notATopic:
    "ntfyのトピックは https://ntfy.sh/my-topic のようなアドレスで、Mood Universeから接続できるサーバーにあるものです。",
  ntfyToken: "ntfyのアクセストークンに空白は使えません。",
};
