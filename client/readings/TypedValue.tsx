import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import type { InputProps } from "./input-props.ts";
import { ruleText } from "./rule-text.ts";

type Props = {
  tracker: InputProps["tracker"];
  /** The accessible name of the field. */
  label: string;
  value: number | null;
  /** How the field shows a value that was not typed just now. */
  write: (value: number) => string;
  /** The value of a typed text that the tracker takes; null for any other text. */
  read: (text: string) => number | null;
  onChange: (value: number | null) => void;
  /** Counts up (1) and down (−1) by the arrow keys. */
  onStep: (by: 1 | -1) => void;
  inputMode: "numeric" | "decimal" | "text";
  placeholder: string;
  className?: string;
};

/**
 * A field for a value. What is typed counts when the person leaves the field or presses Enter, and when the field goes; an
 * empty field is no answer. Of what the tracker does not take, a sentence says why it does not count.
 */
export function TypedValue(props: Props) {
  const { tracker, label, value, write, read, onChange, onStep, className, ...field } = props;
  const t = useTranslator();
  const errorId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    if (typed === null) return;
    const next = read(typed);
    if (next === null && typed.trim() !== "") return setWrong(true);
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const leaveLatest = useEffectEvent(leave);
  useEffect(() => () => leaveLatest(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") return leave();
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    setTyped(null);
    setWrong(false);
    onStep(by);
  };
  return (
    <div className="flex min-w-0 flex-col items-center">
      <input
        {...field}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed ?? (value === null ? "" : write(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={press}
        onBlur={leave}
        className={cn(
          "min-h-11 rounded-control border border-edge bg-raised px-2 text-center text-lead tabular-nums aria-invalid:border-danger",
          className,
        )}
      />
      {isWrong && (
        <p
          id={errorId}
          role="status"
          className="max-w-48 pt-1 text-center text-danger text-small text-pretty"
        >
          {ruleText(t, tracker)}
        </p>
      )}
    </div>
  );
}
