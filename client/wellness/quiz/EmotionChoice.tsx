import { useId } from "react";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { quiz } from "#domain/languages/en/quiz.ts";
import { starOf, type WheelId, wheelIds } from "#domain/wellness/quiz/emotion-wheel.ts";
import { useTranslator } from "../../languages/language.ts";
import { EmotionGlyph, toneOf } from "../../stars/EmotionGlyph.tsx";

type Props = {
  labelledBy: string;
  /** An id of the wheel is checked; any other word checks no radio button. */
  value: string | null;
  onValueChange: (emotion: WheelId) => void;
};

/** The twelve emotions as radio buttons. Each covers its chip, so that the whole chip is the target. */
export function EmotionChoice({ labelledBy, value, onValueChange }: Props) {
  const t = useTranslator();
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      // Columns are as wide as the longest name of all languages needs.
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2 lg:grid-cols-4"
    >
      {wheelIds.map((id) => (
        <label
          key={id}
          style={toneOf(findEmotion(catalogue, starOf(id)))}
          className="relative flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-3 transition-colors duration-150 hover:border-edge max-[26rem]:gap-1.5 max-[26rem]:px-2 sm:min-h-12 has-checked:tone has-checked:border-current has-checked:bg-[color-mix(in_oklab,currentColor_18%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={value === id}
            onChange={() => onValueChange(id)}
            className="absolute -inset-px cursor-pointer scroll-mb-56 appearance-none rounded-control outline-none"
          />
          <EmotionGlyph emotion={starOf(id)} />
          <span className="text-ink">{t(quiz.wheel[id])}</span>
        </label>
      ))}
    </div>
  );
}
