/** The tables as the queries see them. Columns bear the names of the wire; `Date` is a moment, `0 | 1` a truth, JSON is text. */

import type { Generated, Kysely, Selectable } from "kysely";

type Truth = 0 | 1;

export type UsersTable = {
  id: string;
  email: string | null;
  /** See server/email-key.ts; unique. */
  emailKey: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  universeName: string;
  /** See `universeNameKey` in domain/names.ts; unique. */
  universeKey: string;
  userName: string;
  emailVerified: Generated<Truth>;
  /** Hashed, as every secret at rest. */
  emailVerificationToken: string | null;
  emailVerificationExpires: Date | null;
  /** A changed or first address, and for a first one the password, that wait for their link. */
  pendingEmail: string | null;
  pendingEmailKey: string | null;
  pendingPasswordHash: string | null;
  pendingSalt: string | null;
  pendingSince: Date | null;
  passwordHash: string | null;
  salt: string | null;
  providerIssuer: string | null;
  providerSubject: string | null;
  birthday: string | null;
  startDate: string | null;
  demographics: string | null;
  lastLoginAt: Date | null;
  loginAttempts: Generated<number>;
  accountLocked: Generated<Truth>;
  lockoutExpires: Date | null;
  avatarShape: string;
  avatarColors: string;
  avatarPattern: string;
  avatarAccessories: Generated<string>;
  journeyStats: Generated<string>;
  /** Rises by one with every change to the universe's stars. */
  revision: Generated<number>;
  entryCount: Generated<number>;
  /** When the cooldown began. */
  latestEntryAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export type SessionsTable = {
  /** SHA-256 of the id that the cookie carries. */
  sid: string;
  userId: string;
  /** JSON; see sessions/session.ts. */
  sess: string;
  expire: Date;
};

export type MoodEntriesTable = {
  id: string;
  userId: string;
  emotion: string;
  intensity: number;
  note: string | null;
  timestamp: Date;
  x: number;
  y: number;
  z: number;
  isTwinStar: Truth;
  secondaryEmotion: string | null;
  secondaryIntensity: number | null;
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
};

export type PersonalizedRecommendationsTable = {
  id: string;
  userId: string;
  recommendationType: string;
  contentId: string;
  difficultyLevel: string;
  triggerReason: string;
  contextPattern: string | null;
  isCompleted: Generated<Truth>;
  createdAt: Date;
  completedAt: Date | null;
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
};

export type IdempotencyKeysTable = {
  userId: string;
  key: string;
  /** Method and path of the call that the key was used for. */
  call: string;
  /** SHA-256 of the validated body. */
  bodyHash: string;
  /** The first answer, JSON. */
  reply: string;
  createdAt: Date;
};

/** Somebody who has registered and has yet to follow the link: no user, but the name is theirs until `expires`. */
export type RegistrationsTable = {
  id: string;
  email: string;
  /** Unique, as `universeKey`: a new registration replaces the one before. */
  emailKey: string;
  universeName: string;
  universeKey: string;
  userName: string;
  birthday: string;
  startDate: string | null;
  passwordHash: string;
  salt: string;
  /** Hashed; null until the mail goes out, which never has one where the address has an account by then. */
  emailVerificationToken: string | null;
  createdAt: Date;
  expires: Date;
};

/** A mail on its way. It holds no text and no token: both are made when it is sent. */
export type MailsTable = {
  id: string;
  kind: string;
  /** The id of the user that it is about; of a registration, which has one per address, its `emailKey`. */
  subjectId: string;
  /** Whom it is meant for, as `emailKey`. */
  emailKey: string;
  email: string;
  attempts: Generated<number>;
  /** When to send it next; null once it is sent. */
  dueAt: Date | null;
  /** When it went out last, or tries to; null again after a failure. */
  attemptedAt: Date | null;
  createdAt: Date;
};

/** Wrong passwords for what no user's row counts: addresses and names that nobody has, or that wait for their link. */
export type SignInAttemptsTable = {
  /** SHA-256 of the address or name. */
  identifier: string;
  loginAttempts: number;
  lockoutExpires: Date | null;
  updatedAt: Date;
};

/** A person on their way to the sign-in provider and back. */
export type ProviderSignInsTable = {
  /** SHA-256 of the id that the browser's cookie carries. */
  id: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  expires: Date;
};

/** Counters of the limits that all processes share. */
export type LimitsTable = {
  key: string;
  count: number;
  endsAt: Date;
};

export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  mood_entries: MoodEntriesTable;
  quiz_responses: QuizResponsesTable;
  personalized_recommendations: PersonalizedRecommendationsTable;
  wellness_sessions: WellnessSessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  registrations: RegistrationsTable;
  mails: MailsTable;
  sign_in_attempts: SignInAttemptsTable;
  provider_sign_ins: ProviderSignInsTable;
  limits: LimitsTable;
};

export type Db = Kysely<Tables>;
export type UserRow = Selectable<UsersTable>;
export type MoodEntryRow = Selectable<MoodEntriesTable>;
