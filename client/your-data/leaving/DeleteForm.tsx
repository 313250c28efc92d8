import type { SignInMethod, User } from "#domain/accounts/user.ts";
import { accountCalls } from "#domain/calls/account.ts";
import { account } from "#domain/languages/en/account.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { withBase } from "../../base-path.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslator } from "../../languages/language.ts";
import { leaveBrowser } from "../../outbox/leaving.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { checkDeletion, explainDeletion } from "./deletion.ts";

type Props = { user: User; way: SignInMethod };

/** Asks for the name, and for what shows that the account is the person's own. */
export function DeleteForm({ user, way }: Props) {
  const t = useTranslator();
  const form = useDeletion(user, way);
  return (
    <form
      {...form.props}
      aria-labelledby="confirm"
      className="surface flex flex-col items-stretch gap-4 border-danger! p-4 sm:p-6"
    >
      <h2 id="confirm" className="font-display text-title">
        {t(yourData.deletion.title)}
      </h2>
      <TextField
        {...form.field("universeName")}
        label={t(yourData.deletion.name)}
        hint={t(yourData.deletion.nameHint, { universe: user.universeName })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {way === "password" && (
        <>
          {/* Tells password managers to which account the password belongs. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user.email ?? ""}
            readOnly
            hidden
          />
          <PasswordField
            {...form.field("password")}
            texts={account.passwords.yours}
            autoComplete="current-password"
          />
        </>
      )}
      {way === "provider" && <SignInAgain />}
      <Notice>{form.notice}</Notice>
      <Button
        type="submit"
        variant="danger"
        className="sm:self-start"
        aria-disabled={form.isBusy || undefined}
        aria-busy={form.isBusy}
      >
        {t(form.isBusy ? yourData.deletion.deleting : yourData.leaving.delete)}
      </Button>
    </form>
  );
}

function SignInAgain() {
  const t = useTranslator();
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose text-pretty text-quiet">{t(yourData.deletion.signInAgainText)}</p>
      <Button asChild>
        <a href={withBase(visitorCalls.providerSignIn.path)}>{t(yourData.deletion.signInAgain)}</a>
      </Button>
    </div>
  );
}

const useDeletion = ({ id, universeName }: User, way: SignInMethod) =>
  useForm({
    initial: { universeName: "", password: "" },
    check: (typed) => checkDeletion(typed, { universeName, way }),
    send: (typed) =>
      send(accountCalls.deleteUniverse, {
        params: { id },
        body: { universeName: typed.universeName, ...(way === "password" && { password: typed.password }) },
      }),
    explain: explainDeletion,
    onAccepted: ({ data }) => void leaveBrowser({ userId: id, removedAt: data.removedAt }),
  });
