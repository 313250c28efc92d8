import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import type { Text } from "#domain/languages/text.ts";
import type { FormErrors } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { type OpenedSeal, openSeal, secretsOf } from "../../sealed/open-seal.ts";
import type { KnownSeal } from "../../sealed/seal-copy.ts";
import { WordsAccount } from "../../sealed/WordsAccount.tsx";
import { Button } from "../../ui/Button.tsx";
import { ActionRow } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { useProve } from "../prove.ts";
import { Step } from "../Step.tsx";
import type { Opened } from "./change-props.ts";

type Props = {
  title: Text;
  user: User;
  seal: KnownSeal;
  steps: number;
  /** Whether a new passphrase follows, which must not be the password of the account. */
  asksWho: boolean;
  onCancel: () => void;
  onOpened: (opened: Opened) => void;
};

class NotOpened extends Error {
  readonly reason: Extract<OpenedSeal, { ok: false }>["reason"];
  constructor(reason: NotOpened["reason"]) {
    super("The seal did not open.");
    this.reason = reason;
  }
}

class NotProved extends Error {}

function explain(error: Error): FormErrors {
  if (error instanceof NotProved) return { notice: translator()(doors.confirm.notConfirmed) };
  return atField(error instanceof NotOpened ? unlock[error.reason] : unlock.failed);
}

/** Another way to the words is made with one that opens them: unlocked keys cannot be read, not even by this page. */
export function ProofStep({ title, user, seal, steps, asksWho, onCancel, onOpened }: Props) {
  const t = useTranslator();
  const prove = useProve();
  const form = useForm({
    initial: { typed: "" },
    check: ({ typed }): FormErrors | null => (typed.trim() === "" ? atField(unlock.empty) : null),
    send: async ({ typed }) => {
      const opened = await openSeal(seal, secretsOf(typed));
      if (!opened.ok) throw new NotOpened(opened.reason);
      const proof = asksWho ? await prove() : { password: null };
      if (!proof) throw new NotProved("The person did not prove themselves.");
      return { masters: opened.masters, password: proof.password };
    },
    explain,
    onAccepted: onOpened,
  });
  return (
    <Step title={t(title)} step={1} steps={steps}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.proof.what)}</p>
        <WordsAccount universeName={user.universeName} />
        <PasswordField
          {...form.field("typed")}
          texts={unlock.field}
          autoComplete="current-password"
          autoFocus
          dir="auto"
        />
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
          <SubmitButton isBusy={form.isBusy} busy={t(doors.confirm.checking)}>
            {t(sealedWords.next)}
          </SubmitButton>
        </ActionRow>
      </form>
    </Step>
  );
}

const atField = (text: Text): FormErrors => ({ fields: { typed: translator()(text) } });
