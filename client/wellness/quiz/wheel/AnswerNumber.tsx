import { catalogue, findEmotion } from "#domain/feelings.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import { starOf } from "#domain/wellness/quiz/emotion-wheel.ts";
import { toneOf } from "../../../stars/EmotionGlyph.tsx";

const shape =
  "mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full text-small font-bold tabular-nums lining-nums";

/** The number of a scenario as the wheel shows it; a ring for a word that has no place there. */
export function AnswerNumber({ comparison: { number, place } }: { comparison: Comparison }) {
  if (place === null) return <span className={`${shape} border-2 border-edge`}>{number}</span>;
  return (
    <span style={toneOf(findEmotion(catalogue, starOf(place)))} className="tone rounded-full">
      <span className={`${shape} plate border-[1.5px] border-current`}>
        <span className="text-on-plate">{number}</span>
      </span>
    </span>
  );
}
