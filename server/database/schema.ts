/** The tables as the queries use them. Columns have the names of the API; a moment is a `Date`, a boolean `0 | 1`, JSON is text. */

import type { Generated, Kysely, Selectable } from "kysely";
import type { FamilyId } from "#domain/emotions.ts";
import type { comparisonFields } from "#domain/records/comparison/comparison.ts";
import type { ContentOf } from "#domain/records/fields.ts";
import type { ReadingChange } from "#domain/records/reading/reading.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import type { trackerFields } from "#domain/records/tracker/tracker.ts";
import type { SlotKind } from "#domain/sealed/seal.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";

export type Flag = 0 | 1;

/** The columns of what a person says with a record: they have the names and types of the fields, but for flags. */
export type ColumnsOf<Content> = {
  [Name in keyof Content]: Content[Name] extends boolean ? Flag : Content[Name];
};

/** What a row of a kind with words has. */
type SealedColumn = {
  /** The words, which only the person can read; the columns of words are empty then. Null for plain words. */
  sealed: string | null;
};

/**
 * What is unique over all people, and the user to whom it belongs; reserved before the user's row is written. Rows of a
 * person are read by the user's id alone (docs/scale.md).
 */
export type DirectoryTable = {
  /** The primary key is `kind` and `key`. */
  kind: "name" | "email" | "provider" | "verification" | "link" | "device" | "passkey";
  /**
   * `universeKey`; `emailKey`; issuer and subject; the hash of the token in a mail, or in a link; the id of a subscription;
   * the hash of a passkey's id.
   */
  key: string;
  userId: string;
};

/** The addresses that wait for their links; many people can ask for the same. */
export type PendingEmailsTable = {
  emailKey: string;
  userId: string;
  since: Date;
};

/**
 * How the name of each user looks, and each name that a registration reserves: two names that look alike have a skeleton
 * in common. The primary key is `skeleton` and `userId`.
 */
export type NameSkeletonsTable = {
  /** SHA-256 of a skeleton (`lookOf` in domain/accounts/look-alike.ts). */
  skeleton: string;
  /** Id of the user, or of the registration, whose id its user will have. */
  userId: string;
  /** The scripts that have all letters of the name; null: any. */
  scripts: string | null;
  /** Registration with which a reserved name goes; null for every other name. */
  registrationId: string | null;
};

