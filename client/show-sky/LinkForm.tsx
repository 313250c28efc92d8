import { type FormEvent, useId, useRef, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { showSky } from "#domain/languages/en/show-sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { ruleIn } from "#domain/refusals.ts";
import {
  type Link,
  type LinkChange,
  linkLabelLimit,
  newLinkSchema,
  type Validity,
  validities,
} from "#domain/shown-skies/link.ts";
import { CallError } from "../call-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { dayText } from "../time/day-text.ts";
import { Button } from "../ui/Button.tsx";
import { ActionRow, DialogActions } from "../ui/DialogActions.tsx";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { Select } from "../ui/Select.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { Switch } from "../ui/Switch.tsx";
import { TextField } from "../ui/TextField.tsx";
import { endAsNow, nextLabel, validityNames } from "./link-text.ts";
import { hasEnded, type useLinks } from "./links.ts";

type Props = {
  /** Link that the form changes; null for a new one. */
  link: Link | null;
  links: ReturnType<typeof useLinks>;
  /** Gets the id of the link that was stored. */
  onDone: (id?: string) => void;
};

/** `validity` is null while a link keeps its end. */
type Values = {
  readonly label: string;
  readonly showsFeelings: boolean;
  readonly showsDates: boolean;
  readonly isLive: boolean;
  readonly validity: Validity | null;
};

const newValues = (t: Translator, links: readonly Link[]): Values => ({
  label: nextLabel(t, links),
  ...{ showsFeelings: false, showsDates: false, isLive: true, validity: "month" },
});

const valuesOf = (link: Link): Values => ({
  ...{
    label: link.label,
    showsFeelings: link.showsFeelings,
    showsDates: link.showsDates,
    isLive: link.isLive,
  },
  validity: hasEnded(link) ? "month" : null,
});

export function LinkForm({ link, links, onDone }: Props) {
  const t = useTranslator();
  const [values, setValues] = useState(() => (link ? valuesOf(link) : newValues(t, links.query.data ?? [])));
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const formId = useId();
  const submission = useLinkSubmission(link, values, links, onDone);
  return (
    <form id={formId} noValidate onSubmit={submission.onSubmit} className="flex flex-col gap-5 pt-2">
      <TextField
        label={t(showSky.form.label)}
        hint={t(showSky.form.labelHint)}
        maxLength={linkLabelLimit}
        autoFocus
        value={values.label}
        error={submission.labelError}
        onValueChange={(label) => set({ label })}
      />
      <section aria-labelledby={submission.headingId} className="flex flex-col gap-2">
        <h3 id={submission.headingId} className="font-medium">
          {t(showSky.form.whatElse)}
        </h3>
        <Switch
          label={t(showSky.form.feelings)}
          hint={t(showSky.form.feelingsHint)}
          checked={values.showsFeelings}
          onCheckedChange={(showsFeelings) => set({ showsFeelings })}
        />
        <Switch
          label={t(showSky.form.dates)}
          hint={t(showSky.form.datesHint)}
          checked={values.showsDates}
          onCheckedChange={(showsDates) => set({ showsDates })}
        />
        {!values.showsFeelings && <p className="text-quiet text-small">{t(showSky.looksTell)}</p>}
      </section>
      <OneOf
        legend={t(showSky.form.which)}
        options={[
          ["live", t(showSky.form.live)],
          [
            "still",
            link?.asOf ? t(showSky.form.ofDay, { day: dayText(t, link.asOf) }) : t(showSky.form.today),
          ],
        ]}
        hint={values.isLive ? t(showSky.form.liveTells) : undefined}
        value={values.isLive ? "live" : "still"}
        onValueChange={(choice) => set({ isLive: choice === "live" })}
      />
      <ValidityField link={link} value={values.validity} onChange={(validity) => set({ validity })} />
      <DialogActions>
        <Notice>{submission.notice}</Notice>
        <ActionRow>
          <Button onClick={() => onDone()}>{t(common.cancel)}</Button>
          <SubmitButton
            form={formId}
            isBusy={submission.isBusy}
            busy={t(link ? showSky.form.saving : showSky.form.busy)}
          >
            {t(link ? showSky.form.save : showSky.form.submit)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

type ValidityProps = {
  link: Link | null;
  value: Validity | null;
  onChange: (value: Validity | null) => void;
};

function ValidityField({ link, value, onChange }: ValidityProps) {
  const t = useTranslator();
  const hint = value && value !== "unlimited" ? t(showSky.form.validityHint) : undefined;
  return (
    <Field label={t(showSky.form.validity)} hint={hint}>
      {(props) => (
        <Select
          {...props}
          value={value ?? ""}
          onChange={({ target }) => onChange(validities.find((one) => one === target.value) ?? null)}
        >
          {link && !hasEnded(link) && <option value="">{endAsNow(t, link)}</option>}
          {validities.map((validity) => (
            <option key={validity} value={validity}>
              {t(validityNames[validity])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Only what is different is sent: a sky as of a day keeps that day, unless the person chooses the stars of today
 * anew.
 */
const changesOf = (
  link: Link,
  { label, showsFeelings, showsDates, isLive, validity }: Values,
): LinkChange => ({
  ...(label !== link.label && { label }),
  ...(showsFeelings !== link.showsFeelings && { showsFeelings }),
  ...(showsDates !== link.showsDates && { showsDates }),
  ...(isLive !== link.isLive && { isLive }),
  ...(validity && { validity }),
});

function useLinkSubmission(
  link: Link | null,
  values: Values,
  links: Props["links"],
  onDone: Props["onDone"],
) {
  // All attempts have the same id, so that a lost reply creates no second link.
  const newId = useRef(randomUuid());
  const headingId = useId();
  const t = useTranslator();
  const [refused, setRefused] = useState<Refused | null>(null);
  const isBusy = links.creation.isPending || links.change.isPending;
  const store = () => {
    const { validity, ...choices } = values;
    if (link) return links.change.mutateAsync({ id: link.id, body: changesOf(link, values) });
    return links.creation.mutateAsync({ id: newId.current, ...choices, validity: validity ?? "month" });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = newLinkSchema.shape.label.safeParse(values.label);
    setRefused(checked.success ? null : { rule: checked.error.issues[0]?.message ?? "" });
    if (!checked.success) return;
    try {
      const { id } = await store();
      onDone(id);
    } catch (error) {
      setRefused({ error });
    }
  };
  return { onSubmit, ...(refused && sentencesOf(t, refused)), isBusy, headingId };
}

/** The rule that the label breaks, or why the link was not stored. */
type Refused = { readonly rule: string } | { readonly error: unknown };

function sentencesOf(t: Translator, refused: Refused): { labelError?: string; notice?: string } {
  if ("rule" in refused) return { labelError: ruleIn(t, refused.rule) };
  const refusal = refused.error instanceof CallError ? refused.error.refusal : null;
  const labelError = refusal?.fields.label;
  return labelError ? { labelError } : { notice: refusal?.error ?? t(showSky.form.unreachable) };
}
