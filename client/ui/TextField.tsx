import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { Field, type FieldText } from "./Field.tsx";

type Controlled = { value: string; onValueChange: (value: string) => void };

type InputProps = FieldText & Controlled & Omit<ComponentProps<"input">, keyof Controlled | "onChange">;

export function TextField({ label, error, hint, aside, value, onValueChange, ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className={cn(control.className, "parent-aligned")}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldText & Controlled & Omit<ComponentProps<"textarea">, keyof Controlled | "onChange">;

export function TextArea({ label, error, hint, aside, value, onValueChange, ...rest }: AreaProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <textarea
          rows={3}
          {...rest}
          {...control}
          className={cn(control.className, "max-h-44 min-h-20 resize-none [field-sizing:content]")}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
