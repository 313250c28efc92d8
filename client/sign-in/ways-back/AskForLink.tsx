import { useState } from "react";
import { linkRequestSchema } from "#domain/accounts/sign-in-link.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { explainRefusal, firstViolation } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { useInstance } from "../../session/instance-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Outcome } from "../Outcome.tsx";

/** `email` is what the person has typed on the login page. The server answers the same for every address. */
export function AskForLink({ email }: { email: string }) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { email },
    check: (typed) => firstViolation(translator()(account.login.failed), linkRequestSchema, typed),
    send: (body) => send(visitorCalls.askForSignInLink, { body }),
    explain: (error) =>
      explainRefusal(error, translator()(account.login.failed), translator()(waysBack.link.failed)),
    onAccepted: (_, typed) => setSentTo(typed.email.trim()),
  });
  const askAgain = () => {
    setSentTo(null);
    form.reset();
  };
  if (sentTo !== null)
    return (
      <Outcome title={t(waysBack.link.sent)}>
        <p className="text-pretty">
          <RichText
            text={waysBack.link.sentHint}
            tags={{ address: (content) => <strong className="wrap-anywhere">{content}</strong> }}
            params={{ email: sentTo }}
          />
        </p>
        <p className="text-pretty text-quiet">{t(waysBack.link.again)}</p>
        <Button className="self-start" onClick={askAgain}>
          {t(waysBack.link.askAgain)}
        </Button>
      </Outcome>
    );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">{t(waysBack.link.title)}</h2>
      <p className="text-pretty text-quiet">{t(waysBack.link.hint)}</p>
      {instance?.sendsMail === false && <Notice tone="amber">{t(waysBack.link.noMail)}</Notice>}
      <TextField
        {...form.field("email")}
        label={t(waysBack.link.email)}
        type="email"
        required
        autoComplete="email"
      />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(waysBack.link.sending)}>
        {t(waysBack.link.send)}
      </SubmitButton>
    </form>
  );
}
