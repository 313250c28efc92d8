import type { Insights } from "#domain/insights/insights-data.ts";
import { missingVarietySentence } from "#domain/insights/missing-sentences.ts";
import {
  followingPairSentence,
  namedSentence,
  newFeelingsSentence,
  noPairSentence,
  sharedPairSentence,
  varietySentence,
} from "#domain/insights/sentences.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { useTranslator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import { Part, Quiet, Sentences } from "./Part.tsx";

export function FeelingsPart({
  coverage,
  words,
  together,
}: Pick<Insights, "coverage" | "words" | "together">) {
  const t = useTranslator();
  const feelings = useFeelings();
  const newFeelings = newFeelingsSentence(t, feelings, words.newThisMonth);
  const pairs = [
    ...together.shared.claims.map((pair) => sharedPairSentence(t, feelings, pair)),
    ...together.following.claims.map((pair) => followingPairSentence(t, feelings, pair)),
  ];
  return (
    <Part title={insights.words.title} method={[insights.words.method.variety, insights.words.method.pairs]}>
      <Sentences
        sentences={[
          namedSentence(t, feelings, words),
          ...(newFeelings ? [newFeelings] : []),
          ...(words.entropy ? [varietySentence(t, words.entropy)] : []),
          ...pairs,
        ].map((text) => ({ text }))}
      />
      <Quiet
        title={insights.notClearOrNotYet}
        texts={[
          ...(words.entropy ? [] : [missingVarietySentence(t, coverage)]),
          ...(pairs.length > 0 ? [] : [noPairSentence(t, coverage)]),
        ]}
      />
    </Part>
  );
}
