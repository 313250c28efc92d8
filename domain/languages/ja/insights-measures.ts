import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "各トラッカーの記録を、その日の星と次の日の星のスコアと並べ、曜日、数か月にわたるゆるやかな変化、そして1日は前の日に似やすいことを考えに入れます。数えるのは過去4年だけです。",
    oneValue:
      "1日に何度かの記録は、ひとつの値になります。回数と時間は合計します。1日の三度に分けて飲んだ3杯は、3杯だからです。「はい」か「いいえ」は、一度でも「はい」なら「はい」です。そのほかは記録の平均です。ほかのすべてから大きくはずれた値は書き間違いかもしれないので、ほかの値に近づけます。記録のない日は、な今まです。",
    chance:
      "トラッカーが多いと、そのうちのひとつが偶然、特別に見えます。そのため、両方の日のすべてのトラッカーを見渡しても珍しく、しかも4週間前にもすでに見られた関係だけを述べます。",
    order:
      "1日はほかの日に似やすいため、気分のあとを追うだけのものが、気分を予告するように見えることがあります。そのため、次の日について述べるのは、記録がそのあとの星を、前の星よりもはっきりよく語るときだけです。それでも、わかるのは何が何と一緒にあるかで、何が何の原因かではありません。",
    groups:
      "グラフは、日々そのものを多くて5つのグループに分けて見せます。線は、100回のうち90回で、そのような日すべての平均を含みます。",
  },
  unsure: "星とのはっきりした関係がないもの：{trackers}。",
  withDays: "「{tracker}」（{days, number}日）",
  missing: "「{tracker}」（記録と星のある日が{needed, number}日必要なうち、{days, number}日）",
  tooEarly: "比べるにはまだ早いもの：{trackers}。",
  constant: "{count, plural, other {{trackers}はほとんど毎日同じ値なので、まだ比べるものがありません。}}",
  bound:
    "{count, plural, other {{trackers}は、決まった曜日にかたよっているか、変化がゆるやかすぎるため、それらと見分けることができません。}}",
  groups: {
    sameDay: "「{tracker}」と同じ日の星",
    nextDay: "「{tracker}」と次の日の星",
    unit: "値のグループごとの、日の平均スコアで、−1（不快）から1（心地よい）までです。線は、100回のうち90回で、そのような日すべての平均を含みます。",
    count: "{days, number}日",
    columns: { values: "記録", mean: "平均スコア", low: "下限", high: "上限", days: "日数" },
  },
  lines: {
    unit: "記録のある週の平均で、1年分までです。",
    columns: { week: "週の始まり", mean: "平均", yes: "「はい」の日（%）", days: "日数" },
    more: "{count, plural, other {ほか#件のトラッカー}}",
  },
};
