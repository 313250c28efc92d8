import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "入り方",
  create: "宇宙をつくる",
  signIn: "宇宙に入る",
  closed: "新しい宇宙は受け付けていません",
  closedReason:
    "このサーバーでは、新しいアカウントや宇宙を受け付けていません。すでに宇宙をお持ちの方は、「宇宙に入る」から開いてください。",
  namesOff: "ここでは名前だけで開くことはできません",
  namesOffReason: "このサーバーを運営する人が、宇宙の名前だけで入る方法を止めています。",
  noNewAccounts: "このサーバーでは、新しいアカウントや宇宙を受け付けていません。",
  giveItOne: "宇宙にまだパスワードがない場合は、<migrate>パスワードをつけて</migrate>ください。",
  createAccount:
    "メールアドレスとパスワードで<register>アカウントを作成</register>するか、宇宙にまだパスワードがない場合は<migrate>パスワードをつけて</migrate>ください。",
  logIn: "メールアドレスでログイン",
  privacy: "データは非公開のまま、端末で安全に守られます",
  nameIsKey:
    "パスワードのない宇宙は、正確な名前を知っている人ならだれでも開けます。自分しか思いつかない名前にするか、<migrate>宇宙にパスワードをつけて</migrate>ください。",
  nameIsKeyClosed:
    "パスワードのない宇宙は、正確な名前を知っている人ならだれでも開けます。<migrate>宇宙にパスワードをつける</migrate>こともできます。",
  launch: {
    title: "宇宙のプロフィール",
    more: "もう少し詳しく",
    demographicsHint: "気分の背景になることを、自分の言葉で自由にどうぞ。",
    submit: "宇宙を始める",
    busy: "始めています…",
    created: "宇宙ができました！",
    welcome: "{universeName}へようこそ",
    failed: "宇宙をつくれませんでした。もう一度お試しください。",
  },
  access: {
    title: "自分の宇宙に入る",
    hint: "つくったときのとおりに、宇宙の名前を正確に入力してください。",
    logIn: "この宇宙にログイン",
    submit: "宇宙に入る",
    busy: "入っています…",
    accessing: "{universeName}に入っています",
    emptyName: "宇宙の名前を入力してください。",
    notFound: "宇宙が見つかりません",
    notFoundHint: "宇宙の名前を確かめるか、新しくつくってください。",
    notFoundReason: "この名前とぴったり一致する宇宙はありません。",
    failed: "宇宙に入れませんでした。もう一度お試しください。",
  },
  closing: {
    title: "「{universeName}」は閉じられています",
    reason:
      "名前を知っているだれか、またはこのサーバーを運営する人が、削除を申請しました。中身はすべて、まだ残っています。",
    reasonWithDate:
      "名前を知っているだれか、またはこのサーバーを運営する人が、削除を申請しました。<time>{moment}</time>に削除されます。中身はすべて、まだ残っています。",
    keep: "宇宙を残す",
    failed: "残すことができませんでした。もう一度お試しください。",
  },
};
