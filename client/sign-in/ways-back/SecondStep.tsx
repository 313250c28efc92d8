import { codeFormSchema } from "#domain/accounts/second-factor.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { isStatus } from "../../call-errors.ts";
import { CodeField } from "../../doors/CodeField.tsx";
import { explainRefusal, type FormErrors, firstViolation } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { useCompleteSignIn } from "../../session/complete-sign-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { destructive } from "../../ui/toast-queue.ts";
import { explainCode } from "../login-rules.ts";

/** The provider has signed the person in, and their universe asks for its second step. */
export function SecondStep({ onOtherWay }: { onOtherWay: () => void }) {
  const t = useTranslator();
  const completeSignIn = useCompleteSignIn();
  const form = useForm({
    initial: { code: "" },
    check: (typed) => firstViolation(translator()(account.login.failed), codeFormSchema, typed),
    send: (body) => send(visitorCalls.finishSignIn, { body }),
    explain,
    onAccepted: ({ data: { user } }) =>
      completeSignIn(user, (t) => ({
        ...{ title: t(account.welcomeBack), description: t(account.login.welcome) },
        isWelcome: true,
      })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <CodeField {...form.field("code")} />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(account.login.busy)}>
        {t(waysBack.code.submit)}
      </SubmitButton>
      <Button variant="quiet" onClick={onOtherWay}>
        {t(waysBack.code.otherWay)}
      </Button>
    </form>
  );
}

/** A sign-in that has waited too long is over: the sentence stays in the form. */
function explain(error: Error): FormErrors {
  const title = translator()(account.login.failed);
  const aboutCode = explainCode(error, title);
  if (aboutCode) return aboutCode;
  const failed = translator()(account.login.failedReason);
  if (!isStatus(error, 401)) return explainRefusal(error, title, failed);
  const notice = error.refusal.error ?? failed;
  return { notice, toast: destructive(title, notice) };
}
