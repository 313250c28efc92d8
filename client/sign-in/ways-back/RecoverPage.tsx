import { recoverySchema } from "#domain/accounts/sign-in.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { isStatus } from "../../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { usePageTitle } from "../../navigation/page-title.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { VisitorPage } from "../../ui/VisitorPage.tsx";
import { BackToLogin } from "./BackToLogin.tsx";
import { enterAfterReload } from "./enter.ts";

type Recovery = { identifier: string; recoveryCode: string };

/** Opens a universe whose passkeys are lost, and leads to the settings, where a new one is added. */
export function RecoverPage() {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const form = useForm<Recovery, Awaited<ReturnType<typeof sendRecovery>>>({
    initial: { identifier: "", recoveryCode: "" },
    check: (typed) => firstViolation(translator()(account.login.failed), recoverySchema, typed),
    send: sendRecovery,
    explain: explainRecovery,
    onAccepted: ({ data: { user } }) =>
      enterAfterReload(user, { path: "/account-settings", hint: waysBack.recover.addPasskey }),
  });
  usePageTitle(t(waysBack.recover.title));
  return (
    <VisitorPage tagline={t(account.tagline)} footer={<BackToLogin />}>
      <form {...form.props} className="flex flex-col gap-4">
        <h2 className="font-display text-title">{t(waysBack.recover.title)}</h2>
        <p className="text-pretty text-quiet">{t(waysBack.recover.hint)}</p>
        <TextField
          {...form.field("identifier")}
          label={t(account.fields.universeName)}
          required
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          {...form.field("recoveryCode")}
          label={t(waysBack.recover.code)}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
        <Notice>{form.notice}</Notice>
        <SubmitButton isBusy={form.isBusy} busy={t(waysBack.recover.busy)}>
          {t(waysBack.recover.submit)}
        </SubmitButton>
        <p className="text-pretty text-quiet text-small">
          <RichText
            text={waysBack.recover.otherwise}
            tags={{
              contact: (content) => (
                <a
                  className="font-medium text-accent underline wrap-anywhere"
                  href={`mailto:${instance?.contacts.support ?? ""}`}
                >
                  {content}
                </a>
              ),
            }}
            params={{ address: instance?.contacts.support ?? "" }}
          />
        </p>
      </form>
    </VisitorPage>
  );
}

const sendRecovery = (body: Recovery) => send(visitorCalls.recover, { body });

/** The server does not disclose which of the two was wrong. */
function explainRecovery(error: Error): FormErrors {
  const t = translator();
  const title = t(account.login.failed);
  if (isStatus(error, 401))
    return fieldError(title, "recoveryCode", error.refusal.error ?? t(waysBack.recover.failed));
  return explainRefusal(error, title, t(waysBack.recover.failed));
}
