import { type FormEvent, useId, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { contentAfter } from "#domain/records/content.ts";
import { readingsPerDay, trackerFields, trackerTimes } from "#domain/records/tracker/tracker.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../languages/language.ts";
import { ReadingInput } from "../readings/ReadingInput.tsx";
import { Button } from "../ui/Button.tsx";
import { ChoiceList } from "../ui/ChoiceList.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { ActionRow } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { TextField } from "../ui/TextField.tsx";
import { KindChoice } from "./KindChoice.tsx";
import { RangeFields } from "./RangeFields.tsx";
import { firstRange } from "./templates.ts";
import { type FormErrors, findNamesake, readForm, type TrackerForm, toForm } from "./tracker-form.ts";
import type { Edited, TrackerBoard } from "./use-tracker-board.ts";

type Props = { board: TrackerBoard; edited: Edited };

/** The form of a tracker, with how it will be asked for. */
export function TrackerDialog({ board, edited: { tracker, draft } }: Props) {
  const t = useTranslator();
  const formId = useId();
  const write = (value: number) =>
    value.toLocaleString(t.locale, { useGrouping: false, maximumFractionDigits: 6 });
  const [form, setForm] = useState(() => toForm(draft, write));
  const [errors, setErrors] = useState<FormErrors>({});
  const { name, ask, perDay } = form;
  const change = (part: Partial<TrackerForm>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const isGone = tracker !== null && !board.trackers.some(({ id }) => id === tracker.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readForm(form);
    if (!read.ok) return setErrors(read.errors);
    const namesake = findNamesake(board.trackers, read.change.name, tracker?.id ?? null);
    if (namesake) {
      const taken = namesake.isArchived ? trackerTexts.form.takenByArchived : trackerTexts.form.taken;
      return setErrors({ name: t(taken, { name: namesake.name }) });
    }
    void (tracker && !isGone ? board.save(tracker, read.change) : board.add(read.change));
  };
  return (
    <Dialog
      open
      title={tracker ? t(trackerTexts.form.edit, { name: tracker.name }) : t(trackerTexts.form.new)}
      onOpenChange={(next) => next || board.cancel()}
      onOpenAutoFocus={focusFirstField}
      onCloseAutoFocus={(event) => event.preventDefault()}
      footer={
        <ActionRow>
          <Button onClick={board.cancel}>{t(common.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary">
            {tracker ? t(common.save) : t(trackerTexts.form.create)}
          </Button>
        </ActionRow>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {isGone && (
          <Notice tone="amber">
            <p>{t(trackerTexts.form.gone, { name: tracker.name })}</p>
          </Notice>
        )}
        <TextField
          label={t(trackerTexts.form.name)}
          dir="auto"
          autoComplete="off"
          value={form.name}
          onValueChange={(name) => change({ name })}
          error={errors.name && ruleIn(t, errors.name)}
        />
        {!tracker && (
          <KindChoice
            value={form.kind}
            onChange={(kind) =>
              change({ ...toForm({ ...draft, ...firstRange[kind] }, write), name, ask, perDay, kind })
            }
          />
        )}
        <RangeFields form={form} errors={errors} isEdited={tracker !== null} onChange={change} />
        <ChoiceList
          legend={t(trackerTexts.form.ask)}
          options={trackerTimes.map((ask) => [ask, t(trackerTexts.asks[ask].name)])}
          value={form.ask}
          onChange={(ask) => change({ ask })}
        />
        {tracker ? (
          <p className="text-pretty text-quiet text-small">{t(trackerTexts.form.fixed)}</p>
        ) : (
          <OneOf
            legend={t(trackerTexts.form.perDay)}
            options={readingsPerDay.map((perDay) => [perDay, t(trackerTexts.perDay[perDay])] as const)}
            value={form.perDay}
            onValueChange={(perDay) => change({ perDay })}
            hint={form.kind === "duration" ? t(trackerTexts.form.perDayHint) : undefined}
          />
        )}
        <Preview form={form} />
      </form>
    </Dialog>
  );
}

/** The question as it will be asked. What is answered here is for trying alone. */
function Preview({ form }: { form: TrackerForm }) {
  const t = useTranslator();
  const [value, setValue] = useState<number | null>(null);
  const titleId = useId();
  const read = readForm({ ...form, name: form.name.trim() || "–" });
  if (!read.ok) return null;
  const tracker = contentAfter(trackerFields, {}, read.change);
  return (
    <section aria-labelledby={titleId} className="rounded-control border border-line border-dashed p-3">
      <h3 id={titleId} className="pb-2 text-quiet text-small">
        {t(trackerTexts.form.preview)}
      </h3>
      <div className="flex justify-center">
        <ReadingInput key={form.kind} tracker={tracker} value={value} onChange={setValue} />
      </div>
    </section>
  );
}
