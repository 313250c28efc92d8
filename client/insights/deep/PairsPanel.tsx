import {
  followingPairSentence,
  noPairSentence,
  sharedPairSentence,
} from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { Panel, Quiet, Sentences } from "./PanelParts.tsx";

/** Which feelings share a star, and which follow each other within a day. */
export function PairsPanel({ coverage, together }: Pick<Insights, "coverage" | "together">) {
  const t = useTranslator();
  const feelings = useFeelings();
  const pairs = [
    ...together.shared.claims.map((pair) => sharedPairSentence(t, feelings, pair)),
    ...together.following.claims.map((pair) => followingPairSentence(t, feelings, pair)),
  ];
  return (
    <Panel method={[figures.words.method.pairs]}>
      <Sentences texts={pairs} />
      <Quiet title={figures.notClear} texts={pairs.length > 0 ? [] : [noPairSentence(t, coverage)]} />
    </Panel>
  );
}
