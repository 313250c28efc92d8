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
    "createdAt" timestamp with time zone NOT NULL,
    "isBulk" integer DEFAULT 0 NOT NULL
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
CREATE TABLE public.push_subscriptions (
    "userId" text NOT NULL,
    id text NOT NULL,
    sid text NOT NULL,
    endpoint text NOT NULL,
    service text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    name text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "renewedAt" timestamp with time zone NOT NULL
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
CREATE TABLE public.reminder_jobs (
    "userId" text NOT NULL,
    id text NOT NULL,
    date text NOT NULL,
    "time" text NOT NULL,
    target text NOT NULL,
    at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "dueAt" timestamp with time zone,
    "attemptedAt" timestamp with time zone
);
CREATE TABLE public.reminder_keys (
    id text NOT NULL,
    "publicKey" text NOT NULL,
    "privateKey" text NOT NULL,
    "linkKey" text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.reminders (
    "userId" text NOT NULL,
    "isOn" integer NOT NULL,
    times text NOT NULL,
    "timeZone" text NOT NULL,
    "byMail" integer NOT NULL,
    "isSilent" integer NOT NULL,
    "restUntil" timestamp with time zone,
    "nextAt" timestamp with time zone,
    "plannedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.sessions (
    "userId" text NOT NULL,
    sid text NOT NULL,
    sess text NOT NULL,
    expire timestamp with time zone NOT NULL
);
CREATE TABLE public.shown_skies (
    "userId" text NOT NULL,
    id text NOT NULL,
    "tokenHash" text NOT NULL,
    "sealedToken" text,
    label text NOT NULL,
    "showsFeelings" integer NOT NULL,
    "showsDates" integer NOT NULL,
    "asOf" timestamp with time zone,
    "untilOrdinal" integer,
    "createdAt" timestamp with time zone NOT NULL,
    "endsAt" timestamp with time zone,
    views integer DEFAULT 0 NOT NULL,
    CONSTRAINT "shown_skies_showsDates_check" CHECK (("showsDates" = ANY (ARRAY[0, 1]))),
    CONSTRAINT "shown_skies_showsFeelings_check" CHECK (("showsFeelings" = ANY (ARRAY[0, 1])))
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
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '060452b5-227d-4e2f-b7f0-3f6ddac07453', 0);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '37ecda90-c308-4ba9-befa-626b8145c69f', 1);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '67eea7f0-9b66-42e6-b21c-2508aabf071a', 2);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', 3);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '648f2159-e683-495e-b755-4018a1416545', 'b4935fda-c886-48f9-9559-5b3c5076612e', 0);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '648f2159-e683-495e-b755-4018a1416545', '791b38eb-fab6-4740-9bdb-bcba5be1c730', 1);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '648f2159-e683-495e-b755-4018a1416545', '5187d483-97a5-416f-8c7d-e5b1cd115915', 2);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '648f2159-e683-495e-b755-4018a1416545', '37babdba-0d15-45a5-9317-dffee1fab1ec', 3);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '060452b5-227d-4e2f-b7f0-3f6ddac07453', 0);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '37ecda90-c308-4ba9-befa-626b8145c69f', 1);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', '67eea7f0-9b66-42e6-b21c-2508aabf071a', 2);
INSERT INTO public.constellation_stars ("userId", "constellationId", "entryId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', 3);
INSERT INTO public.constellations ("userId", id, name, "createdAt", revision, "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', 'Kite', '2026-03-13 12:00:00+00', 100008, NULL);
INSERT INTO public.constellations ("userId", id, name, "createdAt", revision, "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '648f2159-e683-495e-b755-4018a1416545', 'Kite', '2026-03-13 16:00:00+00', 100008, NULL);
INSERT INTO public.constellations ("userId", id, name, "createdAt", revision, "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'c6f59c0e-ad03-43ec-a2b4-0dd8f9aac614', 'Kite', '2026-03-13 20:00:00+00', 100001, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'one', 'POST /api/mood-entries', '8sTwphwimW4zflBNUfsQJb5tbiBx3WwvsaI2ArkJmTs', '{"id":"bd65f29c-20da-48cb-af4e-2bd244a9670f","userId":"31124d30-adf7-4dd7-99a7-e7c3217d59a0","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T12:00:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["9372bc0d-80fb-45e9-a7c1-5f63b4e25358"],"revision":2,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'two', 'POST /api/mood-entries', '8sTwphwimW4zflBNUfsQJb5tbiBx3WwvsaI2ArkJmTs', '{"id":"a6a36b45-110c-4ffa-8968-38b80aed06aa","userId":"31124d30-adf7-4dd7-99a7-e7c3217d59a0","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T12:00:00.000Z","x":49,"y":43,"z":5,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["9372bc0d-80fb-45e9-a7c1-5f63b4e25358"],"revision":3,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'three', 'POST /api/mood-entries', '8sTwphwimW4zflBNUfsQJb5tbiBx3WwvsaI2ArkJmTs', '{"id":"e97a2241-82ea-454b-a3bb-854d6f5ad6e6","userId":"31124d30-adf7-4dd7-99a7-e7c3217d59a0","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T12:00:00.000Z","x":51,"y":43,"z":-11,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:00:00.000Z","editedAt":null,"tags":["9372bc0d-80fb-45e9-a7c1-5f63b4e25358"],"revision":4,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'one', 'POST /api/mood-entries', '3VvS6TrxrYw2oV_LcWi_OcOCewCK6aRXx5veyUXShfk', '{"id":"37babdba-0d15-45a5-9317-dffee1fab1ec","userId":"9ac936f9-283b-458a-96f6-533fe60c6be7","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T16:00:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T16:00:00.000Z","editedAt":null,"tags":["bf3f2383-a359-4333-9c3e-4da681dd7ec6"],"revision":2,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 16:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'two', 'POST /api/mood-entries', '3VvS6TrxrYw2oV_LcWi_OcOCewCK6aRXx5veyUXShfk', '{"id":"b70eb004-7658-4539-bacc-1ddbdcd6a51b","userId":"9ac936f9-283b-458a-96f6-533fe60c6be7","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T16:00:00.000Z","x":49,"y":43,"z":5,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T16:00:00.000Z","editedAt":null,"tags":["bf3f2383-a359-4333-9c3e-4da681dd7ec6"],"revision":3,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 16:00:00+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'three', 'POST /api/mood-entries', '3VvS6TrxrYw2oV_LcWi_OcOCewCK6aRXx5veyUXShfk', '{"id":"83f7a327-080f-4329-a90e-e094230bf00d","userId":"9ac936f9-283b-458a-96f6-533fe60c6be7","emotion":"joy","intensity":7,"note":"A secret","timestamp":"2026-03-13T16:00:00.000Z","x":51,"y":43,"z":-11,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T16:00:00.000Z","editedAt":null,"tags":["bf3f2383-a359-4333-9c3e-4da681dd7ec6"],"revision":4,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 16:00:00+00');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'cd951147-f2ac-48aa-b0b6-3c33ea19b3ef', 'key-4', '2025-12-31 23:56:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:56:00.000Z"}');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'cd951147-f2ac-48aa-b0b6-3c33ea19b3ef', 'key-5', '2025-12-31 23:55:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:55:00.000Z"}');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '356f41db-4355-4ba3-8cd4-c11ee15d756f', 'key-9', '2025-12-31 23:51:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:51:00.000Z"}');
INSERT INTO public.import_entries ("userId", "importId", key, "timestamp", emotion, content) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '356f41db-4355-4ba3-8cd4-c11ee15d756f', 'key-10', '2025-12-31 23:50:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:50:00.000Z"}');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'key-3', '92593c0e-7375-489e-beb6-bfad1bb713d2', '060452b5-227d-4e2f-b7f0-3f6ddac07453');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'key-2', '92593c0e-7375-489e-beb6-bfad1bb713d2', '37ecda90-c308-4ba9-befa-626b8145c69f');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'key-1', '92593c0e-7375-489e-beb6-bfad1bb713d2', '67eea7f0-9b66-42e6-b21c-2508aabf071a');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'key-8', '82f037cb-e4b9-45a0-b144-447d3d041b76', 'b4935fda-c886-48f9-9559-5b3c5076612e');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'key-7', '82f037cb-e4b9-45a0-b144-447d3d041b76', '791b38eb-fab6-4740-9bdb-bcba5be1c730');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'key-6', '82f037cb-e4b9-45a0-b144-447d3d041b76', '5187d483-97a5-416f-8c7d-e5b1cd115915');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '060452b5-227d-4e2f-b7f0-3f6ddac07453', 'fbb20450-4469-46a3-b65c-43f500b672d0', '060452b5-227d-4e2f-b7f0-3f6ddac07453');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '37ecda90-c308-4ba9-befa-626b8145c69f', 'fbb20450-4469-46a3-b65c-43f500b672d0', '37ecda90-c308-4ba9-befa-626b8145c69f');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '67eea7f0-9b66-42e6-b21c-2508aabf071a', 'fbb20450-4469-46a3-b65c-43f500b672d0', '67eea7f0-9b66-42e6-b21c-2508aabf071a');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa', 'fbb20450-4469-46a3-b65c-43f500b672d0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa');
INSERT INTO public.import_keys ("userId", key, "importId", "entryId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', 'fbb20450-4469-46a3-b65c-43f500b672d0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f');
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'cd951147-f2ac-48aa-b0b6-3c33ea19b3ef', 'e5543cab-b78c-4902-83dc-416aa719c718', 'Sea', 'place', NULL, 0, 0);
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '356f41db-4355-4ba3-8cd4-c11ee15d756f', '467771f9-89d5-4167-beb7-b14f293aae8a', 'Sea', 'place', NULL, 0, 0);
INSERT INTO public.import_tags ("userId", "importId", id, name, kind, "tagId", "isNew", "isArchived") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'fbb20450-4469-46a3-b65c-43f500b672d0', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 'Tag 1', 'activity', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 1, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '92593c0e-7375-489e-beb6-bfad1bb713d2', 'daylio-csv', 'daylio.csv', 3, 3, 0, 100007, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'cd951147-f2ac-48aa-b0b6-3c33ea19b3ef', 'daylio-csv', 'daylio.csv', 2, 2, 0, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '82f037cb-e4b9-45a0-b144-447d3d041b76', 'daylio-csv', 'daylio.csv', 3, 3, 0, 100007, '2026-03-13 16:00:00+00', '2026-03-13 16:00:00+00', NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '356f41db-4355-4ba3-8cd4-c11ee15d756f', 'daylio-csv', 'daylio.csv', 2, 2, 0, NULL, '2026-03-13 16:00:00+00', NULL, NULL, 0);
INSERT INTO public.imports ("userId", id, source, "fileName", total, added, known, "publishedAs", "openedAt", "finishedAt", "undoneAt", "isRestore") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'fbb20450-4469-46a3-b65c-43f500b672d0', 'mood-universe-json', 'mood-universe.json', 5, 5, 0, 100000, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', NULL, 1);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-first-schema', '2026-11-23T05:27:26.570Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts', '2026-11-23T05:27:26.576Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0003-changeable-data', '2026-11-23T05:27:26.587Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0004-imports', '2026-11-23T05:27:26.592Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0005-leaving-and-restoring', '2026-11-23T05:27:26.596Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0006-shown-skies', '2026-11-23T05:27:26.597Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0007-reminders', '2026-11-23T05:27:26.605Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt", "isBulk") VALUES ('d4169b93-3949-41e1-97bb-4da780b9e577', 'registration', 'grace@example.org', 'grace@example.org', 'grace@example.org', 1, NULL, '2026-03-13 16:00:00+00', '2026-03-13 16:00:00+00', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt", "isBulk") VALUES ('6738d64e-9407-463e-92c6-0ec164167dcc', 'pending-email', '390b1ea4-fb03-49e8-acb0-154ba76b4611', 'wanted@example.org', 'wanted@example.org', 1, NULL, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt", "isBulk") VALUES ('f780d8b2-09ff-4ad4-8c28-a94d4df60ee4', 'change-requested', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'grace@example.org', 'grace@example.org', 1, NULL, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt", "isBulk") VALUES ('3bdcb23e-ee77-44af-994f-ef2ece4450ed', 'pending-email', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'wanted@example.org', 'wanted@example.org', 1, NULL, '2026-03-13 20:01:01+00', '2026-03-13 20:00:00+00', 0);
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt", "isBulk") VALUES ('4f5b6ed0-200a-4e3f-b227-19d3b3217e48', 'registration', 'wanted@example.org', 'wanted@example.org', 'wanted@example.org', 1, NULL, '2026-03-13 20:02:02+00', '2026-03-13 20:00:00+00', 0);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa', 'joy', 7, 'A secret', '2026-03-13 12:00:00+00', NULL, NULL, 49, 43, 5, 1, 1, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, '2026-03-13 12:00:00+00', 5, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '060452b5-227d-4e2f-b7f0-3f6ddac07453', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 37, 41, -8, 5, 0, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100007, NULL, '92593c0e-7375-489e-beb6-bfad1bb713d2');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '37ecda90-c308-4ba9-befa-626b8145c69f', 'joy', 7, NULL, '2025-12-31 23:58:00+00', 60, NULL, 48, 41, 1, 4, 1, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100007, NULL, '92593c0e-7375-489e-beb6-bfad1bb713d2');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '67eea7f0-9b66-42e6-b21c-2508aabf071a', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 52, 45, 14, 3, 2, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100007, NULL, '92593c0e-7375-489e-beb6-bfad1bb713d2');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', 'joy', 7, 'A secret', '2026-03-13 12:00:00+00', NULL, NULL, 56, 47, -15, 0, 3, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 2, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'b70eb004-7658-4539-bacc-1ddbdcd6a51b', 'joy', 7, 'A secret', '2026-03-13 16:00:00+00', NULL, NULL, 49, 43, 5, 1, 1, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, '2026-03-13 16:00:00+00', 5, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'b4935fda-c886-48f9-9559-5b3c5076612e', 'joy', 7, NULL, '2025-12-31 23:52:00+00', 60, NULL, 37, 41, -8, 5, 0, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, NULL, 100007, NULL, '82f037cb-e4b9-45a0-b144-447d3d041b76');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '791b38eb-fab6-4740-9bdb-bcba5be1c730', 'joy', 7, NULL, '2025-12-31 23:53:00+00', 60, NULL, 48, 41, 1, 4, 1, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, NULL, 100007, NULL, '82f037cb-e4b9-45a0-b144-447d3d041b76');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '5187d483-97a5-416f-8c7d-e5b1cd115915', 'joy', 7, NULL, '2025-12-31 23:54:00+00', 60, NULL, 52, 45, 14, 3, 2, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, NULL, 100007, NULL, '82f037cb-e4b9-45a0-b144-447d3d041b76');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '37babdba-0d15-45a5-9317-dffee1fab1ec', 'joy', 7, 'A secret', '2026-03-13 16:00:00+00', NULL, NULL, 56, 47, -15, 0, 3, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, NULL, 2, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('89491ecb-c52d-4473-85b7-4429941f4dbd', '28388e6a-be07-445c-9866-d5005ed9d87c', 'joy', 7, 'Œuvre — 星', '2026-03-13 20:00:00+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 20:00:00+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '060452b5-227d-4e2f-b7f0-3f6ddac07453', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 37, 41, -8, 0, 0.023895658141188887, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100000, NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '37ecda90-c308-4ba9-befa-626b8145c69f', 'joy', 7, NULL, '2025-12-31 23:58:00+00', 60, NULL, 48, 41, 1, 1, 1.0017519349178992, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100000, NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '67eea7f0-9b66-42e6-b21c-2508aabf071a', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 52, 45, 14, 2, 1.7165636992726685, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100000, NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa', 'joy', 7, 'A secret', '2026-03-13 12:00:00+00', NULL, NULL, 49, 43, 5, 3, 1.716578958061731, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, '2026-03-13 12:00:00+00', 100000, NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', 'joy', 7, 'A secret', '2026-03-13 12:00:00+00', NULL, NULL, 56, 47, -15, 4, 3.353272731662538, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, NULL, 100000, NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", "utcOffset", "timeZone", x, y, z, ordinal, rank, "isTwinStar", "secondaryEmotion", "secondaryIntensity", "createdAt", "editedAt", "deletedAt", revision, "bodyHash", "importId") VALUES ('34a3c45d-c5af-4ccd-9753-7a716645b7ca', '23f60650-18ff-4bed-8d8e-f1dc83cdb045', 'joy', 7, NULL, '2026-03-13 20:00:00+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 20:00:00+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '37babdba-0d15-45a5-9317-dffee1fab1ec', 'bf3f2383-a359-4333-9c3e-4da681dd7ec6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'b70eb004-7658-4539-bacc-1ddbdcd6a51b', 'bf3f2383-a359-4333-9c3e-4da681dd7ec6', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'a6a36b45-110c-4ffa-8968-38b80aed06aa', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 0);
INSERT INTO public.mood_entry_tags ("userId", "entryId", "tagId", "position") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'bd65f29c-20da-48cb-af4e-2bd244a9670f', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 0);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '3d5edd8c-5ee4-4d39-9c7e-74ac4c6dddce', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 12:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '4e646ae4-d2fc-4d7f-901d-bedee0c4365e', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 12:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '97db48a1-0a00-4160-8139-205699e917dd', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 12:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '98f23cac-d2de-4027-94c4-c0d7ffd008d1', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 16:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'c2b38268-7242-4b9b-bbc4-2230c1874e08', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 16:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'c947a0e1-b8ef-4d0d-a33c-62403821f2e8', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 16:00:00+00', NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'NFxo5IkuyySAxe6Frgk0VnsGwRChd1a6', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-03-13 12:00:00+00', NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '-P-76X5S4ZrpHTYyeA3Jsnut_6bdUgPn', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-03-13 12:00:00+00', NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'mL09vMdCgUTdFvQRPuE2aOb6ifEA5SPd', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-03-13 12:00:00+00', NULL, 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.push_subscriptions ("userId", id, sid, endpoint, service, p256dh, auth, name, "createdAt", "renewedAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'ocx1fIpxEFKc1y1wM7vvW46hAzqHOvWg6ZiSkonO2IQ', '41fa597085e57b2dc7674432b4bdb91bddfeffbe8d0140cae246f96f31dcb22f', 'https://8.8.8.8/push/38532cf1-9ce9-4a70-b078-d03312f89c76', 'https://8.8.8.8', 'BKf1g3VbQ0A6pvLMYxzQjhApoVtu1iSYepi2yeFqIex5Q4yqY_idF9MZP64i-h1wdvs0yJkoEu1BR7Xi4FaB7f0', 'AAAAAAAAAAAAAAAAAAAAAA', 'Firefox on Windows', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00');
INSERT INTO public.push_subscriptions ("userId", id, sid, endpoint, service, p256dh, auth, name, "createdAt", "renewedAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'yQaSHJ9S72ZrwC5Y_1T52PVvPWQ-Le0OtV7eJ1o55_Q', '61727e163fba6860fe6c028d7ae0fc3385d0eb748600e8548a4e92f3580afb4b', 'https://8.8.8.8/push/260aea03-4403-4431-bf81-bbaa938e4301', 'https://8.8.8.8', 'BHWcX_Vque2tS8z0GXq3aR2JOpwcGiOfjXfyC03ap2HnB8ei3MT4CVh3-qTs27AJIqmxX3YZt8EGvo6idi_EEls', 'AAAAAAAAAAAAAAAAAAAAAA', 'Firefox on Windows', '2026-03-13 16:00:00+00', '2026-03-13 16:00:00+00');
INSERT INTO public.push_subscriptions ("userId", id, sid, endpoint, service, p256dh, auth, name, "createdAt", "renewedAt") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'tY-FBOkWDVRCJAuI1yLxUtCEV5QTNlcvKeHN9i8IrVA', 'e0fd95e2a53dc82fc545744c2f5dd634ca984af49f0a9d7be211927057f6d3ee', 'https://8.8.8.8/push/27908b7b-1a2f-47db-b76e-411cfa9a3163', 'https://8.8.8.8', 'BOBWWQApDW3bJfOiCSGyl7pNJE4m1E5K-LSDlvY4KDZ6pS67UZDSfFZwxhgJKxRA_azJEw2M68N143_qDzSEGy8', 'AAAAAAAAAAAAAAAAAAAAAA', 'Firefox on Windows', '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '4fe99d44-fc0f-4405-949c-ba089e618059', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'work_1', 'joy', 3, 'joy', 'match', 'work', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '5b5f08c5-3517-424a-9ade-1eb6a4ab3471', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '768fb3eb-8439-4783-8a53-ce6363048a55', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '449dabdb-188d-48ad-9a55-63356abd6a4a', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'family_1', 'joy', 3, 'joy', 'match', 'family', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '6e7de4d6-046f-4b97-9ae7-7d14cc7500c3', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'a69f03cb-4187-4481-94dd-b29eadbb764e', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 9, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '8d1433bc-0e4d-4ebe-8650-3daba051dc20', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'work_1', 'joy', 3, 'joy', 'match', 'work', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '445614d7-53f1-4a01-9f97-27183cc7eeea', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '385bc02a-dec5-4dac-a18e-19ac4232330b', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'a61077f9-2e64-45ad-88fa-190dcc8cb009', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'family_1', 'joy', 3, 'joy', 'match', 'family', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '4c86835c-d6c5-459a-96fd-b37f038de975', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '3ff6bd9a-1e87-4edf-ae4b-d6f726cd012d', 'color-wheel-explorer', '9ac936f9-283b-458a-96f6-533fe60c6be7', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 9, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'CETqX4KlkYB9RGCdikY-cQOePEA4_adt', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'family_1', 'joy', 3, 'joy', 'match', 'family', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'lvZw5s95dpzJObA9zzdbdQjpe6l-lTwk', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'work_1', 'joy', 3, 'joy', 'match', 'work', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'EM2AWFPgaNaZcLc4EPS19rJc-fxiN3F7', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'cDrcw3e_DcrX3InYyYEytIZXFCL5WTtS', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '6RcuR0NosebRzWM5nU7reTdAYvBxgHKb', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp", "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'lE2Ygywzrx73L18haHz8t1_V-N7mo_fV', 'color-wheel-explorer', '31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 9, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
INSERT INTO public.registrations (id, email, "emailKey", "universeName", "universeKey", "userName", birthday, "startDate", "passwordHash", salt, "emailVerificationToken", "createdAt", expires) VALUES ('41302b4a-c708-44b2-8fc4-a9a4fab704a0', 'wanted@example.org', 'wanted@example.org', 'Wanted', 'wanted', 'Ada', '1990-02-03', '2026-03-13', 'argon2id-8-1-1$3DgxqoubrkvTPz-TuP98drCgXgRZgRVxpV0n0qMe3UA', 'rZ6V68lWKwOzCPTr1Garhg', '38aadef8a1b0818ff1d7ac17b8965f2793d8f0c55db3985d402f50bb06a37127', '2026-03-13 20:00:00+00', '2026-03-14 20:00:00+00');
INSERT INTO public.reminder_jobs ("userId", id, date, "time", target, at, attempts, "dueAt", "attemptedAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '362731b9-4bd2-4096-84e5-275a7ce72f81', '2026-03-13', '20:30', 'mail', '2026-03-13 12:00:00+00', 0, NULL, NULL);
INSERT INTO public.reminder_jobs ("userId", id, date, "time", target, at, attempts, "dueAt", "attemptedAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '858453be-515c-4776-9512-03057caa616e', '2026-03-13', '20:30', 'mail', '2026-03-13 16:00:00+00', 0, NULL, NULL);
INSERT INTO public.reminder_keys (id, "publicKey", "privateKey", "linkKey", "createdAt") VALUES ('keys', 'BNCJ-6DJQQpEUEWKkt-SvzkALhE9QtjWp0McqyDh5oqo9FXUXAC-EJzjNfnTqoaqVykqtnmY3Q4qp61_TLahmPI', 'JDpVnwQdnQiQvEGg5lFsSzk_rHCH0o0u9cpSoM1Pa8k', 'ZuFW2Rj7d-1ZhqpOVicVXFOof77N38IuMEOzqy4I6RE', '2026-03-13 12:00:00+00');
INSERT INTO public.reminders ("userId", "isOn", times, "timeZone", "byMail", "isSilent", "restUntil", "nextAt", "plannedAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 1, '[{"time":"20:30","weekdays":[0,1,2,3,4,5,6]}]', 'Europe/Berlin', 0, 1, NULL, '2026-03-13 19:30:00+00', '2026-03-13 12:00:00+00');
INSERT INTO public.reminders ("userId", "isOn", times, "timeZone", "byMail", "isSilent", "restUntil", "nextAt", "plannedAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 1, '[{"time":"20:30","weekdays":[0,1,2,3,4,5,6]}]', 'Europe/Berlin', 0, 1, NULL, '2026-03-13 19:30:00+00', '2026-03-13 16:00:00+00');
INSERT INTO public.reminders ("userId", "isOn", times, "timeZone", "byMail", "isSilent", "restUntil", "nextAt", "plannedAt") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 1, '[{"time":"20:30","weekdays":[0,1,2,3,4,5,6]}]', 'Europe/Berlin', 0, 1, NULL, '2026-03-14 19:30:00+00', '2026-03-13 20:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '41fa597085e57b2dc7674432b4bdb91bddfeffbe8d0140cae246f96f31dcb22f', '{"openedBy":"name","openedAt":"2026-03-13T12:00:00.000Z"}', '2026-04-12 12:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '61727e163fba6860fe6c028d7ae0fc3385d0eb748600e8548a4e92f3580afb4b', '{"openedBy":"password","openedAt":"2026-03-13T16:00:00.000Z"}', '2026-04-12 16:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '6923dc74ee562503581a007a5bd34911053433f2cf9cdeb2508ba75331556cf3', '{"openedBy":"password","openedAt":"2026-03-13T16:00:00.000Z"}', '2026-04-12 16:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('89491ecb-c52d-4473-85b7-4429941f4dbd', '438652ee258657ea8cbcdf4b68de1c93b733938548a988cadbd8a8f9c6737622', '{"openedBy":"provider","openedAt":"2026-03-13T20:00:00.000Z"}', '2026-04-12 20:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'e0fd95e2a53dc82fc545744c2f5dd634ca984af49f0a9d7be211927057f6d3ee', '{"openedBy":"name","openedAt":"2026-03-13T20:00:00.000Z"}', '2026-04-12 20:00:00+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('390b1ea4-fb03-49e8-acb0-154ba76b4611', '4754cacb759d025464010c2313d01f92b5912f5306e94952416179cbfdf46b05', '{"openedBy":"name","openedAt":"2026-03-13T20:00:00.000Z"}', '2026-04-12 20:00:00+00');
INSERT INTO public.shown_skies ("userId", id, "tokenHash", "sealedToken", label, "showsFeelings", "showsDates", "asOf", "untilOrdinal", "createdAt", "endsAt", views) VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'cfb69cab-ea3a-43ec-b234-6fa8a4df74a4', '9a131cbd0b80ed69f7aadb49b06621df96ca911044cad31f303d07e82fd5f97e', 'neyjcLROS3lWbnv1kThsxXUrmJQBoVTw-8xQhIiJVQ1MpqoxOuFKhynFFEHV6x9ftbz2OoKJx2Roo4Ze_JgPRW19LY1NTSo', 'For my sister', 0, 0, NULL, NULL, '2026-03-13 12:00:00+00', NULL, 0);
INSERT INTO public.shown_skies ("userId", id, "tokenHash", "sealedToken", label, "showsFeelings", "showsDates", "asOf", "untilOrdinal", "createdAt", "endsAt", views) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'a6c16da8-2127-4634-a82f-ba96d37d8b4d', 'aeb04e99a90ce274c11a2e062aafa822eb27b28d6f9c8b0a3f83ca9c152da34e', 'jAMKwveXvfBgw4QMv8BLpx67tD-48Hf2Ou983dEIjKs_EL7N-GeYWY-tD7eYyLPkCL-v55-uDU7UuWidOh5S_gC8kdaXVTY', 'For my sister', 0, 0, NULL, NULL, '2026-03-13 16:00:00+00', NULL, 0);
INSERT INTO public.shown_skies ("userId", id, "tokenHash", "sealedToken", label, "showsFeelings", "showsDates", "asOf", "untilOrdinal", "createdAt", "endsAt", views) VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'cfdf3e85-04b1-4fed-8fd0-71e0a76e85f7', 'b6e7e2d19e8f84d25e75f05341b7ddcdf5127f81f9395e553d28b4e9f8d96567', 'JOOY8EVqPFYyBJiW6plRLzmmFiLa1lB0RdfRuXbImOMTGdkFMGwhWqbe_Fi9SleQ5JRJsuJCVxVsS88vqowf6GK5iyQuTFU', 'For my sister', 0, 1, '2026-03-13 20:00:00+00', 5, '2026-03-13 20:00:00+00', NULL, 0);
INSERT INTO public.sign_in_attempts (identifier, "loginAttempts", "lockoutExpires", "updatedAt") VALUES ('7fcda6daab516f654f15bda36a66cf05b1e0d01a3337af0161c2d3d83b622bbb', 1, NULL, '2026-03-13 20:00:00+00');
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 'Tag 1', 'tag 1', 'activity', 0, '2026-03-13 12:00:00+00', 1);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'bf3f2383-a359-4333-9c3e-4da681dd7ec6', 'Tag 2', 'tag 2', 'activity', 0, '2026-03-13 16:00:00+00', 1);
INSERT INTO public.tags ("userId", id, name, "nameKey", kind, "isArchived", "createdAt", revision) VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '9372bc0d-80fb-45e9-a7c1-5f63b4e25358', 'Tag 1', 'tag 1', 'activity', 0, '2026-03-13 20:00:00+00', 100000);
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'entry', 'e97a2241-82ea-454b-a3bb-854d6f5ad6e6', 7, NULL, '2026-03-13 12:00:00+00');
INSERT INTO public.tombstones ("userId", kind, id, revision, "mergedInto", "createdAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'entry', '83f7a327-080f-4329-a90e-e094230bf00d', 7, NULL, '2026-03-13 16:00:00+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('89491ecb-c52d-4473-85b7-4429941f4dbd', 'Lin''s Universe', 'lin''s universe', 'Lin', 'lin@example.org', NULL, 'lin@example.org', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'http://127.0.0.1:44287', 'lin', NULL, NULL, NULL, NULL, NULL, '2026-03-13 20:00:00+00', NULL, 1, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', NULL, 1, 0, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', 'Restored', 'restored', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 20:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 100001, 4, NULL, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', NULL, 5, 100000, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'Andromeda', 'andromeda', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 100008, 4, '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 6, 100007, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('34a3c45d-c5af-4ccd-9753-7a716645b7ca', 'Closed', 'closed', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 20:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', NULL, 1, 0, '2026-03-13 20:00:00+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('390b1ea4-fb03-49e8-acb0-154ba76b4611', 'Migrating', 'migrating', 'Ada', NULL, 'da800faea23133eea7b77094132e6ac8712c58e4e1c7a0a03f987ef7bd85edaf', NULL, NULL, NULL, NULL, 'wanted@example.org', 'argon2id-8-1-1$3DgxqoubrkvTPz-TuP98drCgXgRZgRVxpV0n0qMe3UA', 'rZ6V68lWKwOzCPTr1Garhg', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-14 20:00:00+00', '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-03-13 20:00:00+00', '2026-03-13 20:00:00+00', 'wanted@example.org', 0, 0, NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey", "nextOrdinal", "feedStart", "closedAt") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', 'Pegasus', 'pegasus', 'Ada', 'grace@example.org', 'f3b785c6db177dd9c4134267e702bcd156482cef992f37f4194e8a335b936208', 'grace@example.org', NULL, NULL, NULL, 'wanted@example.org', NULL, NULL, 'argon2id-8-1-1$3P_GoLEJ7pWG9OITaSnUwBpB_KAiU9y9gbIsmv_54Co', 'USPtuuwXUd9F531M5UGntg', NULL, NULL, '1990-02-03', '2026-03-13', NULL, '2026-03-14 20:00:00+00', '2026-03-13 20:00:00+00', '2026-03-13 16:00:00+00', NULL, 1, 0, 1, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 100008, 4, '2026-03-13 16:00:00+00', '2026-03-13 16:00:00+00', '2026-03-13 20:00:00+00', 'wanted@example.org', 6, 100007, NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at, "importId") VALUES ('31124d30-adf7-4dd7-99a7-e7c3217d59a0', 'e09c22ea-e0c9-41c1-b85e-83923fb3ddb9', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:00:00+00', NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at, "importId") VALUES ('9ac936f9-283b-458a-96f6-533fe60c6be7', '83014dbb-ce5f-40f6-892f-63e7271e6ff0', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 16:00:00+00', NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at, "importId") VALUES ('8bb3830d-d612-44c8-aaa1-50e8d46c77e0', '3ZCcHVaxm5w_-cE3nwFNcCtPhL2dT2Xf', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:00:00+00', 'fbb20450-4469-46a3-b65c-43f500b672d0');
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
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.reminder_jobs
    ADD CONSTRAINT reminder_jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminder_keys
    ADD CONSTRAINT reminder_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pk PRIMARY KEY ("userId");
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);
ALTER TABLE ONLY public.shown_skies
    ADD CONSTRAINT shown_skies_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.shown_skies
    ADD CONSTRAINT "shown_skies_tokenHash_key" UNIQUE ("tokenHash");
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
CREATE INDEX mails_in_turn ON public.mails USING btree ("isBulk", "dueAt") WHERE ("dueAt" IS NOT NULL);
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
CREATE INDEX push_subscriptions_sid ON public.push_subscriptions USING btree (sid);
CREATE INDEX "push_subscriptions_userId" ON public.push_subscriptions USING btree ("userId");
CREATE INDEX quiz_responses_restored ON public.quiz_responses USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX registrations_sweep ON public.registrations USING btree (expires);
CREATE INDEX reminder_jobs_at ON public.reminder_jobs USING btree (at);
CREATE INDEX reminder_jobs_due ON public.reminder_jobs USING btree ("dueAt") WHERE ("dueAt" IS NOT NULL);
CREATE INDEX reminder_jobs_user ON public.reminder_jobs USING btree ("userId");
CREATE INDEX reminders_due ON public.reminders USING btree ("nextAt") WHERE ("nextAt" IS NOT NULL);
CREATE INDEX reminders_planned ON public.reminders USING btree ("plannedAt") WHERE ("nextAt" IS NOT NULL);
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
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT "push_subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT "quiz_responses_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminder_jobs
    ADD CONSTRAINT "reminder_jobs_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT "reminders_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.shown_skies
    ADD CONSTRAINT "shown_skies_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT "tags_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tombstones
    ADD CONSTRAINT "tombstones_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wellness_sessions
    ADD CONSTRAINT "wellness_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
