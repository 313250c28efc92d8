import type { ReactNode } from "react";
import type { Emotion } from "#domain/emotions.ts";
import { toneOf } from "../stars/EmotionGlyph.tsx";
import { cn } from "../ui/class-names.ts";

type Props = {
  label: string;
  /** What screen readers hear, if the label is short. */
  longLabel?: string;
  checked: boolean;
  /** Whether some of what the chip stands for is chosen. */
  isMixed?: boolean;
  disabled?: boolean;
  onToggle: () => void;
  /** Gives the chip the colour of an emotion. */
  emotion?: Emotion;
  /** Picture before the label. */
  glyph?: ReactNode;
  className?: string;
};

/** A checkbox that covers its chip, so that the whole chip is the target. */
export function ToggleChip(props: Props) {
  const { label, longLabel, checked, isMixed = false, disabled = false, onToggle } = props;
  return (
    <label
      style={props.emotion ? toneOf(props.emotion) : undefined}
      className={cn(
        "relative flex min-h-11 min-w-11 max-w-full items-center gap-1.5 rounded-control border border-line bg-raised px-2 text-small transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1",
        "has-checked:border-current has-checked:bg-[color-mix(in_oklab,currentColor_20%,transparent)] has-indeterminate:border-current has-indeterminate:border-dashed",
        props.emotion ? "has-checked:tone has-indeterminate:tone" : "has-checked:text-accent-ink",
        disabled ? "opacity-45" : "hover:border-edge",
        props.className,
      )}
    >
      <input
        type="checkbox"
        aria-label={longLabel}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none disabled:cursor-not-allowed"
      />
      {props.glyph}
      <bdi className="line-clamp-2 hyphens-auto text-ink wrap-anywhere">{label}</bdi>
    </label>
  );
}
