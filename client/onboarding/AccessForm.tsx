import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { type Form, useForm } from "../forms/use-form.ts";
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
      <h2 className="font-display text-title">Access Your Universe</h2>
      <TextField
        {...field}
        label="Universe Name"
        hint="Enter the exact universe name, as you wrote it when you created it."
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {field.error && isProtected(form.failure) && (
        <TextLink alone href="/login" state={{ identifier: field.value.trim() }} className="-my-2 self-start">
          Log in to this universe
        </TextLink>
      )}
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Accessing...">
        Access Universe
      </SubmitButton>
    </form>
  );
}

export const useAccess = () =>
  useForm<Access, { data: User }>({
    initial: { universeName: "" },
    check: ({ universeName }) => checkAccess(universeName),
    send: ({ universeName }) =>
      send(api.openUniverse, { params: { universeName: askableName(universeName) ?? universeName } }),
    explain: explainAccess,
    onAccepted: ({ data }) => enterAgain(data),
  });

/** A full page load for the new session. */
function enterAgain(user: User) {
  storeUserId(user.id);
  showToastAfterReload({ title: "Welcome back!", description: `Accessing ${user.universeName}` });
  location.replace("/");
}
