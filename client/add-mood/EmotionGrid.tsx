import { type KeyboardEvent, useId, useState } from "react";
import { type Emotion, type EmotionId, familyIds, findEmotion, subEmotionsOf } from "#domain/emotions.ts";
import { EmotionChip } from "./EmotionChip.tsx";

const rows = familyIds.flatMap((family) => {
  const head = findEmotion(family);
  return head ? [{ family, emotions: [head, ...subEmotionsOf(family)] }] : [];
});
const perRow = 4;

type Props = { value: EmotionId | null; onValueChange: (emotion: EmotionId) => void };

/** All 36 emotions as one group of radio buttons: a row for each family, which starts with the family itself. */
export function EmotionGrid({ value, onValueChange }: Props) {
  const group = useId();
  const [pointed, setPointed] = useState<Emotion | null>(null);
  return (
    <div>
      <div
        role="radiogroup"
        aria-label="Emotion"
        aria-required="true"
        onKeyDown={moveByRow}
        className="flex flex-col gap-1.5 max-[22.4rem]:gap-3 sm:grid sm:grid-cols-[repeat(4,auto)]"
      >
        {rows.map(({ family, emotions }) => (
          <div
            key={family}
            className="flex flex-wrap gap-0.75 *:grow max-[22.4rem]:grid max-[22.4rem]:grid-cols-2 sm:contents"
          >
            {emotions.map((emotion) => (
              <EmotionChip
                key={emotion.id}
                emotion={emotion}
                group={group}
                checked={value === emotion.id}
                onChoose={() => onValueChange(emotion.id as EmotionId)}
                onPoint={setPointed}
              />
            ))}
          </div>
        ))}
      </div>
      <Definition emotion={pointed ?? (value && findEmotion(value))} />
    </div>
  );
}

/** Browsers move through radio buttons in one dimension; here up and down move between families. */
function moveByRow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -perRow, ArrowDown: perRow }[event.key];
  if (!step) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:enabled")];
  const at = radios.indexOf(event.target as HTMLInputElement);
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}

/** Always rendered, so that the layout does not move; screen readers announce it with the radio button. */
function Definition({ emotion }: { emotion: Emotion | null }) {
  return (
    <p aria-hidden="true" className="min-h-11 pt-2 sm:min-h-7 text-small text-quiet">
      {emotion ? (
        <>
          <span className="font-medium text-ink">{emotion.name}.</span> {emotion.definition}
        </>
      ) : (
        "Choose what comes closest. There is no wrong one."
      )}
    </p>
  );
}
