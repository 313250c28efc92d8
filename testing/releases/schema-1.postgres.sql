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
CREATE TABLE public.name_reservations (
    "universeKey" text NOT NULL,
    "emailKey" text NOT NULL,
    expires timestamp with time zone NOT NULL
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
CREATE TABLE public.sessions (
    "userId" text NOT NULL,
    sid text NOT NULL,
    sess text NOT NULL,
    expire timestamp with time zone NOT NULL
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
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-0', 'POST /api/mood-entries', 'vBm_ffsR8ycctyuuX3uijRZnPj5EBIWeGwWYDfasliI', '{"id":"c7293983-6c60-4a04-9e10-04b3fb23bbaa","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"joy","intensity":1,"note":null,"timestamp":"2026-11-22T06:49:11.410Z","x":40,"y":0,"z":0,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.41+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-2', 'POST /api/mood-entries', 'AjbIkI0FWF5zdUqa0gxo1e3nVYr8g8fvrydXH351UYE', '{"id":"efc3c02e-2c26-4af9-9fcf-b274b6dfad66","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"love","intensity":3,"note":"  two spaces  ","timestamp":"2026-11-22T06:49:11.438Z","x":51,"y":44,"z":-6,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.438+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-4', 'POST /api/mood-entries', 'vs0Eqzl8cXPYH77lNacQvsgwR26RDVQjTZGkoRUVVB8', '{"id":"e5099fb5-c077-48fb-a05c-95a03b7e36c9","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"serenity","intensity":5,"note":"„Anführung“ und ''Apostroph''; -- Kommentar","timestamp":"2026-11-22T06:49:11.453Z","x":-57,"y":35,"z":19,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.453+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-6', 'POST /api/mood-entries', 'qSULnogppzymYk6f33y7dqwzKCiY42OQWFPTInY_Fr4', '{"id":"df4af917-1953-4b5e-a380-0f7d8266cc00","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"joy","intensity":7,"note":"עברית וגם ערבית: العربية","timestamp":"2026-11-22T06:49:11.470Z","x":65,"y":49,"z":12,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.47+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-8', 'POST /api/mood-entries', 'WnDf2dl8O5CVCSedpKTgrVv_OJA7vMBLqOtNBUNJXqo', '{"id":"46bdb40b-0451-4f79-9c21-149f9b96d5e8","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"love","intensity":9,"note":"日本語と한국어와中文","timestamp":"2026-11-22T06:49:11.494Z","x":67,"y":45,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.494+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-10', 'POST /api/mood-entries', 'wNgA3S4CPowDlwydYwz_JhX_aKP_zc6Gke15C3onDIM', '{"id":"03528012-e811-47ee-b705-2b5fb216d6f4","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"serenity","intensity":1,"note":"back\\slash %s $1 ? {} []","timestamp":"2026-11-22T06:49:11.512Z","x":340,"y":-30,"z":170,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.512+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'key-12', 'POST /api/mood-entries', '_P_6Bb8M8g-c5J4NwchTBZZ-aYVOb1hsTNRUuuy0w2k', '{"id":"e94c2879-e96c-447b-95b4-86c7dba77745","userId":"a9d1d957-ba5d-4cb8-9513-674bded0b0a2","emotion":"joy","intensity":3,"note":null,"timestamp":"2026-11-22T06:49:11.525Z","x":76,"y":53,"z":1,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.525+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', 'key-4', 'POST /api/mood-entries', 'vs0Eqzl8cXPYH77lNacQvsgwR26RDVQjTZGkoRUVVB8', '{"id":"d1861c76-8314-4bc8-ab15-d9390a7bb02e","userId":"427c0ee2-9844-49b6-a0e2-fe6d9388caba","emotion":"serenity","intensity":5,"note":"„Anführung“ und ''Apostroph''; -- Kommentar","timestamp":"2026-11-22T06:49:11.573Z","x":-48,"y":33,"z":12,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.573+00');
INSERT INTO public.idempotency_keys ("userId", key, call, "bodyHash", reply, "createdAt") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', 'key-6', 'POST /api/mood-entries', 'qSULnogppzymYk6f33y7dqwzKCiY42OQWFPTInY_Fr4', '{"id":"7513cd4f-6535-499f-9f42-8b30d8a047ea","userId":"427c0ee2-9844-49b6-a0e2-fe6d9388caba","emotion":"joy","intensity":7,"note":"עברית וגם ערבית: العربية","timestamp":"2026-11-22T06:49:11.588Z","x":55,"y":46,"z":15,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-11-22 06:49:11.588+00');
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-first-schema', '2026-11-22T06:49:11.170Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.limits (key, count, "endsAt") VALUES ('look-up EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 1, '2026-11-22 06:50:11.538+00');
INSERT INTO public.limits (key, count, "endsAt") VALUES ('registration EsoXtJryKJQ28wPgFmAwoh5SXSZuIJJnQzgBqP1AcaA', 3, '2026-11-22 06:50:11.388+00');
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'c7293983-6c60-4a04-9e10-04b3fb23bbaa', 'joy', 1, NULL, '2026-11-22 06:49:11.41+00', 40, 0, 0, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '6f85ea99-a9e7-44de-a24d-265ba06518df', 'envy', 2, NULL, '2026-11-22 06:49:11.424+00', 41, -19, -28, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'efc3c02e-2c26-4af9-9fcf-b274b6dfad66', 'love', 3, '  two spaces  ', '2026-11-22 06:49:11.438+00', 51, 44, -6, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'e549bc8d-24c1-4783-a9d5-8c5e2639d187', 'fear', 4, 'Rain on the roof, nothing to do.', '2026-11-22 06:49:11.446+00', -40, -29, 41, 1, 'anguish', 7);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'e5099fb5-c077-48fb-a05c-95a03b7e36c9', 'serenity', 5, '„Anführung“ und ''Apostroph''; -- Kommentar', '2026-11-22 06:49:11.453+00', -57, 35, 19, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '08101ca5-fc02-43ee-bc74-8937bdd26ff6', 'anguish', 6, 'line
break
and	tab', '2026-11-22 06:49:11.462+00', 190, -15, 85, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'df4af917-1953-4b5e-a380-0f7d8266cc00', 'joy', 7, 'עברית וגם ערבית: العربية', '2026-11-22 06:49:11.47+00', 65, 49, 12, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '05b93367-919c-4029-9cec-97816413db8f', 'envy', 8, 'हिन्दी में एक नोट', '2026-11-22 06:49:11.484+00', 51, -19, -47, 1, 'fear', 3);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '46bdb40b-0451-4f79-9c21-149f9b96d5e8', 'love', 9, '日本語と한국어와中文', '2026-11-22 06:49:11.494+00', 67, 45, -10, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '1ac8a660-efdf-4816-af55-07f643e574dd', 'fear', 10, '👩‍👩‍👧‍👦 é   ‏ 🌌', '2026-11-22 06:49:11.503+00', -43, -30, 60, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '03528012-e811-47ee-b705-2b5fb216d6f4', 'serenity', 1, 'back\slash %s $1 ? {} []', '2026-11-22 06:49:11.512+00', 340, -30, 170, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '9eac6a12-c50d-4ed5-9556-d7c9098a9ac8', 'anguish', 2, 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', '2026-11-22 06:49:11.519+00', -62, -49, -41, 1, 'wonder', 9);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'e94c2879-e96c-447b-95b4-86c7dba77745', 'joy', 3, NULL, '2026-11-22 06:49:11.525+00', 76, 53, 1, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '0665391c-7f74-4378-b1fc-a57853730966', 'envy', 4, NULL, '2026-11-22 06:49:11.534+00', 49, -24, -64, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', '0725863f-9681-43cb-9d62-020e99a63360', 'fear', 4, 'Rain on the roof, nothing to do.', '2026-11-22 06:49:11.568+00', -9, -24, 36, 1, 'anguish', 7);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', 'd1861c76-8314-4bc8-ab15-d9390a7bb02e', 'serenity', 5, '„Anführung“ und ''Apostroph''; -- Kommentar', '2026-11-22 06:49:11.573+00', -48, 33, 12, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', '82b21a7e-2bbf-4273-83bc-1edeeeae7269', 'anguish', 6, 'line
break
and	tab', '2026-11-22 06:49:11.58+00', 190, -15, 85, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', '7513cd4f-6535-499f-9f42-8b30d8a047ea', 'joy', 7, 'עברית וגם ערבית: العربية', '2026-11-22 06:49:11.588+00', 55, 46, 15, 0, NULL, NULL);
INSERT INTO public.mood_entries ("userId", id, emotion, intensity, note, "timestamp", x, y, z, "isTwinStar", "secondaryEmotion", "secondaryIntensity") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', '36ece390-d427-4116-af2c-29c4faf64892', 'envy', 8, 'हिन्दी में एक नोट', '2026-11-22 06:49:11.598+00', 48, -22, -37, 1, 'fear', 3);
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'a1f3cb8b7ab9660c459d7c495d83f0fe63871f032d049750b2e89a14d3583dc1', '{"openedBy":"name","openedAt":"2026-11-22T06:49:11.398Z"}', '2026-12-22 06:49:11.398+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', '475b5941b22bed033c185fc18acd87950aeafb0a37359e2269d473530ec78ec6', '{"openedBy":"name","openedAt":"2026-11-22T06:49:11.543Z"}', '2026-12-22 06:49:11.543+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('1f22f90f-9e4f-474e-9e9c-9c1320c14ef8', '421b01a4e09cdda685baef3684c1c3331ce1b8df8e3e95d7be8ac91fc950eeaa', '{"openedBy":"name","openedAt":"2026-11-22T06:49:11.551Z"}', '2026-12-22 06:49:11.551+00');
INSERT INTO public.sessions ("userId", sid, sess, expire) VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', '2d0b4f981d2bef0bd03adb5e7b956e7f0704befa2ea6bb768283d1c36bf41118', '{"openedBy":"name","openedAt":"2026-11-22T06:49:11.559Z"}', '2026-12-22 06:49:11.559+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt") VALUES ('a9d1d957-ba5d-4cb8-9513-674bded0b0a2', 'Andromeda 🌌', 'andromeda 🌌', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:49:11.542+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 14, 14, '2026-11-22 06:49:11.534+00', '2026-11-22 06:49:11.393+00', '2026-11-22 06:49:11.393+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt") VALUES ('1f22f90f-9e4f-474e-9e9c-9c1320c14ef8', 'Leer', 'leer', 'Bo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1990-02-03', '2026-01-02', 'A reader.', NULL, NULL, '2026-11-22 06:49:11.548+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-11-22 06:49:11.548+00', '2026-11-22 06:49:11.548+00');
INSERT INTO public.users (id, "universeName", "universeKey", "userName", "emailKey", "emailVerificationToken", email, "firstName", "lastName", "profileImageUrl", "pendingEmail", "pendingPasswordHash", "pendingSalt", "passwordHash", salt, "providerIssuer", "providerSubject", birthday, "startDate", demographics, "emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires", "emailVerified", "accountLocked", "loginAttempts", "avatarShape", "avatarColors", "avatarPattern", "avatarAccessories", "journeyStats", revision, "entryCount", "latestEntryAt", "createdAt", "updatedAt") VALUES ('427c0ee2-9844-49b6-a0e2-fe6d9388caba', 'आकाश', 'आकाश', 'किरण', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 06:49:11.558+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 5, 5, '2026-11-22 06:49:11.598+00', '2026-11-22 06:49:11.558+00', '2026-11-22 06:49:11.558+00');
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pk PRIMARY KEY ("userId", key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.mood_entries
    ADD CONSTRAINT mood_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.name_reservations
    ADD CONSTRAINT name_reservations_pkey PRIMARY KEY ("universeKey");
ALTER TABLE ONLY public.personalized_recommendations
    ADD CONSTRAINT personalized_recommendations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_once UNIQUE ("userId", "runId", "scenarioId");
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);
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
CREATE INDEX mood_entries_by_place ON public.mood_entries USING btree ("userId", x, y, z);
CREATE INDEX mood_entries_by_time ON public.mood_entries USING btree ("userId", "timestamp", id);
CREATE INDEX name_reservations_sweep ON public.name_reservations USING btree (expires);
CREATE INDEX personalized_recommendations_by_time ON public.personalized_recommendations USING btree ("userId", "createdAt", id);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user ON public.sessions USING btree ("userId");
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
