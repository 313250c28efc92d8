import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp: "パスキーには、httpsで始まるアドレスが必要です。このサーバーはhttpsを使っていません。",
  atIpAddress: "パスキーには、名前のあるアドレスが必要です。このサーバーのアドレスは番号です。",
  unknownPasskey:
    "このパスキーで開ける宇宙はここにありません。削除されたのかもしれません。別の方法でログインしてください。",
  copiedPasskey:
    "このパスキーはコピーされた可能性があるため、今は使えません。別の方法でログインし、これを削除して、新しいパスキーを追加してください。",
  knownPasskey: "このパスキーはすでに追加されています。",
  unusableKey:
    "端末からの応答を確認できなかったため、パスキーは追加されませんでした。もう一度お試しください。",
  notAnswered: "端末からの応答が遅すぎたか、すでに使われています。もう一度お試しください。",
  lastDoor: "これは、この宇宙に入る唯一の方法です。削除する前に、別の方法を追加してください。",
  tooManyPasskeys:
    "1つの宇宙に追加できるパスキーは{max, number}個までです。別のものを追加するには、どれかを削除してください。",
  wrongRecoveryCode: "この名前と復旧コードの組み合わせが正しくないか、コードがすでに使われています。",
};
