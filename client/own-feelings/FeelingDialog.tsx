import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Emotion, FamilyId } from "#domain/emotions.ts";
import { common } from "#domain/languages/en/common.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import {
  feelingNameLimit,
  type OwnFeelingChange,
  ownFeelingChangeSchema,
} from "#domain/records/feeling/feeling.ts";
import { ruleIn } from "#domain/refusals.ts";
import { useTranslator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { FamilyChoice } from "./FamilyChoice.tsx";
import { FeelingPad } from "./FeelingPad.tsx";
import { namesakeOf, takenText } from "./namesake.ts";
import { middleOfPad, nearestTo, type PadPlace } from "./pad.ts";

export type FeelingDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: string;
  /** The feeling as it is; null for a new one. */
  id: string | null;
  /** What the form begins with. */
  draft: Partial<OwnFeelingChange>;
  /** What the person should know before they go on. */
  notice?: string | null;
  submitLabel: string;
  onSubmit: (change: OwnFeelingChange) => void;
  /** What the person can do with the other feeling that has the name; null for nothing. */
  onTaken: (other: Emotion) => { label: string; onChoose: () => void } | null;
};

/** A feeling of the person's own: its name, its place and its family. */
export function FeelingDialog({ open, onClose, title, subtitle, ...form }: FeelingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      onOpenAutoFocus={focusFirstField}
      // Keys of this form are none of the dialog under it, which is its parent in React.
      onKeyDown={(event) => event.stopPropagation()}
      title={title}
      {...(subtitle && { subtitle })}
    >
      <FeelingForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<FeelingDialogProps, "open" | "onClose" | "title" | "subtitle"> & {
  onCancel: () => void;
};

/** What keeps the form from being sent. */
type Wrong = {
  /** The rule that the name breaks, or the other feeling that has it. */
  readonly name: { readonly rule: string } | { readonly taken: Emotion } | null;
  readonly lacksFamily: boolean;
};

const nothingWrong: Wrong = { name: null, lacksFamily: false };

function FeelingForm({ id, draft, notice = null, submitLabel, onSubmit, onCancel, onTaken }: FormProps) {
  const t = useTranslator();
  const formId = useId();
  const feelings = useFeelings();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(draft.name ?? "");
  const [place, setPlace] = useState<PadPlace>({
    valence: draft.valence ?? middleOfPad.valence,
    energy: draft.energy ?? middleOfPad.energy,
  });
  const [isPlaced, setPlaced] = useState(false);
  const [chosen, setChosen] = useState<FamilyId | null>(draft.family ?? null);
  const [wrong, setWrong] = useState(nothingWrong);
  // The place suggests a family until the person has chosen one.
  const family = chosen ?? (isPlaced ? (nearestTo(place, 1)[0]?.family ?? null) : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { valence, energy } = place;
    const change = { name, family, valence, energy, isArchived: draft.isArchived ?? false };
    const parsed = ownFeelingChangeSchema.safeParse(change);
    const namesake = namesakeOf(t, feelings, name, id);
    if (parsed.success && !namesake) return onSubmit(parsed.data);
    const rule = parsed.error?.issues.find(({ path }) => path[0] === "name")?.message;
    const wrongName = rule !== undefined ? { rule } : namesake && { taken: namesake };
    // Rendered before the focus moves, so that screen readers announce the sentence with its field.
    flushSync(() => setWrong({ name: wrongName, lacksFamily: family === null }));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Notice tone="amber">{notice}</Notice>
      <NameField
        value={name}
        onValueChange={(next) => {
          setName(next);
          setWrong({ ...wrong, name: null });
        }}
        wrong={wrong.name}
        onTaken={onTaken}
      />
      <FeelingPad
        value={place}
        family={family}
        onValueChange={(next) => {
          setPlace(next);
          setPlaced(true);
          setWrong({ ...wrong, lacksFamily: false });
        }}
      />
      <FamilyChoice
        value={family}
        onValueChange={(next) => {
          setChosen(next);
          setWrong({ ...wrong, lacksFamily: false });
        }}
        error={wrong.lacksFamily ? t(ownFeelings.family.missing) : undefined}
      />
      <DialogActions>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary">
            {submitLabel}
          </Button>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

type NameProps = Pick<FormProps, "onTaken"> & {
  value: string;
  onValueChange: (name: string) => void;
  wrong: Wrong["name"];
};

/** The name, and the way on where another feeling has it. */
function NameField({ value, onValueChange, wrong, onTaken }: NameProps) {
  const t = useTranslator();
  const feelings = useFeelings();
  const letters = value.length;
  const wayOn = wrong && "taken" in wrong ? onTaken(wrong.taken) : null;
  const sentence = wrong && ("taken" in wrong ? takenText(t, feelings, wrong.taken) : ruleIn(t, wrong.rule));
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t(ownFeelings.name)}
        dir="auto"
        autoComplete="off"
        value={value}
        onValueChange={onValueChange}
        error={sentence ?? undefined}
        aside={
          letters > feelingNameLimit * 0.75
            ? t(common.ofMost, { value: letters, max: feelingNameLimit })
            : undefined
        }
      />
      {wayOn && (
        <Button className="min-w-0 self-start" onClick={wayOn.onChoose}>
          <span className="truncate">{wayOn.label}</span>
        </Button>
      )}
    </div>
  );
}