export type UsersTable = {
  id: string;
  email: string | null;
  /** See users/email-key.ts; unique, as the directory ensures. */
  emailKey: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  universeName: string;
  /** See `universeNameKey` in domain/accounts/names.ts; unique, as the directory ensures. */
  universeKey: string;
  userName: string;
  emailVerified: Generated<Flag>;
  /** Hashed, as every stored secret. Without a pending address: of the link that was followed, until it would have expired. */
  emailVerificationToken: string | null;
  emailVerificationExpires: Date | null;
  /** A changed or first address until its link is followed; a first address comes with a password. */
  pendingEmail: string | null;
  pendingEmailKey: string | null;
  pendingPasswordHash: string | null;
  pendingSalt: string | null;
  pendingSince: Date | null;
  /**
   * Who asked for the pending migration: the session that founded the universe, another session of it, or somebody with
   * the operator's link. Null for everybody else, and for a changed address.
   */
  pendingFrom: "founder" | "session" | "invitation" | null;
  /**
   * Whether the name alone opens the universe. Only 1 says so: what is missing or unknown opens nothing. Whoever writes a
   * password or a provider's identity writes 0.
   */
  opensByName: Flag;
  passwordHash: string | null;
  salt: string | null;
  /** Null where nobody knows: an earlier version has stored the password. */
  passwordChangedAt: Date | null;
  providerIssuer: string | null;
  providerSubject: string | null;
  /** Null before the first sign-in that this version saw. */
  providerLastUsedAt: Date | null;
  /** Whether a sign-in with the provider needs no second factor of the product. */
  providerIsEnough: Generated<Flag>;
  birthday: string | null;
  startDate: string | null;
  demographics: string | null;
  /** The id of the language of mails and reminders, maybe of one that is not offered any more. */
  locale: string | null;
  lastLoginAt: Date | null;
  loginAttempts: Generated<number>;
  accountLocked: Generated<Flag>;
  lockoutExpires: Date | null;
  avatarShape: string;
  avatarColors: string;
  avatarPattern: string;
  avatarAccessories: Generated<string>;
  journeyStats: Generated<string>;
  /** Increases with every change to the records of the universe, such as stars and tags. 64 bits, as all revisions. */
  revision: Generated<number>;
  /** The oldest revision after which every removal still has a tombstone. */
  feedStart: Generated<number>;
  /** The lowest revision of the rows that an import has written and nobody sees yet; null while none finishes. */
  publishingAs: number | null;
  /** The ordinal of the next star; an ordinal is never assigned twice. */
  nextOrdinal: Generated<number>;
  /** Stars outside the bin. */
  entryCount: Generated<number>;
  /** What the universe stores, in bytes, as triggers count it; below, parts of it (`partsOf` in revisions/room.ts). */
  storedBytes: Generated<number>;
  noteBytes: Generated<number>;
  starBytes: Generated<number>;
  readingBytes: Generated<number>;
  importBytes: Generated<number>;
  practiceBytes: Generated<number>;
  /** The latest moment, not in the future, of the stars outside the bin that were added by hand; the cooldown began then. */
  latestEntryAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /**
   * Moment when the universe was closed, after which it waits for its removal: by its person, where its name alone opens it,
   * or by an administrator. Null for an open one.
   */
  closedAt: Date | null;
  /** Null: their person has closed it, or nobody. */
  closedBy: "administrator" | null;
  isAdministrator: Generated<Flag>;
  /** The last day with a session, `YYYY-MM-DD` in UTC; empty where none is known. */
  lastSeenOn: Generated<string>;
  /** Whole millions of `storedBytes`, as housekeeping last saw them: an index of what changes with every star would be costly. */
  sizeStep: Generated<number>;
  /** The name of the person in the log of administrators, made with the first line: without this row, it names nobody. */
  logKey: string | null;
  /** How far the sealing of the words has come. */
  sealState: Generated<SealState>;
  /** The last epoch that the universe had, also before its words were opened again; 0 before the first. */
  sealEpoch: Generated<number>;
  /** Whether it has webhooks, so that the changes of all others need not ask for them. */
  hasWebhooks: Generated<Flag>;
  /** The id with which words are sealed, where they were brought from another person's universe; null: the person's own. */
  sealedFor: string | null;
};

/** The epochs of a sealed universe: one, and two while its key is changed. The primary key is `userId` and `epoch`. */
export type SealEpochsTable = {
  userId: string;
  epoch: number;
  /** Tells the right key of the epoch from a wrong one, in the browser. */
  check: string;
};

/** What opens the key of an epoch, together with what its person has. The primary key is `userId` and `id`. */
export type SealSlotsTable = {
  userId: string;
  id: string;
  epoch: number;
  kind: SlotKind;
  /** JSON; see `slotSchema` in domain/sealed/seal.ts. */
  parameters: string;
  wrapped: string;
  name: string | null;
  createdAt: Date;
};

