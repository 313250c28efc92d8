SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.idempotency_keys (
    "userId" text NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    "bodyHash" text NOT NULL,
    reply text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL
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
    x integer NOT NULL,
    y integer NOT NULL,
    z integer NOT NULL,
    "isTwinStar" integer DEFAULT 0 NOT NULL,
    "secondaryEmotion" text,
    "secondaryIntensity" integer,
    CONSTRAINT mood_entries_intensity_check CHECK (((intensity >= 1) AND (intensity <= 10))),
    CONSTRAINT "mood_entries_isTwinStar_check" CHECK (("isTwinStar" = ANY (ARRAY[0, 1]))),
    CONSTRAINT "mood_entries_secondaryIntensity_check" CHECK ((("secondaryIntensity" >= 1) AND ("secondaryIntensity" <= 10)))
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
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-0', 'POST /api/mood-entries', 'vBm_ffsR8ycctyuuX3uijRZnPj5EBIWeGwWYDfasliI', '{"id":"9dd0f734-1856-470f-972a-b4c1f2e31049","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"joy","intensity":1,"note":null,"timestamp":"2026-11-22T06:49:57.676Z","x":40,"y":0,"z":0,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.676+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-2', 'POST /api/mood-entries', 'AjbIkI0FWF5zdUqa0gxo1e3nVYr8g8fvrydXH351UYE', '{"id":"3f0e6cf2-8552-437f-b392-66be790466c3","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"love","intensity":3,"note":"  two spaces  ","timestamp":"2026-11-22T06:49:57.777Z","x":51,"y":44,"z":-6,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.777+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-4', 'POST /api/mood-entries', 'vs0Eqzl8cXPYH77lNacQvsgwR26RDVQjTZGkoRUVVB8', '{"id":"8c478c6d-38a7-4dcd-9973-35a9a1e2e54c","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"serenity","intensity":5,"note":"„Anführung“ und ''Apostroph''; -- Kommentar","timestamp":"2026-11-22T06:49:57.795Z","x":-57,"y":35,"z":19,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.795+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-6', 'POST /api/mood-entries', 'qSULnogppzymYk6f33y7dqwzKCiY42OQWFPTInY_Fr4', '{"id":"e4caa5c2-7c4c-4249-a28a-5a8c5b58ac1b","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"joy","intensity":7,"note":"עברית וגם ערבית: العربية","timestamp":"2026-11-22T06:49:57.813Z","x":65,"y":49,"z":12,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.813+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-8', 'POST /api/mood-entries', 'WnDf2dl8O5CVCSedpKTgrVv_OJA7vMBLqOtNBUNJXqo', '{"id":"40665e53-9527-40da-a054-6bcc85fc56f7","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"love","intensity":9,"note":"日本語と한국어와中文","timestamp":"2026-11-22T06:49:57.831Z","x":67,"y":45,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.831+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-10', 'POST /api/mood-entries', 'wNgA3S4CPowDlwydYwz_JhX_aKP_zc6Gke15C3onDIM', '{"id":"930d3636-c215-4b4d-8cf5-cd8327d06edc","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"serenity","intensity":1,"note":"back\\slash %s $1 ? {} []","timestamp":"2026-11-22T06:49:57.848Z","x":340,"y":-30,"z":170,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.848+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'key-12', 'POST /api/mood-entries', '_P_6Bb8M8g-c5J4NwchTBZZ-aYVOb1hsTNRUuuy0w2k', '{"id":"e3706dc2-5dc6-45b5-b91b-59351c6cc666","userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","emotion":"joy","intensity":3,"note":null,"timestamp":"2026-11-22T06:49:57.861Z","x":76,"y":53,"z":1,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.861+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', 'key-4', 'POST /api/mood-entries', 'vs0Eqzl8cXPYH77lNacQvsgwR26RDVQjTZGkoRUVVB8', '{"id":"8b5fedee-9f17-4a2b-ab58-25a087d2fe13","userId":"bd119cb5-50ca-4073-a607-572756ad13fa","emotion":"serenity","intensity":5,"note":"„Anführung“ und ''Apostroph''; -- Kommentar","timestamp":"2026-11-22T06:49:57.904Z","x":-48,"y":33,"z":12,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.904+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', 'key-6', 'POST /api/mood-entries', 'qSULnogppzymYk6f33y7dqwzKCiY42OQWFPTInY_Fr4', '{"id":"90bbdc61-9d02-4b08-b848-65a27b7eb657","userId":"bd119cb5-50ca-4073-a607-572756ad13fa","emotion":"joy","intensity":7,"note":"עברית וגם ערבית: العربية","timestamp":"2026-11-22T06:49:57.916Z","x":55,"y":46,"z":15,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:57.916+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'practice-breathing', 'POST /api/users/:id/wellness-sessions', 'AeZmL2zoeHdXjDuf6vRj4Ct98F7Qny324yFp7S6CJls', '{"userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","id":"2gc_3fLEtlF8l8fmiX4yCNuHksesPWEq","kind":"exercise","itemId":"breathing","outcome":"completed","seconds":61,"score":null,"at":"2026-11-22T06:49:58.077Z"}', '2026-11-22 06:49:58.077+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'practice-patience-trial', 'POST /api/users/:id/wellness-sessions', 'K0gFu-nNVSi95s9DHz4COeABfVZPq67okktbczk24Qs', '{"userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","id":"zVpwGGxQ_kO7hDkzBXVVao6L1wzGtFCm","kind":"maze","itemId":"patience-trial","outcome":"won","seconds":61,"score":40,"at":"2026-11-22T06:49:58.084Z"}', '2026-11-22 06:49:58.084+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'practice-cosmic-pathfinder', 'POST /api/users/:id/wellness-sessions', 'Qjq4fvwCaQvg8FynPYiZytxbDsp8pjsMfTW1vtUjnkk', '{"userId":"23b24c62-3a2a-43b0-9362-06bea1b7a512","id":"4rcNKaFDglIzVk8MJLz7kaij_Tqsd2K5","kind":"maze","itemId":"cosmic-pathfinder","outcome":"timed-out","seconds":61,"score":null,"at":"2026-11-22T06:49:58.091Z"}', '2026-11-22 06:49:58.091+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'key-8', 'POST /api/mood-entries', 'WnDf2dl8O5CVCSedpKTgrVv_OJA7vMBLqOtNBUNJXqo', '{"id":"5071765d-3d83-4c8e-9355-2c137aa35ac2","userId":"013ddd33-2e9e-4c19-b948-16c1bc7f95bb","emotion":"love","intensity":9,"note":"日本語と한국어와中文","timestamp":"2026-11-22T06:49:58.578Z","x":36,"y":38,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:58.578+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'key-10', 'POST /api/mood-entries', 'wNgA3S4CPowDlwydYwz_JhX_aKP_zc6Gke15C3onDIM', '{"id":"3811b3bf-4a6b-40f6-aabb-693695602d8d","userId":"013ddd33-2e9e-4c19-b948-16c1bc7f95bb","emotion":"serenity","intensity":1,"note":"back\\slash %s $1 ? {} []","timestamp":"2026-11-22T06:49:58.630Z","x":340,"y":-30,"z":170,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:58.63+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'key-12', 'POST /api/mood-entries', '_P_6Bb8M8g-c5J4NwchTBZZ-aYVOb1hsTNRUuuy0w2k', '{"id":"83033266-775a-402a-8ae5-8ed40f9799cc","userId":"013ddd33-2e9e-4c19-b948-16c1bc7f95bb","emotion":"joy","intensity":3,"note":null,"timestamp":"2026-11-22T06:49:58.657Z","x":60,"y":45,"z":2,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:58.657+00');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-first-schema', '2026-11-22T06:49:57.412Z');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0002-accounts', '2026-11-22T06:49:57.460Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.limits (key, count, "endsAt") VALUES ('look-up EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, '2026-11-22 06:50:57.873+00');
INSERT INTO public.limits (key, count, "endsAt") VALUES ('sign-in EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 6, '2026-11-22 06:50:58.411+00');
INSERT INTO public.limits (key, count, "endsAt") VALUES ('registration EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 7, '2026-11-22 06:50:57.604+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('1d36d80e-fb16-43e6-86e8-03e6a76a2eae', 'registration', 'person-1@example.org', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-11-22 06:49:58.245+00', '2026-11-22 06:49:58.235+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('6cc9b531-2ec3-40bf-b484-3654a2c40cf1', 'change-requested', '013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'person-1@example.org', 'person-1@example.org', 0, '2026-11-22 06:50:58.245+00', NULL, '2026-11-22 06:49:58.68+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('e19e3af1-0d0e-418b-be6c-2047ccd39391', 'pending-email', '013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'person-2@example.org', 'person-2@example.org', 1, NULL, '2026-11-22 06:49:58.685+00', '2026-11-22 06:49:58.68+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('e001b51e-fe04-4329-b0f4-bd6bda6e5650', 'registration', 'person-3@example.org', 'person-3@example.org', 'person-3@example.org', 1, NULL, '2026-11-22 06:49:59.72+00', '2026-11-22 06:49:59.671+00');
INSERT INTO public.mails (id, kind, "subjectId", "emailKey", email, attempts, "dueAt", "attemptedAt", "createdAt") VALUES ('af3b7ac6-c0e2-4dec-919a-a2240520ee4a', 'pending-email', 'bd119cb5-50ca-4073-a607-572756ad13fa', 'person-4@example.org', 'person-4@example.org', 1, NULL, '2026-11-22 06:50:00.212+00', '2026-11-22 06:50:00.205+00');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '9dd0f734-1856-470f-972a-b4c1f2e31049', 'joy', 1, NULL, '2026-11-22 06:49:57.676+00', 40, 0, 0, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'a867164c-4dcf-4957-acca-4f3d7e681e2e', 'envy', 2, NULL, '2026-11-22 06:49:57.754+00', 41, -19, -28, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '3f0e6cf2-8552-437f-b392-66be790466c3', 'love', 3, '  two spaces  ', '2026-11-22 06:49:57.777+00', 51, 44, -6, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '880e2054-4542-4c6d-b5a9-ce22b497a0b0', 'fear', 4, 'Rain on the roof, nothing to do.', '2026-11-22 06:49:57.787+00', -40, -29, 41, 1, 'anguish', 7);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '8c478c6d-38a7-4dcd-9973-35a9a1e2e54c', 'serenity', 5, '„Anführung“ und ''Apostroph''; -- Kommentar', '2026-11-22 06:49:57.795+00', -57, 35, 19, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '9c11d579-939b-4133-b2d7-44f3866add15', 'anguish', 6, 'line
break
and	tab', '2026-11-22 06:49:57.804+00', 190, -15, 85, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'e4caa5c2-7c4c-4249-a28a-5a8c5b58ac1b', 'joy', 7, 'עברית וגם ערבית: العربية', '2026-11-22 06:49:57.813+00', 65, 49, 12, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '8c6a5f68-172c-45da-abae-e32ce6d371ae', 'envy', 8, 'हिन्दी में एक नोट', '2026-11-22 06:49:57.823+00', 51, -19, -47, 1, 'fear', 3);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '40665e53-9527-40da-a054-6bcc85fc56f7', 'love', 9, '日本語と한국어와中文', '2026-11-22 06:49:57.831+00', 67, 45, -10, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '5c66f48b-80b5-4fb2-9065-29e542ae90f0', 'fear', 10, '👩‍👩‍👧‍👦 é   ‏ 🌌', '2026-11-22 06:49:57.84+00', -43, -30, 60, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '930d3636-c215-4b4d-8cf5-cd8327d06edc', 'serenity', 1, 'back\slash %s $1 ? {} []', '2026-11-22 06:49:57.848+00', 340, -30, 170, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'f7f7d254-f628-4fa4-8fb8-3eea8c4da385', 'anguish', 2, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '2026-11-22 06:49:57.855+00', -62, -49, -41, 1, 'wonder', 9);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'e3706dc2-5dc6-45b5-b91b-59351c6cc666', 'joy', 3, NULL, '2026-11-22 06:49:57.861+00', 76, 53, 1, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '0ff280a3-46d5-40d8-a0ed-71a3e625d254', 'envy', 4, NULL, '2026-11-22 06:49:57.869+00', 49, -24, -64, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', 'a9a4b951-af73-4057-b075-372cb6c081f3', 'fear', 4, 'Rain on the roof, nothing to do.', '2026-11-22 06:49:57.898+00', -9, -24, 36, 1, 'anguish', 7);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', '8b5fedee-9f17-4a2b-ab58-25a087d2fe13', 'serenity', 5, '„Anführung“ und ''Apostroph''; -- Kommentar', '2026-11-22 06:49:57.904+00', -48, 33, 12, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', '4bb67e10-0b32-4905-b277-71ea68b20be5', 'anguish', 6, 'line
break
and	tab', '2026-11-22 06:49:57.91+00', 190, -15, 85, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', '90bbdc61-9d02-4b08-b848-65a27b7eb657', 'joy', 7, 'עברית וגם ערבית: العربية', '2026-11-22 06:49:57.916+00', 55, 46, 15, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', 'c99dc639-496e-454c-b7e9-fe66b47e84ea', 'envy', 8, 'हिन्दी में एक नोट', '2026-11-22 06:49:57.922+00', 48, -22, -37, 1, 'fear', 3);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '5071765d-3d83-4c8e-9355-2c137aa35ac2', 'love', 9, '日本語と한국어와中文', '2026-11-22 06:49:58.578+00', 36, 38, -10, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '26bcc965-b29b-41de-ab0c-68643e238cd9', 'fear', 10, '👩‍👩‍👧‍👦 é   ‏ 🌌', '2026-11-22 06:49:58.6+00', -29, -29, 40, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '3811b3bf-4a6b-40f6-aabb-693695602d8d', 'serenity', 1, 'back\slash %s $1 ? {} []', '2026-11-22 06:49:58.63+00', 340, -30, 170, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '01cb1197-45ff-4243-8606-3e59c83ac99f', 'anguish', 2, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '2026-11-22 06:49:58.651+00', -47, -46, -33, 1, 'wonder', 9);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '83033266-775a-402a-8ae5-8ed40f9799cc', 'joy', 3, NULL, '2026-11-22 06:49:58.657+00', 60, 45, 2, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', '689ae2c7-9919-44d7-a382-14f7aac900f8', 'envy', 4, NULL, '2026-11-22 06:49:58.664+00', 40, -19, -50, 0, NULL, NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '65ee123b-8b63-4f20-9174-1efdaf440bcb', 'game', 'empathy-adventures', 'medium', 'social_skills', NULL, 0, '2026-11-22 06:49:58.069+00', NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '8d6daf87-c344-4990-a02a-2ff33b1bbe8e', 'puzzle', 'mood-maze-solver', 'medium', 'emotional_navigation', NULL, 0, '2026-11-22 06:49:58.069+00', NULL);
INSERT INTO public.personalized_recommendations ("userId", id, "recommendationType", "contentId", "difficultyLevel", "triggerReason", "contextPattern", "isCompleted", "createdAt", "completedAt") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'a9480b16-69d6-4af8-a4ca-528e0235706e', 'maze', 'emotional-labyrinth', 'medium', 'deep_processing', NULL, 0, '2026-11-22 06:49:58.069+00', NULL);
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '27375670-a8e2-4d4b-964d-c39aa40c58e0', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-11-22 06:49:58.032+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '5a21c344-a2af-44cf-ba9b-6450dcd0d6ba', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'relationship_1', 'joy', 3, 'frustration', 'hard', 'relationship', 4200, '2026-11-22 06:49:58.039+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '2132e464-4d14-4154-9744-947a0d957451', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'health_1', 'joy', 3, 'anxiety', 'hard', 'health', 4200, '2026-11-22 06:49:58.044+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '9200e7bc-5071-4a85-8840-c11181f9276f', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'family_1', 'joy', 3, 'joy', 'match', 'family', 4200, '2026-11-22 06:49:58.05+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '0e83144d-0809-475b-aca7-da586378517c', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'social_1', 'joy', 3, 'anxiety', 'hard', 'social', 4200, '2026-11-22 06:49:58.063+00');
INSERT INTO public.quiz_responses ("userId", id, "quizType", "runId", "scenarioId", "userEmotion", "userIntensity", "baselineEmotion", "contrastType", "contextTag", "responseTimeMs", "timestamp") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '51401fb0-37d4-48b0-b3aa-c6630f8803fe', 'color-wheel-explorer', '50698f61-76e0-4a31-a28a-b81c7fdcd678', 'work_2', 'joy', 3, 'anxiety', 'hard', 'work', 4200, '2026-11-22 06:49:58.069+00');
INSERT INTO public.registrations (id, email, "emailKey", "universeName", "universeKey", "userName", birthday, "startDate", "passwordHash", salt, "emailVerificationToken", "createdAt", expires) VALUES ('36be44db-29e6-48f0-bae9-a7fcf130426e', 'person-3@example.org', 'person-3@example.org', 'Later', 'later', 'Cleo', '1990-02-03', '2026-03-13', 'argon2id-19456-2-1$izmSnvYTP-zu-B3XqeqCKhQo1Hfto2STnfihxhIDBm0', 'H6Dtn03S0ErhRvNrVL5fYw', '66448cd8f2d4050d6f8d90e7fe4d14f4112c4aab387fc84f9e59f6ebcb1b05b0', '2026-11-22 06:49:59.671+00', '2026-11-23 06:49:59.671+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '2f53f005b5a3d3894547ea7f2f0370901f1e0bd14ebdf60e8df4935b657e84b1', '{"openedBy":"name","openedAt":"2026-11-22T06:49:57.638Z"}', '2026-12-22 06:49:57.638+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '02bac5de885fb4d8574a0c669d255d07c900a9530c846c190a50de12899a04ed', '{"openedBy":"name","openedAt":"2026-11-22T06:49:57.876Z"}', '2026-12-22 06:49:57.876+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('011fcfd6-1ea2-4e09-b8ae-4ecd47f5aecb', '43dcb3605162137095774687f1978b79e2a19d9bd7d51882d1692a2f76835645', '{"openedBy":"name","openedAt":"2026-11-22T06:49:57.884Z"}', '2026-12-22 06:49:57.884+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', '19942b6d98136875e0b48132d9c84307ecdede8affd4ac0c9f12fadef9929fb8', '{"openedBy":"name","openedAt":"2026-11-22T06:49:57.894Z"}', '2026-12-22 06:49:57.894+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'd811445a4d82a0adf4fe61b0fb500d421fbe9bc346676748770892ef6c80872c', '{"openedBy":"password","openedAt":"2026-11-22T06:49:58.568Z"}', '2026-12-22 06:49:58.568+00');
INSERT INTO public.sign_in_attempts (identifier, "loginAttempts", "lockoutExpires", "updatedAt") VALUES ('d8885d276afaf51b31f1b2792510e2aa77948a0dbc037222ba96c839e0f66964', 2, NULL, '2026-11-22 06:49:59.532+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey") VALUES ('013ddd33-2e9e-4c19-b948-16c1bc7f95bb', 'Cassiopeia', 'cassiopeia', 'Cleo', 'person-1@example.org', '1f102082bccb57fb487df52e5750d3845d85e13fb9e104da8da2936c96c46dcc', 'person-1@example.org', NULL, NULL, NULL, 'person-2@example.org', NULL, NULL, 'argon2id-19456-2-1$H9wbCrqEH04IJ7kZnXwue4OF1ZdMIdGWSde_2hD1eiw', 'W-J4fUDGKRWXB8e4DGp4gA', NULL, NULL, '1990-02-03', '2026-03-13', 'line
break', '2026-11-23 06:49:58.68+00', '2026-11-22 06:49:58.68+00', '2026-11-22 06:49:58.561+00', NULL, 1, 0, 3, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 6, 6, '2026-11-22 06:49:58.664+00', '2026-11-22 06:49:58.235+00', '2026-11-22 06:49:58.68+00', 'person-2@example.org');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey") VALUES ('bd119cb5-50ca-4073-a607-572756ad13fa', 'आकाश', 'आकाश', 'किरण', NULL, 'f3250324e02dd194bb5f6828ee40ad8636ea0cdf0593f566dfab791ede3bbc1f', NULL, NULL, NULL, NULL, 'person-4@example.org', 'argon2id-19456-2-1$X9l2s6NHw2NmElCdVxg6nqr57Vos5N5xD9oT9Kej62I', 'lET_uiU4ai4GX8WqRqdGxA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-23 06:50:00.205+00', '2026-11-22 06:50:00.205+00', '2026-11-22 06:49:57.89+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 5, 5, '2026-11-22 06:49:57.922+00', '2026-11-22 06:49:57.89+00', '2026-11-22 06:49:57.89+00', 'person-4@example.org');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey") VALUES ('011fcfd6-1ea2-4e09-b8ae-4ecd47f5aecb', 'Leer', 'leer', 'Bo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1990-02-03', '2026-01-02', 'A reader.', NULL, NULL, '2026-11-22 06:49:57.882+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-11-22 06:49:57.882+00', '2026-11-22 06:49:57.882+00', NULL);
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt", "pendingEmailKey") VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'Andromeda 🌌', 'andromeda 🌌', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:49:57.875+00', NULL, 0, 0, 0, 'crystal-form', '["#112233","#aabbcc"]', 'gradient', '["first-star","emotion-explorer","twin-master"]', '{"totalEntries":14,"favoriteEmotion":"envy","averageIntensity":5,"currentStreak":1,"uniqueEmotions":6,"achievements":["first-star","emotion-explorer","twin-master"]}', 14, 14, '2026-11-22 06:49:57.869+00', '2026-11-22 06:49:57.631+00', '2026-11-22 06:49:58.107+00', NULL);
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at) VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '2gc_3fLEtlF8l8fmiX4yCNuHksesPWEq', 'exercise', 'breathing', 'completed', 61, NULL, '2026-11-22 06:49:58.077+00');
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at) VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', 'zVpwGGxQ_kO7hDkzBXVVao6L1wzGtFCm', 'maze', 'patience-trial', 'won', 61, 40, '2026-11-22 06:49:58.084+00');
INSERT INTO public.wellness_sessions ("userId", id, kind, "itemId", outcome, seconds, score, at) VALUES ('23b24c62-3a2a-43b0-9362-06bea1b7a512', '4rcNKaFDglIzVk8MJLz7kaij_Tqsd2K5', 'maze', 'cosmic-pathfinder', 'timed-out', 61, NULL, '2026-11-22 06:49:58.091+00');
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pk PRIMARY KEY ("userId", key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mood_entries
    ADD CONSTRAINT mood_entries_pkey PRIMARY KEY (id);
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
CREATE INDEX idempotency_keys_sweep ON public.idempotency_keys USING btree ("createdAt");
CREATE INDEX limits_sweep ON public.limits USING btree ("endsAt");
CREATE INDEX mails_due ON public.mails USING btree ("dueAt");
CREATE INDEX mails_of_address ON public.mails USING btree ("emailKey", "attemptedAt");
CREATE INDEX mails_sweep ON public.mails USING btree ("createdAt");
CREATE INDEX mood_entries_by_place ON public.mood_entries USING btree ("userId", x, y, z);
CREATE INDEX mood_entries_by_time ON public.mood_entries USING btree ("userId", "timestamp", id);
CREATE INDEX personalized_recommendations_by_time ON public.personalized_recommendations USING btree ("userId", "createdAt", id);
CREATE INDEX provider_sign_ins_sweep ON public.provider_sign_ins USING btree (expires);
CREATE INDEX registrations_sweep ON public.registrations USING btree (expires);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user ON public.sessions USING btree ("userId");
CREATE INDEX sign_in_attempts_sweep ON public.sign_in_attempts USING btree ("updatedAt");
CREATE INDEX users_pending_email ON public.users USING btree ("pendingEmailKey");
CREATE UNIQUE INDEX users_provider ON public.users USING btree ("providerIssuer", "providerSubject");
CREATE INDEX wellness_sessions_by_time ON public.wellness_sessions USING btree ("userId", at, id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT "idempotency_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mood_entries
    ADD CONSTRAINT "mood_entries_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.personalized_recommendations
    ADD CONSTRAINT "personalized_recommendations_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT "quiz_responses_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.wellness_sessions
    ADD CONSTRAINT "wellness_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
