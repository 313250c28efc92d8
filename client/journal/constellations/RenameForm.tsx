import { type FormEvent, useEffect } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import { NameField, useName } from "../../constellations/NameField.tsx";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";

type Props = { constellation: Constellation; onSave: (name: string) => void; onCancel: () => void };

/** Form that replaces the row. */
export function RenameForm({ constellation, onSave, onCancel }: Props) {
  const t = useTranslator();
  const field = useName(constellation.name);
  const { input, check } = field;
  useEffect(() => input.current?.select(), [input]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = check();
    if (name !== null) onSave(name);
  };
  return (
    <form
      noValidate
      aria-label={t(journalMore.constellations.renameForm)}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="flex flex-col gap-3 p-3 sm:p-4"
    >
      <NameField {...field} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" variant="primary">
          {t(common.save)}
        </Button>
      </div>
    </form>
  );
}
