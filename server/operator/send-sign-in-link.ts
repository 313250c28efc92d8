import { sendSignInLink } from "../accounts/admin/actions.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { quoted } from "./printing.ts";

/** Queues a mail with a link that signs in once, which the server sends and nobody but the person reads. */
export async function sendLink(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  const sent = await sendSignInLink({ ...context, by: null }, found.user, async () => null);
  if (!sent.ok)
    return refused(
      sent.why === "no address"
        ? `${name} has no confirmed e-mail address.`
        : `${name} is closed, or was deleted at this moment.`,
    );
  await context.print(`The server sends a link to the owner of ${name} within seconds, if it is running.\n`);
  return done;
}
