import { endSessions } from "../accounts/admin/actions.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatCount, quoted } from "./printing.ts";

/** Ends every session and access token of a universe, and a link that signs in, for a person who has lost a device. Its data and its ways to sign in stay. */
export async function signOut(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  const ended = await endSessions({ ...context, by: null }, found.user);
  if (!ended.ok) return refused(`${name} was deleted at this moment.`);
  const { tokens, sessions } = ended.value;
  await context.print(
    `${name} is signed out everywhere: ${formatCount(sessions, "session")} and ${formatCount(tokens, "access token")} ended.\n`,
  );
  return done;
}
