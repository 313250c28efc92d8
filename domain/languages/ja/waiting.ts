import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "ネットワークを待っています",
  update: "更新を待っています",
  tryNow: "今すぐ試す",
  arrived: "すべて届きました。",
  listed: "この端末で待っているもの",
  refused: {
    constellationRemoval: "星座を削除できませんでした",
    constellation: "星座を残せませんでした",
    avatar: "アバターを変更できませんでした",
    tagMerge: "タグを統合できませんでした",
    tagRemoval: "タグを削除できませんでした",
    tagChangeKept: "変更は残っています。日記の「タグ」をご覧ください。",
    tagChange: "タグを変更できませんでした",
    newTag: "タグを追加できませんでした",
    newFeeling: "気持ちを追加できませんでした",
    newFeelingKept: "変更するか削除するまで、この気持ちの星と一緒にこの端末に残ります。",
    feelingChange: "気持ちを変更できませんでした",
    feelingRemoval: "気持ちを削除できませんでした",
    feelingMerge: "気持ちを統合できませんでした",
    newTracker: "トラッカーを追加できませんでした",
    newTrackerKept: "変更するか削除するまで、記録と一緒にこの端末に残ります。",
    trackerChange: "トラッカーを変更できませんでした",
    trackerRemoval: "トラッカーを削除できませんでした",
    reading: "記録を残せませんでした：{name}",
    restoration: "元に戻せませんでした",
    noReason: "宇宙が受け付けませんでした。",
    quota: "残せませんでした",
  },
  practice: "終えたエクササイズまたは迷路",
  quiz: "クイズの回答",
  avatar: "新しいアバター",
  constellationRemoval: "星座の削除",
  change: "宇宙への変更",
  tag: {
    change: "タグ「{name}」の変更",
    new: "新しいタグ：{name}",
    removal: {
      known: "タグ「{name}」の削除",
      unknown: "タグの削除",
    },
    merge: {
      known: "タグ「{name}」をタグ「{into}」に統合",
      intoUnknown: "タグ「{name}」をほかのタグに統合",
      ofUnknown: "ほかのタグをタグ「{into}」に統合",
      unknown: "タグをほかのタグに統合",
    },
  },
  feeling: {
    new: "新しい気持ち：{name}",
    change: "気持ち「{name}」の変更",
    removal: { known: "気持ち「{name}」の削除", unknown: "気持ちの削除" },
    merge: { known: "気持ち「{name}」を「{into}」に統合", unknown: "気持ちをほかの気持ちに統合" },
  },
  tracker: {
    new: "新しいトラッカー：{name}",
    change: "トラッカー「{name}」の変更",
    removal: { known: "トラッカー「{name}」の削除", unknown: "トラッカーの削除" },
  },
  reading: {
    new: "記録：{name}",
    removal: { known: "記録の削除：{name}", unknown: "記録の削除" },
  },
  star: {
    back: "ごみ箱から戻る星",
    new: "新しい星：{feeling}",
    change: {
      known: "星の変更：{feeling}",
      unknown: "星の変更",
    },
    removal: {
      known: "星の削除：{feeling}",
      unknown: "星の削除",
    },
  },
  kept: "この端末に残っています。宇宙につながりしだい、自動で送られます。",
  keptInPage:
    "ブラウザーがここに何も保存しないため、このページを閉じるまで残ります。宇宙につながりしだい、自動で送られます。",
  writes: "：{count, number}件",
  constellation: "星座：{name}",
};
