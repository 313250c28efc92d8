import { useState } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { encodingsFor, languagesOfEncodings } from "./encodings.ts";
import type { LettersQuestion } from "./messages.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";

type Props = {
  fileName: string;
  question: LettersQuestion;
  onAnswer: (encoding: string) => void;
  onCancel: () => void;
};

/** The person sees the first lines in the likeliest letters, and chooses others until they can be read. */
export function LettersStep({ fileName, question: { likely, lines }, onAnswer, onCancel }: Props) {
  const t = useTranslator();
  const encodings = encodingsFor(likely, t.locale);
  const [encoding, setEncoding] = useState(encodings[0] ?? "utf-8");
  const decoder = new TextDecoder(encoding);
  return (
    <>
      <StepHead title={t(imports.letters.title)} text={t(imports.letters.text, { file: fileName })} />
      <Field label={t(imports.letters.encoding)}>
        {(props) => (
          <Select {...props} value={encoding} onChange={({ target }) => setEncoding(target.value)}>
            {encodings.map((one) => (
              <option key={one} value={one}>
                {nameOf(t, one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ul
        aria-label={t(imports.letters.lines)}
        className="divide-y divide-line rounded-control border border-line text-small"
      >
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move.
          <li key={at} className="px-3 py-1.5 wrap-anywhere" dir="auto">
            {decoder.decode(line)}
          </li>
        ))}
      </ul>
      <StepButtons onCancel={onCancel}>
        <Button variant="primary" onClick={() => onAnswer(encoding)}>
          {t(imports.columns.read)}
        </Button>
      </StepButtons>
    </>
  );
}

/** The languages of an encoding, because few people know its name. */
function nameOf(t: Translator, encoding: string): string {
  const names = new Intl.DisplayNames(t.locale, { type: "language" });
  const languages = (languagesOfEncodings[encoding] ?? []).map((language) => names.of(language) ?? language);
  if (languages.length === 0) return encoding.toUpperCase();
  const listed = new Intl.ListFormat(t.locale, { type: "unit" }).format(languages);
  return t(imports.letters.option, { languages: listed, encoding });
}
