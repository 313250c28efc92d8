import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "リクエストを読み取れませんでした。",
  tooLarge: "一度に送れる量を超えています。",
  notSignedIn: "先にログインしてください。",
  notFound: "見つかりません。",
  anotherSession: "ここではもう、別の人がログインしています。",
  tooManyRequests: "一度にたくさん届きました。少し待ってから、もう一度お試しください。",
  storageUnavailable:
    "Mood Universeは今、データの保管場所につながりません。しばらくしてから、もう一度お試しください。",
  busy: "Mood Universeは今、とても混み合っています。しばらくしてから、もう一度お試しください。",
  restarting: "Mood Universeはまもなく再起動します。しばらくしてから、もう一度お試しください。",
  bug: "問題が起きました。",
};
