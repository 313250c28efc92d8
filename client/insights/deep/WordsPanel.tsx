import { namedSentence, varietySentence } from "#domain/insights/figure-sentences.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import { missingVarietySentence } from "#domain/insights/missing-sentences.ts";
import { newFeelingsSentence } from "#domain/insights/sentences.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { Panel, Quiet, Sentences } from "./PanelParts.tsx";

/** How many feelings a person has named, and how evenly. */
export function WordsPanel({ coverage, words }: Pick<Insights, "coverage" | "words">) {
  const t = useTranslator();
  const feelings = useFeelings();
  const newFeelings = newFeelingsSentence(t, feelings, words.newThisMonth);
  return (
    <Panel method={[figures.words.method.variety]}>
      <Sentences
        texts={[
          namedSentence(t, feelings, words),
          ...(newFeelings ? [newFeelings] : []),
          ...(words.entropy ? [varietySentence(t, words.entropy)] : []),
        ]}
      />
      <Quiet title={figures.notYet} texts={words.entropy ? [] : [missingVarietySentence(t, coverage)]} />
    </Panel>
  );
}
