import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "手紙は、その期間の星を数えます。1日の明るさは、その日の星のスコアの平均です。メモは3つまで、書かれたとおりに引用します。選ぶのは決まった規則で、書かれていることを評価することはありません。明るい日のメモ、つらい気持ちの星の少し長いメモ、そして、ある気持ちの最初の星、長い静けさのあとの最初の星、いちばん星の多い日、またはいちばん長いメモです。引用のそばで、その星を手紙から外せます。「はっきり」と「おそらく」は、ふたつの時期を比べるときと同じ意味です。絵では左から右へ時間が進み、心地よい気持ちが上にあります。",

  begin: {
    first: {
      a: "{day}、ここから日記が始まります。そこからの星は{stars, number}個で、{days, number}日分です。",
      b: "日記の始まりは{day}です。それから{days, number}日分、{stars, number}個の星があります。",
    },
    single: {
      a: "この{kind, select, week {週} month {月} other {年}}には星がひとつあります。{day}です。",
      b: "この{kind, select, week {週} month {月} other {年}}の星は、ひとつだけ。その日は{day}です。",
      c: "{day}の星がひとつ。星空のこの{kind, select, week {週} month {月} other {年}}は、それだけです。",
    },
    thin: {
      a: "星空では静かな{kind, select, week {週} month {月} other {年}}でした。星は{stars, number}個、{days, number}日分です。",
      b: "この{kind, select, week {週} month {月} other {年}}に書かれたことは少なく、{days, number}日分の星が{stars, number}個。そのすべてがここにあります。",
      c: "この{kind, select, week {週} month {月} other {年}}には、かすかな跡が残っています。{days, number}日分、{stars, number}個の星です。",
    },
    some: {
      a: "{length, number}日のうち{days, number}日に、{stars, number}個の星を灯しました。",
      b: "この{kind, select, week {週} month {月} other {年}}の星は{stars, number}個で、{length, number}日のうち{days, number}日にあります。",
      c: "{length, number}日のうち{days, number}日、何かを言葉にしました。星は全部で{stars, number}個です。",
      d: "星空にあるこの{kind, select, week {週} month {月} other {年}}の星は{stars, number}個、{length, number}日のうち{days, number}日のものです。",
    },
    full: {
      a: "この{kind, select, week {週} month {月} other {年}}は毎日星があり、全部で{stars, number}個です。",
      b: "この{kind, select, week {週} month {月} other {年}}は、最初の日から最後の日まで、書きとめられています。星は{stars, number}個です。",
      c: "最初の日から最後の日まで、この{kind, select, week {週} month {月} other {年}}にはどの日にも星があります。{stars, number}個です。",
    },
    soFar: {
      a: "この{kind, select, week {週} month {月} other {年}}はまだ続いています。今のところ、{length, number}日のうち{days, number}日に{stars, number}個の星があります。",
      b: "今日までのこの{kind, select, week {週} month {月} other {年}}は、{length, number}日のうち{days, number}日に星が{stars, number}個です。",
      c: "この{kind, select, week {週} month {月} other {年}}はこれまでに、{length, number}日のうち{days, number}日に{stars, number}個の星を灯しました。",
    },
  },

  feelings: {
    single: {
      a: "選んだのは{feelings}です。",
      b: "その名前は{feelings}です。",
      c: "星が語るのは{feelings}です。",
    },
    same: {
      a: "どの星も、選んだのは{feelings}です。",
      b: "すべての星に、ひとつの言葉で足りました。{feelings}です。",
      c: "どの星も語るのは{feelings}です。",
    },
    equal: {
      a: "{count, number}種類の気持ちを選び、とくに多いものはありませんでした。",
      b: "気持ちは{count, number}種類あり、どれも同じくらいでした。",
      c: "ほかより多い気持ちはなく、選んだのは{count, number}種類です。",
    },
    all: {
      a: "選んだ気持ちは、{feelings}です。",
      b: "そこにある気持ちは、{feelings}です。",
      c: "言葉にしたのは、{feelings}です。",
    },
    most: {
      a: "いちばん多く選んだ気持ちは、{feelings}です。",
      b: "いちばんよく出てきたのは、{feelings}です。",
      c: "何度も現れたのは、{feelings}です。",
    },
    item: "「{feeling}」（{count, number}回）",
  },

  news: {
    feelings: {
      a: "はじめて{feelings}を選びました。",
      b: "言葉の中で新しいのは、{feelings}です。",
      c: "これまで星がなかった{feelings}に、星がつきました。",
    },
    back: {
      a: "「{feeling}」が戻ってきました。前回は{day}でした。",
      b: "久しぶりに「{feeling}」を選びました。{day}以来です。",
      c: "{day}から姿のなかった「{feeling}」が、また現れました。",
    },
    tags: {
      a: "新しいタグは、{tags}です。",
      b: "はじめてタグとして使ったのは、{tags}です。",
      c: "タグに{tags}が加わりました。",
    },
  },

  tags: {
    all: {
      a: "一緒にあったのは、{tags}です。",
      b: "つけたタグは、{tags}です。",
      c: "そばにあったのは、{tags}です。",
    },
    most: {
      a: "よく一緒にあったのは、{tags}です。",
      b: "タグでいちばん多かったのは、{tags}です。",
      c: "そばによくあったのは、{tags}です。",
    },
    item: "「{tag}」（{days, number}日）",
  },

  along: {
    tag: {
      a: "「{tag}」のあった{days, number}日のうち{count, number}日に、「{feeling}」も選びました。",
      b: "「{feeling}」は、「{tag}」のある{days, number}日のうち{count, number}日にありました。",
      c: "「{tag}」は{days, number}日あり、そのうち{count, number}日には「{feeling}」もありました。",
    },
    always: {
      a: "「{tag}」のあった{days, number}日は、どの日も「{feeling}」を選びました。",
      b: "「{tag}」と「{feeling}」は一緒に来ました。{days, number}日です。",
      c: "「{tag}」のある日は{days, number}日あり、どの日にも「{feeling}」があります。",
    },
    pair: {
      a: "「{first}」と「{second}」は、{count, number}回、同じ星に並びました。",
      b: "{count, number}個の星が「{first}」と「{second}」をともに持っています。",
      c: "「{first}」と「{second}」を一緒に選んだのは、{count, number}回です。",
    },
    claim: {
      a: "そこまでのすべての日を見ると、「{tag}」のある日は、ない日より、{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, brighter {明るい} other {暗い}}日でした。ある日が{with, number}日、ない日が{without, number}日です。理由まではわかりません。",
      b: "「{tag}」のある日は、ここまで{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, brighter {明るい} other {暗い}}日でした。{with, number}日と、ほかの{without, number}日を比べています。なぜかは、星には書かれていません。",
    },
  },

  contrast: {
    brightness: {
      a: "星から見ると、この{kind, select, week {週} month {月} other {年}}は、{kind, select, year {前の年} other {その前の12週間}}より、{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, brighter {明るい} other {暗い}}日々でした。",
      b: "{kind, select, year {前の年} other {その前の12週間}}と並べると、{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, brighter {明るい} other {暗い}}日々でした。",
    },
    share: {
      a: "「{name}」は、{kind, select, year {前の年} other {その前の12週間}}より、{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, more {多く} other {少なく}}現れました。{of, number}日のうち{now, number}日、前は{ofEarlier, number}日のうち{earlier, number}日です。",
      b: "{kind, select, year {前の年} other {その前の12週間}}と並べると、「{name}」は、{sure, select, clearly {はっきりと} other {おそらく}}{direction, select, more {多く} other {少なく}}なっています。今は{of, number}日のうち{now, number}日、前は{ofEarlier, number}日のうち{earlier, number}日でした。",
    },
  },

  measured: {
    said: {
      a: "測ったものは、{list}です。",
      b: "自分で測った数字は、{list}です。",
      c: "ほかに測っていたのは、{list}です。",
    },
    range: "「{tracker}」が{low}から{high}（{days, number}日）",
    mean: "「{tracker}」が平均{value}（{days, number}日）",
    same: "「{tracker}」が{value}（{days, number}日）",
    yes: "「{tracker}」が{days, number}日のうち{count, number}日",
  },

  half: {
    a: "多くは月の{which, select, first {前半} other {後半}}にあり、{stars, number}個のうち{count, number}個です。",
    b: "月の{which, select, first {前半} other {後半}}に、星{stars, number}個のうち{count, number}個があります。",
    c: "いちばん書いたのは月の{which, select, first {前半} other {後半}}で、{stars, number}個のうち{count, number}個です。",
  },

  year: {
    words: {
      a: "いちばん多く選んだ気持ちは、月とともに変わりました。{words}です。",
      b: "この1年をたどった言葉は、{words}です。",
    },
    wordIn: "{month}は「{feeling}」",
    wordFromTo: "{first}から{last}は「{feeling}」",
    fullest: {
      a: "いちばん書いたのは{most}で星{mostStars, number}個、いちばん少なかったのは{least}で{leastStars, number}個です。",
      b: "いちばん星の多い月は{most}（{mostStars, number}個）、いちばん静かな月は{least}（{leastStars, number}個）です。",
    },
    light: {
      a: "星から見ると、いちばん明るい月は{bright}、いちばん暗い月は{dark}でした。",
      b: "日々がいちばん明るかったのは{bright}、いちばん暗かったのは{dark}です。星から見てのことです。",
    },
    empty: {
      a: "星のない月が{count, number}か月あります。{months}です。",
      b: "{months}には、何も書かれていません。",
    },
  },

  small: {
    arc: {
      a: "「{first}」で始まり、「{last}」で終わりました。",
      b: "最初の星は「{first}」、最後の星は「{last}」と言っています。",
      c: "はじめの「{first}」から、おわりの「{last}」へと移りました。",
    },
    fullest: {
      a: "いちばん多く書いた日は{day}で、星は{stars, number}個でした。",
      b: "星がいちばん多いのは{day}の{stars, number}個です。",
      c: "{day}ほど星の多い日は、ほかにありません。{stars, number}個です。",
    },
    hours: {
      a: "星の多くは{part, select, night {深夜} morning {朝} afternoon {午後} other {夜}}のもので、{stars, number}個のうち{count, number}個です。",
      b: "{stars, number}個のうち{count, number}個の星は、{part, select, night {深夜} morning {朝} afternoon {午後} other {夜}}に灯りました。",
      c: "書いたのは主に{part, select, night {深夜} morning {朝} afternoon {午後} other {夜}}でした。{stars, number}個のうち{count, number}個です。",
    },
    brightest: {
      a: "星から見て、いちばん明るかった日は{day}でした。",
      b: "星を見るかぎり、{day}より明るい日はありません。",
      c: "星がいちばん明るく光ったのは、{day}です。",
    },
    silence: {
      a: "{dates}には星がありません。",
      b: "{dates}のことは、何も書かれていません。",
      c: "{dates}、星空は静かなままでした。",
    },
    twins: {
      a: "{count, number}個の星が、ふたつの気持ちを一度に持っています。たとえば「{first}」と「{second}」です。",
      b: "ひとつの気持ちでは足りなかったことが{count, number}回あり、「{first}」のそばに「{second}」がありました。",
      c: "ひとつの星に並んだのは、「{first}」と「{second}」です。",
    },
    yearAgo: {
      a: "1年前の同じころは、「{feeling}」をいちばん多く選んでいました。",
      b: "前の年の同じ時期は、「{feeling}」がいちばんよく現れていました。",
      c: "12か月前、いちばん多かったのは「{feeling}」です。",
    },
  },

  end: {
    thin: {
      a: "ここにあるのはこれだけで、手紙にはこれで十分です。",
      b: "ほかの時間は、書かれることなく過ぎていきました。",
      c: "これ以上は書かれていませんが、足りないものは何もありません。",
    },
    quiet: {
      a: "星のない日は、そのままで大丈夫です。",
      b: "ほかの日がどんな日だったかは、心の中にあります。",
      c: "ほかの日は書かれずに過ぎました。それでいいのです。",
    },
    soFar: {
      a: "この{kind, select, week {週} month {月} other {年}}の残りは、まだこれからです。",
      b: "これから来るものにも、ここに場所があります。",
      c: "この手紙は、これからの星とともに育ちます。",
    },
  },

  quote: {
    only: {
      a: "一緒にこう書いています：",
      b: "そのそばにある言葉：",
      c: "自分の言葉では：",
    },
    bright: {
      a: "{day}は明るい日のひとつでした。こう書いています：",
      b: "明るい日、{day}の言葉：",
      c: "明るかった{day}に書いた言葉：",
    },
    hard: {
      a: "{day}、つらい気持ちを選びました。その言葉：",
      b: "つらいとき、{day}の言葉：",
      c: "{day}にはつらいときがありました。こう書いています：",
    },
    first: {
      a: "{day}、はじめて「{feeling}」を選んだときの言葉：",
      b: "{day}、「{feeling}」の最初の星：",
      c: "最初の「{feeling}」に添えた言葉、{day}：",
    },
    fullest: {
      a: "{day}は、ほかのどの日より星の多い日です。そのひとつの言葉：",
      b: "いちばん星の多い日、{day}の言葉：",
      c: "いちばんたくさん書いた{day}の中から：",
    },
    silence: {
      a: "星のない{days, number}日のあと、{day}に書いた言葉：",
      b: "{day}、星のない{days, number}日のあとの最初の言葉：",
      c: "そして{day}、静かな{days, number}日のあとで：",
    },
    longest: {
      a: "いちばん長いメモは{day}のものです。こうあります：",
      b: "いちばん多くの言葉があったのは、{day}：",
      c: "いちばん長いメモ、{day}から：",
    },
  },
};
