import type { ReactNode } from "react";
import type { PanelName, ShownInsights } from "../shown-insights.ts";
import { HoursPanel } from "./HoursPanel.tsx";
import { MeasuresPanel } from "./MeasuresPanel.tsx";
import { PairsPanel } from "./PairsPanel.tsx";
import { PracticePanel } from "./PracticePanel.tsx";
import { RhythmPanel } from "./RhythmPanel.tsx";
import { SteadinessPanel } from "./SteadinessPanel.tsx";
import { TagsPanel } from "./TagsPanel.tsx";
import { WeeksPanel } from "./WeeksPanel.tsx";
import { WordsPanel } from "./WordsPanel.tsx";

const panels: Readonly<Record<PanelName, (shown: ShownInsights) => ReactNode>> = {
  weeks: ({ found }) => <WeeksPanel {...found} />,
  hours: ({ found }) => <HoursPanel {...found} />,
  words: ({ found }) => <WordsPanel {...found} />,
  tags: ({ found, tagName }) => <TagsPanel {...found} nameOf={tagName} />,
  measures: ({ found, trackers }) => <MeasuresPanel {...found} trackers={trackers} />,
  rhythm: ({ found }) => <RhythmPanel {...found} />,
  pairs: ({ found }) => <PairsPanel {...found} />,
  practice: ({ found, exercises, exerciseName }) => (
    <PracticePanel {...found} exercises={exercises} nameOf={exerciseName} />
  ),
  steadiness: ({ found }) => <SteadinessPanel {...found} />,
};

/** What a row of the page opens. */
export const DeepPanel = ({ panel, shown }: { panel: PanelName; shown: ShownInsights }) =>
  panels[panel](shown);
