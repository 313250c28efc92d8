/** What the steps of a change get after the one that opened the words. */

import type { User } from "#domain/accounts/user.ts";
import type { Text } from "#domain/languages/text.ts";
import type { KnownSeal } from "../../sealed/seal-copy.ts";
import type { Masters } from "./slot-changes.ts";

/** `password` is that of the account, where the person has typed it. */
export type Opened = { readonly masters: Masters; readonly password: string | null };

export type ChangeProps = Opened & {
  user: User;
  seal: KnownSeal;
  steps: number;
  onCancel: () => void;
  /** Says in a toast what there is now. */
  onDone: (title: Text, hint: Text, params?: Readonly<Record<string, string>>) => void;
};
