import { useId, useState } from "react";
import type { MappedTag, ReadTag } from "#domain/formats/import/read-journal.ts";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { findTagByName, searchTags } from "#domain/records/tag/find-tags.ts";
import { type Tag, tagChangeSchema, tagNameLimit } from "#domain/records/tag/tag.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** Of the universe's tags, found by what is typed. */
const mostShown = 30;

type Props = {
  tag: ReadTag;
  tags: readonly Tag[];
  value: MappedTag | null;
  onChange: (tag: MappedTag | null) => void;
  onClose: () => void;
};

/** Names the tag that an activity of another journal becomes: one of the universe's, or a new one. */
export function TagDialog({ tag, tags, value, onChange, onClose }: Props) {
  const t = useTranslator();
  const [name, setName] = useState(value?.name ?? tag.name.slice(0, tagNameLimit));
  const list = useId();
  const existing = findTagByName(tags, name);
  const refusal = refusalOf(t, name);
  const answer = (next: MappedTag | null) => {
    onChange(next);
    onClose();
  };
  const kind = existing?.kind ?? value?.kind ?? tag.kind ?? "other";
  const found = searchTags(tags, existing ? "" : name).slice(0, mostShown);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(imports.feeling.question, { name: tag.name })}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" className="me-auto" onClick={() => answer(null)}>
            {t(imports.match.leaveOut)}
          </Button>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            variant="primary"
            disabled={refusal !== null}
            onClick={() => answer({ name: existing?.name ?? name.trim(), kind })}
          >
            {t(existing ? imports.tags.use : imports.tags.make)}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t(imports.tags.label)}
          dir="auto"
          autoComplete="off"
          value={name}
          error={refusal ?? undefined}
          hint={t(existing ? imports.tags.haveIt : imports.tags.isNew)}
          onValueChange={setName}
        />
        {found.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <p id={list} className="text-quiet text-small">
              {t(imports.tags.yourTags)}
            </p>
            <ul aria-labelledby={list} className="flex flex-wrap gap-1.5">
              {found.map((one) => (
                <li key={one.id} className="min-w-0">
                  <button
                    type="button"
                    aria-pressed={one.id === existing?.id}
                    onClick={() => setName(one.name)}
                    className="flex min-h-11 max-w-full items-center rounded-full border border-line px-3.5 text-small transition-colors duration-150 hover:border-edge hover:bg-raised aria-pressed:border-accent aria-pressed:bg-raised"
                  >
                    <bdi className="truncate">{one.name}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function refusalOf(t: Translator, name: string): string | null {
  const parsed = tagChangeSchema.safeParse({ name, kind: "other", isArchived: false });
  return parsed.success ? null : ruleIn(t, parsed.error.issues[0]?.message ?? "");
}
