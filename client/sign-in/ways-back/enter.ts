import type { User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import type { Text } from "#domain/languages/text.ts";
import { withBase } from "../../base-path.ts";
import { storeUserId } from "../../session/stored-user.ts";
import { showToastAfterReload } from "../../ui/toasts.ts";

type Entry = { readonly path?: string; readonly title?: Text; readonly hint?: Text };

/** Enters the universe of the new session by a full page load: another person may have been signed in here. */
export function enterAfterReload(user: User, { path = "/", title, hint }: Entry = {}) {
  storeUserId(user.id);
  showToastAfterReload((t) => ({
    title: t(title ?? account.welcomeBack),
    description: t(hint ?? account.login.welcome),
    isWelcome: true,
  }));
  location.replace(withBase(path));
}
