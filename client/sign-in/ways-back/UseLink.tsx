import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { CallError, isStatus } from "../../call-errors.ts";
import { CodeField } from "../../doors/CodeField.tsx";
import { explainRefusal, type FormErrors } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { asksForCode, isCodeNeeded } from "../login.ts";
import { explainCode } from "../login-rules.ts";
import { Outcome } from "../Outcome.tsx";

type Props = { token: string; onOpened: (user: User) => void; onAskAgain: () => void };

/** A press uses the link, not the visit: programs that read mails visit links. */
export function UseLink({ token, onOpened, onAskAgain }: Props) {
  const t = useTranslator();
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => send(visitorCalls.useSignInLink, { body: code ? { token, code } : { token } }),
    explain: explainLink,
    onAccepted: ({ data: { user } }) => onOpened(user),
  });
  if (isExpired(form.failure))
    return (
      <Outcome title={t(waysBack.link.expired)}>
        <p role="alert" className="text-pretty">
          {form.failure.refusal.error}
        </p>
        <Button variant="primary" className="self-start" onClick={onAskAgain}>
          {t(waysBack.link.newLink)}
        </Button>
      </Outcome>
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">{t(waysBack.link.open)}</h2>
      <p className="text-pretty text-quiet">{t(waysBack.link.openHint)}</p>
      {asksForCode(form) && <CodeField {...form.field("code")} />}
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(waysBack.link.opening)}>
        {t(waysBack.link.openSubmit)}
      </SubmitButton>
    </form>
  );
}

const isExpired = (error: unknown): error is CallError =>
  error instanceof CallError && error.refusal.code === "expired-link";

function explainLink(error: Error): FormErrors {
  const title = translator()(account.login.failed);
  if (isCodeNeeded(error) || isExpired(error)) return {};
  const aboutCode = explainCode(error, title);
  if (aboutCode) return aboutCode;
  const failed = translator()(account.login.failedReason);
  if (isStatus(error, 401)) return { notice: error.refusal.error ?? failed };
  return explainRefusal(error, title, failed);
}