/** The primary key is `userId` and `sid`: the cookie names the user. */
export type SessionsTable = {
  /** SHA-256 of the cookie. */
  sid: string;
  userId: string;
  /** JSON; see sessions/session.ts. */
  sess: string;
  expire: Date;
  /** Moment when its person proved themselves to begin it; null, as all below, where an earlier version began it. */
  authenticatedAt: Date | null;
  /** Moment when its person proved themselves again. */
  confirmedAt: Date | null;
  /** How it began, as `OpenedBy` in sessions/session.ts. */
  method: string | null;
  /** JSON: the names of the browser and the system (domain/accounts/device.ts). */
  device: string | null;
  /** Moment of its last use, at most an hour late. */
  lastUsedAt: Date | null;
  /**
   * `ways-in`: an operator's invitation began it, and it can add a way in, and nothing else. `replaced`: its person has
   * proved themselves again and has another cookie; it lasts for a moment, for calls that were on their way. Null: it can
   * do everything.
   */
  scope: "ways-in" | "replaced" | null;
  /** Whether it founded its universe, by name, or was rotated from the session that did. A universe has at most one. */
  isFounding: Generated<Flag>;
};

/**
 * A passkey, the second factor or a recovery code of a user. The password and the provider's identity are columns of the
 * user. The primary key is `userId` and `id`.
 */
