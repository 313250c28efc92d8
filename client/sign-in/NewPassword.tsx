import { account } from "#domain/languages/en/account.ts";
import { PasswordField } from "../ui/PasswordField.tsx";

type Bound = {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};
type Props = { field: (name: "password" | "confirmPassword") => Bound; hint: string };

/** A new password and its confirmation, so that a typing error cannot lock the person out. */
export function NewPassword({ field, hint }: Props) {
  return (
    <>
      <PasswordField
        {...field("password")}
        texts={account.passwords.password}
        hint={hint}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        texts={account.passwords.confirm}
        required
        autoComplete="new-password"
      />
    </>
  );
}
