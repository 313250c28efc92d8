import { type MouseEvent, type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import type { Text } from "#domain/languages/text.ts";
import { providerSignInPath, recoveryPath, signInLinkPath } from "#domain/pages/paths.ts";
import { withBase } from "../base-path.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { typedEarly } from "../loading/typed-early.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { useInstance } from "../session/instance-settings.ts";
import { isKnownBrowser } from "../session/known-browser.ts";
import { isSigningOut } from "../session/signing-out-mark.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { HeadSupport } from "../ui/PageSupport.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { Starfield } from "../ui/Starfield.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { linkAlone, TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { asksForCode, isUnverified, nameIn, providerNotice } from "./login.ts";
import { useOneTimeParameter } from "./one-time-parameter.ts";
import { PasskeySignIn } from "./PasskeySignIn.tsx";
import { WaitingNotice } from "./WaitingNotice.tsx";
import { Welcome } from "./Welcome.tsx";

/**
 * Shows a new person what the product is and how to begin, and then the form; a browser that somebody has used before
 * shows the form first. In a wide window they are side by side.
 */
export function LoginPage() {
  const notice = providerNotice(useOneTimeParameter("notice"));
  const t = useTranslator();
  const passedOn = usePassedOnIdentifier();
  const form = useLogin(passedOn);
  const asked = useOneTimeParameter("second-factor");
  const [isSecondStep, setSecondStep] = useState(asked !== null);
  const [isKnown] = useState(() => isKnownBrowser() || notice !== null || passedOn !== "" || isSecondStep);
  usePageTitle(t(common.logIn));
  const welcome = <Welcome isKnown={isKnown} onLogIn={() => form.focus("identifier")} />;
  return (
    <main className="relative isolate mx-auto grid min-h-dvh max-w-6xl content-center items-center justify-items-center gap-x-12 gap-y-4 px-4 pt-14 pb-6 sm:pb-8 lg:grid-cols-2">
      <Starfield />
      <HeadSupport />
      <h1 className="text-center font-display text-display tracking-[0.12em] lg:self-end lg:text-[2.5rem]">
        MOOD UNIVERSE
      </h1>
      {!isKnown && welcome}
      <div className="flex w-full max-w-lg flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LoginPanel notice={notice}>
          {isSecondStep ? (
            <SecondStep onOtherWay={() => setSecondStep(false)} />
          ) : (
            <LoginFields form={form} isFirst={isKnown} />
          )}
        </LoginPanel>
        <OtherWays />
      </div>
      {isKnown && welcome}
    </main>
  );
}

function LoginPanel({ notice, children }: { notice: Text | null; children: ReactNode }) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  return (
    <div className="surface flex flex-col gap-4 p-4 sm:p-6">
      <h2 className="font-display text-title">{t(account.login.title)}</h2>
      <Notice tone="plain">{notice && t(notice)}</Notice>
      {isKnownBrowser() && <WaitingNotice />}
      {children}
      {instance?.passkeyObstacle === null && <PasskeySignIn />}
      {instance?.providerSignIn && (
        <Button asChild>
          <a href={withBase(providerSignInPath)} onClick={signOutFirst}>
            {t(account.login.withProvider)}
          </a>
        </Button>
      )}
    </div>
  );
}

const signOut = lazyCode(() => import("../session/signing-out.ts"));

/** The sign-out that waits would otherwise end the session that begins at the provider. */
function signOutFirst(event: MouseEvent) {
  if (!isSigningOut()) return;
  event.preventDefault();
  void signOut
    .load()
    .then(({ keepFinishingSignOut }) => keepFinishingSignOut())
    .then(() => location.assign(withBase(providerSignInPath)));
}

