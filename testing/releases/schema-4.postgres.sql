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
    revision integer NOT NULL
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
    "isNew" integer DEFAULT 0 NOT NULL
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
    "undoneAt" timestamp with time zone
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
    at timestamp with time zone NOT NULL
);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'ca6e0498-0815-4cd5-8d6d-b034696771fd', '97a826d9-04da-4bdd-8681-d78d75191da1', 0);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'ca6e0498-0815-4cd5-8d6d-b034696771fd', 'e1908eed-482f-4988-87ec-9dba5f5bf036', 1);
INSERT INTO public.constellations ("userId", id, name, "createdAt", revision) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'ca6e0498-0815-4cd5-8d6d-b034696771fd', 'Kite', '2026-03-13 12:01:00+00', 3);
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-0', 'POST /api/mood-entries', 'EEWgkq7dNm_zQA1_oVfiOQT-qRjuFMVMQ7XBmL6ZCMU', '{"id":"97a826d9-04da-4bdd-8681-d78d75191da1","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"joy","intensity":1,"note":null,"timestamp":"2026-03-10T00:40:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["3f0f5a84-c772-4c9e-a208-4774503770fd"],"revision":6,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-1', 'POST /api/mood-entries', 'v9YnHlKfpDtllC1Edsw4WMOqUUVQk-Go5UytURw5EUI', '{"id":"e24991e6-cd7a-46d5-9eab-a0e1b70da34b","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"fear","intensity":2,"note":"Note 1: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T05:40:00.000Z","x":-29,"y":-29,"z":40,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":7,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-2', 'POST /api/mood-entries', 'np7WUqOxGvX97gBbXiCf3xARRJ0ZrWHOdjyt6BVeoTA', '{"id":"e1908eed-482f-4988-87ec-9dba5f5bf036","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"serenity","intensity":3,"note":"Note 2: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T10:40:00.000Z","x":-46,"y":37,"z":23,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["26341072-e307-4ece-8a47-132cb44c84bd"],"revision":8,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-3', 'POST /api/mood-entries', 'b1xfrptEBYkJEELNaRgfHWBP1sqbsClJuQfXoX5Evwk', '{"id":"3144b5a2-afbe-485d-a85f-1383bfb19106","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"anger","intensity":4,"note":null,"timestamp":"2026-03-10T15:40:00.000Z","x":-40,"y":-34,"z":41,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":9,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-4', 'POST /api/mood-entries', 'L3CNubd7oUftSb1CKwHmktL5FXbqAKG7QxmOHcGXgwk', '{"id":"492c3f26-b768-4324-902f-e385c27af385","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"joy","intensity":5,"note":"Note 4: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T20:40:00.000Z","x":60,"y":45,"z":2,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["3f0f5a84-c772-4c9e-a208-4774503770fd"],"revision":10,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-5', 'POST /api/mood-entries', 'YWRga8nd0ZMT4wJxVBfIUjffxvHXrFjAPg9yGcAOBlI', '{"id":"7d97df79-0c5d-4e23-bc04-fd6fbd3d86c1","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"fear","intensity":6,"note":"Note 5: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T01:40:00.000Z","x":-21,"y":-29,"z":61,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":11,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-6', 'POST /api/mood-entries', 'Iv7kc_RCAdJDb5Csu1XwfahU76VcfBcmEfoR8D0hOyY', '{"id":"1ca96f3f-126b-449f-b16c-4c86847abb57","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"serenity","intensity":7,"note":null,"timestamp":"2026-03-11T06:40:00.000Z","x":-65,"y":39,"z":11,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["26341072-e307-4ece-8a47-132cb44c84bd"],"revision":12,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-7', 'POST /api/mood-entries', 'nwoiJBxV_MOSqq4rSDnGaslIJDnt-CdMJf2mb5RJV0c', '{"id":"7d301db1-0647-4a30-bdf1-6eb9e534bf8f","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"anger","intensity":8,"note":"Note 7: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T11:40:00.000Z","x":-32,"y":-35,"z":62,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":13,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-8', 'POST /api/mood-entries', 'Y9zigFS6f2n6ZcE_GuCcy29uFWhTakNfyxuiYEFVMB8', '{"id":"1afcc3dc-f6f2-4054-be32-ed1ef6272dad","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"joy","intensity":9,"note":"Note 8: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-11T16:40:00.000Z","x":67,"y":52,"z":22,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["3f0f5a84-c772-4c9e-a208-4774503770fd"],"revision":14,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-9', 'POST /api/mood-entries', 'AU21xJ8ZBMfF7tAvDRJWZ1YXDIot83Aa9r2RGQgxlaQ', '{"id":"665ad79d-a391-4d6e-8187-57584a8a2e22","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"fear","intensity":10,"note":null,"timestamp":"2026-03-11T21:40:00.000Z","x":-43,"y":-30,"z":60,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":15,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-10', 'POST /api/mood-entries', 'LGV3K2t_CV5Uibwd6ncvG79cAMKmey-a_SfKFseyMvE', '{"id":"8fa27224-a7bc-44b6-a31d-eb8140569b7b","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"serenity","intensity":1,"note":"Note 10: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T15:10:00.000Z","x":-53,"y":35,"z":3,"isTwinStar":1,"secondaryEmotion":"trust","secondaryIntensity":4,"utcOffset":-330,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["26341072-e307-4ece-8a47-132cb44c84bd"],"revision":16,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-11', 'POST /api/mood-entries', 'oq0lRJY-YmtkIwLAWkGovc0NVJiVrbRGv_WzHiYCxoM', '{"id":"3d572262-1a25-4aa1-8eca-a054ef27734b","userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","emotion":"anger","intensity":2,"note":"Note 11: ''quoted'', naïve ☂\nsecond line","timestamp":"2026-03-10T14:40:00.000Z","x":-22,"y":-35,"z":49,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":120,"timeZone":"Europe/Berlin","createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["1029b306-62e8-4728-89c7-b86d8fd7cb75","1dd890a9-4049-45e3-88bd-a5b68d175639"],"revision":17,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'practice-breathing', 'POST /api/users/:id/wellness-sessions', 'w6lJeBOU-lYmg-KmtskAr8J9duLVJsBDX8-qjM49SsI', '{"userId":"9fdf394f-1805-4d92-8b5e-cee865846d29","id":"SewiJ30-FikfLqajIvrMlFUQniN1wLr9","kind":"exercise","itemId":"breathing","outcome":"completed","seconds":180,"score":null,"at":"2026-03-13T12:00:00.000Z"}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('6467c7ed-fcdf-432b-9bee-0aa52e8c0562', 'first', 'POST /api/mood-entries', 'mhBNxD1SPUPjmAcx_VlRY1d3pS-Mkcc2x5XTXNKbuXY', '{"id":"979e3fdf-dd66-42c9-bfcb-f79b353cd1b4","userId":"6467c7ed-fcdf-432b-9bee-0aa52e8c0562","emotion":"joy","intensity":7,"note":"Hello","timestamp":"2026-03-13T12:01:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:01:00.000Z","editedAt":null,"tags":[],"revision":1,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:01:00+00');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3624c251-e8f6-41a6-a0a9-eddb8f8ef2df', 'key-6', '2025-12-31 23:54:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:54:00.000Z"}');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3624c251-e8f6-41a6-a0a9-eddb8f8ef2df', 'key-7', '2025-12-31 23:53:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:53:00.000Z"}');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-3', '44f84712-46e2-405e-924d-5c6ada18d19d', '0c25b569-8821-46e9-9876-c87e30dc6d5d');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-2', '44f84712-46e2-405e-924d-5c6ada18d19d', 'ad077c2f-e368-41e3-87b1-27c066c3a216');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'key-1', '44f84712-46e2-405e-924d-5c6ada18d19d', '3fbf5315-ae36-4865-8405-2a55a5a2d31c');
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3624c251-e8f6-41a6-a0a9-eddb8f8ef2df', '30d2492f-1d15-4aed-bcbf-8bce5bd1d6f2', 'Open', 'place', NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '44f84712-46e2-405e-924d-5c6ada18d19d', 'daylio-csv', 'daylio.csv', 3, 3, 0, 100023, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'bae420a5-1d06-4500-8c3b-560a08f77fff', 'daylio-csv', 'daylio.csv', 2, 2, 0, 200023, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00');
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3624c251-e8f6-41a6-a0a9-eddb8f8ef2df', 'daylio-csv', 'daylio.csv', 2, 2, 0, NULL, '2026-03-13 12:00:00+00', NULL, NULL);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-first-schema', '2026-11-22T15:48:46.456Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts', '2026-11-22T15:48:46.653Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-changeable-data', '2026-11-22T15:48:46.837Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-imports', '2026-11-22T15:48:46.910Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('dc33b0ba-e959-47ad-b8ba-bbea43a0c137', 'registration', 'person-1@example.org', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('ae89cdc7-3698-4759-b17f-b1371989a146', 'pending-email', '6467c7ed-fcdf-432b-9bee-0aa52e8c0562', 'next@example.org', 'next@example.org', 1, NULL, '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('3b96977e-f75a-4e8b-a657-5ec0d3d626a3', 'change-requested', '6467c7ed-fcdf-432b-9bee-0aa52e8c0562', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('9cba363c-529a-44b1-9e60-513c01feecd9', 'registration', 'person-2@example.org', 'person-2@example.org', 'person-2@example.org', 1, NULL, '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('25726edc-63c0-42b4-9d90-414e3ae38beb', 'pending-email', '96ae8c88-3d9c-426b-9e39-8c8b52e829b5', 'person-3@example.org', 'person-3@example.org', 1, '2026-03-13 12:03:00+00', '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3144b5a2-afbe-485d-a85f-1383bfb19106', 'anger', 4, NULL, '2026-03-10 15:40:00+00', 120, 'Europe/Berlin', -40, -34, 41, 3, 3, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, '2026-03-13 12:00:00+00', 23, 'f5K7qwWzvwihEl3694n1ckv7choDCtA1l7g8qsMGEfo', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '0c25b569-8821-46e9-9876-c87e30dc6d5d', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 54, 44, 7, 14, 2, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100023, NULL, '44f84712-46e2-405e-924d-5c6ada18d19d');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'ad077c2f-e368-41e3-87b1-27c066c3a216', 'joy', 7, 'From elsewhere', '2025-12-31 23:58:00+00', 60, NULL, 56, 45, -13, 13, 3, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100023, NULL, '44f84712-46e2-405e-924d-5c6ada18d19d');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3fbf5315-ae36-4865-8405-2a55a5a2d31c', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 56, 50, 21, 12, 4, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100023, NULL, '44f84712-46e2-405e-924d-5c6ada18d19d');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '97a826d9-04da-4bdd-8681-d78d75191da1', 'joy', 1, NULL, '2026-03-10 00:40:00+00', -330, NULL, 65, 49, 2, 0, 5, 1, 'trust', 4, '2026-03-13 12:00:00+00', NULL, NULL, 22, 'RTqpp0p4_c_V8H9_UEmIoHhOQwkahQlSgj5_PsbAnVA', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'e24991e6-cd7a-46d5-9eab-a0e1b70da34b', 'fear', 2, 'Note 1: ''quoted'', naïve ☂
second line', '2026-03-10 05:40:00+00', 120, 'Europe/Berlin', -41, -32, 53, 1, 6, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 23, 'rwe8jL9tNItrhobm-bULBwA_P-HLi3phYyHdwJ3Wldo', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'e1908eed-482f-4988-87ec-9dba5f5bf036', 'serenity', 3, 'Corrected', '2026-03-10 10:40:00+00', -330, NULL, -59, 40, 29, 2, 7, 0, NULL, NULL, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 18, 'IlXaEtoZBfhuNlkEeu8pdTQf87G1oqln0SIR6FfqEUQ', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3d572262-1a25-4aa1-8eca-a054ef27734b', 'anger', 2, 'Note 11: ''quoted'', naïve ☂
second line', '2026-03-10 14:40:00+00', 120, 'Europe/Berlin', -20, -37, 67, 11, 8, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 23, 'UHmcegNnqBi94YEROiT42UdVmdRswFbCezFXCb2kznc', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '8fa27224-a7bc-44b6-a31d-eb8140569b7b', 'serenity', 1, 'Note 10: ''quoted'', naïve ☂
second line', '2026-03-10 15:10:00+00', -330, NULL, -73, 38, 8, 10, 9, 1, 'trust', 4, '2026-03-13 12:00:00+00', NULL, NULL, 16, 'iSVHekBKUIKKq-ENh7ehhWndAOUfUKpDnz9G5lJPY5s', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '7d97df79-0c5d-4e23-bc04-fd6fbd3d86c1', 'fear', 6, 'Note 5: ''quoted'', naïve ☂
second line', '2026-03-11 01:40:00+00', 120, 'Europe/Berlin', -34, -30, 66, 5, 10, 1, 'trust', 4, '2026-03-13 12:00:00+00', NULL, NULL, 23, 'EFpYShe6Om5Xo_w7GG34MBWmybJr5SrKzS5_idTPSEQ', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '1ca96f3f-126b-449f-b16c-4c86847abb57', 'serenity', 7, NULL, '2026-03-11 06:40:00+00', -330, NULL, -71, 40, 25, 6, 11, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 12, '2NcasbLtPVUCzms9s-WmUQWQHqn92X1mbgv1Ru-8mhI', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '7d301db1-0647-4a30-bdf1-6eb9e534bf8f', 'anger', 8, 'Note 7: ''quoted'', naïve ☂
second line', '2026-03-11 11:40:00+00', 120, 'Europe/Berlin', -60, -36, 52, 7, 12, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 23, 'HTG6hRZpBW1-d9MYUw9D8eb0xkEaQ7vHYi-OuGXXeKw', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '1afcc3dc-f6f2-4054-be32-ed1ef6272dad', 'joy', 9, 'Note 8: ''quoted'', naïve ☂
second line', '2026-03-11 16:40:00+00', -330, NULL, 76, 55, 26, 8, 13, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 22, 'Oq6fI8T-YR2l6fuhn0fgnYmjJC4r0pk2FZPz7JYkiHA', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '665ad79d-a391-4d6e-8187-57584a8a2e22', 'fear', 10, NULL, '2026-03-11 21:40:00+00', 120, 'Europe/Berlin', -48, -32, 67, 9, 14, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 23, 'EzSWcIy3UC85Cv_KHUyFuqEIwB5CIqla9JbsBFzP1R8', NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('6467c7ed-fcdf-432b-9bee-0aa52e8c0562', '979e3fdf-dd66-42c9-bfcb-f79b353cd1b4', 'joy', 7, 'Hello', '2026-03-13 12:01:00+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 12:01:00+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'e24991e6-cd7a-46d5-9eab-a0e1b70da34b', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3144b5a2-afbe-485d-a85f-1383bfb19106', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '7d97df79-0c5d-4e23-bc04-fd6fbd3d86c1', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '1ca96f3f-126b-449f-b16c-4c86847abb57', '26341072-e307-4ece-8a47-132cb44c84bd', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '7d301db1-0647-4a30-bdf1-6eb9e534bf8f', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '665ad79d-a391-4d6e-8187-57584a8a2e22', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '8fa27224-a7bc-44b6-a31d-eb8140569b7b', '26341072-e307-4ece-8a47-132cb44c84bd', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3d572262-1a25-4aa1-8eca-a054ef27734b', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'e1908eed-482f-4988-87ec-9dba5f5bf036', '26341072-e307-4ece-8a47-132cb44c84bd', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3fbf5315-ae36-4865-8405-2a55a5a2d31c', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 0);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '00bfb80d-ad8d-4a77-8afe-d6f506b5df5f', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '3eed6216-65ed-43ba-aaa6-a18c0aca2461', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '85f387e1-804d-4d84-8309-5ea6efa7588e', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '178c7886-3dac-429b-aa86-03baf56c4de5', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'b8da9057-6123-470c-b2d7-b37e7daac73f', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '04615f0d-5da5-44b1-9e48-11d08894e54f', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '4e1d9f32-cce7-4254-badc-5ebea2ce8c90', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'family_1', 'joy', 3, 'joy', 'match', 'family', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'ccb584d5-13c3-4c2c-960f-2c288fa98667', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '12bffd4d-3e1c-44bd-b0fd-2bcefd654c3d', 'color-wheel-explorer', 'ff3e58e9-b9cb-456f-9112-e664484015ee', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 4200, '2026-03-13 12:00:00+00');
INSERT INTO public.registrations (id, email, "emailKey", "universeName", "universeKey", "userName", birthday, "startDate", "passwordHash", salt, "emailVerificationToken", "createdAt", expires) VALUES ('5c3956ed-2874-4baf-af41-6a2e85f69119', 'person-2@example.org', 'person-2@example.org', 'Later', 'later', 'Ada', '1990-02-03', '2026-03-13', 'argon2id-8-1-1$sv8yhhqHguiBDzku5pQUZ98aTr8dxe8VxwE_uDnRtvo', '71HtUQBDBPiYchkOk_AECg', '9493b3ccbd32f9c1829f6cf6c5d242421df05c9dc64fc97d3003f689a6054175', '2026-03-13 12:01:00+00', '2026-03-14 12:01:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'a178bb25a997a8104bfe7861db4d3d13722ac572861e27796ced0eeab84bdcb2', '{"openedBy":"name","openedAt":"2026-03-13T12:00:00.000Z"}', '2026-04-12 12:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('6467c7ed-fcdf-432b-9bee-0aa52e8c0562', '6fcc605685bc7662f487748efce45e233f96efd0b67467a01c6cedacf602faa7', '{"openedBy":"password","openedAt":"2026-03-13T12:01:00.000Z"}', '2026-04-12 12:01:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('96ae8c88-3d9c-426b-9e39-8c8b52e829b5', 'b2cbbd38e15fcb61f0d2d64ff57da5b658ad0dcfb90adbccff941190e41e39a1', '{"openedBy":"name","openedAt":"2026-03-13T12:01:00.000Z"}', '2026-04-12 12:01:00+00');
INSERT INTO public.sign_in_attempts (identifier, "loginAttempts", "lockoutExpires", "updatedAt") VALUES ('7fcda6daab516f654f15bda36a66cf05b1e0d01a3337af0161c2d3d83b622bbb', 1, NULL, '2026-03-13 12:01:00+00');
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '1029b306-62e8-4728-89c7-b86d8fd7cb75', 'Sea', 'sea', 'activity', 0, '2026-03-13 12:00:00+00', 1);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', '26341072-e307-4ece-8a47-132cb44c84bd', 'Work', 'work', 'activity', 1, '2026-03-13 12:00:00+00', 5);
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'entry', '492c3f26-b768-4324-902f-e385c27af385', 21, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'tag', '3f0f5a84-c772-4c9e-a208-4774503770fd', 22, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'tag', '1dd890a9-4049-45e3-88bd-a5b68d175639', 23, '1029b306-62e8-4728-89c7-b86d8fd7cb75', '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'entry', '8bb5a32a-7322-4b41-a34a-fea7b7c26b78', 200024, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'entry', '5dff0be7-ae7e-4153-918f-edae8e3d2d4d', 200024, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'tag', '567d17dc-f8c8-415b-9021-57f580b88adf', 200025, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart") VALUES ('6467c7ed-fcdf-432b-9bee-0aa52e8c0562', 'Ada''s Observatory', 'ada''s observatory', 'Ada', 'person-1@example.org', '0cdd9bee78895dc0845eac1098edcd2f5d359cad9aaf27ac2df359768572ef8d', 'person-1@example.org', NULL, NULL, NULL, 'next@example.org', NULL, NULL, 'argon2id-8-1-1$gM6wLzRNE9TxdOdwFCayWRTiP2Tlib2QJK2N7GVg1Jo', '6znlFiwJH2V1oa4_B0ndyg', NULL, NULL, '1990-02-03', '2026-03-13', NULL, '2026-03-14 12:01:00+00', '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00', NULL, 1, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 12:01:00+00', '2026-03-13 12:00:00+00', '2026-03-13 12:01:00+00', 'next@example.org', 1, 0);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart") VALUES ('96ae8c88-3d9c-426b-9e39-8c8b52e829b5', 'Moving House', 'moving house', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, 'person-3@example.org', 'argon2id-8-1-1$JWzJvm3tHDsIt2RfW_s56FhgDEBfiSlq-NvMM9FTIv8', 'eu4LHK5oKQ6H4Za_PwwfdQ', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-14 12:01:00+00', '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-03-13 12:01:00+00', '2026-03-13 12:01:00+00', 'person-3@example.org', 0, 0);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart") VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'Harbour Lights', 'harbour lights', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 200025, 13, '2026-03-11 21:40:00+00', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 17, 200023);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at) VALUES ('9fdf394f-1805-4d92-8b5e-cee865846d29', 'SewiJ30-FikfLqajIvrMlFUQniN1wLr9', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:00:00+00');
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
CREATE INDEX provider_sign_ins_sweep ON public.provider_sign_ins USING btree (expires);
CREATE INDEX registrations_sweep ON public.registrations USING btree (expires);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user ON public.sessions USING btree ("userId");
CREATE INDEX sign_in_attempts_sweep ON public.sign_in_attempts USING btree ("updatedAt");
CREATE INDEX tags_by_revision ON public.tags USING btree ("userId", revision);
CREATE INDEX tombstones_by_revision ON public.tombstones USING btree ("userId", revision);
CREATE INDEX tombstones_sweep ON public.tombstones USING btree ("createdAt");
CREATE INDEX users_pending_email ON public.users USING btree ("pendingEmailKey");
CREATE UNIQUE INDEX users_provider ON public.users USING btree ("providerIssuer", "providerSubject");
CREATE INDEX wellness_sessions_by_time ON public.wellness_sessions USING btree ("userId", at, id);
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
