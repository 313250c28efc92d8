import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { type TokenScope, tokenNameLength, tokenScopes } from "#domain/accounts/tokens.ts";
import { tokenCalls } from "#domain/calls/tokens.ts";
import { common } from "#domain/languages/en/common.ts";
import { programs } from "#domain/languages/en/programs.ts";
import { send } from "../api.ts";
import { ownAddress } from "../base-path.ts";
import { CallError } from "../call-errors.ts";
import { failureText } from "../doors/failure-text.ts";
import { useTranslator } from "../languages/language.ts";
import { dayText } from "../time/day-text.ts";
import { localDate } from "../time/local-date.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../ui/DialogActions.tsx";
import { Field } from "../ui/Field.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Select } from "../ui/Select.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { Choices } from "./Choices.tsx";
import { SecretText, ShownOnce } from "./ShownOnce.tsx";
import { type End, endOf, ends, tokensQuery } from "./tokens.ts";
import { commandWith } from "./try-it.ts";

type Props = { sealsWords: boolean; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

/** Makes a token, and shows it once. */
export function NewToken({ sealsWords, onClose, focusAfter }: Props) {
  const t = useTranslator();
  const client = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    // The person may have tried it meanwhile.
    void client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    onClose();
  };
  if (token === null)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        onOpenAutoFocus={focusFirstField}
        title={t(programs.form.title)}
        className="md:w-[34rem]!"
      >
        <TokenForm sealsWords={sealsWords} onCancel={onClose} onMade={setToken} />
      </Dialog>
    );
  const command = commandWith(token, ownAddress());
  return (
    <ShownOnce secret={token} texts={programs.made} onClose={close} focusAfter={focusAfter}>
      <p>{t(programs.made.tryIt)}</p>
      <SecretText>{command}</SecretText>
      <CopyButton
        text={command}
        label={programs.made.copyCommand}
        copied={programs.made.commandCopied}
        hint={programs.made.commandCopiedHint}
      />
    </ShownOnce>
  );
}

/** `day` is the last day that a person chose, `YYYY-MM-DD`. */
type Values = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly end: End;
  readonly day: string;
};

const firstValues: Values = { name: "", scopes: ["moods:read"], end: "quarter", day: "" };

type FormProps = { sealsWords: boolean; onCancel: () => void; onMade: (token: string) => void };

function TokenForm({ sealsWords, onCancel, onMade }: FormProps) {
  const t = useTranslator();
  const id = useId();
  const [values, setValues] = useState(firstValues);
  const [isTried, setTried] = useState(false);
  const set = (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed }));
  const making = useNewToken(onMade);
  const expiresAt = endOf(values.end, values.day);
  const isComplete = values.scopes.length > 0 && expiresAt !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete && !making.isPending)
      making.mutate({ name: values.name, scopes: [...values.scopes], expiresAt });
  };
  const nameError = making.error instanceof CallError ? making.error.refusal.fields.name : undefined;
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5 pt-1">
      <TextField
        label={t(programs.form.name)}
        hint={t(programs.form.nameHint)}
        maxLength={tokenNameLength.max}
        autoComplete="off"
        dir="auto"
        value={values.name}
        error={nameError}
        onValueChange={(name) => set({ name })}
      />
      <Choices
        legend={t(programs.form.may)}
        options={tokenScopes.map((scope) => ({
          value: scope,
          label: t(programs.form.scopes[scope].label),
          hint: t(
            scope === "words:read" && sealsWords
              ? programs.form.scopes[scope].sealed
              : programs.form.scopes[scope].hint,
          ),
        }))}
        chosen={values.scopes}
        error={isTried && values.scopes.length === 0 ? t(programs.form.none) : undefined}
        onChange={(scopes, changed) => set({ scopes: withMoods(scopes, changed) })}
      />
      <EndFields {...values} expiresAt={expiresAt} isTried={isTried} onChange={set} />
      <DialogActions>
        <Notice key={making.submittedAt}>
          {making.isError && !nameError && failureText(t, making.error, programs.form.failed)}
        </Notice>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
          <SubmitButton form={id} isBusy={making.isPending} busy={t(programs.form.busy)}>
            {t(programs.form.submit)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

/** Words are a part of what is seen: they come with moods, and go with them. */
function withMoods(scopes: readonly TokenScope[], changed: TokenScope): readonly TokenScope[] {
  const isWithout = scopes.includes("words:read") && !scopes.includes("moods:read");
  if (!isWithout) return scopes;
  return changed === "words:read"
    ? [...scopes, "moods:read"]
    : scopes.filter((scope) => scope !== "words:read");
}

type EndProps = Pick<Values, "end" | "day"> & {
  expiresAt: string | null | undefined;
  isTried: boolean;
  onChange: (changed: Partial<Values>) => void;
};

function EndFields({ end, day, expiresAt, isTried, onChange }: EndProps) {
  const t = useTranslator();
  const hint =
    end === "never"
      ? t(programs.form.neverHint)
      : expiresAt && t(programs.form.until, { day: dayText(t, expiresAt) });
  return (
    <>
      <Field label={t(programs.form.end)} hint={hint}>
        {(props) => (
          <Select
            {...props}
            value={end}
            onChange={({ target }) => onChange({ end: ends.find((one) => one === target.value) ?? end })}
          >
            {ends.map((one) => (
              <option key={one} value={one}>
                {t(programs.form.ends[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {end === "day" && (
        <TextField
          type="date"
          label={t(programs.form.day)}
          min={localDate(new Date())}
          value={day}
          error={isTried && expiresAt === undefined ? t(programs.form.noDay) : undefined}
          onValueChange={(day) => onChange({ day })}
        />
      )}
    </>
  );
}

type NewTokenBody = {
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly expiresAt: string | null | undefined;
};

/** The list is read again also after a failure: a reply that got lost may have made a token that nobody has. */
function useNewToken(onMade: (token: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewTokenBody) => (await send(tokenCalls.createToken, { body })).data,
    onSuccess: ({ token }) => onMade(token),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}
