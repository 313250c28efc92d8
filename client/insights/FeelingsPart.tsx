import type { Insights } from "#domain/insights/insights-data.ts";
import {
  followingPairSentence,
  namedSentence,
  newFeelingsSentence,
  sharedPairSentence,
} from "#domain/insights/sentences.ts";
import { Part, Quiet, Sentences } from "./Part.tsx";

export function FeelingsPart({ words, together }: Pick<Insights, "words" | "together">) {
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
            Variety is the entropy of 30 stars drawn from those of the last 90 days: 0 if all name one
            feeling, and more the more evenly many feelings are named. It says how varied your words are, not
            how finely you feel.
          </p>
          <p>
            Feelings that share a star are compared with chance among the stars of the same four weeks;
            feelings that follow each other, with any order of the stars of the same day. Pairs under five are
            not named.
          </p>
        </>
      }
    >
      <Sentences
        sentences={[
          namedSentence(words),
          ...(newFeelings ? [newFeelings] : []),
          ...(words.entropy
            ? [
                `Variety of your words: ${words.entropy.value.toFixed(2)}, of ${Math.log(30).toFixed(2)} at most.`,
              ]
            : []),
          ...pairs,
        ].map((text) => ({ text }))}
      />
      <Quiet
        title="Not clear, or not yet"
        texts={[
          ...(words.entropy ? [] : ["The variety of your words: from 30 stars in the last 90 days on."]),
          ...(pairs.length > 0 ? [] : ["No two feelings go together more often than chance would have it."]),
        ]}
      />
    </Part>
  );
}
