import type { join } from "../en/join.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof join> = {
  title: "招待が届いています",
  what: "このサーバーを運営する人から、自分だけの宇宙への招待です。気持ちのひとつひとつが星になる、自分のための日記です。",
  until: "招待の期限：{day}",
  choose: "どうやって始めますか？",
  byEmail: "メールアドレスとパスワードで",
  byEmailHint: "宇宙を開けるのは自分だけです。あとでパスキーを追加することもできます。",
  byName: "名前だけで",
  byNameHint:
    "アドレスはいりません。パスキーかパスワードをつけるまでは、名前を知っている人ならだれでも開けます。",
  signedIn: {
    title: "すでに宇宙があります",
    what: "このブラウザーでは「{universe}」が開いています。招待は新しい宇宙のためのもので、まだ使われていません。ほかの人に渡すか、別のブラウザーでリンクを開いてください。",
  },
  failed: "今は招待を確認できませんでした。まだ使われていません。少ししてからもう一度お試しください。",
};