export type CredentialsTable = {
  userId: string;
  id: string;
  kind: "passkey" | "totp" | "recovery-code";
  /** JSON, in the form of its kind. */
  data: string;
  /** Only passkeys have one. */
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/**
 * What a person lets a program in with. The token names the user and `id`, which together are the primary key; it is refused
 * from `expiresAt` on.
 */
export type AccessTokensTable = {
  userId: string;
  id: string;
  /** SHA-256 of the secret. */
  hash: string;
  name: string;
  /** JSON. */
  scopes: string;
  createdAt: Date;
  /** null: never. */
  expiresAt: Date | null;
  /** The last use, at most an hour late; null before the first one. */
  lastUsedAt: Date | null;
};

/** A question of which the answer proves somebody, once and within minutes. */
export type ChallengesTable = {
  /** SHA-256 of the challenge. */
  id: string;
  purpose: "sign-in" | "passkey" | "confirm" | "second-factor" | "provider";
  /** Id of the user to whom it was given; null while nobody knows who will answer. */
  subjectId: string | null;
  expiresAt: Date;
};

/** The link by mail that signs a user in once. A new one replaces it. */
export type SignInLinksTable = {
  userId: string;
  /** SHA-256 of the secret in the link, which also names the user. */
  tokenHash: string;
  expiresAt: Date;
};

/** A browser in which a user has signed in. The primary key is `userId` and `deviceHash`. */
export type KnownDevicesTable = {
  userId: string;
  /** SHA-256 of a cookie that is for this alone. */
  deviceHash: string;
  seenAt: Date;
};

/** A migration that was made without the founding session of its universe, while that session can undo it. */
export type UndoableMigrationsTable = {
  userId: string;
  /** The address that was verified; the user's may be another by now. */
  email: string;
  at: Date;
  until: Date;
};

/** The link that the operator has made for a universe, until it is used. A new one replaces it. */
export type InvitationsTable = {
  userId: string;
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  endsAt: Date;
  /** Null in a row of the version before. */
  id: string | null;
  label: string | null;
  createdAt: Date | null;
};

/** Invitations of new people. A token names nobody, so that they have no key of a user. */
export type JoinInvitationsTable = {
  id: string;
  /** SHA-256 of the token in the link; unique. */
  tokenHash: string;
  label: string | null;
  uses: number;
  used: Generated<number>;
  createdAt: Date;
  endsAt: Date;
};

/** What administrators and operators did. Triggers keep every row as it is. */
export type AdminLogTable = {
  id: string;
  at: Date;
  action: string;
  /** `logKey` of the administrator; null for a command of the operator. */
  byKey: string | null;
  /** `logKey` of the person concerned; null where nobody is. */
  forKey: string | null;
};

/** The primary key is `userId` and `id`, because clients choose ids: so no user meets the ids of another. */
export type MoodEntriesTable = ColumnsOf<Omit<StarContent, "timestamp" | "tags" | "sealed">> &
  SealedColumn & {
    userId: string;
    id: string;
    /** The moment at which the person felt the emotion. */
    timestamp: Date;
    x: number;
    y: number;
    z: number;
    /** Seeds the jitter of the position. */
    ordinal: number;
    /** Determines the radius; a star between two others in time has a rank between theirs. */
    rank: number;
    /** Moment when the star reached the server. */
    createdAt: Date;
    editedAt: Date | null;
    /** Moment when the star was moved to the bin; null outside the bin. */
    deletedAt: Date | null;
    /** The revision of the universe at the last change of this row. */
    revision: number;
    /**
     * SHA-256 of the content that created the star (`hashContent`); null for a star whose id the server chose, and where
     * its words were sealed later.
     */
    bodyHash: string | null;
    /** The import that added the star; null for a star that the person added by hand. */
    importId: string | null;
  };

export type TagsTable = SealedColumn & {
  userId: string;
  id: string;
  name: string;
  /** See `nameKeyOf` in sealed/name-key.ts; unique within a universe. */
  nameKey: string;
  kind: string;
  isArchived: Generated<Flag>;
  createdAt: Date;
  revision: number;
};

export type MoodEntryTagsTable = {
  userId: string;
  entryId: string;
  tagId: string;
  /** Order of the tags of a star, from 0. */
  position: number;
};

export type ConstellationsTable = SealedColumn & {
  userId: string;
  id: string;
  name: string;
  createdAt: Date;
  revision: number;
  /** The import that restored it; also below. */
  importId: string | null;
};

export type ConstellationStarsTable = {
  userId: string;
  constellationId: string;
  entryId: string;
  /** Order of the stars of a constellation, from 0. */
  position: number;
};

export type OwnFeelingsTable = SealedColumn & {
  userId: string;
  id: string;
  name: string;
  /** See `nameKeyOf` in sealed/name-key.ts; unique within a universe. */
  nameKey: string;
  family: FamilyId;
  valence: number;
  energy: number;
  isArchived: Generated<Flag>;
  createdAt: Date;
  revision: number;
  /** The import that created it; also below. */
  importId: string | null;
};

export type TrackersTable = ColumnsOf<Omit<ContentOf<typeof trackerFields>, "sealed">> &
  SealedColumn & {
    userId: string;
    id: string;
    /** See `nameKeyOf` in sealed/name-key.ts; unique within a universe. */
    nameKey: string;
    createdAt: Date;
    revision: number;
    importId: string | null;
  };

/** The primary key is `userId`, `trackerId` and `at`. */
export type ReadingsTable = ReadingChange & {
  userId: string;
  /** A tracker that is gone takes its readings along in slices: until then its readings are nobody's. */
  trackerId: string;
  at: string;
  utcOffset: number | null;
  timeZone: string | null;
  createdAt: Date;
  revision: number;
  /** Null again once the person has changed it. */
  importId: string | null;
  /** JSON of what that import replaced, so that it can be undone; null where it replaced nothing. */
  replaced: string | null;
};

export type ComparisonsTable = Omit<ContentOf<typeof comparisonFields>, "sealed"> &
  SealedColumn & {
    userId: string;
    id: string;
    createdAt: Date;
    revision: number;
    /** The import that restored it; null once the person has changed it. */
    importId: string | null;
  };

/** A row that was removed permanently, kept for 120 days. */
export type TombstonesTable = {
  userId: string;
  kind: "entry" | "tag" | "constellation" | "feeling" | "tracker" | "reading" | "comparison";
  id: string;
  /** The revision of the removal. */
  revision: number;
  /** The tag into which a tag was merged, or the feeling, own or of the catalogue, into which an own one was. */
  mergedInto: string | null;
  createdAt: Date;
};

export type ImportsTable = SealedColumn & {
  userId: string;
  id: string;
  source: string;
  fileName: string;
  total: number;
  added: Generated<number>;
  known: Generated<number>;
  corrected: Generated<number>;
  /** The revision with which its stars become visible; null until it begins to finish. */
  publishedAs: number | null;
  /** Whether it restores a universe, whose stars keep their places. */
  isRestore: Generated<Flag>;
  openedAt: Date;
  finishedAt: Date | null;
  undoneAt: Date | null;
  /** Moment when the last of what the import left was removed. */
  clearedAt: Date | null;
};

/** What an open import has sent. */
export type ImportEntriesTable = {
  userId: string;
  importId: string;
  key: string;
  timestamp: Date;
  emotion: string;
  /** The whole entry, JSON; null if an earlier import has added it. */
  content: string | null;
};

/** The tags that an import has sent. */
export type ImportTagsTable = SealedColumn & {
  userId: string;
  importId: string;
  id: string;
  name: string;
  /** Null for a plain name, whose key can be made of it. */
  nameKey: string | null;
  kind: string;
  isArchived: Generated<Flag>;
  /** The tag of the universe for which it stands, while the import finishes and after that. */
  tagId: string | null;
  /** Whether the import has created that tag. */
  isNew: Generated<Flag>;
};

/** The keys of entries that imports have added, so that none is added twice. */
export type ImportKeysTable = {
  userId: string;
  key: string;
  /** Null for a star that outlived the undoing of its import, because the person had edited it. */
  importId: string | null;
  entryId: string;
  /** What the source said of the entry, in short; null where an earlier version has imported it. */
  said: string | null;
  /** JSON of what this entry corrected, so that it can be undone; null for one that added its star. */
  correction: string | null;
  /** Whether the key is an HMAC, and what was said too, because the universe is or was sealed. */
  isSealed: Generated<Flag>;
};

/** Links that show the sky of their owner to others. */
export type ShownSkiesTable = SealedColumn & {
  userId: string;
  id: string;
  /** SHA-256 of the token in the link. */
  tokenHash: string;
  /** The token for its owner, encrypted with a key that is not in the database; null where the key could not be read. */
  sealedToken: string | null;
  label: string;
  showsFeelings: Flag;
  showsDates: Flag;
  /** The moment as of which it shows the sky; null for a live one. */
  asOf: Date | null;
  /** The ordinal of the first star after that moment. */
  untilOrdinal: number | null;
  createdAt: Date;
  endsAt: Date | null;
  views: Generated<number>;
};

export type QuizResponsesTable = {
  id: string;
  userId: string;
  quizType: string;
  runId: string | null;
  scenarioId: string;
  userEmotion: string;
  userIntensity: number;
  baselineEmotion: string;
  contrastType: string;
  contextTag: string;
  responseTimeMs: number;
  timestamp: Date;
  importId: string | null;
};

export type PersonalizedRecommendationsTable = {
  id: string;
  userId: string;
  recommendationType: string;
  contentId: string;
  difficultyLevel: string;
  triggerReason: string;
  contextPattern: string | null;
  isCompleted: Generated<Flag>;
  createdAt: Date;
  completedAt: Date | null;
  importId: string | null;
};

export type WellnessSessionsTable = {
  id: string;
  userId: string;
  kind: string;
  itemId: string;
  outcome: string;
  seconds: number;
  score: number | null;
  at: Date;
  importId: string | null;
};

export type IdempotencyKeysTable = {
  userId: string;
  key: string;
  /** Method and path of the call. */
  call: string;
  /** SHA-256 of the validated body. */
  bodyHash: string;
  /** The first reply, JSON. */
  reply: string;
  createdAt: Date;
};

/** A registration until its link is followed. There is no user yet, but the name is reserved until `expires`. */
export type RegistrationsTable = {
  id: string;
  email: string;
  /** Registrations of one address stand beside each other. */
  emailKey: string;
  universeName: string;
  /** Reserved for the address. */
  universeKey: string;
  userName: string;
  birthday: string;
  startDate: string | null;
  /** The person's language, as in the table of users. */
  locale: string | null;
  passwordHash: string;
  salt: string;
  /** Hashed; null until the mail is sent, and always when the address has an account by then. */
  emailVerificationToken: string | null;
  createdAt: Date;
  expires: Date;
  /** 1 after another registration of the address became an account: the row reserves its name, and its link is dead. */
  isEnded: Generated<Flag>;
  /** The invitation of which it has a use; null without one. */
  invitationId: string | null;
};

/** A queued or sent mail, without text and token: both are made when it is sent. */
export type MailsTable = {
  id: string;
  kind: string;
  /** The id of the user or registration; for a `registration` that an earlier version has queued, its `emailKey`. */
  subjectId: string;
  /** The recipient, as `emailKey`. */
  emailKey: string;
  /** The recipient's language; null where the user or the registration still has it when the mail is sent. */
  locale: string | null;
  email: string;
  attempts: Generated<number>;
  /** The next attempt; null once it is sent. */
  dueAt: Date | null;
  /** The start of the last attempt; null again after a failure. */
  attemptedAt: Date | null;
  createdAt: Date;
  /** Whether it waits for all others, because many like it can be due at once. */
  isBulk: Generated<Flag>;
};

/** What a person has chosen about reminders. */
export type RemindersTable = {
  userId: string;
  isOn: Flag;
  /** JSON; see domain/reminders/schedule.ts. */
  times: string;
  timeZone: string;
  byMail: Flag;
  isSilent: Flag;
  restUntil: Date | null;
  /** The next reminder; null when none comes. */
  nextAt: Date | null;
  /** Moment when `nextAt` was computed. */
  plannedAt: Date;
  /** The topic of ntfy to which they go too, and its server; null for none. */
  ntfyUrl: string | null;
  ntfyService: string | null;
  /** The access token of the topic, encrypted with a key that is not in the database; null for a topic without one. */
  ntfyToken: string | null;
  /** Why the last message did not arrive; null while they do. */
  ntfyProblem: "refused" | "unreachable" | null;
};

/**
 * An address that is told what changes. What it was not told yet are the records after its `revision`, so that every change
 * is written for it in the transaction of the change. The primary key is `userId` and `id`.
 */
export type WebhooksTable = {
  userId: string;
  id: string;
  url: string;
  /** JSON, as `scopes`; see domain/webhooks/webhooks.ts. */
  events: string;
  scopes: string;
  /** What signs the events, encrypted with a key that is not in the database. */
  sealedSecret: string;
  createdAt: Date;
  /** The revision of the universe up to which it was told everything; a star from `ordinal` on is new to it. */
  revision: number;
  ordinal: number;
  /** JSON: the keys of what it was told of the changes after that. */
  told: Generated<string>;
  attempts: Generated<number>;
  /** The next attempt, if anything has changed; null while it is paused. */
  dueAt: Date | null;
  /** Names the run that sends to it now; null for none, and after a change by its person, which ends a run. */
  claim: string | null;
  /** The first failure since it last accepted something. */
  failingSince: Date | null;
  pausedAt: Date | null;
  pausedBecause: "person" | "failing" | "gone" | "signed-out" | null;
  answeredAt: Date | null;
  /** The status of the last answer; null where none came. */
  answer: number | null;
};

/** A browser that gets reminders. */
export type PushSubscriptionsTable = {
  userId: string;
  /** SHA-256 of the endpoint. */
  id: string;
  /** The session of that browser, which ends the subscription when it is ended; an expired one does not. */
  sid: string;
  endpoint: string;
  /** The origin of the endpoint. */
  service: string;
  /** The browser's keys (RFC 8291), base64url. */
  p256dh: string;
  auth: string;
  name: string;
  createdAt: Date;
  renewedAt: Date;
};

/** A reminder that is due or was sent to a target, kept for some days so that none is sent twice. */
export type ReminderJobsTable = {
  userId: string;
  /** Unique for the user, the date and time of the schedule, and the target. */
  id: string;
  date: string;
  time: string;
  /** The id of a push subscription, or `mail`. */
  target: string;
  /** The moment of the reminder. */
  at: Date;
  attempts: Generated<number>;
  /** The next attempt; null once it is sent. */
  dueAt: Date | null;
  attemptedAt: Date | null;
};

/** The only row has the keys of all processes: with `publicKey` browsers know the server (RFC 8292); `linkKey` signs links. */
export type ReminderKeysTable = {
  id: string;
  publicKey: string;
  privateKey: string;
  linkKey: string;
  createdAt: Date;
};

/** Wrong passwords for addresses and names that belong to no user, or to a registration whose link was not followed. */
export type SignInAttemptsTable = {
  /** SHA-256 of the address or name. */
  identifier: string;
  loginAttempts: number;
  lockoutExpires: Date | null;
  updatedAt: Date;
};

/** A sign-in at the provider that has not returned yet. */
export type ProviderSignInsTable = {
  /** SHA-256 of the id in the cookie. */
  id: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  expires: Date;
  /** The session whose person proves themselves again; null for a sign-in. */
  confirms: string | null;
  /** The page to which a confirmation leads back; null for a sign-in. */
  returnsTo: string | null;
};

/** Counters of limits, shared by all processes. */
export type LimitsTable = {
  key: string;
  count: number;
  endsAt: Date;
};

export type Tables = {
  directory: DirectoryTable;
  pending_emails: PendingEmailsTable;
  name_skeletons: NameSkeletonsTable;
  users: UsersTable;
  seal_epochs: SealEpochsTable;
  seal_slots: SealSlotsTable;
  sessions: SessionsTable;
  credentials: CredentialsTable;
  access_tokens: AccessTokensTable;
  challenges: ChallengesTable;
  sign_in_links: SignInLinksTable;
  known_devices: KnownDevicesTable;
  undoable_migrations: UndoableMigrationsTable;
  invitations: InvitationsTable;
  join_invitations: JoinInvitationsTable;
  admin_log: AdminLogTable;
  mood_entries: MoodEntriesTable;
  tags: TagsTable;
  mood_entry_tags: MoodEntryTagsTable;
  constellations: ConstellationsTable;
  constellation_stars: ConstellationStarsTable;
  own_feelings: OwnFeelingsTable;
  comparisons: ComparisonsTable;
  trackers: TrackersTable;
  readings: ReadingsTable;
  tombstones: TombstonesTable;
  imports: ImportsTable;
  import_entries: ImportEntriesTable;
  import_tags: ImportTagsTable;
  import_keys: ImportKeysTable;
  shown_skies: ShownSkiesTable;
  quiz_responses: QuizResponsesTable;
  personalized_recommendations: PersonalizedRecommendationsTable;
  wellness_sessions: WellnessSessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  registrations: RegistrationsTable;
  mails: MailsTable;
  reminders: RemindersTable;
  push_subscriptions: PushSubscriptionsTable;
  reminder_jobs: ReminderJobsTable;
  reminder_keys: ReminderKeysTable;
  webhooks: WebhooksTable;
  sign_in_attempts: SignInAttemptsTable;
  provider_sign_ins: ProviderSignInsTable;
  limits: LimitsTable;
};

export type Db = Kysely<Tables>;
export type UserRow = Selectable<UsersTable>;
export type ProviderSignInRow = Selectable<ProviderSignInsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type SealSlotRow = Selectable<SealSlotsTable>;
export type CredentialRow = Selectable<CredentialsTable>;
export type AccessTokenRow = Selectable<AccessTokensTable>;
export type MoodEntryRow = Selectable<MoodEntriesTable>;
export type TagRow = Selectable<TagsTable>;
export type ImportRow = Selectable<ImportsTable>;
export type ShownSkyRow = Selectable<ShownSkiesTable>;
export type WebhookRow = Selectable<WebhooksTable>;
export type OwnFeelingRow = Selectable<OwnFeelingsTable>;
export type ConstellationRow = Selectable<ConstellationsTable>;
