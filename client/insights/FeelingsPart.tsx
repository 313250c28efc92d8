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
import { Part, Quiet, Sentences } from "./Part.tsx";

export function FeelingsPart({
  coverage,
  words,
  together,
}: Pick<Insights, "coverage" | "words" | "together">) {
  const newFeelings = newFeelingsSentence(words.newThisMonth);
  const pairs = [
    ...together.shared.claims.map(sharedPairSentence),
    ...together.following.claims.map(followingPairSentence),
  ];
  return (
    <Part
      title="Words"
      method={
        <>
          <p>
            Variety is the entropy of 30 stars drawn from those of the last 90 days, said as a number of
            feelings: as many, named equally often, would be as varied. It says how varied your words are, not
            how finely you feel.
          </p>
          <p>
            Feelings that share a star are compared with chance among the stars of the same four weeks;
            feelings that follow each other, with any order of the stars of the same day. Pairs of fewer than
            five days are not named.
          </p>
        </>
      }
    >
      <Sentences
        sentences={[
          namedSentence(words),
          ...(newFeelings ? [newFeelings] : []),
          ...(words.entropy ? [varietySentence(words.entropy)] : []),
          ...pairs,
        ].map((text) => ({ text }))}
      />
      <Quiet
        title="Not clear, or not yet"
        texts={[
          ...(words.entropy ? [] : [missingVarietySentence(coverage)]),
          ...(pairs.length > 0 ? [] : [noPairSentence(coverage)]),
        ]}
      />
    </Part>
  );
}
