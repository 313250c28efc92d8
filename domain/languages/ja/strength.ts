import type { strength } from "../en/strength.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof strength> = {
  levels: {
    weak: "推測されやすい",
    fair: "もう少し強くできます",
    good: "よい",
    strong: "強い",
  },
  advice: {
    common: "多くの人が使っているパスワードなので、最初に試されるもののひとつです。",
    likeCommon: "多くの人が使っているパスワードに似ています。",
    personal: "ほかの人も知っている名前やアドレスが入っています。",
    keys: "キーボードで隣り合う文字は推測されやすいです。",
    repeats: "文字や言葉の繰り返しは、あまり効果がありません。",
    sequence: "abcや6543のような並びは推測されやすいです。",
    date: "日付や年は推測されやすいです。",
    word: "ひとつの言葉や名前だけでは推測されやすいです。",
    longer: "関係のない言葉をいくつか足すと、ずっと強くなります。",
  },
};
