import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { passphraseLength, passphraseProblem, usedPassphrase } from "#domain/sealed/passphrase.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { PasswordStrength } from "../forms/strength/PasswordStrength.tsx";
import type { Form } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { WordsAccount } from "../sealed/WordsAccount.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";

export type TypedPassphrase = { passphrase: string; again: string };

export const emptyPassphrase: TypedPassphrase = { passphrase: "", again: "" };

/** A new passphrase, twice. Its strength is said kindly, and only its length is a reason to refuse it. */
export function PassphraseFields({ form, user }: { form: Form<TypedPassphrase>; user: User }) {
  const t = useTranslator();
  return (
    <>
      <WordsAccount universeName={user.universeName} />
      <div className="flex flex-col gap-2">
        <PasswordField
          {...form.field("passphrase")}
          texts={sealedWords.passphrase.one}
          hint={t(sealedWords.passphrase.hint, { min: passphraseLength.min })}
          autoComplete="new-password"
          autoFocus
          dir="auto"
        />
        <PasswordStrength
          password={form.values.passphrase}
          personal={[user.email ?? "", user.universeName, user.userName]}
        />
      </div>
      <PasswordField
        {...form.field("again")}
        texts={sealedWords.passphrase.again}
        autoComplete="new-password"
        dir="auto"
      />
    </>
  );
}

/** `password` is that of the account, where the person has typed it: the server sees it, so that it opens no words. */
export function checkPassphrase(
  { passphrase, again }: TypedPassphrase,
  password: string | null,
): FormErrors | null {
  const t = translator();
  const { min, max } = passphraseLength;
  const problem = passphraseProblem(passphrase);
  if (problem === "short") return atField("passphrase", t(sealedWords.passphrase.short, { min }));
  if (problem === "long") return atField("passphrase", t(sealedWords.passphrase.long, { max }));
  const used = usedPassphrase(passphrase);
  if (password !== null && used === usedPassphrase(password))
    return atField("passphrase", t(sealedWords.passphrase.isPassword));
  return used === usedPassphrase(again) ? null : atField("again", t(sealedWords.passphrase.differs));
}

const atField = (name: keyof TypedPassphrase, sentence: string): FormErrors => ({
  fields: { [name]: sentence },
});
