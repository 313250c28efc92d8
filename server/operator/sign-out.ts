import { deleteSignInLink } from "../accounts/sign-in-link-queries.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { deleteTokensOfUser } from "../tokens/queries.ts";
import { lockUser } from "../users/queries.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatCount, quoted } from "./printing.ts";

/** Ends every session and access token of a universe, and a link that signs in, for a person who has lost a device. Its data and its ways to sign in stay. */
export async function signOut(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const { id, universeName } = found.user;
  const [tokens, sessions] = await context.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, context.dialect, id);
    await deleteSignInLink(transaction, id);
    return [await deleteTokensOfUser(transaction, id), await deleteSessionsOfUser(transaction, id)] as const;
  });
  await context.print(
    `${quoted(universeName)} is signed out everywhere: ${formatCount(sessions, "session")} and ${formatCount(tokens, "access token")} ended.\n`,
  );
  return done;
}
