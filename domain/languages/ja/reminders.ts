import type { reminders } from "../en/reminders.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof reminders> = {
  title: "リマインダー",
  subtitle: "選んだ時刻に、やさしいひとことをお届けします。",
  unreachable: "リマインダーを読み込めませんでした。サーバーへの接続が必要です。",
  next: "次回：{moment}",
  restingUntil: "{day}までお休み中です。",
  endRest: "お休みを終える",
  noneComes: "まだリマインダーは届きません。下で端末かメールを選んでください。",
  times: {
    name: "いつ",
    add: "時刻を追加",
    zone: "{zone}の時刻",
    useZone: "{zone}を使う",
    one: "リマインダー{number, number}",
    time: "時刻",
    remove: "この時刻を削除",
    kind: { name: "内容", star: "星", "check-in": "チェックイン" },
  },
  places: {
    name: "どこに",
    byMail: "メールで",
    byMailHint: "{mail}に届きます。どのメールにも、止めるためのリンクがあります。",
    noMail: "<link>アカウント設定</link>でメールアドレスを確認すると、メールでも受け取れるようになります。",
    withSound: "音を鳴らす",
    withSoundHint: "音を選ばないかぎり、リマインダーは静かに届きます。",
    thisDevice: "この端末で",
    thisDeviceHint: "Mood Universeを閉じているあいだも、通知で届きます。",
    asks: "通知を表示してよいか、ブラウザーが尋ねます。リマインダーには許可が必要です。",
    others: "ほかの端末",
    lastOpened: "最後に開いた日：{day}",
    remove: "{name}を削除",
    whyNot: {
      insecure: "ブラウザーが通知を表示するのはhttpsのときだけですが、このアドレスはhttpsではありません。",
      "home-screen":
        "iPhoneやiPadでは、まずMood Universeをホーム画面に置いてください。「共有」、「ホーム画面に追加」の順に押します。そこから開いて、ここに戻ってきてください。",
      none: "このブラウザーは通知を表示できません。ほかのブラウザーならできることがあり、メールなら通知は要りません。",
      denied:
        "ブラウザーがこのサイトの通知をブロックしています。ブラウザーの設定でこのサイトの通知を許可してから、ここに戻ってきてください。",
    },
  },
  device: { name: "{browser}（{system}）", browser: "ブラウザー" },
  actions: {
    start: "リマインダーを始める",
    started: "リマインダーを始めました",
    stop: "リマインダーを止める",
    stopped: "リマインダーを止めました",
    rest: "1週間休む",
    save: "保存",
    saved: "保存しました",
  },
  failed: {
    title: "変更できませんでした",
    unchanged: "リマインダーは元のままです。接続を確認して、もう一度お試しください。",
    notAdded: "この端末を追加できませんでした。接続を確認して、もう一度お試しください。",
    notRemoved: "端末はまだ登録されています。接続を確認して、もう一度お試しください。",
  },
};
