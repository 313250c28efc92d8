import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "最初の気分を記録",
  legend: {
    family: "方向と切れ込みは、気持ちの仲間",
    pleasantness: "高さは、心地よさ",
    time: "中心からの距離は、時間",
    own: "小さな珠は、自分だけの気持ち",
  },
  tags: "タグ",
  with: "と",
  waiting: {
    change: "変更、または取り下げ",
    hint: {
      correction: "星は前の姿で見えています。もう一度修正すると、あらためて送られます。",
      star: "変更するか取り下げるまで、この端末に残ります。",
    },
    kept: "この端末に残っていて、自動で送られます。",
    noReason: "宇宙が受け付けませんでした。",
    correction: "修正の送信待ち",
    star: "送信待ち",
    refused: "受け付けられませんでした",
    hintAfter: "{reason}{hint}",
  },
  nightsLit: {
    first: "最初の夜に星が灯りました",
    none: "星空はいつでもここにあります",
    allOfFirst: "はじめの{of}夜すべてに星",
    someOfFirst: "はじめの{of}夜のうち{lit}夜に星",
    allOfLast: "過去{of}夜すべてに星",
    someOfLast: "過去{of}夜のうち{lit}夜に星",
  },
  twin: "{name}と{other}",
  letters: {
    keepOut: "手紙に載せない",
    allow: "手紙に載せてもよい",
    keptOut: "手紙には載りません",
    hint: "このメモは、どの手紙にも引用されません。",
  },
  unknownTime: "日時不明",
  starAt: "{star}、{time}",
  ofFamily: "、{family}の仲間",
  ofOwn: "、自分だけの気持ち",
  familyOfOwn: "{family}の仲間、自分だけの気持ち",
  intensity: "<spoken>、強さ</spoken>{intensity}/10",
  family: "{family}の仲間",
};
