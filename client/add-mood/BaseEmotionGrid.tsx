import { useId } from "react";
import { type EmotionId, type FamilyId, familyIds, findEmotion } from "#domain/emotions.ts";
import { EmotionChip } from "./EmotionChip.tsx";

type Props = {
  /** The star's own emotion, which cannot orbit itself. */
  emotion: EmotionId | null;
  value: FamilyId | null;
  onValueChange: (base: FamilyId) => void;
};

const ignore = () => {};

export function BaseEmotionGrid({ emotion, value, onValueChange }: Props) {
  const group = useId();
  return (
    <div className="flex flex-col gap-2">
      <h3 id={group} className="font-medium">
        Base emotion
      </h3>
      <div
        role="radiogroup"
        aria-labelledby={group}
        aria-required="true"
        className="grid grid-cols-[repeat(3,auto)] gap-1.5"
      >
        {familyIds.map((family) => {
          const found = findEmotion(family);
          return (
            found && (
              <EmotionChip
                key={family}
                emotion={found}
                group={group}
                checked={value === family}
                disabled={family === emotion}
                onChoose={() => onValueChange(family)}
                onPoint={ignore}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
