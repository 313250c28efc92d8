import { type ReactNode, useId, useState } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import { type Emotion, type EmotionId, findEmotion, subEmotionsOf } from "#domain/emotions.ts";
import { feelingDefinition, feelingName } from "#domain/feeling-name.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { cn } from "../ui/class-names.ts";
import { EmotionChip } from "./EmotionChip.tsx";
import { LastUsed } from "./LastUsed.tsx";
import { useChoiceKeys } from "./use-choice-keys.ts";

const rows = familiesByPleasantness.flatMap((family) => {
  const head = findEmotion(family);
  if (!head) return [];
  const [first, ...others] = subEmotionsOf(family);
  // In pairs, so that four that do not fit into one row wrap two and two.
  return [{ family, pairs: [[head, ...(first ? [first] : [])], others] }];
});

const columns = [0, 1, 2, 3].map((at) => rows.map(({ pairs }) => pairs.flat()[at]?.id ?? ""));

/** How many letters the longest names of the four columns may have together at the normal size of text. */
const maxRowLetters = 48;

const areNamesLong = (t: Translator) =>
  columns
    .map((ids) => Math.max(...ids.map((id) => feelingName(t, id).length)))
    .reduce((sum, length) => sum + length) > maxRowLetters;

type Props = {
  value: EmotionId | null;
  onValueChange: (emotion: EmotionId) => void;
  lastUsed: readonly EmotionId[];
  /** Beside the definition of the emotion. */
  children?: ReactNode;
};

/**
 * All 36 emotions as one group of radio buttons: a row for each family, which starts with the family itself. Above them
 * are the last used ones.
 */
export function EmotionGrid({ value, onValueChange, lastUsed, children }: Props) {
  const t = useTranslator();
  const group = useId();
  const [pointed, setPointed] = useState<Emotion | null>(null);
  const moveByKey = useChoiceKeys();
  return (
    <div>
      <div data-choices className="flex flex-col gap-2 sm:gap-3">
        <LastUsed
          emotions={lastUsed}
          value={value}
          onChoose={onValueChange}
          onPoint={setPointed}
          onKeyDown={moveByKey}
        />
        <div
          role="radiogroup"
          aria-label={t(addMood.emotion)}
          aria-required="true"
          onKeyDown={moveByKey}
          className={cn(
            "flex flex-col gap-1.5 max-[22.4rem]:gap-3 sm:grid sm:grid-cols-[repeat(4,auto)]",
            areNamesLong(t) && "text-small",
          )}
        >
          {rows.map(({ family, pairs }) => (
            <div
              key={family}
              className="flex flex-wrap gap-0.75 *:grow max-[22.4rem]:grid max-[22.4rem]:grid-cols-2 max-[13rem]:grid-cols-1 sm:contents"
            >
              {pairs.map((emotions, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the emotions of a family never change.
                <div key={at} className="flex gap-0.75 *:grow max-[22.4rem]:contents sm:contents">
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
          ))}
        </div>
      </div>
      <div className="flex items-start gap-3 pt-2">
        <Definition emotion={pointed ?? (value && findEmotion(value))} />
        {children}
      </div>
    </div>
  );
}

/** Always rendered, so that the layout does not move; screen readers announce it with the radio button. */
function Definition({ emotion }: { emotion: Emotion | null }) {
  const t = useTranslator();
  return (
    <p aria-hidden="true" className="min-h-14 min-w-0 grow text-quiet text-small sm:min-h-7">
      {emotion ? (
        <RichText
          text={addMood.definition}
          tags={{ name: (content) => <span className="font-medium text-ink">{content}</span> }}
          params={{
            feeling: feelingName(t, emotion.id),
            definition: String(feelingDefinition(t, emotion.id)),
          }}
        />
      ) : (
        t(addMood.choose)
      )}
    </p>
  );
}
