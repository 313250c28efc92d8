import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "この宇宙の名前はすでに使われています。",
  registrationClosed: "このサーバーでは、新しいアカウントや宇宙を受け付けていません。",
  nameSignInClosed: "ここでは、宇宙の名前だけで入ることはできません。",
  universeNotFound: "宇宙が見つかりません。",
  protectedByPassword: "この宇宙はパスワードで守られています。",
  protectedAlready: "この宇宙には、すでに独自のログイン方法があります。",
  migrationWaiting:
    "この宇宙は、すでにリンクが開かれるのを待っています。1分ほどしてから、もう一度お試しください。",
  ownersMigrationWaiting: "この宇宙を作った人が、すでにパスワードをつけているところです。",
  invitationRequired:
    "ここでは、宇宙が開いているブラウザーから、またはこのサーバーを運営する人からのリンクで、パスワードをつけます。",
  invalidInvitation:
    "このリンクは、すでに使われたか、7日を過ぎたか、別の宇宙のものです。このサーバーを運営する人に、新しいリンクを頼んでください。",
  founderRequired: "これを取り消せるのは、この宇宙を作ったブラウザーだけです。",
  universeMigrated: "この宇宙には専用のログイン方法がつきました。その方法でログインしてください。",
  migrationUndoable:
    "この宇宙にパスワードがついてから、まだ7日たっていません。宇宙を作ったブラウザーから取り戻せるあいだは、削除できません。",
  universeClosed: "この宇宙は閉じられ、これから削除されます。まだ残すことができます。",
  wrongCredentials: "ログイン情報が正しくありません。",
  wrongPassword: "現在のパスワードが正しくありません。",
  noPassword: "この宇宙には、変更するパスワードがありません。",
  noPasswordYet:
    "この宇宙にはまだパスワードがありません。/migrateで、メールアドレスとパスワードをつけてください。",
  notVerified: "メールアドレスが確認されていません。",
  locked: "パスワードの間違いが続きました。{minutes, number}分後に、もう一度お試しください。",
  invalidLink: "確認用のリンクが正しくありません。",
  usedLink: "このリンクはすでに使われていて、メールアドレスは確認済みです。",
  expiredLink: "この確認用のリンクは、不明か、使用済みか、1日以上たっています。",
  providerFailed: "今回はログインできませんでした。もう一度お試しください。",
  otherName: "この宇宙の名前ではありません。",
  oldSignIn: "プロバイダーでもう一度ログインし、その後{minutes, number}分以内に宇宙を削除してください。",
  confirmFirst: "まず、ご本人であることを確認してください。",
  endsThere: "この宇宙を作ったブラウザーは、そのブラウザーからだけログアウトできます。",
};
