import type { User } from "#domain/accounts/user.ts";
import { requiredContext } from "../ui/store.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";

/** Opens the sky of the signed-in user, with a welcome toast. */
export type CompleteSignIn = (user: User, welcome: TranslatedToast) => void;

/** The pages of visitors have it from what surrounds them, because they can be there before the code of the session. */
export const [CompleteSignInContext, useCompleteSignIn] = requiredContext<CompleteSignIn>("CompleteSignIn");
