import { invitationFragment, invitationLifetimeMs } from "#domain/accounts/migration.ts";
import { invitationPath } from "#domain/pages/paths.ts";
import { storeInvitation } from "../accounts/taking-over-queries.ts";
import { linkTo } from "../public-link.ts";
import { hashOf, newSecretOf } from "../secrets.ts";
import { canBeReplaced, isOpenedByName } from "../users/ways-in.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse, notifyOfSeal } from "./find-universe.ts";
import { formatMinute, quoted } from "./printing.ts";

/**
 * Makes a link for the person of a universe that its name alone opens, or passkeys that are lost, or a provider that is gone.
 * Only the hash of its token is stored, and a new link replaces the one before.
 */
export async function invite(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const { id, universeName, closedAt } = found.user;
  const name = quoted(universeName);
  if (!canBeReplaced(found.user, context)) return refused(`${name} has its own way to sign in already.`);
  if (closedAt) return refused(`${name} was closed by its person; it can only be kept by its name.`);
  const token = newSecretOf(id);
  const endsAt = new Date(context.now() + invitationLifetimeMs);
  await storeInvitation(context.db, { userId: id, tokenHash: hashOf(token), endsAt });
  const gets = isOpenedByName(found.user)
    ? "an e-mail address with a password, or a passkey"
    : "a new passkey";
  context.notify(
    `With this link ${name} gets ${gets}, once, until ${formatMinute(endsAt)} UTC. Whoever has it can take the universe over:`,
  );
  notifyOfSeal(context, found.user);
  const link = linkTo(context.publicUrl, `${invitationPath}#${invitationFragment(token, universeName)}`);
  await context.print(`${link}\n`);
  return done;
}
