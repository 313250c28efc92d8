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
    what: "管理者は、宇宙に入る手助けができますが、書いた言葉は見えません。管理者がこの宇宙のために行ったことと、サーバーのコマンドで行われたことが、ここに並びます。",
    none: "この宇宙のために行われたことは、まだありません。何かあれば、ここに表示されます。",
    unreachable: "管理者が行ったことを、今は読み込めません。",
    showAll: "{count, number}件すべてを表示",
    actions: {
      "end-sessions": "すべての端末からログアウトしました。",
      unlock: "間違いが続いてかかったロックが解除されました。",
      "send-sign-in-link": "ログイン用リンクがメールで送られました。",
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
    byOperator: "{moment}、サーバーのコマンドで実行",
    byAdministrator: "{moment}、管理者が実行",
  },
};
