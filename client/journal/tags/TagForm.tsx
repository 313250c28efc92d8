import { type FormEvent, useEffect, useRef, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { findTagByName } from "#domain/records/tag/find-tags.ts";
import { type Tag, type TagChange, tagChangeSchema, tagNameLimit } from "#domain/records/tag/tag.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { KindChoice } from "./KindChoice.tsx";

type Props = {
  label: string;
  /** Id of the tag; null for a new one. */
  id: string | null;
  /** What the form begins with. */
  draft: TagChange;
  tags: readonly Tag[];
  /** What the person should know before they go on. */
  notice?: string | null;
  submitLabel: string;
  onSubmit: (change: TagChange) => void;
  onCancel: () => void;
  /** Called with the sentence, for screen readers, which do not hear it from a field that has the focus already. */
  onRefuse: (sentence: string) => void;
  /** What the person can do with the other tag that has the name. */
  takenAction: { label: string; onChoose: (other: Tag) => void };
};

/** The rule that the name breaks, or the other tag that has it. */
type Refused = { readonly rule: string } | { readonly taken: Tag };

/** The name and the kind of a tag. A name that another tag has is refused here, with a way on. */
export function TagForm({
  label,
  id,
  draft,
  tags,
  notice = null,
  submitLabel,
  takenAction,
  ...props
}: Props) {
  const t = useTranslator();
  const { onSubmit, onCancel, onRefuse } = props;
  const [{ name, kind, isArchived }, setForm] = useState(draft);
  const [refused, setRefused] = useState<Refused | null>(null);
  const { form, focusName } = useNameField();
  const refuse = (next: Refused) => {
    setRefused(next);
    onRefuse(refusedNameText(t, next));
    focusName();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = tagChangeSchema.safeParse({ name, kind, isArchived });
    if (!change.success) return refuse({ rule: change.error.issues[0]?.message ?? "" });
    const namesake = findTagByName(
      tags.filter((tag) => tag.id !== id),
      change.data.name,
    );
    if (namesake) refuse({ taken: namesake });
    else onSubmit(change.data);
  };
  const letters = name.length;
  const type = (next: string) => {
    setForm({ name: next, kind, isArchived });
    setRefused(null);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="flex flex-col gap-3 p-3 sm:p-4"
    >
      <Notice tone="amber">{notice}</Notice>
      <TextField
        label={t(journalMore.tags.name)}
        dir="auto"
        autoComplete="off"
        value={name}
        onValueChange={type}
        error={refused ? refusedNameText(t, refused) : undefined}
        aside={
          letters > tagNameLimit * 0.75 ? t(common.ofMost, { value: letters, max: tagNameLimit }) : undefined
        }
      />
      {refused && "taken" in refused && (
        <Button className="self-start" onClick={() => takenAction.onChoose(refused.taken)}>
          {takenAction.label}
        </Button>
      )}
      <KindChoice value={kind} onChange={(next) => setForm({ name, kind: next, isArchived })} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t(common.cancel)}
        </Button>
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function refusedNameText(t: Translator, refused: Refused): string {
  if ("rule" in refused) return ruleIn(t, refused.rule);
  const { name, isArchived } = refused.taken;
  return t(isArchived ? journalMore.tags.takenByArchived : journalMore.tags.taken, { name });
}

/** The name can be typed at once. */
function useNameField() {
  const form = useRef<HTMLFormElement>(null);
  const focusName = () => form.current?.querySelector("input")?.select();
  useEffect(() => form.current?.querySelector("input")?.select(), []);
  return { form, focusName };
}
