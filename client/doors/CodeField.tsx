import { waysBack } from "#domain/languages/en/ways-back.ts";
import { useTranslator } from "../languages/language.ts";
import { TextField } from "../ui/TextField.tsx";

type Props = {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

/** The second step of a sign-in, or of a confirmation by the provider. It takes the focus when it appears, because nothing else is left to do. */
export function CodeField(field: Props) {
  const t = useTranslator();
  return (
    <TextField
      {...field}
      label={t(waysBack.code.label)}
      hint={t(waysBack.code.hint)}
      required
      autoFocus
      autoComplete="one-time-code"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
    />
  );
}
