import { useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { passwordLength } from "#domain/accounts/password-length.ts";
import { account } from "#domain/languages/en/account.ts";
import { forms } from "#domain/languages/en/forms.ts";
import type { Instance } from "#domain/session-calls.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyCode } from "../loading/lazy-code.ts";
import { typedEarly } from "../loading/typed-early.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useGivenInvitation } from "../session/given-invitation.ts";
import { useInstance } from "../session/instance-settings.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { localDate } from "../time/local-date.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { linkAlone } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { emptyRegistration } from "./empty-registration.ts";
import { NewPassword } from "./NewPassword.tsx";
import { Actions, Outcome } from "./Outcome.tsx";

export function RegisterPage() {
  const [email, setEmail] = useState<string | null>(null);
  const t = useTranslator();
  usePageTitle(t(email === null ? account.register.title : account.register.checkEmailPage));
  return (
    <VisitorPage tagline={t(account.createTagline)} footer={email === null && <LoginLink />}>
      {email === null ? <Registration onRegistered={setEmail} /> : <CheckEmail email={email} />}
    </VisitorPage>
  );
}

function Registration({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { data: instance, isPending } = useInstance();
  const invitation = useGivenInvitation();
  if (isPending) return <Skeleton rows={6} />;
  if (instance?.registration === false && !invitation) return <Closed {...instance} />;
  return <RegisterForm invitation={invitation} onRegistered={onRegistered} />;
}

function Closed({ byInvitation }: Pick<Instance, "byInvitation">) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">
        {t(byInvitation ? account.byInvitation.title : account.register.closed)}
      </h2>
      <p className="text-pretty">
        {t(byInvitation ? account.byInvitation.how : account.register.closedReason)}
      </p>
    </div>
  );
}

type FormProps = { invitation: string; onRegistered: (email: string) => void };

function RegisterForm({ invitation, onRegistered }: FormProps) {
  const t = useTranslator();
  const form = useRegistration(invitation, onRegistered);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">{t(account.register.title)}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("email")}
          label={t(account.fields.email)}
          type="email"
          required
          autoComplete="username"
        />
        <TextField
          {...form.field("universeName")}
          label={t(account.fields.universeName)}
          required
          autoComplete="off"
        />
        <TextField
          {...form.field("userName")}
          label={t(account.fields.userName)}
          required
          autoComplete="nickname"
        />
        <TextField
          {...form.field("birthday")}
          label={t(account.fields.birthday)}
          type="date"
          max={useToday()}
          required
          autoComplete="bday"
        />
        <NewPassword
          field={form.field}
          hint={t(account.passwords.atLeast, { min: passwordLength.min })}
          personal={[form.values.email, form.values.universeName, form.values.userName]}
        />
      </div>
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(account.register.busy)}>
        {t(account.register.submit)}
      </SubmitButton>
    </form>
  );
}

const rules = lazyCode(async () => (await import("./registration.ts")).registrationRules);

const fields = Object.keys(emptyRegistration) as (keyof typeof emptyRegistration)[];

const never = () => () => {};
const today = () => localDate(new Date());

/** The HTML that the server sends knows no date of the reader. */
const useToday = () => useSyncExternalStore<string | undefined>(never, today, () => undefined);

function useRegistration(invitation: string, onRegistered: (email: string) => void) {
  return useForm({
    initial: () => ({ ...emptyRegistration, ...typedEarly(...fields), invitation }),
    rules,
    onAccepted: (_, { email }) => {
      rememberBrowser();
      onRegistered(email.trim());
      showToast((t) => ({
        title: t(account.register.created),
        description: t(account.register.createdHint),
      }));
    },
  });
}

function CheckEmail({ email }: { email: string }) {
  const t = useTranslator();
  return (
    <Outcome title={t(account.register.checkEmail)}>
      <p>
        <RichText
          text={account.register.sentTo}
          tags={{
            address: (content) => (
              <strong className="inline-block max-w-full wrap-anywhere">{content}</strong>
            ),
          }}
          params={{ email }}
        />
      </p>
      <p className="text-quiet">{t(account.register.nothingThere)}</p>
      <Actions>
        <Button asChild variant="primary">
          <Link href="/login">{t(account.register.backToLogin)}</Link>
        </Button>
        <ResendButton identifier={email}>{t(forms.resend.again)}</ResendButton>
      </Actions>
    </Outcome>
  );
}

const LoginLink = () => (
  <p className="text-body">
    <RichText text={account.register.haveAccount} tags={{ link: linkAlone("/login") }} />
  </p>
);
