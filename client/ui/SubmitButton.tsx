import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { ProgressLine } from "./ProgressLine.tsx";

type Props = {
  isBusy: boolean;
  /** Label while the form is being sent. */
  busy: string;
  disabled?: boolean;
  /** Whether another action is the main one of the screen. */
  isSecond?: boolean;
  /** The id of its form, for a button outside of it. */
  form?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Stays enabled while the form is being sent, because a disabled button loses the focus. The form ignores repeated
 * submits.
 */
export function SubmitButton({
  isBusy,
  busy,
  disabled = false,
  isSecond = false,
  form,
  className,
  children,
}: Props) {
  return (
    <div className={cn("relative flex flex-col", className)}>
      {isBusy && <ProgressLine className="-top-2" />}
      <Button
        type="submit"
        form={form}
        variant={isSecond ? "plain" : "primary"}
        disabled={disabled}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy}
        className="aria-busy:bg-raised aria-busy:text-quiet aria-busy:brightness-100"
      >
        {isBusy ? busy : children}
      </Button>
    </div>
  );
}
