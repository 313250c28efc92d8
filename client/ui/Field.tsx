import { type ReactNode, useId } from "react";

export type FieldText = {
  label: string;
  /** Why the value is invalid. Screen readers announce it with the control. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Secondary text at the end of the label's line, such as "Optional" or a count. */
  aside?: ReactNode;
};

export type ControlProps = {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
  className: string;
};

const control =
  "w-full min-h-11 scroll-mt-32 md:scroll-mb-40 rounded-control border border-edge bg-raised px-3 py-2 text-body text-ink aria-invalid:border-danger";

/** A label, its control, its hint, and its error. */
export function Field({
  label,
  error,
  hint,
  aside,
  children,
}: FieldText & { children: (props: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, aside && `${id}-aside`].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && (
          <span id={`${id}-aside`} className="text-small text-quiet tabular-nums">
            {aside}
          </span>
        )}
      </div>
      {children({
        id,
        "aria-invalid": Boolean(error),
        "aria-describedby": described.join(" ") || undefined,
        className: control,
      })}
      {hint && (
        <div id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} data-form-sentence="" className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
