/** Factories of the server's replies. A test overrides only the fields that it is about. */

import type * as z from "zod/mini";
import type { Doors } from "#domain/accounts/doors.ts";
import type { ListedSession } from "#domain/accounts/sessions.ts";
import type { ListedToken } from "#domain/accounts/tokens.ts";
import type { User } from "#domain/accounts/user.ts";
import type { Invitation } from "#domain/admin/invitations.ts";
import type { ListedUniverse } from "#domain/admin/universes.ts";
import type { api } from "#domain/api.ts";
import { defaultAvatar } from "#domain/avatar.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Room } from "#domain/room.ts";
import type { Link } from "#domain/shown-skies/link.ts";
import type { WebhookItem } from "#domain/webhooks/webhooks.ts";
import type { StoredRecommendation } from "#domain/wellness/quiz/quiz.ts";

const startedAt = "2026-03-13T08:00:00.000Z";

/** The owner of a universe that its name alone opens. */
export const makeUser = (overrides: Partial<User> = {}): User => ({
  id: "user-1",
  email: null,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  universeName: "Engine of Light",
  userName: "Ada",
  emailVerified: false,
  birthday: null,
  startDate: null,
  demographics: null,
  locale: "en",
  avatarShape: defaultAvatar.shape,
  avatarColors: [...defaultAvatar.colors],
  avatarPattern: defaultAvatar.pattern,
  avatarAccessories: [],
  journeyStats: "{}",
  lastLoginAt: startedAt,
  createdAt: startedAt,
  updatedAt: startedAt,
  hasPassword: false,
  signInMethods: ["name"],
  ...overrides,
});

/** The owner of an account with an e-mail address and a password. */
export const makeAccountUser = (overrides: Partial<User> = {}): User =>
  makeUser({
    email: "ada@example.org",
    emailVerified: true,
    birthday: "1990-05-17",
    startDate: "2026-03-13",
    hasPassword: true,
    signInMethods: ["password"],
    ...overrides,
  });

/** The reply of the feed to a client that knows nothing yet. `entries` are sorted. */
export const makeUniverse = (entries: readonly MoodEntry[]): Changes & Universe => ({
  revision: entries.length,
  nextOrdinal: entries.length,
  isWhole: true,
  entries: [...entries],
  tags: [],
  constellations: [],
  feelings: [],
  trackers: [],
  readings: [],
  comparisons: [],
  removed: {
    ...{ entries: [], tags: [], constellations: [], feelings: [], trackers: [], readings: [] },
    comparisons: [],
  },
});

type Instance = z.input<(typeof api.instance.replies)[200]>;

export const makeInstance = (overrides: Partial<Instance> = {}): Instance => ({
  universeNameSignIn: true,
  registration: true,
  providerSignIn: false,
  passkeyObstacle: null,
  contacts: {
    support: "support@example.org",
    technical: "technical@example.org",
    business: "business@example.org",
  },
  supportLines: [{ region: "Ireland", lines: [{ name: "Samaritans", contact: "116 123" }] }],
  ...overrides,
});

/** What opens an account with a password, whose person has just signed in. */
export const makeDoors = (overrides: Partial<Doors> = {}): Doors => ({
  ...{ opensByName: false, password: { changedAt: null }, passkeys: [], providers: [] },
  ...{ totp: null, recoveryCodesLeft: 0, confirmedUntil: null },
  ...overrides,
});

export const makeRoom = (overrides: Partial<Room["parts"]> = {}): Room => {
  const parts = { notes: 0, stars: 0, readings: 0, imports: 0, practice: 0, rest: 0, ...overrides };
  return { used: Object.values(parts).reduce((all, bytes) => all + bytes), most: 200_000_000, parts };
};

export const makePasskey = (overrides: Partial<Doors["passkeys"][number]> = {}) => ({
  ...{ id: crypto.randomUUID(), name: "My phone", createdAt: startedAt, lastUsedAt: null, isSynced: true },
  ...overrides,
});

/** The browser of the page; one of many in a list has another id. */
export const makeListedSession = (overrides: Partial<ListedSession> = {}): ListedSession => ({
  ...{ id: "session-1", isCurrent: true, isFounding: false, method: "password" },
  ...{ device: { browser: "Firefox", system: "Linux" }, createdAt: startedAt, lastUsedAt: startedAt },
  ...overrides,
});

/** The universe of an account, as administrators see it. */
export const makeListedUniverse = (overrides: Partial<ListedUniverse> = {}): ListedUniverse => ({
  ...{ id: crypto.randomUUID(), name: "Half There", createdOn: "2026-03-13", lastSeenOn: "2026-03-14" },
  ...{ bytes: 2_000_000, waysIn: ["password"], hasSecondFactor: false, isAdministrator: false },
  ...{ lockedUntil: null, removedAt: null, closedBy: null },
  ...overrides,
});

/** An invitation for new people that nobody has used, and that works for years. */
export const makeInvitation = (overrides: Partial<Invitation> = {}): Invitation => ({
  ...{ id: crypto.randomUUID(), label: "Choir", uses: 20, used: 0, createdAt: startedAt },
  ...{ endsAt: "2096-03-20T08:00:00.000Z", forUniverse: null },
  ...overrides,
});

/** A link that shows the sky of `makeUser()`, without an end. */
export const makeLink = (overrides: Partial<Link> = {}): Link => ({
  ...{ id: "link-1", label: "For Ada", showsFeelings: false, showsDates: false },
  ...{ isLive: true, asOf: null, createdAt: "2026-03-13T08:00:00.000Z", endsAt: null },
  ...{ views: 0, url: "http://localhost:3000/s/token" },
  ...overrides,
});

/** What the quiz of `makeUser()` recommends. */
export const makeRecommendation = (contentId: string, triggerReason: string): StoredRecommendation => ({
  ...{ id: crypto.randomUUID(), userId: "user-1", recommendationType: "maze", difficultyLevel: "easy" },
  ...{ contentId, triggerReason, contextPattern: null },
  ...{ isCompleted: false, createdAt: "2026-03-13T12:00:00.000Z", completedAt: null },
});

export const makeListedToken = (overrides: Partial<ListedToken> = {}): ListedToken => ({
  ...{ id: "A".repeat(33), name: "Lamp in the hall", scopes: ["moods:read"] },
  ...{ createdAt: startedAt, expiresAt: null, lastUsedAt: null },
  ...overrides,
});

export const makeWebhook = (overrides: Partial<WebhookItem> = {}): WebhookItem => ({
  ...{ id: "0d5a4c6e-0000-4000-8000-000000000001", url: "https://home.example.org/hook" },
  ...{ events: ["star.created"], scopes: ["moods:read"], state: "active" },
  ...{ createdAt: startedAt, paused: null, lastAnswer: null },
  ...overrides,
});
