import type { quiz } from "../en/quiz.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof quiz> = {
  pageTitle: "ベースラインクイズ",
  back: "アクティビティに戻る",
  count: "<hidden>場面</hidden>{scenario, number} / {count, number}",
  progress: "進み具合",
  answered: "{count, number}問のうち{done, number}問に回答",
  question: "この場面で、どんな気持ちになりますか？",
  intensity: "強さ",
  subtle: "かすか",
  intense: "とても強い",
  next: "次の場面",
  complete: "クイズを終える",
  hint: "1場面10秒以内を目安に、最初に浮かんだ気持ちを選んでください。自分をふりかえるためのもので、健康の検査ではありません。",
  contexts: {
    work: "仕事",
    relationship: "人との関係",
    health: "健康",
    family: "家族",
    social: "人づきあい",
  },
  difficulties: {
    easy: "やさしい",
    medium: "ふつう",
    hard: "難しい",
  },
  own: {
    type: "自分の言葉で入力",
    yourWord: "<quiet>自分の言葉：</quiet><own>{word}</own>",
    label: "自分の言葉で表した気持ち",
    use: "使う",
  },
  wheel: {
    joy: "喜び",
    love: "愛情",
    serenity: "安らぎ",
    melancholy: "物憂さ",
    sadness: "悲しみ",
    frustration: "いらだち",
    anger: "怒り",
    anxiety: "不安",
    fear: "恐れ",
    surprise: "驚き",
    curiosity: "好奇心",
    excitement: "わくわく",
  },
  situations: {
    work_1: {
      name: "みんなの前でのお礼",
      text: "だれも気づいていないと思っていた仕事について、同僚がみんなの前で、名前を挙げてお礼を言ってくれます。",
    },
    relationship_1: {
      name: "取りやめになった夜",
      text: "親しい人が、一緒に過ごすはずの夜を1時間前に取りやめます。今月3度目です。「本当にごめん、今日は無理みたい。また近いうちに！」",
    },
    health_1: {
      name: "検査のやり直し",
      text: "定期健診のあと、病院から電話がありました。検査のひとつをやり直したいそうです。「たいていは何でもありませんよ」。予約は9日後です。",
    },
    family_1: {
      name: "温かい一皿",
      text: "遅くに家に帰ると、家族のひとりが料理を温かいまま取っておいてくれて、食べているあいだ隣に座ってくれます。",
    },
    social_1: {
      name: "知らない人ばかりの集まり",
      text: "知り合いは主催者だけという集まりに着きましたが、その人は部屋の向こうで忙しくしています。近くの輪が、聞きそびれた話で笑っています。",
    },
    work_2: {
      name: "夕方の短いメッセージ",
      text: "夕方、上司からメッセージが届きます。「明日9時に話せますか？」それだけです。今週は、うまくいったことがひとつあり、間に合わなかった締め切りもひとつあります。",
    },
  },
  result: {
    title: "ベースラインの確認が終わりました！",
    scenarios: "場面",
    totalTime: "合計時間",
    average: "平均時間",
    seconds: "{seconds}秒",
    reflection:
      "自分をふりかえるためのもので、健康の検査ではありません。よい結果、悪い結果というものはありません。",
    recommended: "おすすめ",
    games: "ゲームを見る",
    share: "結果を共有",
    again: "もう一度",
    shared:
      "{outcome}{count, number}場面に{total}秒、平均{average}秒。Mood Universeのベースラインクイズより。",
    notSharedReason: "ブラウザーが許可しませんでした。結果はここに残ります。",
  },
  outcomes: {
    growth_quest: {
      title: "成長の旅への扉が開きました！",
      description:
        "暮らしのある一面で、基準とはかなり違う気持ちになることが何度もありました。何を感じるか、何がくり返されるか、何が支えになるかを、やさしく、もう少し近くで見てみる価値があります。",
    },
    regulation_focus: {
      title: "感情を整えることをおすすめします",
      description:
        "いくつかの場面で、基準とはかなり違う気持ちになりました。どちらも間違いではありません。次の3つは、強い気持ちと、その中を自分なりに進む道についてのものです。",
    },
    exploration: {
      title: "感情によく気づいています！",
      description:
        "ほとんどの気持ちは、基準に近いものでした。もっと先へ進みたいときのために、次の3つがあります。自分のペースでどうぞ。",
    },
  },
  answers: {
    title: "回答",
    intro:
      "円のひとつひとつがひとつの場面で、最初の場面は中央です。基準は、比べるための気持ちのひとつです。そこから遠い答えは、違っているだけで、間違いではありません。",
    wheel: "気持ちの輪の上の回答です。一覧で同じことが言葉で読めます。",
    theBaseline: "基準",
    whatYouFelt: "感じたもの",
    beside: "輪の外：",
    youFelt: "感じたもの",
    baseline: "基準",
    typed: "<own>{word}</own><place>（輪の上では{feeling}）</place>",
    ownWord: "自分の言葉、輪の外",
    same: "同じ気持ち",
    close: "近い気持ち、{steps, number}つ離れています",
    different: "違う気持ち、{steps, number}つ離れています",
  },
  types: {
    game: "ゲーム",
    puzzle: "パズル",
    maze: "迷路",
  },
  games: {
    "emotion-memory-match": "感情の絵合わせ",
    "empathy-adventures": "共感の冒険",
    "trigger-pattern-puzzle": "引き金のパターンパズル",
    "mood-maze-solver": "気分の迷路解き",
    "emotional-labyrinth": "感情の迷宮",
    "mindfulness-maze": "マインドフルネスの迷路",
  },
  forYou: "自分に合わせたおすすめ",
  reasons: {
    emotional_awareness: "感情への気づき",
    pattern_recognition: "パターンへの気づき",
    grounding: "地に足をつけること",
    social_skills: "人との関わり方",
    emotional_navigation: "感情の中の進み方",
    deep_processing: "深い受け止め",
    skill_building: "力を育てること",
    pattern_mastery: "パターンを深く知ること",
    mindful_exploration: "マインドフルな探索",
  },
  tryUntilThen: "まだ作っている途中です。それまでは、こちらをどうぞ：",
  comingSoon: {
    pageTitle: "準備中",
    title: "準備中",
    building: "{game}は、まだ作っている途中です。",
    unreachable: "今はクイズの記録を確かめられません。失われたものはありません。",
    quizFirst:
      "{game}は、まだ作っている途中です。先にベースラインクイズを終えてください。どのアクティビティも、そこから始まります。",
    offer:
      "{game}は、まだ作っている途中です。テーマは{about}です。できあがるまで、同じ方向のエクササイズをどうぞ。",
    about: {
      emotional_awareness: "感情への気づき",
      pattern_recognition: "パターンへの気づき",
      grounding: "地に足をつけること",
      social_skills: "人との関わり方",
      emotional_navigation: "感情の中の進み方",
      deep_processing: "深い受け止め",
      skill_building: "力を育てること",
      pattern_mastery: "パターンを深く知ること",
      mindful_exploration: "マインドフルな探索",
    },
  },
};
