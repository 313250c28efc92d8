import { useHistoryState } from "wouter/use-browser-location";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { useInstance } from "../session/instance-settings.ts";
import { SupportEntry } from "../support/SupportEntry.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { checkLogin, explainLogin, isUnverified, providerNotice } from "./login.ts";
import { useOneTimeParameter } from "./one-time-parameter.ts";

export function LoginPage() {
  const notice = providerNotice(useOneTimeParameter("notice"));
  usePageTitle("Log in");
  return (
    <VisitorPage tagline="Every mood a star of your own sky" footer={<Footer />}>
      <div className="flex flex-col gap-4">
        <h2 className="font-display text-title">Log in to your universe</h2>
        <Notice tone="plain">{notice}</Notice>
        <LoginForm />
        <p aria-hidden="true" className="flex items-center gap-3 text-small text-quiet">
          <span className="h-px grow bg-line" />
          or
          <span className="h-px grow bg-line" />
        </p>
        <Button asChild>
          <a href={api.providerSignIn.path}>Sign in with your provider</a>
        </Button>
      </div>
    </VisitorPage>
  );
}

function LoginForm() {
  const form = useLogin();
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        {...form.field("identifier")}
        label="E-mail or universe name"
        required
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-col">
        <PasswordField
          {...form.field("password")}
          label="Password"
          required
          autoComplete="current-password"
        />
        <Button
          variant="quiet"
          className="-mr-2 -mb-2 self-end px-2 text-small"
          onClick={announcePasswordReset}
        >
          Forgot password?
        </Button>
      </div>
      <Notice tone="amber">
        {isUnverified(form.failure) && form.sent && (
          <>
            <p>Your email needs to be verified before you can log in.</p>
            <ResendButton identifier={form.sent.identifier}>Resend Verification Email</ResendButton>
          </>
        )}
      </Notice>
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Logging in...">
        Log in
      </SubmitButton>
    </form>
  );
}

/** The onboarding screen passes on the name of a universe that needs a password. */
function useLogin() {
  const completeSignIn = useCompleteSignIn();
  const identifier = useHistoryState<{ identifier?: unknown } | null>()?.identifier;
  return useForm({
    initial: { identifier: typeof identifier === "string" ? identifier : "", password: "" },
    check: checkLogin,
    send: (login) => send(api.login, { body: login }),
    explain: explainLogin,
    onAccepted: ({ data: { user } }) =>
      completeSignIn(user, { title: "Welcome back!", description: "Welcome to Mood Universe" }),
  });
}

const announcePasswordReset = () =>
  showToast({
    title: "Feature Coming Soon",
    description: "Password reset will be available soon!",
  });

function Footer() {
  return (
    <>
      <OtherSignInMethods />
      <SupportEntry className="self-center" />
    </>
  );
}

function OtherSignInMethods() {
  const { data: instance } = useInstance();
  return (
    <ul className="text-body">
      <li>
        New here?{" "}
        <TextLink alone href="/register">
          Create new account
        </TextLink>
      </li>
      {instance?.universeNameSignIn !== false && (
        <li>
          No password?{" "}
          <TextLink alone href="/onboarding">
            Enter by universe name alone
          </TextLink>
        </li>
      )}
      <li>
        <TextLink alone href="/migrate">
          Give your universe a password
        </TextLink>
      </li>
    </ul>
  );
}
