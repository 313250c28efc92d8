import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";
import { Field, type FieldText } from "./Field.tsx";

type Controlled = { value: string; onValueChange: (value: string) => void };
/** The label of the field, and the names of the button that reveals the password and hides it again. */
type PasswordTexts = { label: Text; show: Text; hide: Text };

type Props = Omit<FieldText, "label"> &
  Controlled & {
    texts: PasswordTexts;
    autoComplete: "current-password" | "new-password" | "one-time-code" | "off";
  } & Omit<ComponentProps<"input">, keyof Controlled | "onChange" | "type">;

/** A password, hidden until the person reveals it, without autocorrection or capitalisation. */
export function PasswordField({ texts, error, hint, value, onValueChange, ...rest }: Props) {
  const t = useTranslator();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={t(texts.label)} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            className={cn(control.className, "pe-12")}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <Button
            variant="quiet"
            shape="icon"
            className="absolute inset-y-0 inset-e-0"
            aria-label={t(isShown ? texts.hide : texts.show)}
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
