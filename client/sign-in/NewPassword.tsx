import { account } from "#domain/languages/en/account.ts";
import { PasswordStrength } from "../forms/strength/PasswordStrength.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";

type Bound = {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};
type Props = {
  field: (name: "password" | "confirmPassword") => Bound;
  hint: string;
  /** What others know of the person, for the estimate of the password's strength. */
  personal: readonly string[];
};

/** A new password and its confirmation, so that a typing error cannot lock the person out. */
export function NewPassword({ field, hint, personal }: Props) {
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <PasswordField
          {...field("password")}
          texts={account.passwords.password}
          hint={hint}
          required
          autoComplete="new-password"
        />
        <PasswordStrength password={field("password").value} personal={personal} />
      </div>
      <PasswordField
        {...field("confirmPassword")}
        texts={account.passwords.confirm}
        required
        autoComplete="new-password"
      />
    </>
  );
}
