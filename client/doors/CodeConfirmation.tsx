import { codeFormSchema } from "#domain/accounts/second-factor.ts";
import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { type FormErrors, firstViolation } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { CodeField } from "./CodeField.tsx";
import { failureText } from "./failure-text.ts";

/** The provider has confirmed the person, and their universe asks for its second step too. */
export function CodeConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslator();
  const form = useForm({
    initial: { code: "" },
    check: (typed) => firstViolation(translator()(doors.confirm.notConfirmedTitle), codeFormSchema, typed),
    send: (body) => send(accountCalls.confirm, { body }),
    explain,
    onAccepted: onConfirmed,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <CodeField {...form.field("code")} />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(doors.confirm.checking)}>
        {t(doors.confirm.submit)}
      </SubmitButton>
    </form>
  );
}

function explain(error: Error): FormErrors {
  const sentence = failureText(translator(), error, doors.confirm.failed);
  const isWrong = error instanceof CallError && error.refusal.code === "wrong-code";
  return isWrong ? { fields: { code: sentence } } : { notice: sentence };
}
