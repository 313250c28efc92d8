import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { withBase } from "../base-path.ts";
import { type Form, useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { storeUserId } from "../session/stored-user.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToastAfterReload } from "../ui/toasts.ts";
import { askableName, checkAccess, explainAccess, isProtected, removalOf } from "./access.ts";
import { ClosedUniverse } from "./ClosedUniverse.tsx";

type Access = { universeName: string };

export function AccessForm({ form }: { form: Form<Access> }) {
  const t = useTranslator();
  const field = form.field("universeName");
  const removedAt = removalOf(form.failure);
  if (removedAt !== undefined && form.sent)
    return (
      <ClosedUniverse
        universeName={askableName(form.sent.universeName) ?? form.sent.universeName}
        removedAt={removedAt}
        onKept={enterAgain}
      />
    );
  return (
    <form {...form.props} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">{t(onboarding.access.title)}</h2>
      <TextField
        {...field}
        label={t(account.fields.universeName)}
        hint={t(onboarding.access.hint)}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {field.error && isProtected(form.failure) && (
        <TextLink alone href="/login" state={{ identifier: field.value.trim() }} className="-my-2 self-start">
          {t(onboarding.access.logIn)}
        </TextLink>
      )}
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(onboarding.access.busy)}>
        {t(onboarding.access.submit)}
      </SubmitButton>
    </form>
  );
}

/** `universeName` is what the person has typed on the login page. */
export const useAccess = (universeName: string) =>
  useForm<Access, { data: User }>({
    initial: { universeName },
    check: ({ universeName }) => checkAccess(universeName),
    send: ({ universeName }) =>
      send(visitorCalls.openUniverse, {
        params: { universeName: askableName(universeName) ?? universeName },
      }),
    explain: explainAccess,
    onAccepted: ({ data }) => enterAgain(data),
  });

/** Enters by a full page load, for the new session. */
function enterAgain(user: User) {
  storeUserId(user.id);
  showToastAfterReload((t) => ({
    title: t(account.welcomeBack),
    description: t(onboarding.access.accessing, { universeName: user.universeName }),
    isWelcome: true,
  }));
  location.replace(withBase("/"));
}
