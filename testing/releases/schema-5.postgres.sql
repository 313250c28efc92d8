SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.constellation_stars (
    "userId" text NOT NULL,
    "constellationId" text NOT NULL,
    "entryId" text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.constellations (
    "userId" text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    revision integer NOT NULL,
    "importId" text
);
CREATE TABLE public.idempotency_keys (
    "userId" text NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    "bodyHash" text NOT NULL,
    reply text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.import_entries (
    "userId" text NOT NULL,
    "importId" text NOT NULL,
    key text NOT NULL,
    "timestamp" timestamp with time zone NOT NULL,
    emotion text NOT NULL,
    content text
);
CREATE TABLE public.import_keys (
    "userId" text NOT NULL,
    key text NOT NULL,
    "importId" text,
    "entryId" text NOT NULL
);
CREATE TABLE public.import_tags (
    "userId" text NOT NULL,
    "importId" text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    "tagId" text,
    "isNew" integer DEFAULT 0 NOT NULL,
    "isArchived" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.imports (
    "userId" text NOT NULL,
    id text NOT NULL,
    source text NOT NULL,
    "fileName" text NOT NULL,
    total integer NOT NULL,
    added integer DEFAULT 0 NOT NULL,
    known integer DEFAULT 0 NOT NULL,
    "publishedAs" integer,
    "openedAt" timestamp with time zone NOT NULL,
    "finishedAt" timestamp with time zone,
    "undoneAt" timestamp with time zone,
    "isRestore" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.limits (
    key text NOT NULL,
    count integer NOT NULL,
    "endsAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.mails (
    id text NOT NULL,
    kind text NOT NULL,
    "subjectId" text NOT NULL,
    "emailKey" text NOT NULL,
    email text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "dueAt" timestamp with time zone,
    "attemptedAt" timestamp with time zone,
    "createdAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.mood_entries (
    "userId" text NOT NULL,
    id text NOT NULL,
    emotion text NOT NULL,
    intensity integer NOT NULL,
    note text,
    "timestamp" timestamp with time zone NOT NULL,
    "utcOffset" integer,
    "timeZone" text,
    x integer NOT NULL,
    y integer NOT NULL,
    z integer NOT NULL,
    ordinal integer NOT NULL,
    rank double precision NOT NULL,
    "isTwinStar" integer DEFAULT 0 NOT NULL,
    "secondaryEmotion" text,
    "secondaryIntensity" integer,
    "createdAt" timestamp with time zone NOT NULL,
    "editedAt" timestamp with time zone,
    "deletedAt" timestamp with time zone,
    revision integer NOT NULL,
    "bodyHash" text,
    "importId" text,
    CONSTRAINT mood_entries_intensity_check1 CHECK (((intensity >= 1) AND (intensity <= 10))),
    CONSTRAINT "mood_entries_isTwinStar_check1" CHECK (("isTwinStar" = ANY (ARRAY[0, 1]))),
    CONSTRAINT "mood_entries_secondaryIntensity_check1" CHECK ((("secondaryIntensity" >= 1) AND ("secondaryIntensity" <= 10))),
    CONSTRAINT "mood_entries_utcOffset_check" CHECK ((("utcOffset" >= '-840'::integer) AND ("utcOffset" <= 840)))
);
CREATE TABLE public.mood_entry_tags (
    "userId" text NOT NULL,
    "entryId" text NOT NULL,
    "tagId" text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE public.personalized_recommendations (
    "userId" text NOT NULL,
    id text NOT NULL,
    "recommendationType" text NOT NULL,
    "contentId" text NOT NULL,
    "difficultyLevel" text NOT NULL,
    "triggerReason" text NOT NULL,
    "contextPattern" text,
    "isCompleted" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "completedAt" timestamp with time zone,
    "importId" text,
    CONSTRAINT "personalized_recommendations_isCompleted_check" CHECK (("isCompleted" = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.provider_sign_ins (
    id text NOT NULL,
    state text NOT NULL,
    nonce text NOT NULL,
    "codeVerifier" text NOT NULL,
    expires timestamp with time zone NOT NULL
);
CREATE TABLE public.quiz_responses (
    "userId" text NOT NULL,
    id text NOT NULL,
    "quizType" text NOT NULL,
    "runId" text,
    "scenarioId" text NOT NULL,
    "userEmotion" text NOT NULL,
    "userIntensity" integer NOT NULL,
    "baselineEmotion" text NOT NULL,
    "contrastType" text NOT NULL,
    "contextTag" text NOT NULL,
    "responseTimeMs" integer NOT NULL,
    "timestamp" timestamp with time zone NOT NULL,
    "importId" text,
    CONSTRAINT "quiz_responses_userIntensity_check" CHECK ((("userIntensity" >= 1) AND ("userIntensity" <= 5)))
);
CREATE TABLE public.registrations (
    id text NOT NULL,
    email text NOT NULL,
    "emailKey" text NOT NULL,
    "universeName" text NOT NULL,
    "universeKey" text NOT NULL,
    "userName" text NOT NULL,
    birthday text NOT NULL,
    "startDate" text,
    "passwordHash" text NOT NULL,
    salt text NOT NULL,
    "emailVerificationToken" text,
    "createdAt" timestamp with time zone NOT NULL,
    expires timestamp with time zone NOT NULL
);
CREATE TABLE public.sessions (
    "userId" text NOT NULL,
    sid text NOT NULL,
    sess text NOT NULL,
    expire timestamp with time zone NOT NULL
);
CREATE TABLE public.sign_in_attempts (
    identifier text NOT NULL,
    "loginAttempts" integer NOT NULL,
    "lockoutExpires" timestamp with time zone,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.tags (
    "userId" text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    "nameKey" text NOT NULL,
    kind text NOT NULL,
    "isArchived" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    revision integer NOT NULL,
    CONSTRAINT "tags_isArchived_check" CHECK (("isArchived" = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.tombstones (
    "userId" text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    revision integer NOT NULL,
    "mergedInto" text,
    "createdAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    "universeName" text NOT NULL,
    "universeKey" text NOT NULL,
    "userName" text NOT NULL,
    "emailKey" text,
    "emailVerificationToken" text,
    email text,
    "firstName" text,
    "lastName" text,
    "profileImageUrl" text,
    "pendingEmail" text,
    "pendingPasswordHash" text,
    "pendingSalt" text,
    "passwordHash" text,
    salt text,
    "providerIssuer" text,
    "providerSubject" text,
    birthday text,
    "startDate" text,
    demographics text,
    "emailVerificationExpires" timestamp with time zone,
    "pendingSince" timestamp with time zone,
    "lastLoginAt" timestamp with time zone,
    "lockoutExpires" timestamp with time zone,
    "emailVerified" integer DEFAULT 0 NOT NULL,
    "accountLocked" integer DEFAULT 0 NOT NULL,
    "loginAttempts" integer DEFAULT 0 NOT NULL,
    "avatarShape" text NOT NULL,
    "avatarColors" text NOT NULL,
    "avatarPattern" text NOT NULL,
    "avatarAccessories" text DEFAULT '[]'::text NOT NULL,
    "journeyStats" text DEFAULT '{}'::text NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    "entryCount" integer DEFAULT 0 NOT NULL,
    "latestEntryAt" timestamp with time zone,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "pendingEmailKey" text,
    "nextOrdinal" integer DEFAULT 0 NOT NULL,
    "feedStart" integer DEFAULT 0 NOT NULL,
    "closedAt" timestamp with time zone,
    CONSTRAINT "users_accountLocked_check" CHECK (("accountLocked" = ANY (ARRAY[0, 1]))),
    CONSTRAINT "users_emailVerified_check" CHECK (("emailVerified" = ANY (ARRAY[0, 1])))
);
CREATE TABLE public.wellness_sessions (
    "userId" text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    "itemId" text NOT NULL,
    outcome text NOT NULL,
    seconds integer NOT NULL,
    score integer,
    at timestamp with time zone NOT NULL,
    "importId" text
);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'cc1ea147-58c3-4e3f-968a-f580286a5b70', 'f105927a-ad10-4a56-ada2-2b48b9328e9d', 0);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'cc1ea147-58c3-4e3f-968a-f580286a5b70', '6fe51505-cf98-4dd0-a144-e28c72b09faa', 1);
INSERT INTO public.constellations ("userId", id, name, "createdAt", revision, "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'cc1ea147-58c3-4e3f-968a-f580286a5b70', 'Kite', '2026-03-13 12:01:12+00', 100001, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-0', 'POST /api/mood-entries', 'ZrcJ0cb-iLJYzBU1xSr92KrohAP2bQFI2HJp4JLQ59c', '{"id":"f105927a-ad10-4a56-ada2-2b48b9328e9d","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"joy","intensity":1,"note":null,"timestamp":"2026-03-09T18:00:01.000Z","x":36,"y":40,"z":-10,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:01.000Z","editedAt":null,"tags":[],"revision":5,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:01+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-1', 'POST /api/mood-entries', 'qSZ_hdGNsU75mdUm67IGM17hn9lwfRz3Cje3muVJOoQ', '{"id":"586fd71c-2a3e-453e-bc67-dfba68af3d0e","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"fear","intensity":2,"note":"Note 1: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T12:00:02.000Z","x":-29,"y":-29,"z":40,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:02.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":6,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:02+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-2', 'POST /api/mood-entries', 'xTOers1r-1uOHI2ZXtyXN0bS8Up0dC3-DH3SiYC4V6Y', '{"id":"6fe51505-cf98-4dd0-a144-e28c72b09faa","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"serenity","intensity":3,"note":"Note 2: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T06:00:03.000Z","x":-38,"y":35,"z":19,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:03.000Z","editedAt":null,"tags":["39d57ced-a1bc-4174-b602-865f3fc279f6","7281752f-7ebe-4abb-9bf4-979e2b778341"],"revision":7,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:03+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-3', 'POST /api/mood-entries', 'EYs93FdTTqR5QSXAxlobrzaMoefCws8bUiiGae9ocrk', '{"id":"54a3e06e-b958-4500-b22c-8a2af0648ec8","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"anger","intensity":4,"note":null,"timestamp":"2026-03-12T00:00:04.000Z","x":-40,"y":-34,"z":41,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:04.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":8,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:04+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-4', 'POST /api/mood-entries', 'pRbSbTPR5t5QDg8ZT8OU5Fqs6I5YeW3rxJjYYvpV1tQ', '{"id":"736670d2-6d41-4166-8506-acee68d96f09","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"joy","intensity":5,"note":"Note 4: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T18:00:05.000Z","x":47,"y":41,"z":1,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:05.000Z","editedAt":null,"tags":[],"revision":9,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:05+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-5', 'POST /api/mood-entries', '_tmSQBFUGveIyJdg3MV_sohqSps62zQK-WLWjxapHwI', '{"id":"5a5eccbd-f555-4f1f-8d63-875519709d4f","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"fear","intensity":6,"note":"Note 5: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-12T12:00:06.000Z","x":-21,"y":-29,"z":61,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:06.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":10,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:06+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-6', 'POST /api/mood-entries', 'zA3iQmDOA2IE20C_K08f3-E5NVIQM34Dp5in0PkrXIQ', '{"id":"158add74-ec78-408e-8053-a7ea33a9ce34","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"serenity","intensity":7,"note":null,"timestamp":"2026-03-11T06:00:07.000Z","x":-47,"y":34,"z":9,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:07.000Z","editedAt":null,"tags":["39d57ced-a1bc-4174-b602-865f3fc279f6","7281752f-7ebe-4abb-9bf4-979e2b778341"],"revision":11,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:07+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-7', 'POST /api/mood-entries', 'NBx_bz6PFDtnPCQlO1OX7hc-Ki5pIl5SkEvOzASJvyQ', '{"id":"b44bd8e2-ba42-4a45-ab50-215bb7e832aa","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"anger","intensity":8,"note":"Note 7: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T00:00:08.000Z","x":-15,"y":-31,"z":39,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:08.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":12,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:08+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-8', 'POST /api/mood-entries', 'jxwt6girGzX2A7ElZfwtib0yO8GsV3NAYsatvAsV6ps', '{"id":"3a832d2f-108f-4012-9bb5-095cba0269ef","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"joy","intensity":9,"note":"Note 8: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T18:00:09.000Z","x":51,"y":47,"z":16,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:09.000Z","editedAt":null,"tags":[],"revision":13,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:09+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-9', 'POST /api/mood-entries', '14eol-_vey8_dmOduxmUm1wCKPB3P4PlMzyke7nPOG4', '{"id":"8c1ea0c3-0d4d-4b53-a217-39a5f9159bce","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"fear","intensity":10,"note":null,"timestamp":"2026-03-10T12:00:10.000Z","x":-34,"y":-30,"z":28,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:10.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":14,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:10+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-10', 'POST /api/mood-entries', '4sVjFxFYPMYLRH_WK6ytJgzEaqJKAuTaQkgJnf8nWUA', '{"id":"dc1a890e-b558-475d-92e6-74b8a0ad0a9c","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"serenity","intensity":1,"note":"Note 10: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-12T06:00:11.000Z","x":-54,"y":36,"z":29,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:11.000Z","editedAt":null,"tags":["39d57ced-a1bc-4174-b602-865f3fc279f6","7281752f-7ebe-4abb-9bf4-979e2b778341"],"revision":15,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:11+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-11', 'POST /api/mood-entries', 'xHO8aYzwGA1HqMNPSBXvwj_-Vp42IneefZdYDXVSjfQ', '{"id":"acd721b3-0842-442e-8775-9834a8980a70","userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","emotion":"anger","intensity":2,"note":"Note 11: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T00:00:12.000Z","x":-8,"y":-35,"z":48,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:12.000Z","editedAt":null,"tags":["7792b2b1-11ee-4a44-9779-9768a82c128b"],"revision":16,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:12+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'practice-breathing', 'POST /api/users/:id/wellness-sessions', 'w6lJeBOU-lYmg-KmtskAr8J9duLVJsBDX8-qjM49SsI', '{"userId":"ef581a79-713a-48c3-939f-bb9338a8a86a","id":"mESBQLPdxf6istrophq03n-yhntVl3w6","kind":"exercise","itemId":"breathing","outcome":"completed","seconds":180,"score":null,"at":"2026-03-13T12:00:12.000Z"}', '2026-03-13 12:00:12+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a82c85fc-87eb-4e82-a014-ca86b990efce', 'first', 'POST /api/mood-entries', 'mhBNxD1SPUPjmAcx_VlRY1d3pS-Mkcc2x5XTXNKbuXY', '{"id":"438b04d2-09d6-4b20-8b7a-427f36a68903","userId":"a82c85fc-87eb-4e82-a014-ca86b990efce","emotion":"joy","intensity":7,"note":"Hello","timestamp":"2026-03-13T12:03:12.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:03:12.000Z","editedAt":null,"tags":[],"revision":1,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:03:12+00');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'ec289c6e-f5a2-45cb-8f06-ad3dc425b39c', 'key-6', '2025-12-31 23:54:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:54:00.000Z"}');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'ec289c6e-f5a2-45cb-8f06-ad3dc425b39c', 'key-7', '2025-12-31 23:53:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:53:00.000Z"}');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-3', '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5', 'b6c0d955-b0ef-41b0-8cc6-191935102490');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-2', '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5', 'b302d3f1-e691-4efb-a4a8-ff2e9ddccd37');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'key-1', '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5', 'dade6319-2e73-4207-80f1-63e8b4d1cf5d');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b6c0d955-b0ef-41b0-8cc6-191935102490', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'b6c0d955-b0ef-41b0-8cc6-191935102490');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b302d3f1-e691-4efb-a4a8-ff2e9ddccd37', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'b302d3f1-e691-4efb-a4a8-ff2e9ddccd37');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dade6319-2e73-4207-80f1-63e8b4d1cf5d', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'dade6319-2e73-4207-80f1-63e8b4d1cf5d');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'f105927a-ad10-4a56-ada2-2b48b9328e9d', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'f105927a-ad10-4a56-ada2-2b48b9328e9d');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '6fe51505-cf98-4dd0-a144-e28c72b09faa', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '6fe51505-cf98-4dd0-a144-e28c72b09faa');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'acd721b3-0842-442e-8775-9834a8980a70', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'acd721b3-0842-442e-8775-9834a8980a70');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '158add74-ec78-408e-8053-a7ea33a9ce34', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '158add74-ec78-408e-8053-a7ea33a9ce34');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '586fd71c-2a3e-453e-bc67-dfba68af3d0e', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '586fd71c-2a3e-453e-bc67-dfba68af3d0e');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '3a832d2f-108f-4012-9bb5-095cba0269ef', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '3a832d2f-108f-4012-9bb5-095cba0269ef');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '54a3e06e-b958-4500-b22c-8a2af0648ec8', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '54a3e06e-b958-4500-b22c-8a2af0648ec8');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '5a5eccbd-f555-4f1f-8d63-875519709d4f', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '5a5eccbd-f555-4f1f-8d63-875519709d4f');
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'ec289c6e-f5a2-45cb-8f06-ad3dc425b39c', 'bb0f3408-2480-4e7b-9440-1709f26ba970', 'Open', 'place', NULL, 0, 0);
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '39d57ced-a1bc-4174-b602-865f3fc279f6', 'Work', 'activity', '39d57ced-a1bc-4174-b602-865f3fc279f6', 1, 1);
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', '7792b2b1-11ee-4a44-9779-9768a82c128b', 'Sea', 'activity', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5', 'daylio-csv', 'daylio.csv', 3, 3, 0, 100023, '2026-03-13 12:00:12+00', '2026-03-13 12:00:12+00', NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '8c4ae4e3-be13-4189-a71a-ffb19e960d7b', 'daylio-csv', 'daylio.csv', 2, 2, 0, 200023, '2026-03-13 12:00:12+00', '2026-03-13 12:00:12+00', '2026-03-13 12:00:12+00', 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'ec289c6e-f5a2-45cb-8f06-ad3dc425b39c', 'daylio-csv', 'daylio.csv', 2, 2, 0, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06', 'mood-universe-json', 'mood-universe.json', 14, 14, 0, 100000, '2026-03-13 12:01:12+00', '2026-03-13 12:01:12+00', NULL, 1);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-first-schema', '2026-11-22T19:04:27.202Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts', '2026-11-22T19:04:27.236Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-changeable-data', '2026-11-22T19:04:27.294Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-imports', '2026-11-22T19:04:27.339Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-leaving-and-restoring', '2026-11-22T19:04:27.354Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.limits (key, count, "endsAt") VALUES ('registration EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 4, '2026-03-13 12:04:12+00');
INSERT INTO public.limits (key, count, "endsAt") VALUES ('sign-in EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 2, '2026-03-13 12:04:12+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('914bae05-bfd3-492c-84ba-e292f863ef85', 'registration', 'person-1@example.org', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-03-13 12:02:12+00', '2026-03-13 12:02:12+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('3f44752d-1891-4e9a-b12e-a88f2b2d5a18', 'pending-email', 'a82c85fc-87eb-4e82-a014-ca86b990efce', 'next@example.org', 'next@example.org', 1, NULL, '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('5d710ed8-182b-4700-833f-5d4bf81ffc6c', 'change-requested', 'a82c85fc-87eb-4e82-a014-ca86b990efce', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('cf653a12-1c33-4cf5-839e-bc3cd3942052', 'registration', 'person-2@example.org', 'person-2@example.org', 'person-2@example.org', 1, NULL, '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('931fe69e-2718-4d49-a0aa-c5f6328735c7', 'pending-email', '0014fd16-39b7-4def-82fe-9e13b5628888', 'person-3@example.org', 'person-3@example.org', 1, NULL, '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '54a3e06e-b958-4500-b22c-8a2af0648ec8', 'anger', 4, NULL, '2026-03-12 00:00:04+00', 120, 'Europe/Berlin', -40, -34, 41, 3, 3, 0, NULL, NULL, '2026-03-13 12:00:04+00', NULL, '2026-03-13 12:00:12+00', 18, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b6c0d955-b0ef-41b0-8cc6-191935102490', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 54, 44, 7, 14, 2, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100023, NULL, '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b302d3f1-e691-4efb-a4a8-ff2e9ddccd37', 'joy', 7, 'From elsewhere', '2025-12-31 23:58:00+00', 60, NULL, 56, 45, -13, 13, 3, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100023, NULL, '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'dade6319-2e73-4207-80f1-63e8b4d1cf5d', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 56, 50, 21, 12, 4, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100023, NULL, '0422bdf1-3d7c-42fe-ad22-b4f9c59999c5');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'f105927a-ad10-4a56-ada2-2b48b9328e9d', 'joy', 1, NULL, '2026-03-09 18:00:01+00', -330, NULL, 65, 49, 2, 0, 5, 1, 'trust', 4, '2026-03-13 12:00:01+00', NULL, NULL, 5, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa', 'anger', 8, 'Note 7: ''quoted'', naïve ☂
second line', '2026-03-10 00:00:08+00', 120, 'Europe/Berlin', -31, -34, 60, 7, 6, 0, NULL, NULL, '2026-03-13 12:00:08+00', NULL, NULL, 12, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '6fe51505-cf98-4dd0-a144-e28c72b09faa', 'serenity', 3, 'Corrected', '2026-03-10 06:00:03+00', -330, NULL, -59, 40, 29, 2, 7, 0, NULL, NULL, '2026-03-13 12:00:03+00', '2026-03-13 12:00:12+00', NULL, 22, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce', 'fear', 10, NULL, '2026-03-10 12:00:10+00', 120, 'Europe/Berlin', -50, -31, 52, 9, 8, 0, NULL, NULL, '2026-03-13 12:00:10+00', NULL, NULL, 14, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'acd721b3-0842-442e-8775-9834a8980a70', 'anger', 2, 'Note 11: ''quoted'', naïve ☂
second line', '2026-03-11 00:00:12+00', 120, 'Europe/Berlin', -21, -37, 69, 11, 9, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 16, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '158add74-ec78-408e-8053-a7ea33a9ce34', 'serenity', 7, NULL, '2026-03-11 06:00:07+00', -330, NULL, -74, 41, 12, 6, 10, 0, NULL, NULL, '2026-03-13 12:00:07+00', NULL, NULL, 22, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '586fd71c-2a3e-453e-bc67-dfba68af3d0e', 'fear', 2, 'Note 1: ''quoted'', naïve ☂
second line', '2026-03-11 12:00:02+00', 120, 'Europe/Berlin', -42, -33, 65, 1, 11, 0, NULL, NULL, '2026-03-13 12:00:02+00', NULL, NULL, 6, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '3a832d2f-108f-4012-9bb5-095cba0269ef', 'joy', 9, 'Note 8: ''quoted'', naïve ☂
second line', '2026-03-11 18:00:09+00', -330, NULL, 74, 54, 25, 8, 12, 0, NULL, NULL, '2026-03-13 12:00:09+00', NULL, NULL, 13, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', 'serenity', 1, 'Note 10: ''quoted'', naïve ☂
second line', '2026-03-12 06:00:11+00', -330, NULL, -72, 41, 37, 10, 13, 1, 'trust', 4, '2026-03-13 12:00:11+00', NULL, NULL, 22, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '5a5eccbd-f555-4f1f-8d63-875519709d4f', 'fear', 6, 'Note 5: ''quoted'', naïve ☂
second line', '2026-03-12 12:00:06+00', 120, 'Europe/Berlin', -28, -32, 78, 5, 14, 1, 'trust', 4, '2026-03-13 12:00:06+00', NULL, NULL, 10, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b6c0d955-b0ef-41b0-8cc6-191935102490', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 54, 44, 7, 10, 2.3643709976538143, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b302d3f1-e691-4efb-a4a8-ff2e9ddccd37', 'joy', 7, 'From elsewhere', '2025-12-31 23:58:00+00', 60, NULL, 56, 45, -13, 8, 3.175784970920121, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dade6319-2e73-4207-80f1-63e8b4d1cf5d', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 56, 50, 21, 11, 3.5405204716527576, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'f105927a-ad10-4a56-ada2-2b48b9328e9d', 'joy', 1, NULL, '2026-03-09 18:00:01+00', -330, NULL, 65, 49, 2, 13, 4.49874068574728, 1, 'trust', 4, '2026-03-13 12:00:01+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa', 'anger', 8, 'Note 7: ''quoted'', naïve ☂
second line', '2026-03-10 00:00:08+00', 120, 'Europe/Berlin', -31, -34, 60, 9, 5.025430205300186, 0, NULL, NULL, '2026-03-13 12:00:08+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '6fe51505-cf98-4dd0-a144-e28c72b09faa', 'serenity', 3, 'Corrected', '2026-03-10 06:00:03+00', -330, NULL, -59, 40, 29, 5, 5.025445464089248, 0, NULL, NULL, '2026-03-13 12:00:03+00', '2026-03-13 12:00:12+00', NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce', 'fear', 10, NULL, '2026-03-10 12:00:10+00', 120, 'Europe/Berlin', -50, -31, 52, 6, 6.107204819798813, 0, NULL, NULL, '2026-03-13 12:00:10+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'acd721b3-0842-442e-8775-9834a8980a70', 'anger', 2, 'Note 11: ''quoted'', naïve ☂
second line', '2026-03-11 00:00:12+00', 120, 'Europe/Berlin', -21, -37, 69, 7, 6.107220078587876, 0, NULL, NULL, '2026-03-13 12:00:12+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '158add74-ec78-408e-8053-a7ea33a9ce34', 'serenity', 7, NULL, '2026-03-11 06:00:07+00', -330, NULL, -74, 41, 12, 0, 6.844703764701503, 0, NULL, NULL, '2026-03-13 12:00:07+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '586fd71c-2a3e-453e-bc67-dfba68af3d0e', 'fear', 2, 'Note 1: ''quoted'', naïve ☂
second line', '2026-03-11 12:00:02+00', 120, 'Europe/Berlin', -42, -33, 65, 3, 7.52047642353602, 0, NULL, NULL, '2026-03-13 12:00:02+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '3a832d2f-108f-4012-9bb5-095cba0269ef', 'joy', 9, 'Note 8: ''quoted'', naïve ☂
second line', '2026-03-11 18:00:09+00', -330, NULL, 74, 54, 25, 1, 7.729313399981322, 0, NULL, NULL, '2026-03-13 12:00:09+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '54a3e06e-b958-4500-b22c-8a2af0648ec8', 'anger', 4, NULL, '2026-03-12 00:00:04+00', 120, 'Europe/Berlin', -40, -34, 41, 2, 7.729328658770385, 0, NULL, NULL, '2026-03-13 12:00:04+00', NULL, '2026-03-13 12:00:12+00', 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', 'serenity', 1, 'Note 10: ''quoted'', naïve ☂
second line', '2026-03-12 06:00:11+00', -330, NULL, -72, 41, 37, 12, 14.031826439235827, 1, 'trust', 4, '2026-03-13 12:00:11+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '5a5eccbd-f555-4f1f-8d63-875519709d4f', 'fear', 6, 'Note 5: ''quoted'', naïve ☂
second line', '2026-03-12 12:00:06+00', 120, 'Europe/Berlin', -28, -32, 78, 4, 15.25794409850094, 1, 'trust', 4, '2026-03-13 12:00:06+00', NULL, NULL, 100000, NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('f3800227-4e18-44f4-bf9a-20cbcbff2811', 'de5fcc7a-d7ac-4541-9551-6276ffd2f494', 'joy', 7, 'Goodbye', '2026-03-13 12:01:12+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 12:01:12+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('a82c85fc-87eb-4e82-a014-ca86b990efce', '438b04d2-09d6-4b20-8b7a-427f36a68903', 'joy', 7, 'Hello', '2026-03-13 12:03:12+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 12:03:12+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '586fd71c-2a3e-453e-bc67-dfba68af3d0e', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '54a3e06e-b958-4500-b22c-8a2af0648ec8', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '5a5eccbd-f555-4f1f-8d63-875519709d4f', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '158add74-ec78-408e-8053-a7ea33a9ce34', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'acd721b3-0842-442e-8775-9834a8980a70', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '6fe51505-cf98-4dd0-a144-e28c72b09faa', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '158add74-ec78-408e-8053-a7ea33a9ce34', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '6fe51505-cf98-4dd0-a144-e28c72b09faa', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'b44bd8e2-ba42-4a45-ab50-215bb7e832aa', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '6fe51505-cf98-4dd0-a144-e28c72b09faa', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '6fe51505-cf98-4dd0-a144-e28c72b09faa', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '8c1ea0c3-0d4d-4b53-a217-39a5f9159bce', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'acd721b3-0842-442e-8775-9834a8980a70', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '158add74-ec78-408e-8053-a7ea33a9ce34', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '158add74-ec78-408e-8053-a7ea33a9ce34', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '586fd71c-2a3e-453e-bc67-dfba68af3d0e', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '54a3e06e-b958-4500-b22c-8a2af0648ec8', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', '39d57ced-a1bc-4174-b602-865f3fc279f6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'dc1a890e-b558-475d-92e6-74b8a0ad0a9c', '7792b2b1-11ee-4a44-9779-9768a82c128b', 1);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '5a5eccbd-f555-4f1f-8d63-875519709d4f', '7792b2b1-11ee-4a44-9779-9768a82c128b', 0);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '1cc28f4e-ae64-4406-b0b2-573a8f6d926c', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 12:00:12+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '64c949b9-e2a8-4d99-9480-99ffb394b5ce', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 12:00:12+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'e6386249-5fe2-48a4-a69a-1fcdeb2ac83c', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 12:00:12+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '6cwQSpr4Edogc4GICv2BuCoG1VegmjRp', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 12:00:12+00', NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'FxxYfKBaBGAmOGIeVG9XaJiYFwToLzmu', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 12:00:12+00', NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'R_220wsEbvYovAibhIEzWqpEvDPkAKEP', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 12:00:12+00', NULL, '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'fd038445-14e9-4325-8636-aa2d81585f9e', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b31e1836-cf30-4ae5-aada-7cf396319d74', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '1ea3665f-9395-4953-b453-39d792654e71', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'b0eced96-06e4-461f-9cbf-d2e6e59bb91c', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'family_1', 'joy', 3, 'joy', 'match', 'family', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '3cf033fa-7a22-4f4a-a13c-fa725fdc0a89', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'bf804b48-69b5-47d6-af9e-5a870a6f2f36', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 4200, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '8gkYO2VLmbk0EckRCedMW-Zb2D6Ekt7Q', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'P4LcJKOCakszdVnK3zfQvPu7yHBt4XXI', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'mzKKHQeWKhmj5aezf4ZKWr4Yp1a5ymdN', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'family_1', 'joy', 3, 'joy', 'match', 'family', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'WNWCr3mlC42qtOd9dH7EAzENlpgrrID4', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'oGD1sgh_mnCupXfldkY-a8_uXhyW8Pzh', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'w_reLNrNTRad2jkhrSyZnsGKgz9caop_', 'color-wheel-explorer', '7ee122a3-374f-4371-b4d0-61a82a50d6b1', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
INSERT INTO public.registrations (id, email, "emailKey", "universeName", "universeKey", "userName", birthday, "startDate", "passwordHash", salt, "emailVerificationToken", "createdAt", expires) VALUES ('cfc8132f-383f-4bb1-8d85-e10ce19f027e', 'person-2@example.org', 'person-2@example.org', 'Later', 'later', 'Ada', '1990-02-03', '2026-03-13', 'argon2id-8-1-1$D_g0m25D-WB82p5VJSSd2hh1w9YGXI-NTFLrTnAyVhs', 'Eb5nxIqzGtvcSjh539AZiQ', 'dd46c20490c254cab652b6b883fe88d511c48579efa5c00393f1dc1dc701a51c', '2026-03-13 12:03:12+00', '2026-03-14 12:03:12+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '1ca3d831baf6a1f9a459f78b3a58dfd9c4559d5b11f11930683ef53b791cb41b', '{"openedBy":"name","openedAt":"2026-03-13T12:00:00.000Z"}', '2026-04-12 12:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'f670cffdfba7dd8f6a797c65adc40cc1eae0f1c846d40417fa1427e32d6ccd8d', '{"openedBy":"name","openedAt":"2026-03-13T12:01:12.000Z"}', '2026-04-12 12:01:12+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('a82c85fc-87eb-4e82-a014-ca86b990efce', 'e2015440d464d876d4d505806272e7d0258417890ee572a66d23f816a1bfd039', '{"openedBy":"password","openedAt":"2026-03-13T12:03:12.000Z"}', '2026-04-12 12:03:12+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('0014fd16-39b7-4def-82fe-9e13b5628888', '725890aa98eeba39d083aadb032a18be51d4f7dce96257482c0e0fd4369fe7f4', '{"openedBy":"name","openedAt":"2026-03-13T12:03:12.000Z"}', '2026-04-12 12:03:12+00');
INSERT INTO public.sign_in_attempts (identifier, "loginAttempts", "lockoutExpires", "updatedAt") VALUES ('7fcda6daab516f654f15bda36a66cf05b1e0d01a3337af0161c2d3d83b622bbb', 1, NULL, '2026-03-13 12:03:12+00');
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '7792b2b1-11ee-4a44-9779-9768a82c128b', 'Sea', 'sea', 'activity', 0, '2026-03-13 12:00:00+00', 1);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', '39d57ced-a1bc-4174-b602-865f3fc279f6', 'Work', 'work', 'activity', 1, '2026-03-13 12:00:00+00', 23);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '39d57ced-a1bc-4174-b602-865f3fc279f6', 'Work', 'work', 'activity', 1, '2026-03-13 12:01:12+00', 100000);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', '7792b2b1-11ee-4a44-9779-9768a82c128b', 'Sea', 'sea', 'activity', 0, '2026-03-13 12:01:12+00', 100000);
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'entry', '736670d2-6d41-4166-8506-acee68d96f09', 20, NULL, '2026-03-13 12:00:12+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'tag', '1ac06360-8d00-4806-8872-bb51182fd670', 21, NULL, '2026-03-13 12:00:12+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'tag', '7281752f-7ebe-4abb-9bf4-979e2b778341', 22, '7792b2b1-11ee-4a44-9779-9768a82c128b', '2026-03-13 12:00:12+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'entry', 'ed024ee0-9dbd-45ff-87cf-c21a85448a16', 200024, NULL, '2026-03-13 12:00:12+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'entry', '4e3f018e-a5f3-4545-942c-2624003e1be6', 200024, NULL, '2026-03-13 12:00:12+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('f3800227-4e18-44f4-bf9a-20cbcbff2811', 'Closing Time', 'closing time', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:01:12+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 12:01:12+00', '2026-03-13 12:01:12+00', '2026-03-13 12:01:12+00', NULL, 1, 0, '2026-03-13 12:01:12+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('a82c85fc-87eb-4e82-a014-ca86b990efce', 'Ada''s Observatory', 'ada''s observatory', 'Ada', 'person-1@example.org', '1604d9a6c9adba9a8b120d5e3743cbe454786623a18c0ee76bb0d4ff724ecfb1', 'person-1@example.org', NULL, NULL, NULL, 'next@example.org', NULL, NULL, 'argon2id-8-1-1$8iHKt9WS0IzZ5PnLGayzh525fIFu_2rdOEDkymCyrOw', 'umhDo0xm4tW3lu1KXj4AOA', NULL, NULL, '1990-02-03', '2026-03-13', NULL, '2026-03-14 12:03:12+00', '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00', NULL, 1, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 12:03:12+00', '2026-03-13 12:02:12+00', '2026-03-13 12:03:12+00', 'next@example.org', 1, 0, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('0014fd16-39b7-4def-82fe-9e13b5628888', 'Moving House', 'moving house', 'Ada', NULL, 'd5a8842368e8efcde1a842ca6d399d3b636507f8a17437607c21523819387a14', NULL, NULL, NULL, NULL, 'person-3@example.org', 'argon2id-8-1-1$52KTA-8hLaN3yorbb4u9e6iJoX-Tuf7a8NYwhYwcLVE', 'xLEnDkn4XLeq22n9M_ey2g', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-14 12:03:12+00', '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-03-13 12:03:12+00', '2026-03-13 12:03:12+00', 'person-3@example.org', 0, 0, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'Harbour Lights', 'harbour lights', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 200024, 13, '2026-03-12 12:00:06+00', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 17, 200023, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'Second Harbour', 'second harbour', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:01:12+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 100001, 13, NULL, '2026-03-13 12:01:12+00', '2026-03-13 12:01:12+00', NULL, 16, 100000, NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at, "importId") VALUES ('ef581a79-713a-48c3-939f-bb9338a8a86a', 'mESBQLPdxf6istrophq03n-yhntVl3w6', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:00:12+00', NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at, "importId") VALUES ('2c4f90fb-5674-45cd-a03e-010bba14e8f0', 'xTll5-cYIEclyj2U0JpeUaG4lq33zQIA', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:00:12+00', '0786e7da-7f5d-4ae9-b291-7ffceb9f7f06');
ALTER TABLE ONLY public.constellation_stars
    ADD CONSTRAINT constellation_stars_pk PRIMARY KEY ("userId", "constellationId", "entryId");
ALTER TABLE ONLY public.constellations
    ADD CONSTRAINT constellations_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pk PRIMARY KEY ("userId", key);
ALTER TABLE ONLY public.import_entries
    ADD CONSTRAINT import_entries_pk PRIMARY KEY ("userId", "importId", key);
ALTER TABLE ONLY public.import_keys
    ADD CONSTRAINT import_keys_pk PRIMARY KEY ("userId", key);
ALTER TABLE ONLY public.import_tags
    ADD CONSTRAINT import_tags_pk PRIMARY KEY ("userId", "importId", id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mood_entries
    ADD CONSTRAINT mood_entries_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.mood_entry_tags
    ADD CONSTRAINT mood_entry_tags_pk PRIMARY KEY ("userId", "entryId", "tagId");
ALTER TABLE ONLY public.personalized_recommendations
    ADD CONSTRAINT personalized_recommendations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.provider_sign_ins
    ADD CONSTRAINT provider_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_once UNIQUE ("userId", "runId", "scenarioId");
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_emailKey_key" UNIQUE ("emailKey");
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_emailVerificationToken_key" UNIQUE ("emailVerificationToken");
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_universeKey_key" UNIQUE ("universeKey");
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);
ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (identifier);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_name UNIQUE ("userId", "nameKey");
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT tombstones_pk PRIMARY KEY ("userId", kind, id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "users_emailKey_key" UNIQUE ("emailKey");
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "users_emailVerificationToken_key" UNIQUE ("emailVerificationToken");
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "users_universeKey_key" UNIQUE ("universeKey");
ALTER TABLE ONLY public.wellness_sessions
    ADD CONSTRAINT wellness_sessions_pkey PRIMARY KEY (id);
CREATE INDEX constellation_stars_by_entry ON public.constellation_stars USING btree ("userId", "entryId");
CREATE INDEX constellations_by_revision ON public.constellations USING btree ("userId", revision);
CREATE INDEX constellations_restored ON public.constellations USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX idempotency_keys_sweep ON public.idempotency_keys USING btree ("createdAt");
CREATE INDEX import_keys_by_import ON public.import_keys USING btree ("userId", "importId", key);
CREATE INDEX imports_open ON public.imports USING btree ("openedAt") WHERE (("finishedAt" IS NULL) AND ("undoneAt" IS NULL));
CREATE INDEX limits_sweep ON public.limits USING btree ("endsAt");
CREATE INDEX mails_due ON public.mails USING btree ("dueAt");
CREATE INDEX mails_of_address ON public.mails USING btree ("emailKey", "attemptedAt");
CREATE INDEX mails_sweep ON public.mails USING btree ("createdAt");
CREATE INDEX mood_entries_bin ON public.mood_entries USING btree ("userId", "deletedAt") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX mood_entries_bin_sweep ON public.mood_entries USING btree ("deletedAt") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX mood_entries_by_creation ON public.mood_entries USING btree ("userId", "createdAt");
CREATE INDEX mood_entries_by_hand_creation ON public.mood_entries USING btree ("userId", "createdAt") WHERE ("importId" IS NULL);
CREATE INDEX mood_entries_by_hand_time ON public.mood_entries USING btree ("userId", "timestamp") WHERE ("importId" IS NULL);
CREATE INDEX mood_entries_by_place ON public.mood_entries USING btree ("userId", x, y, z);
CREATE INDEX mood_entries_by_revision ON public.mood_entries USING btree ("userId", revision);
CREATE INDEX mood_entries_by_time ON public.mood_entries USING btree ("userId", "timestamp", id);
CREATE INDEX mood_entry_tags_by_tag ON public.mood_entry_tags USING btree ("userId", "tagId");
CREATE INDEX personalized_recommendations_by_time ON public.personalized_recommendations USING btree ("userId", "createdAt", id);
CREATE INDEX personalized_recommendations_restored ON public.personalized_recommendations USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX provider_sign_ins_sweep ON public.provider_sign_ins USING btree (expires);
CREATE INDEX quiz_responses_restored ON public.quiz_responses USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX registrations_sweep ON public.registrations USING btree (expires);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user ON public.sessions USING btree ("userId");
CREATE INDEX sign_in_attempts_sweep ON public.sign_in_attempts USING btree ("updatedAt");
CREATE INDEX tags_by_revision ON public.tags USING btree ("userId", revision);
CREATE INDEX tombstones_by_revision ON public.tombstones USING btree ("userId", revision);
CREATE INDEX tombstones_sweep ON public.tombstones USING btree ("createdAt");
CREATE INDEX users_closed ON public.users USING btree ("closedAt") WHERE ("closedAt" IS NOT NULL);
CREATE INDEX users_pending_email ON public.users USING btree ("pendingEmailKey");
CREATE UNIQUE INDEX users_provider ON public.users USING btree ("providerIssuer", "providerSubject");
CREATE INDEX wellness_sessions_by_time ON public.wellness_sessions USING btree ("userId", at, id);
CREATE INDEX wellness_sessions_restored ON public.wellness_sessions USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
ALTER TABLE ONLY public.constellation_stars
    ADD CONSTRAINT constellation_stars_constellation FOREIGN KEY ("userId", "constellationId") REFERENCES public.constellations("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.constellation_stars
    ADD CONSTRAINT constellation_stars_entry FOREIGN KEY ("userId", "entryId") REFERENCES public.mood_entries("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.constellations
    ADD CONSTRAINT "constellations_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT "idempotency_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_entries
    ADD CONSTRAINT import_entries_import FOREIGN KEY ("userId", "importId") REFERENCES public.imports("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_entries
    ADD CONSTRAINT "import_entries_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_keys
    ADD CONSTRAINT "import_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_tags
    ADD CONSTRAINT import_tags_import FOREIGN KEY ("userId", "importId") REFERENCES public.imports("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_tags
    ADD CONSTRAINT "import_tags_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT "imports_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mood_entries
    ADD CONSTRAINT "mood_entries_userId_fkey1" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mood_entry_tags
    ADD CONSTRAINT mood_entry_tags_entry FOREIGN KEY ("userId", "entryId") REFERENCES public.mood_entries("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mood_entry_tags
    ADD CONSTRAINT mood_entry_tags_tag FOREIGN KEY ("userId", "tagId") REFERENCES public.tags("userId", id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personalized_recommendations
    ADD CONSTRAINT "personalized_recommendations_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT "quiz_responses_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT "tags_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT "tombstones_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wellness_sessions
    ADD CONSTRAINT "wellness_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
