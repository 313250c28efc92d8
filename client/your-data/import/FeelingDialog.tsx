import { Sparkle } from "lucide-react";
import { useId, useState } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import type { Emotion } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { emotionsOf } from "#domain/feelings.ts";
import type { Feeling } from "#domain/formats/import/read-journal.ts";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph, toneOf } from "../../stars/EmotionGlyph.tsx";
import { useFeelings } from "../../stars/feelings.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Slider } from "../../ui/Slider.tsx";

/** Null: not answered yet. */
export type FeelingAnswer = Feeling | "leave-out" | null;

type Props = {
  name: string;
  value: FeelingAnswer;
  onChange: (answer: FeelingAnswer) => void;
  onClose: () => void;
  /** Leads to a feeling of the person's own; null where the answer cannot be one. */
  onMakeOwn: (() => void) | null;
};

/** Chooses the feeling and the intensity that a mood of another journal becomes. */
export function FeelingDialog({ name, value, onChange, onClose, onMakeOwn }: Props) {
  const t = useTranslator();
  const [feeling, setFeeling] = useState<Partial<Feeling>>(
    value === null || value === "leave-out" ? {} : value,
  );
  const intensity = feeling.intensity ?? intensityRange.default;
  const answer = (next: FeelingAnswer) => {
    onChange(next);
    onClose();
  };
  const { emotion } = feeling;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(imports.feeling.question, { name })}
      subtitle={t(imports.feeling.hint)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" className="me-auto" onClick={() => answer("leave-out")}>
            {t(imports.match.leaveOut)}
          </Button>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!emotion}
            onClick={() => emotion && answer({ emotion, intensity })}
          >
            {t(imports.feeling.done)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {onMakeOwn && (
          <Button className="self-start" onClick={onMakeOwn}>
            <Sparkle aria-hidden="true" />
            {t(imports.feeling.makeOwn)}
          </Button>
        )}
        <Emotions
          value={emotion ?? null}
          onChange={(next) => setFeeling((current) => ({ ...current, emotion: next }))}
        />
        <Slider
          label={t(imports.feeling.intensityLabel)}
          {...intensityRange}
          value={intensity}
          onValueChange={(next) => setFeeling((current) => ({ ...current, intensity: next }))}
        />
      </div>
    </Dialog>
  );
}

function Emotions({ value, onChange }: { value: string | null; onChange: (emotion: string) => void }) {
  const t = useTranslator();
  const group = useId();
  const known = useFeelings();
  const all = familiesByPleasantness
    .flatMap((family) => emotionsOf(known, family))
    .filter(({ id, isArchived }) => !isArchived || id === value);
  return (
    <div
      role="radiogroup"
      aria-label={t(imports.feeling.label)}
      className="grid grid-cols-2 gap-1.5 min-[24rem]:grid-cols-3 sm:grid-cols-4"
    >
      {all.map((emotion) => (
        <Choice
          key={emotion.id}
          {...{ emotion, group }}
          isChosen={emotion.id === value}
          onChoose={() => onChange(emotion.id)}
        />
      ))}
    </div>
  );
}

type ChoiceProps = { emotion: Emotion; group: string; isChosen: boolean; onChoose: () => void };

function Choice({ emotion, group, isChosen, onChoose }: ChoiceProps) {
  const t = useTranslator();
  const known = useFeelings();
  return (
    <label
      style={toneOf(emotion)}
      className="relative flex min-h-11 min-w-0 items-center gap-1.5 rounded-control border border-line bg-raised px-2 transition-colors duration-150 has-checked:tone hover:border-edge has-checked:border-current has-checked:bg-[color-mix(in_oklab,currentColor_20%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1"
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
      />
      <EmotionGlyph emotion={emotion.id} />
      <span className="min-w-0 truncate text-ink text-small">{feelingName(t, known, emotion.id)}</span>
    </label>
  );
}
