/** Searches every reply and log line of a test for secrets when the test's app closes. */

import type { Db } from "../server/database/schema.ts";
import { password } from "./make.ts";

const text = (value: string | null) => (value === null ? [] : [value]);

/** The hashes, salts and tokens in the database. */
async function secretsAtRest(db: Db): Promise<string[]> {
  const users = await db.selectFrom("users").selectAll().execute();
  const registrations = await db.selectFrom("registrations").selectAll().execute();
  const sessions = await db.selectFrom("sessions").select("sid").execute();
  const tokens = await db.selectFrom("access_tokens").select("hash").execute();
  const links = await db.selectFrom("shown_skies").selectAll().execute();
  const keys = await db.selectFrom("reminder_keys").selectAll().execute();
  const devices = await db.selectFrom("push_subscriptions").selectAll().execute();
  const webhooks = await db.selectFrom("webhooks").select("sealedSecret").execute();
  const topics = await db.selectFrom("reminders").select("ntfyToken").execute();
  const credentials = await db
    .selectFrom("credentials")
    .select("data")
    .where("kind", "in", ["totp", "recovery-code"])
    .execute();
  const invitations = [
    ...(await db.selectFrom("join_invitations").select("tokenHash").execute()),
    ...(await db.selectFrom("invitations").select("tokenHash").execute()),
  ];
  const signInLinks = await db.selectFrom("sign_in_links").select("tokenHash").execute();
  const providerSignIns = await db.selectFrom("provider_sign_ins").selectAll().execute();
  return [
    ...users.flatMap((user) => [
      ...[...text(user.passwordHash), ...text(user.salt)],
      ...[...text(user.pendingPasswordHash), ...text(user.pendingSalt)],
      ...[...text(user.emailVerificationToken), ...text(user.providerSubject)],
    ]),
    ...registrations.flatMap(({ passwordHash, salt, emailVerificationToken }) => [
      passwordHash,
      salt,
      ...text(emailVerificationToken),
    ]),
    ...sessions.map(({ sid }) => sid),
    ...tokens.map((token) => token.hash),
    ...links.flatMap(({ tokenHash, sealedToken }) => [tokenHash, ...text(sealedToken)]),
    ...keys.flatMap(({ privateKey, linkKey }) => [privateKey, linkKey]),
    ...devices.flatMap(({ endpoint, p256dh, auth }) => [endpoint, p256dh, auth]),
    ...webhooks.map(({ sealedSecret }) => sealedSecret),
    ...topics.flatMap(({ ntfyToken }) => text(ntfyToken)),
    ...credentials.flatMap(({ data }) =>
      Object.values(JSON.parse(data)).filter((one) => typeof one === "string"),
    ),
    ...invitations.map(({ tokenHash }) => tokenHash),
    ...signInLinks.map(({ tokenHash }) => tokenHash),
    ...providerSignIns.flatMap(({ id, codeVerifier }) => [id, codeVerifier]),
  ];
}

/** Texts of people. Replies to these people may contain them; log lines must not. */
async function personalTexts(db: Db): Promise<string[]> {
  const users = await db.selectFrom("users").selectAll().execute();
  const entries = await db.selectFrom("mood_entries").select("note").execute();
  const tags = await db.selectFrom("tags").select("name").execute();
  const comparisons = await db.selectFrom("comparisons").select(["name", "query"]).execute();
  const links = await db.selectFrom("shown_skies").select("label").execute();
  return [
    ...users.flatMap(({ email, pendingEmail, demographics }) => [
      ...[...text(email), ...text(pendingEmail), ...text(demographics)],
    ]),
    ...entries.flatMap(({ note }) => text(note)),
    ...tags.map(({ name }) => name),
    ...comparisons.flatMap(({ name, query }) => [name, query]),
    ...links.map(({ label }) => label),
  ];
}

/** Shorter secrets are skipped, because they can occur by chance. */
const minLength = 8;

/** Spellings of a secret: as it is, and as JSON writes it where that differs. */
const spellingsOf = (secret: string) => new Set([secret, JSON.stringify(secret).slice(1, -1)]);

/** Access tokens. The one reply that makes one contains it; log lines must not. */
const tokenAnywhere = /mu_[0-9A-Za-z]{36}_[0-9A-Za-z]{48}/g;

const bitsOfMark = 16;
/** A number for the first characters of a secret; others have the same number now and then. */
const markOf = (text: string, at: number) =>
  (text.charCodeAt(at) ^
    (text.charCodeAt(at + 2) << 3) ^
    (text.charCodeAt(at + 4) << 6) ^
    (text.charCodeAt(at + 7) << 9)) &
  ((1 << bitsOfMark) - 1);

/**
 * The secrets that a text contains. Every place of the texts is looked at once for all secrets, because a search for each
 * of some thousand secrets would cost more than all else that a test with so many people does.
 */
export function found(secrets: readonly string[], texts: Iterable<string>): string[] {
  const marks = new Uint8Array(1 << bitsOfMark);
  const byStart = new Map<string, Map<string, string>>();
  for (const secret of secrets) {
    if (secret.length < minLength) continue;
    for (const spelling of spellingsOf(secret)) {
      const start = spelling.slice(0, minLength);
      marks[markOf(start, 0)] = 1;
      const sameStart = byStart.get(start) ?? new Map<string, string>();
      byStart.set(start, sameStart.set(spelling, secret));
    }
  }
  const contained = new Set<string>();
  for (const text of new Set(texts))
    for (let at = 0; at <= text.length - minLength; at++) {
      if (marks[markOf(text, at)] === 0) continue;
      for (const [spelling, secret] of byStart.get(text.slice(at, at + minLength)) ?? [])
        if (text.startsWith(spelling, at)) contained.add(secret);
    }
  return [...contained];
}

/** Throws when a reply or a log line contains a secret, or a log line contains a personal text. */
export async function expectNothingLeaked(
  db: Db,
  { received, logged }: { received: ReadonlySet<string>; logged: readonly string[] },
) {
  const secrets = [...(await secretsAtRest(db)), password];
  const leaked = [
    ...found(secrets, [...received, ...logged]),
    ...found(await personalTexts(db), logged),
    // The beginning of the query of a link, which is too short for the search above.
    ...logged.filter((line) => line.includes("token=")),
    ...logged.flatMap((line) => line.match(tokenAnywhere) ?? []),
  ];
  if (leaked.length > 0) throw new Error(`Replies or log lines contain secrets: ${leaked.join(", ")}`);
}
