/** What a database of an earlier schema must contain after its migration. */

import { expect } from "vitest";
import type { MoodEntryRow, UserRow } from "../server/database/schema.ts";
import { lookColumns } from "../server/users/name-look.ts";
import { type Content, sorted } from "./releases.ts";

type EarlierStar = Pick<MoodEntryRow, "id" | "userId" | "timestamp"> & Record<string, unknown>;
export const starsOf = (content: Content) => (content.mood_entries ?? []) as unknown as EarlierStar[];
/** Since schema 3, a star has an order and can be in the bin. */
const hasOrder = (content: Content) => starsOf(content).every((star) => "rank" in star);
export const inSky = (stars: readonly EarlierStar[]) => stars.filter(({ deletedAt }) => deletedAt == null);
export const usersOf = (content: Content) => (content.users ?? []) as unknown as UserRow[];

/** Oldest first, as the list of every release. */
export const inOrderOfList = (stars: readonly EarlierStar[]) =>
  stars.toSorted(
    (one, other) => one.timestamp.getTime() - other.timestamp.getTime() || (one.id < other.id ? -1 : 1),
  );

/** The stars of an earlier schema as the present schema must have them. */
function expectedStars(before: Content) {
  const later = { keptOutOfLetters: 0, sealed: null };
  if (hasOrder(before)) return starsOf(before).map((star) => ({ ...star, ...later }));
  const revisions = new Map(usersOf(before).map(({ id, revision }) => [id, revision]));
  return [...Map.groupBy(starsOf(before), ({ userId }) => userId).values()].flatMap((stars) =>
    inOrderOfList(stars).map((star, index) => ({
      ...{ ...star, ...later },
      ...{ ordinal: index, rank: index, createdAt: star.timestamp, revision: revisions.get(star.userId) },
      ...{ utcOffset: null, timeZone: null, editedAt: null, deletedAt: null, bodyHash: null, importId: null },
    })),
  );
}

/** Leaves out columns that an earlier schema did not have. */
const withColumnsOf = (rows: Content[string], earlier: Content[string]) => {
  const columns = Object.keys(earlier[0] ?? {});
  return sorted(rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))));
};

/** The directory and the pending addresses that the rows of an earlier schema lead to. */
function expectedDirectory({ users = [], shown_skies = [], push_subscriptions = [] }: Content): Content {
  const entry = (kind: string, key: unknown, userId: unknown) => (key == null ? [] : [{ kind, key, userId }]);
  return {
    directory: [
      ...users.flatMap((user) => [
        ...[...entry("name", user.universeKey, user.id), ...entry("email", user.emailKey, user.id)],
        ...entry("verification", user.emailVerificationToken, user.id),
        ...(user.providerSubject
          ? entry("provider", `${user.providerIssuer} ${user.providerSubject}`, user.id)
          : []),
      ]),
      ...shown_skies.flatMap(({ tokenHash, userId }) => entry("link", tokenHash, userId)),
      ...push_subscriptions.flatMap(({ id, userId }) => entry("device", id, userId)),
    ],
    pending_emails: users.flatMap(({ pendingEmailKey, id, pendingSince }) =>
      pendingEmailKey == null ? [] : [{ emailKey: pendingEmailKey, userId: id, since: pendingSince }],
    ),
  };
}

/** How the names of an earlier schema look: of users, and those that registrations reserve. */
async function expectedLooks({ users = [], registrations = [] }: Content) {
  const looksOf = async ({ id, universeName }: Content[string][number], registrationId: unknown) =>
    (await lookColumns(String(universeName))).map((look) => ({ ...look, userId: id, registrationId }));
  const looks = [
    ...users.map((user) => looksOf(user, null)),
    ...registrations.map((registration) => looksOf(registration, registration.id)),
  ];
  return (await Promise.all(looks)).flat();
}

/** Every earlier row is there with every earlier value, and what is new has the values that the design states. */
export async function expectMigrated(before: Content, after: Content) {
  for (const [table, rows] of Object.entries(before)) {
    if (table === "name_reservations") continue;
    expect(after[table], table).toHaveLength(rows.length);
    expect(withColumnsOf(after[table] ?? [], rows), table).toEqual(withColumnsOf(rows, rows));
  }
  expect(after.mood_entries).toEqual(sorted(expectedStars(before)));
  for (const user of usersOf(after)) {
    const stars = starsOf(before).filter(({ userId }) => userId === user.id);
    if (hasOrder(before)) expect(user.entryCount).toBe(inSky(stars).length);
    else expect([user.nextOrdinal, user.entryCount, user.feedStart]).toEqual([stars.length, stars.length, 0]);
  }
  for (const { opensByName, passwordHash, providerSubject } of usersOf(after))
    expect(opensByName).toBe(passwordHash === null && providerSubject === null ? 1 : 0);
  const directory: Content = { ...expectedDirectory(before), name_skeletons: await expectedLooks(before) };
  const created = Object.keys(after).filter((table) => !(table in before));
  for (const table of created) expect(after[table], table).toEqual(sorted(directory[table] ?? []));
}
