import { useId } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import type { FamilyId } from "#domain/emotions.ts";
import { headOf } from "#domain/feelings.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionChip } from "./EmotionChip.tsx";
import { useChoiceKeys } from "./use-choice-keys.ts";

type Props = {
  /** The star's own emotion, which cannot orbit itself. */
  emotion: string | null;
  value: FamilyId | null;
  onValueChange: (base: FamilyId) => void;
};

const ignore = () => {};

export function BaseEmotionGrid({ emotion, value, onValueChange }: Props) {
  const t = useTranslator();
  const group = useId();
  const hint = useId();
  const moveByKey = useChoiceKeys();
  return (
    <div className="flex flex-col gap-2">
      <div>
        <h3 id={group} className="font-medium">
          {t(addMood.base.title)}
        </h3>
        <p id={hint} className="text-small text-quiet">
          {t(addMood.base.hint)}
        </p>
      </div>
      <div
        role="radiogroup"
        aria-labelledby={group}
        aria-describedby={hint}
        aria-required="true"
        onKeyDown={moveByKey}
        className="grid grid-cols-[repeat(3,auto)] gap-1.5"
      >
        {familiesByPleasantness.map((family) => (
          <EmotionChip
            key={family}
            emotion={headOf(family)}
            group={group}
            checked={value === family}
            disabled={family === emotion}
            onChoose={() => onValueChange(family)}
            onPoint={ignore}
          />
        ))}
      </div>
    </div>
  );
}
