import { type FormEvent, useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { compare } from "#domain/languages/en/compare.ts";
import {
  comparisonFields,
  comparisonNameLimit,
  maxComparisons,
} from "#domain/records/comparison/comparison.ts";
import { NameField, useName } from "../../constellations/NameField.tsx";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, focusFirstField } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The name that it has, or one that suggests itself. */
  name: string;
  /** Whether it is kept already and gets another name. */
  isKept: boolean;
  /** Whether there are as many as there can be. */
  isFull: boolean;
  onSave: (name: string) => void;
};

/** Gives a comparison a name, under which it is kept. */
export function KeepDialog({ open, onClose, name, isKept, isFull, onSave }: Props) {
  const t = useTranslator();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(isKept ? compare.kept.rename : compare.keep.open)}
      {...(!isKept && { subtitle: t(compare.keep.subtitle) })}
      className="md:w-md!"
      onOpenAutoFocus={focusFirstField}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={isFull}>
            {t(isKept ? common.save : compare.keep.save)}
          </Button>
        </div>
      }
    >
      {isFull ? (
        <Notice tone="amber">{t(compare.keep.full, { max: maxComparisons })}</Notice>
      ) : (
        <NameForm id={formId} name={name} onSave={onSave} />
      )}
    </Dialog>
  );
}

const rule = { schema: comparisonFields.name.written, limit: comparisonNameLimit };

type FormProps = { id: string; name: string; onSave: (name: string) => void };

function NameForm({ id, name, onSave }: FormProps) {
  const field = useName(name, rule);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = field.check();
    if (checked !== null) onSave(checked);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="pb-1">
      <NameField {...field} />
    </form>
  );
}
