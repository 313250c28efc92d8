import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "数値を表で見る",
  figures: "{chart}：数値",
  copy: "CSVとしてコピー",
  copyNamed: "CSVとしてコピー：{chart}",
  copied: { title: "コピーしました", text: "数値はCSVとしてクリップボードにあります。" },
  notCopied: {
    title: "コピーできませんでした",
    text: "ブラウザーが許可していません。表は手動で選択できます。",
  },
};
