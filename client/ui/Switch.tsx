import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

export function Switch({ label, hint, checked, onCheckedChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-quiet">
            {hint}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group flex h-11 w-14 shrink-0 items-center justify-end rounded-control"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-edge bg-raised px-0.5 transition-colors duration-150 group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
          <Radix.Thumb className="size-5.5 rounded-full bg-quiet motion-safe:transition-transform motion-safe:duration-150 data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5 data-[state=checked]:bg-on-accent" />
        </span>
      </Radix.Root>
    </div>
  );
}