function LoginFields({ form, isFirst }: { form: LoginForm; isFirst: boolean }) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const [, navigate] = useLocation();
  const { identifier } = form.values;
  const universeName = nameIn(identifier);
  const openLinkPage = () =>
    navigate(signInLinkPath, { state: { email: universeName === null ? identifier : "" } });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        {...form.field("identifier")}
        label={t(account.login.identifier)}
        hint={instance?.universeNameSignIn !== false && t(account.login.bothWays)}
        required
        autoComplete="username webauthn"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className="flex flex-col">
        <PasswordField
          {...form.field("password")}
          texts={account.passwords.password}
          required
          autoComplete="current-password"
        />
        <Button
          variant="quiet"
          className="-me-2 -mb-2 self-end px-2 text-small"
          onClick={() => announcePasswordReset(instance?.sendsMail === true && openLinkPage)}
        >
          {t(account.login.forgotPassword)}
        </Button>
      </div>
      {asksForCode(form) && <CodeField {...form.field("code")} />}
      <Notice tone="amber">
        {isUnverified(form.failure) && form.sent && (
          <>
            <p>{t(account.login.unverified)}</p>
            <ResendButton identifier={form.sent.identifier}>{t(account.login.resend)}</ResendButton>
          </>
        )}
      </Notice>
      <Notice>{form.notice}</Notice>
      {form.failure && universeName && instance?.universeNameSignIn !== false && (
        <p className="text-quiet">
          <RichText
            text={account.login.opensByName}
            tags={{ link: linkAlone("/onboarding", { universeName }) }}
          />
        </p>
      )}
      <SubmitButton
        isBusy={form.isBusy}
        busy={t(account.login.busy)}
        isSecond={!isFirst && instance?.registration !== false}
      >
        {t(common.logIn)}
      </SubmitButton>
    </form>
  );
}

type LoginForm = ReturnType<typeof useLogin>;

const CodeField = lazyComponent(async () => (await import("../doors/CodeField.tsx")).CodeField);
const SecondStep = lazyComponent(async () => (await import("./ways-back/SecondStep.tsx")).SecondStep);

const rules = lazyCode(async () => (await import("./login-rules.ts")).loginRules);

/** The onboarding screen passes on the name of a universe that needs a password. */
function usePassedOnIdentifier(): string {
  const identifier = useHistoryState<{ identifier?: unknown } | null>()?.identifier;
  return typeof identifier === "string" ? identifier : "";
}

function useLogin(identifier: string) {
  const completeSignIn = useCompleteSignIn();
  return useForm({
    initial: () => ({ identifier, password: "", code: "", ...typedEarly("identifier", "password") }),
    rules,
    onAccepted: ({ data: { user } }) =>
      completeSignIn(user, (t) => ({
        ...{ title: t(account.welcomeBack), description: t(account.login.welcome) },
        isWelcome: true,
      })),
  });
}

/** Milliseconds: long enough to read both, and to decide. */
const resetToastMs = 10_000;

/** `askForLink` is false where the server sends no mails. */
const announcePasswordReset = (askForLink: false | (() => void)) =>
  showToast((t) => ({
    ...{ title: t(account.login.resetTitle), description: t(account.login.resetHint) },
    ...(askForLink && {
      action: { label: t(account.login.mailLink), run: askForLink, leadsOn: true },
      durationMs: resetToastMs,
    }),
  }));

function OtherWays() {
  const t = useTranslator();
  const { data: instance } = useInstance();
  return (
    <footer className="flex flex-col gap-2 text-center text-quiet text-small">
      <ul className="text-body">
        {instance?.universeNameSignIn !== false && (
          <li>
            <RichText text={account.login.byName} tags={{ link: linkAlone("/onboarding") }} />
          </li>
        )}
        <li>
          <TextLink alone href="/migrate">
            {t(account.login.migrate)}
          </TextLink>
        </li>
        {instance?.passkeyObstacle === null && (
          <li>
            <RichText text={account.login.lostPasskey} tags={{ link: linkAlone(recoveryPath) }} />
          </li>
        )}
      </ul>
      {instance && !instance.providerSignIn && <UnavailableProvider />}
      <LanguageChoice className="self-center" />
    </footer>
  );
}

/** The link is always on this screen; without a provider it leads back to it, with an explanation. */
const UnavailableProvider = () => (
  <p>
    <RichText
      text={account.login.noProvider}
      tags={{
        link: (content) => (
          <a
            href={withBase(providerSignInPath)}
            className="inline-block rounded-sm py-2.5 underline decoration-line underline-offset-4 hover:text-ink"
          >
            {content}
          </a>
        ),
      }}
    />
  </p>
);
