import { letterPage } from "#domain/languages/en/letter-page.ts";
import { useTranslator } from "../languages/language.ts";
import { Switch } from "../ui/Switch.tsx";
import { setLetterLine, useLetterLine } from "./letter-line.ts";

/** Applies at once, to this browser. */
export function LetterLineSwitch() {
  const t = useTranslator();
  return (
    <Switch
      label={t(letterPage.line.show)}
      hint={t(letterPage.line.showHint)}
      checked={useLetterLine()}
      onCheckedChange={setLetterLine}
    />
  );
}
