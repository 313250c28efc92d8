import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "エラー",
  kept: "{reason}入力した内容は、そのまま残っています。",
  nameTaken: "この宇宙の名前はすでに使われています。",
  resend: {
    again: "もう一度送る",
    sent: "確認メールを送りました",
    sentHint: "メールに届いた確認用のリンクをご覧ください。",
    failed: "確認メールを送れませんでした",
  },
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address>は、リンクが開かれるのを待っています。それまでは名前だけで宇宙が開きます。",
    addressMeanwhile:
      "<address>{email}</address>は、リンクが開かれるのを待っています。それまでは今のアドレスのままです。",
    resend: "リンクを再送",
    cancelled: "取り消しました",
    cancelledHint: "送ったリンクは、もう使えません。",
    notCancelled: "取り消せませんでした。もう一度お試しください。",
  },
};
