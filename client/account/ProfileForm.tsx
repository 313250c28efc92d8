import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import type { SignIn } from "../session/pending-email.ts";
import { Notice } from "../ui/Notice.tsx";
import { Section } from "../ui/Section.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { linkTo } from "../ui/TextLink.tsx";
import { showToastAfterReload } from "../ui/toasts.ts";
import { PendingEmail } from "./PendingEmail.tsx";
import { changesOf, explainUpdate, profileOf, saveProfile, updatedToast } from "./profile.ts";

type Props = { user: User; signIn: SignIn };

export function ProfileForm({ user, signIn: { way, pendingEmail } }: Props) {
  const t = useTranslator();
  const form = useProfile(user);
  return (
    <Section title={t(account.settings.profile)}>
      {way === "name" && <NameAlone />}
      {pendingEmail && <PendingEmail userId={user.id} email={pendingEmail} way={way} />}
      <form {...form.props} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...form.field("universeName")}
            label={t(account.fields.universeName)}
            autoComplete="off"
            dir="auto"
          />
          <TextField
            {...form.field("userName")}
            label={t(account.fields.userName)}
            autoComplete="nickname"
            dir="auto"
          />
        </div>
        {way !== "name" && (
          <TextField
            {...form.field("email")}
            label={t(account.fields.email)}
            type="email"
            autoComplete="email"
            hint={t(account.settings.emailHint)}
          />
        )}
        <TextArea
          {...form.field("demographics")}
          label={t(account.fields.demographics)}
          aside={t(account.fields.optional)}
          rows={2}
          dir="auto"
        />
        <Notice>{form.notice}</Notice>
        <SubmitButton className="sm:self-start" isBusy={form.isBusy} busy={t(account.settings.saving)}>
          {t(account.settings.save)}
        </SubmitButton>
      </form>
    </Section>
  );
}

const NameAlone = () => (
  <p className="text-quiet">
    <RichText text={account.settings.nameAlone} tags={{ link: linkTo("/migrate") }} />
  </p>
);

/** Reloads the page, so that all of it shows the new names. */
function useProfile(user: User) {
  return useForm({
    initial: () => profileOf(user),
    send: (draft) => saveProfile(user.id, changesOf(draft, user)),
    explain: explainUpdate,
    onAccepted: (pendingEmail) => {
      showToastAfterReload(updatedToast(pendingEmail));
      location.reload();
    },
  });
}
