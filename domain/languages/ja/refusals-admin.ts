import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "このサーバーでは、新しいアカウントや宇宙を作るのに招待が必要です。サーバーを運営する人に招待を頼んでください。",
  invitationEnded:
    "この招待は、期限が切れたか、取り消されたか、使い切られたか、別のサーバーのものです。送ってくれた人に、新しい招待を頼んでください。",
  closedByAdministrator:
    "このサーバーを運営する人が、この宇宙を閉じました。宇宙はこれから削除されます。残したいときは、運営する人に連絡してください。",
  secondFactorNeeded:
    "管理者には、ふたつ目の確認かパスキーが必要です。まずアカウント設定で設定してください。",
  passkeyNeeded: "パスキーが登録されています。いったんログアウトし、パスキーでログインし直すと開きます。",
  ownUniverse: "ここでは自分の宇宙を閉じることはできません。アカウント設定で削除できます。",
  administratorsUniverse: "管理者の宇宙は、サーバーでのコマンドだけで閉じられます。",
  noAddress: "この宇宙には、リンクを送れる確認済みのメールアドレスがありません。",
  noMails: "このサーバーはメールを送りません。",
  closedAlready: "この宇宙は閉じられています。",
  notClosed: "この宇宙は開いています。",
  closedByPerson: "この宇宙は、本人が閉じました。残せるのも本人だけです。",
  tooManyInvitations: "招待は同時に{max}件までです。先にどれかを取り消してください。",
  labelTooLong: "ラベルは{max}文字までです。",
  labelUnstorable: "このテキストには、保存できない文字が含まれています。",
  days: "招待の有効期間は、{min}日から{max}日までです。",
  uses: "招待を使える回数は、{min}回から{max}回までです。",
  usedOnce: "ひとつの宇宙のための招待は、一度だけ使えます。",
};
