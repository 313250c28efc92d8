import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { Field, type FieldText } from "./Field.tsx";

type Controlled = { value: string; onValueChange: (value: string) => void };
type Props = FieldText &
  Controlled & { autoComplete: "current-password" | "new-password" } & Omit<
    ComponentProps<"input">,
    keyof Controlled | "onChange" | "type"
  >;

/** A password, hidden until the person reveals it, without autocorrection or capitalisation. */
export function PasswordField({ label, error, hint, value, onValueChange, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={cn(control.className, "pr-12")}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <Button
            variant="quiet"
            shape="icon"
            className="absolute inset-y-0 right-0"
            aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" />
          </Button>
        </div>
      )}
    </Field>
  );
}
