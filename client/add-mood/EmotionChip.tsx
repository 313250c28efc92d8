import type { Emotion } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { isOwn } from "#domain/feelings.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph, FamilyGlyph, toneOf } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { cn } from "../ui/class-names.ts";
import { definitionText } from "./definition-text.ts";

type Props = {
  emotion: Emotion;
  group: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  onPoint: (emotion: Emotion | null) => void;
};

/** The look of a chip that offers an emotion; the caller adds how it looks when it is chosen. */
export const chipLook =
  "relative flex min-h-11 min-w-11 items-center gap-1 rounded-control border border-line bg-raised px-1.5 transition-colors duration-150 sm:gap-1.5 sm:px-2";

/**
 * A radio button that covers its chip, so that the whole chip is the target. Losing the focus does not clear the shown definition:
 * text that disappears between two radio buttons makes the dialog take the focus from the second one.
 */
export function EmotionChip({ emotion, group, checked, disabled = false, onChoose, onPoint }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const isFamily = emotion.id === emotion.family;
  const definitionId = `${group}-${emotion.id}`;
  return (
    <label
      style={toneOf(emotion)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(emotion)}
      onPointerLeave={() => onPoint(null)}
      className={cn(
        chipLook,
        "has-checked:border-current has-checked:bg-[color-mix(in_oklab,currentColor_20%,transparent)] has-checked:tone has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent",
        disabled ? "opacity-45" : "hover:border-edge",
      )}
    >
      <input
        type="radio"
        name={group}
        value={emotion.id}
        checked={checked}
        disabled={disabled}
        aria-describedby={definitionId}
        onChange={onChoose}
        onFocus={(event) => event.target.matches(":focus-visible") && onPoint(emotion)}
        className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none disabled:cursor-not-allowed"
      />
      {isFamily ? (
        <FamilyGlyph family={emotion.family} />
      ) : isOwn(emotion) ? (
        <EmotionGlyph emotion={emotion.id} />
      ) : (
        <Dot />
      )}
      <bdi
        className={cn(
          "text-ink max-sm:text-small",
          isFamily && "font-medium",
          isOwn(emotion) && "min-w-0 wrap-anywhere",
        )}
      >
        {feelingName(t, feelings, emotion.id)}
      </bdi>
      <span id={definitionId} hidden>
        {definitionText(t, emotion)}
      </span>
    </label>
  );
}

/** On phones, an edge to save width. */
function Dot() {
  return (
    <span
      aria-hidden="true"
      className="tone absolute inset-y-2.5 inset-s-0 w-[3px] rounded-full bg-[var(--night-tone)] sm:swatch sm:static sm:mx-0.5 sm:size-2 sm:shrink-0"
    />
  );
}
