import { useId } from "react";

type Props = {
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** A choice that counts when its form is sent; one that counts at once is a `Switch`. */
export function Checkbox({ label, hint, checked, onCheckedChange }: Props) {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
        aria-label={label}
        aria-describedby={hint && hintId}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span>
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={hintId} className="block text-pretty text-quiet text-small">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
