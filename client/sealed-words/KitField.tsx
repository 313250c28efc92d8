import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { kitGroups, readKit } from "#domain/sealed/kit.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { TextArea } from "../ui/TextField.tsx";

type Props = {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

/** The field for the code of a kit. */
export function KitField(field: Props) {
  const t = useTranslator();
  return (
    <div className="[&_textarea]:font-mono">
      <TextArea
        {...field}
        label={t(sealedWords.typeBack.label)}
        hint={t(sealedWords.typeBack.hint)}
        rows={2}
        data-first=""
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
      />
    </div>
  );
}

/** The sentence about a typed code that cannot be read; null for one that can. */
export function checkKit({ kit }: { kit: string }): FormErrors | null {
  const read = readKit(kit);
  if (read.ok) return null;
  const t = translator();
  return {
    fields: {
      kit:
        read.wrongGroup === null
          ? t(sealedWords.typeBack.incomplete, { groups: kitGroups })
          : t(sealedWords.typeBack.mistyped, { group: read.wrongGroup }),
    },
  };
}

/** The sentence about a code that is not that of this kit; null for the right one. */
export function checkTypedBack(typed: { kit: string }, kit: Uint8Array): FormErrors | null {
  const read = readKit(typed.kit);
  if (!read.ok) return checkKit(typed);
  return read.kit.every((byte, at) => byte === kit[at])
    ? null
    : { fields: { kit: translator()(sealedWords.typeBack.other) } };
}
