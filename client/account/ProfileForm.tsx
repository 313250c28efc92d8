import type { User } from "#domain/accounts/user.ts";
import { useForm } from "../forms/use-form.ts";
import type { SignIn } from "../session/pending-email.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToastAfterReload } from "../ui/toasts.ts";
import { PendingEmail } from "./PendingEmail.tsx";
import { changesOf, explainUpdate, profileOf, saveProfile, updatedToast } from "./profile.ts";
import { Section } from "./Section.tsx";

type Props = { user: User; signIn: SignIn };

export function ProfileForm({ user, signIn: { way, pendingEmail } }: Props) {
  const form = useProfile(user);
  return (
    <Section title="Profile">
      {way === "name" && <NameAlone />}
      {pendingEmail && (
        <PendingEmail
          userId={user.id}
          email={pendingEmail}
          meanwhile={
            way === "name"
              ? "Until then the name alone opens your universe."
              : "Until then your present address stays."
          }
        />
      )}
      <form {...form.props} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...form.field("universeName")} label="Universe Name" autoComplete="off" dir="auto" />
          <TextField {...form.field("userName")} label="User Name" autoComplete="nickname" dir="auto" />
        </div>
        {way !== "name" && (
          <TextField
            {...form.field("email")}
            label="E-mail"
            type="email"
            autoComplete="email"
            hint="A new address counts when you have followed the link that is sent to it."
          />
        )}
        <TextArea {...form.field("demographics")} label="Demographics" aside="Optional" rows={2} dir="auto" />
        <Notice>{form.notice}</Notice>
        <SubmitButton className="sm:self-start" isBusy={form.isBusy} busy="Saving...">
          Save Changes
        </SubmitButton>
      </form>
    </Section>
  );
}

const NameAlone = () => (
  <p className="text-quiet">
    Your universe has no e-mail address and no password: its name alone opens it.{" "}
    <TextLink href="/migrate">Give it both</TextLink>
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
