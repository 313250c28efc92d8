import { type Emotion, findEmotion } from "#domain/emotions.ts";
import { FamilyGlyph, toneOf } from "../EmotionMark.tsx";
import { cn } from "../ui/class-names.ts";

type Props = {
  emotion: Emotion;
  group: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  onPoint: (emotion: Emotion | null) => void;
};

/** A radio button that covers its chip: the whole chip is the target. */
export function EmotionChip({ emotion, group, checked, disabled = false, onChoose, onPoint }: Props) {
  const isFamily = emotion.id === emotion.family;
  const definitionId = `${group}-${emotion.id}`;
  return (
    <label
      style={toneOf(emotion.id)}
      onPointerEnter={(event) => event.pointerType === "mouse" && onPoint(emotion)}
      onPointerLeave={() => onPoint(null)}
      className={cn(
        "relative flex min-h-11 items-center gap-1.5 rounded-control border border-line bg-raised px-2.5 transition-colors duration-150",
        "has-checked:border-current has-checked:tone has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent",
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
        onFocus={() => onPoint(emotion)}
        onBlur={() => onPoint(null)}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none disabled:cursor-not-allowed"
      />
      {isFamily ? <FamilyGlyph family={emotion.family} /> : <Dot />}
      <span className={cn("text-ink", isFamily && "font-medium")}>{emotion.name}</span>
      <span id={definitionId} hidden>
        {findEmotion(emotion.id)?.definition}
      </span>
    </label>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className="tone grid size-4 shrink-0 place-items-center">
      <span className="size-2.5 rounded-full bg-current" />
    </span>
  );
}
