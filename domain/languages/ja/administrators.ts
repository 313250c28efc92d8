import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "サーバーの管理",
    what: "このサーバーの人たちを見守っています。",
    open: "管理ページを開く",
  },
  log: {
    title: "管理者が行ったこと",
    what: "このサーバーを運営している人は、入り方のことで手助けできますが、書いた言葉は見えません。この宇宙のために行われたことは、すべてここに並びます。",
    none: "このサーバーを運営している人は、この宇宙にまだ何もしていません。何かあれば、ここに表示されます。",
    unreachable: "管理者が行ったことを、今は読み込めません。",
    showAll: "{count, number}件すべてを表示",
    actions: {
      "end-sessions": "セッションが終了し、ログインし直すことになりました。",
      unlock: "入力間違いによるロックが解除されました。",
      "send-sign-in-link": "ログイン用リンクがあなたのアドレスに送られました。",
      close: "宇宙が閉じられました。",
      reopen: "宇宙がもう一度開かれました。",
      invite: "宇宙に新しい入り方をつけるリンクが作られました。",
      "revoke-invitation": "宇宙のためのリンクが取り消されました。",
      "make-administrator": "管理者になりました。",
      "remove-administrator": "管理者ではなくなりました。",
      export: "宇宙がファイルに書き出されました。",
      "reset-password": "パスワードが再設定されました。",
      "remove-second-factor": "ふたつ目の確認が解除されました。",
    },
    other: "このページがまだ知らないことが行われました。",
    byOperator: "{moment}、サーバーのコマンドで",
    byAdministrator: "{moment}、管理者が",
  },
};
