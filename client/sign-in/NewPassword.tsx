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
        label="Password"
        hint={hint}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field("confirmPassword")}
        label="Confirm Password"
        required
        autoComplete="new-password"
      />
    </>
  );
}
