/**
 * Plain words for very good to very bad moods in each language, and the moods with which Daylio begins there. They count as
 * whole names alone, whatever the reader's language is: people keep the journals that they began elsewhere.
 */

import type { LanguageId } from "../../../languages/languages.ts";
import type { Feeling } from "../read-journal.ts";
import { plainWords } from "./plain-words.ts";

/** The feelings go from the best to the worst, as the moods of Daylio do in English. */
const feelings: readonly Feeling[] = [
  { emotion: "joy", intensity: 9 },
  { emotion: "contentment", intensity: 7 },
  { emotion: "contentment", intensity: 2 },
  { emotion: "sadness", intensity: 5 },
  { emotion: "sadness", intensity: 9 },
];

/** The words of each language go from the best to the worst. */
export const moodWords: Readonly<Record<LanguageId, readonly string[]>> = {
  en: [
    "super good, really good, so good, top, best, superb, outstanding",
    "quite good, pretty good, fairly good, great day",
    "so-so, medium, mid, in between, indifferent, could be better",
    "quite bad, pretty bad, rather bad, rough, crappy, lousy, negative",
    "really bad, so bad, super bad, shit, shitty, hell, disaster, catastrophic",
  ],
  de: [
    "sehr gut, super, super gut, spitze, fantastisch, hervorragend, ausgezeichnet, bestens, mega, genial, top, perfekt, großartig, wunderbar, toll, klasse",
    "gut, ganz gut, recht gut, positiv, schön, angenehm, prima",
    "geht so, so lala, mittel, mittelmäßig, neutral, normal, okay, na ja, durchschnittlich, durchwachsen, mäßig, teils teils, weder noch",
    "schlecht, nicht gut, nicht so gut, eher schlecht, mies, negativ, unangenehm, doof, blöd",
    "sehr schlecht, lausig, furchtbar, schrecklich, grauenhaft, grauenvoll, beschissen, scheiße, katastrophal, miserabel, übel, grässlich, entsetzlich",
  ],
  fr: [
    "très bien, très bon, super, génial, géniale, excellent, excellente, formidable, fantastique, parfait, parfaite, extra, au top, merveilleux, merveilleuse, incroyable",
    "bien, bon, bonne, agréable, positif, positive, assez bien, plutôt bien, chouette",
    "bof, moyen, moyenne, neutre, normal, normale, comme ci comme ça, ça va, correct, correcte, mitigé",
    "mauvais, mauvaise, mal, pas bien, pas bon, pas terrible, plutôt mal, négatif, négative, nul, nulle",
    "très mal, très mauvais, horrible, affreux, affreuse, terrible, atroce, épouvantable, catastrophique, abominable",
  ],
  es: [
    "muy bien, muy bueno, muy buena, genial, excelente, increíble, fantástico, fantástica, estupendo, estupenda, maravilloso, maravillosa, perfecto, perfecta, fenomenal, súper, de maravilla",
    "bien, bueno, buena, positivo, positiva, agradable, bastante bien",
    "regular, más o menos, normal, neutral, neutro, así así, ni bien ni mal, pasable",
    "mal, malo, mala, no muy bien, bastante mal, negativo, negativa",
    "muy mal, muy malo, muy mala, fatal, horrible, terrible, pésimo, pésima, espantoso, espantosa, horroroso, desastroso, atroz",
  ],
  "pt-BR": [
    "muito bem, muito bom, muito boa, ótimo, ótima, excelente, incrível, fantástico, fantástica, maravilhoso, maravilhosa, perfeito, perfeita, radiante, sensacional",
    "bem, bom, boa, legal, positivo, positiva, agradável",
    "mais ou menos, normal, neutro, neutra, regular, médio, indiferente, tanto faz",
    "mal, mau, má, ruim, chato, chata, negativo, negativa, nada bem, não muito bem",
    "muito mal, muito ruim, péssimo, péssima, horrível, terrível, detestável",
  ],
  it: [
    "molto bene, benissimo, ottimo, ottima, eccellente, fantastico, fantastica, stupendo, stupenda, meraviglioso, meravigliosa, perfetto, perfetta, magnifico, alla grande",
    "bene, buono, buona, positivo, positiva, piacevole, abbastanza bene",
    "così così, normale, neutro, neutra, medio, insomma, nella media, né bene né male",
    "male, brutto, brutta, cattivo, cattiva, non bene, non molto bene, negativo, scarso",
    "molto male, malissimo, pessimo, pessima, terribile, orribile, tremendo, disastroso, atroce, uno schifo",
  ],
  pl: [
    "bardzo dobrze, bardzo dobry, świetnie, świetny, świetna, super, wspaniale, wspaniały, fantastycznie, rewelacyjnie, rewelacja, doskonale, ekstra, cudownie, genialnie",
    "dobrze, dobry, dobra, pozytywnie, fajnie, nieźle, w porządku",
    "średnio, tak sobie, neutralnie, normalnie, przeciętnie, obojętnie, może być, jako tako",
    "źle, kiepsko, słabo, niedobrze, marnie, negatywnie, niezbyt dobrze",
    "bardzo źle, okropnie, okropny, okropna, fatalnie, tragicznie, strasznie, beznadziejnie, koszmarnie, paskudnie",
  ],
  ja: [
    "最高, とても良い, とてもいい, すごく良い, すごくいい, 絶好調, 素晴らしい, すばらしい",
    "良い, いい, よい, 良好, 好調, いい感じ",
    "普通, ふつう, まあまあ, そこそこ, どちらでもない, ぼちぼち",
    "悪い, わるい, よくない, 良くない, いまいち, イマイチ, 不調",
    "最悪, とても悪い, すごく悪い, ひどい, 絶不調, 最低",
  ],
  "zh-Hans": [
    "很好, 非常好, 超好, 特别好, 超级好, 超赞, 很棒, 棒, 太棒了, 棒极了, 极好, 完美, 狂喜",
    "好, 不错, 挺好, 良好, 还不错, 愉快",
    "一般, 还行, 还好, 普通, 一般般, 马马虎虎, 凑合, 平平",
    "不好, 不太好, 差, 坏, 糟, 不爽, 不佳",
    "很差, 非常差, 特别差, 极差, 很糟, 糟糕, 糟透了, 太糟了, 超烂, 很烂, 烂, 很不好, 非常不好",
  ],
  ar: [
    "رائع, رائعة, ممتاز, ممتازة, جيد جدا, جيدة جدا, عظيم, مذهل, مثالي",
    "جيد, جيدة, بخير, حسن, طيب, كويس, منيح, إيجابي",
    "عادي, عادية, متوسط, لا بأس, محايد, مقبول, نص نص",
    "سيئ, سيء, سيئة, غير جيد, ليس جيدا, سلبي, رديء",
    "سيئ جدا, سيء جدا, سيئة جدا, فظيع, فظيعة, مروع, رهيب, كارثي",
  ],
};

/** The keys are names in plain form. A word of two languages means the same in both. */
export const feelingByMoodWord: ReadonlyMap<string, Feeling> = new Map(
  Object.values(moodWords).flatMap((levels) =>
    levels.flatMap((words, level) =>
      words.split(", ").flatMap((word) => {
        const feeling = feelings[level];
        return feeling ? [[plainWords(word), feeling] as const] : [];
      }),
    ),
  ),
);
