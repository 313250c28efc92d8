SELECT pg_catalog.set_config('search_path', '', false);
CREATE FUNCTION public.mood_universe_device_in_directory() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO '$user', 'public'
    AS $$
    begin
      if tg_op = 'DELETE' then
        delete from "directory" where "kind" = 'device' and "key" = old."id" and "userId" = old."userId";
      else
        insert into "directory" ("kind", "key", "userId") values ('device', new."id", new."userId")
          on conflict ("kind", "key") do update set "userId" = excluded."userId";
      end if;
      return null;
    end $$;
CREATE FUNCTION public.mood_universe_link_in_directory() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO '$user', 'public'
    AS $$
    begin
      if tg_op = 'DELETE' then
        delete from "directory" where "kind" = 'link' and "key" = old."tokenHash";
      else
        insert into "directory" ("kind", "key", "userId") values ('link', new."tokenHash", new."userId")
          on conflict do nothing;
      end if;
      return null;
    end $$;
CREATE FUNCTION public.mood_universe_user_in_directory() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO '$user', 'public'
    AS $$
    begin
      delete from "directory"
        where "userId" = old."id" and ("kind" in ('name', 'email', 'verification', 'provider') or tg_op = 'DELETE');
      delete from "pending_emails" where "userId" = old."id";
      if tg_op = 'DELETE' then
        return null;
      end if;
      insert into "directory" ("kind", "key", "userId")
        select "kind", "key", new."id" from (values
          ('name', new."universeKey"), ('email', new."emailKey"), ('verification', new."emailVerificationToken"),
          ('provider', new."providerIssuer" || ' ' || new."providerSubject")) as "entries" ("kind", "key")
        where "key" is not null on conflict do nothing;
      if new."pendingEmailKey" is not null then
        insert into "pending_emails" ("emailKey", "userId", "since")
          values (new."pendingEmailKey", new."id", coalesce(new."pendingSince", new."updatedAt"))
          on conflict do nothing;
      end if;
      return null;
    end $$;
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
CREATE TABLE public.directory (
    kind text NOT NULL,
    key text NOT NULL,
    "userId" text NOT NULL
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
    "isBulk" integer DEFAULT 0 NOT NULL,
    locale text
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
CREATE TABLE public.pending_emails (
    "emailKey" text NOT NULL,
    "userId" text NOT NULL,
    since timestamp with time zone NOT NULL
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
    expires timestamp with time zone NOT NULL,
    locale text
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
    locale text,
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
INSERT INTO public.constellation_stars VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', '68a34a77-b858-40a1-bee7-6f3c72aed6c5', 0);
INSERT INTO public.constellation_stars VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', 1);
INSERT INTO public.constellation_stars VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', '68a34a77-b858-40a1-bee7-6f3c72aed6c5', 0);
INSERT INTO public.constellation_stars VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', 1);
INSERT INTO public.constellations VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', 'Summer', '2026-03-13 12:06:00+00', 15, NULL);
INSERT INTO public.constellations VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '2f74d6f9-b9b1-47d4-8b5f-9221d884c4d9', 'Summer', '2026-03-13 12:06:00+00', 100001, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.directory VALUES ('name', 'andromeda', '6b255772-6957-4563-b600-f826c7d2bbeb');
INSERT INTO public.directory VALUES ('link', '76c331ec179b4bdaa005ed145524390a4c6683157b52cfa3eb62b3bd208f1bbc', '6b255772-6957-4563-b600-f826c7d2bbeb');
INSERT INTO public.directory VALUES ('link', 'd82bd91c003d92a4183eeb33427842eddbe76165c8b8b453baf82958e1881d1f', '6b255772-6957-4563-b600-f826c7d2bbeb');
INSERT INTO public.directory VALUES ('name', 'cygnus', '282345c6-a538-42c6-9279-e348fdfa39de');
INSERT INTO public.directory VALUES ('name', 'betelgeuse', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0');
INSERT INTO public.directory VALUES ('email', 'person-1@example.org', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0');
INSERT INTO public.directory VALUES ('verification', '64f77f0e82560d64afef455fa03ab3f8f3470b62fc718a7465fd6dca9592ed1e', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0');
INSERT INTO public.directory VALUES ('name', 'deneb', '8a3985ca-a200-4c2d-96f6-c534fbe832da');
INSERT INTO public.directory VALUES ('name', 'fornax', '26043340-578b-4bdc-a0c4-11e7b62b02b9');
INSERT INTO public.directory VALUES ('verification', '8e0bb6566bc97dcd7a81b86ef4a6658b0fb38bf958c784ac803749cf8d5b3b12', '26043340-578b-4bdc-a0c4-11e7b62b02b9');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '0bcce3b6-1b0c-43a4-a51d-056abfe63fca', 'POST /api/mood-entries', 'ofRQ2uvNiIoiR_vJC53_Dodzfqq-nj8ZzLiF4_wBVwI', '{"id":"68a34a77-b858-40a1-bee7-6f3c72aed6c5","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":null,"timestamp":"2026-03-13T12:01:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:01:00.000Z","editedAt":null,"tags":[],"revision":4,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:01:00+00');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '90001d3c-5ad0-4ee7-8558-5bba800efd69', 'POST /api/mood-entries', 'CUpI5NnC18CNotOVT1uwKfoPEU-TS-1tLG5y7sq7Sg8', '{"id":"a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":"a note 1","timestamp":"2026-03-13T12:02:00.000Z","x":49,"y":43,"z":5,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:02:00.000Z","editedAt":null,"tags":["ed4fd13d-17f2-49fb-b936-1c0ff8f894d7"],"revision":5,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:02:00+00');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '0b2f13b1-d87b-4471-8efc-6d795df38d0d', 'POST /api/mood-entries', 'KSz4qWcDG7FFTl1G2WMIjPNO_EQEe4tZ2vKJPo7tnSI', '{"id":"f169cf17-073d-4bf1-b08c-3bb9f6007a3d","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":null,"timestamp":"2026-03-13T12:03:00.000Z","x":51,"y":43,"z":-11,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:03:00.000Z","editedAt":null,"tags":["ed4fd13d-17f2-49fb-b936-1c0ff8f894d7","58d8d96d-d614-4ee1-a574-b28bd16cb3e8"],"revision":6,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:03:00+00');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'b18c6b78-0a09-4da1-a24e-c6576a91724e', 'POST /api/mood-entries', 'bkOuBXIwcuTn8jHLp3ePMM8fQDH5nyLAgtvgf1y9euQ', '{"id":"0e5f5242-6775-4bd0-b364-30f7e5563b89","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":"a note 3","timestamp":"2026-03-13T12:04:00.000Z","x":55,"y":46,"z":15,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:04:00.000Z","editedAt":null,"tags":[],"revision":7,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:04:00+00');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '054ac612-7ba9-4627-b413-a5670b3383a7', 'POST /api/mood-entries', 'zQslbTaIQmh0zmdCHqBeoXUoB94qKSLfpYJIraWg6uY', '{"id":"efcdc181-f9d2-442b-b0a9-59b924372dcf","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":null,"timestamp":"2026-03-13T12:05:00.000Z","x":62,"y":45,"z":-4,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:05:00.000Z","editedAt":null,"tags":["ed4fd13d-17f2-49fb-b936-1c0ff8f894d7"],"revision":8,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:05:00+00');
INSERT INTO public.idempotency_keys VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'b6592935-7509-4c9d-ae11-0e96e5155383', 'POST /api/mood-entries', '3o3h7xRd2bzHQCEZmT-eXdAX-3sRCJCt-iS2He1OWIg', '{"id":"6ff13c88-5519-4ed6-a363-3cca39ac2e42","userId":"6b255772-6957-4563-b600-f826c7d2bbeb","emotion":"joy","intensity":7,"note":"a note 5","timestamp":"2026-03-13T12:06:00.000Z","x":62,"y":48,"z":-16,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:06:00.000Z","editedAt":null,"tags":["ed4fd13d-17f2-49fb-b936-1c0ff8f894d7","58d8d96d-d614-4ee1-a574-b28bd16cb3e8"],"revision":9,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:06:00+00');
INSERT INTO public.idempotency_keys VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '974b8db7-711d-4256-8608-f8f51ad8b42f', 'POST /api/mood-entries', 'YJr0cZhpgEjq_XsnsXSc3at5_FpsQnZycNmZz0JZMSE', '{"id":"50c1f410-8ee1-4f83-a6b0-65233d073376","userId":"af49d05c-eb60-4795-8ac8-08dc3ceb89a0","emotion":"joy","intensity":7,"note":"Ben''s","timestamp":"2026-03-13T12:06:00.000Z","x":36,"y":40,"z":-10,"isTwinStar":0,"secondaryEmotion":null,"secondaryIntensity":null,"utcOffset":null,"timeZone":null,"createdAt":"2026-03-13T12:06:00.000Z","editedAt":null,"tags":[],"revision":1,"cooldownStatus":{"active":false,"remainingMinutes":0,"endsAt":null}}', '2026-03-13 12:06:00+00');
INSERT INTO public.import_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '64cb28de-ce18-421c-a356-d86fb8d5c2bf', 'key-6', '2025-12-31 23:54:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:54:00.000Z"}');
INSERT INTO public.import_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '64cb28de-ce18-421c-a356-d86fb8d5c2bf', 'key-7', '2025-12-31 23:53:00+00', 'joy', '{"emotion":"joy","intensity":7,"utcOffset":60,"timestamp":"2025-12-31T23:53:00.000Z"}');
INSERT INTO public.import_keys VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'key-3', 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f', 'e256706e-f948-4ca9-9942-1930e9029f65');
INSERT INTO public.import_keys VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'key-2', 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f', '8f95e19d-098e-4af4-8e59-625cb3928d72');
INSERT INTO public.import_keys VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'key-1', 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f', '5d6227a1-1d05-4336-b6ae-9334c674af98');
INSERT INTO public.import_keys VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '68a34a77-b858-40a1-bee7-6f3c72aed6c5', 'f0804487-ef79-4a77-afbe-21c39980dedb', '68a34a77-b858-40a1-bee7-6f3c72aed6c5');
INSERT INTO public.import_keys VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', 'f0804487-ef79-4a77-afbe-21c39980dedb', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6');
INSERT INTO public.import_keys VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d', 'f0804487-ef79-4a77-afbe-21c39980dedb', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d');
INSERT INTO public.import_keys VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'efcdc181-f9d2-442b-b0a9-59b924372dcf', 'f0804487-ef79-4a77-afbe-21c39980dedb', 'efcdc181-f9d2-442b-b0a9-59b924372dcf');
INSERT INTO public.import_keys VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '6ff13c88-5519-4ed6-a363-3cca39ac2e42', 'f0804487-ef79-4a77-afbe-21c39980dedb', '6ff13c88-5519-4ed6-a363-3cca39ac2e42');
INSERT INTO public.import_tags VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f', '740f7d86-8d45-426c-aa6e-dec6e748a075', 'Imported', 'place', '740f7d86-8d45-426c-aa6e-dec6e748a075', 1, 0);
INSERT INTO public.import_tags VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '64cb28de-ce18-421c-a356-d86fb8d5c2bf', '3380a12a-ea70-4ad1-94ba-7ef04e31ec8e', 'Waiting', 'other', NULL, 0, 0);
INSERT INTO public.import_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f0804487-ef79-4a77-afbe-21c39980dedb', '248dc98d-c1dd-42fc-87f3-e610a5a64e9c', 'Büro', 'activity', '248dc98d-c1dd-42fc-87f3-e610a5a64e9c', 1, 0);
INSERT INTO public.import_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f0804487-ef79-4a77-afbe-21c39980dedb', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 'Sea', 'activity', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 1, 0);
INSERT INTO public.imports VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f', 'daylio-csv', 'daylio.csv', 3, 3, 0, 100001, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 0);
INSERT INTO public.imports VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'a1d02595-36e8-4c7e-98e2-c33088ae2aec', 'daylio-csv', 'daylio.csv', 2, 2, 0, 200001, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 0);
INSERT INTO public.imports VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '64cb28de-ce18-421c-a356-d86fb8d5c2bf', 'daylio-csv', 'daylio.csv', 2, 2, 0, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 0);
INSERT INTO public.imports VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f0804487-ef79-4a77-afbe-21c39980dedb', 'mood-universe-json', 'mood-universe.json', 5, 5, 0, 100000, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 1);
INSERT INTO public.kysely_migration VALUES ('0001-first-schema', '2026-11-26T13:26:25.274Z');
INSERT INTO public.kysely_migration VALUES ('0002-accounts', '2026-11-26T13:26:25.308Z');
INSERT INTO public.kysely_migration VALUES ('0003-changeable-data', '2026-11-26T13:26:25.450Z');
INSERT INTO public.kysely_migration VALUES ('0004-imports', '2026-11-26T13:26:25.518Z');
INSERT INTO public.kysely_migration VALUES ('0005-leaving-and-restoring', '2026-11-26T13:26:25.585Z');
INSERT INTO public.kysely_migration VALUES ('0006-shown-skies', '2026-11-26T13:26:25.593Z');
INSERT INTO public.kysely_migration VALUES ('0007-reminders', '2026-11-26T13:26:25.601Z');
INSERT INTO public.kysely_migration VALUES ('0008-directory', '2026-11-26T13:26:25.638Z');
INSERT INTO public.kysely_migration VALUES ('0009-languages', '2026-11-26T13:26:25.640Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mails VALUES ('cf0dd902-7aeb-4554-b053-e537a40945d5', 'registration', 'person-1@example.org', 'person-1@example.org', 'person-1@example.org', 1, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 0, NULL);
INSERT INTO public.mails VALUES ('c2f7e13a-2819-4ac1-a2da-3c681055cb7f', 'change-requested', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'person-1@example.org', 'person-1@example.org', 0, '2026-03-13 12:07:00+00', NULL, '2026-03-13 12:06:00+00', 0, NULL);
INSERT INTO public.mails VALUES ('bb8a012a-8f6e-4d77-b875-2d557924e115', 'pending-email', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'new-ben@example.org', 'new-ben@example.org', 1, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 0, NULL);
INSERT INTO public.mails VALUES ('485d4229-f141-41d4-b20c-9c3623416f33', 'registration', 'person-2@example.org', 'person-2@example.org', 'person-2@example.org', 1, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 0, NULL);
INSERT INTO public.mails VALUES ('ee9065ca-e419-41ff-9ca4-c74a2e0548b1', 'pending-email', '26043340-578b-4bdc-a0c4-11e7b62b02b9', 'person-3@example.org', 'person-3@example.org', 1, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 0, NULL);
INSERT INTO public.mood_entries VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '68a34a77-b858-40a1-bee7-6f3c72aed6c5', 'joy', 7, NULL, '2026-03-13 12:01:00+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 12:01:00+00', NULL, NULL, 4, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '6ff13c88-5519-4ed6-a363-3cca39ac2e42', 'joy', 7, 'a note 5', '2026-03-13 12:06:00+00', NULL, NULL, 62, 48, -16, 5, 5, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 14, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', 'joy', 7, 'corrected', '2026-03-13 12:02:00+00', NULL, NULL, 49, 43, 5, 1, 1, 0, NULL, NULL, '2026-03-13 12:02:00+00', '2026-03-13 12:06:00+00', NULL, 14, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'efcdc181-f9d2-442b-b0a9-59b924372dcf', 'joy', 7, NULL, '2026-03-13 12:05:00+00', NULL, NULL, 62, 45, -4, 4, 4, 0, NULL, NULL, '2026-03-13 12:05:00+00', NULL, NULL, 14, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d', 'joy', 7, NULL, '2026-03-13 12:03:00+00', NULL, NULL, 51, 43, -11, 2, 2, 0, NULL, NULL, '2026-03-13 12:03:00+00', NULL, '2026-03-13 12:06:00+00', 14, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '50c1f410-8ee1-4f83-a6b0-65233d073376', 'joy', 7, 'Ben''s', '2026-03-13 12:06:00+00', NULL, NULL, 62, 46, 21, 0, 5, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '5d6227a1-1d05-4336-b6ae-9334c674af98', 'joy', 7, NULL, '2025-12-31 23:59:00+00', 60, NULL, 62, 47, 2, 1, 4, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 100001, NULL, 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f');
INSERT INTO public.mood_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '8f95e19d-098e-4af4-8e59-625cb3928d72', 'joy', 7, NULL, '2025-12-31 23:58:00+00', 60, NULL, 55, 44, -12, 2, 3, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 100001, NULL, 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f');
INSERT INTO public.mood_entries VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'e256706e-f948-4ca9-9942-1930e9029f65', 'joy', 7, NULL, '2025-12-31 23:57:00+00', 60, NULL, 52, 45, 14, 3, 2, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 100001, NULL, 'fd0f1bb5-4b5e-48e3-91fb-fa23fb61a51f');
INSERT INTO public.mood_entries VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '68a34a77-b858-40a1-bee7-6f3c72aed6c5', 'joy', 7, NULL, '2026-03-13 12:01:00+00', NULL, NULL, 36, 40, -10, 0, 0.01290275217504014, 0, NULL, NULL, '2026-03-13 12:01:00+00', NULL, NULL, 100000, NULL, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.mood_entries VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', 'joy', 7, 'corrected', '2026-03-13 12:02:00+00', NULL, NULL, 49, 43, 5, 2, 1.2200167689617814, 0, NULL, NULL, '2026-03-13 12:02:00+00', '2026-03-13 12:05:59.999+00', NULL, 100000, NULL, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.mood_entries VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d', 'joy', 7, NULL, '2026-03-13 12:03:00+00', NULL, NULL, 51, 43, -11, 4, 1.8164133738647394, 0, NULL, NULL, '2026-03-13 12:03:00+00', NULL, '2026-03-13 12:06:00+00', 100000, NULL, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.mood_entries VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'efcdc181-f9d2-442b-b0a9-59b924372dcf', 'joy', 7, NULL, '2026-03-13 12:05:00+00', NULL, NULL, 62, 45, -4, 3, 4.741152197904609, 0, NULL, NULL, '2026-03-13 12:05:00+00', NULL, NULL, 100000, NULL, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.mood_entries VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '6ff13c88-5519-4ed6-a363-3cca39ac2e42', 'joy', 7, 'a note 5', '2026-03-13 12:06:00+00', NULL, NULL, 62, 48, -16, 1, 5.456662070214229, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 100000, NULL, 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.mood_entries VALUES ('8a3985ca-a200-4c2d-96f6-c534fbe832da', 'a66944ec-4fca-4297-a961-7988ac035a50', 'joy', 7, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 36, 40, -10, 0, 0, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, NULL, 1, NULL, NULL);
INSERT INTO public.mood_entry_tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '6ff13c88-5519-4ed6-a363-3cca39ac2e42', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'efcdc181-f9d2-442b-b0a9-59b924372dcf', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'a5e3f2d9-f6c9-48a8-97ed-ef7a261f6bc6', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'f169cf17-073d-4bf1-b08c-3bb9f6007a3d', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'efcdc181-f9d2-442b-b0a9-59b924372dcf', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.mood_entry_tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '6ff13c88-5519-4ed6-a363-3cca39ac2e42', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 0);
INSERT INTO public.pending_emails VALUES ('new-ben@example.org', 'af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '2026-03-13 12:06:00+00');
INSERT INTO public.pending_emails VALUES ('person-3@example.org', '26043340-578b-4bdc-a0c4-11e7b62b02b9', '2026-03-13 12:06:00+00');
INSERT INTO public.quiz_responses VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '5068ab9b-8639-49ca-9dfb-59cc19345035', 'color-wheel-explorer', '72ed110e-9543-40a1-988a-73b9bdf2c46e', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-03-13 12:06:00+00', NULL);
INSERT INTO public.quiz_responses VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '1EkQ7jrSw_L7QSNiMgjwo46nEoBe_0Qx', 'color-wheel-explorer', '72ed110e-9543-40a1-988a-73b9bdf2c46e', 'work_1', 'joy', 3, 'joy', 'match', 'work', 4200, '2026-03-13 12:06:00+00', 'f0804487-ef79-4a77-afbe-21c39980dedb');
INSERT INTO public.registrations VALUES ('38c2e53d-9e55-46a5-bed3-a69041b66d28', 'person-2@example.org', 'person-2@example.org', 'Elara', 'elara', 'Ada', '1990-02-03', '2026-03-13', 'argon2id-8-1-1$MhGCsL_W5fIIbr0zDQEbl9sRHZjPZGvDZY4XtO9DshY', 'pZ_R9OSmTkAZMqwXT5pclg', '87291310568d8d086aa39d33fb723c5d94990dffcc16eb56f1acae8e2f694024', '2026-03-13 12:06:00+00', '2026-03-14 12:06:00+00', 'en');
INSERT INTO public.reminder_keys VALUES ('keys', 'BMKMHcahIMjjUoqKf-iS9Ijug_T-ylniYa40hrm4yq8E1l9bVfVob1D-rz0mVDqYosQC28qoOkAqDhsVKeGMRGQ', 'kcqYaH9KKUHufYkjxjQgRCZq9ieg5BjfuLL_H_K3XWI', 'jY7ob8AJUUjQo_jau6yBXBrVrun9-wo_DzA7a4FpY6o', '2026-03-13 12:06:00+00');
INSERT INTO public.reminders VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 1, '[{"time":"20:30","weekdays":[0,1,2,3,4,5,6]}]', 'Europe/Berlin', 0, 1, NULL, '2026-03-13 19:30:00+00', '2026-03-13 12:06:00+00');
INSERT INTO public.sessions VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '21eb7a80bbeb1ec5543896f7bea4677defa4c4e91a0c3069477c4e9863be9da8', '{"openedBy":"name","openedAt":"2026-03-13T12:00:00.000Z"}', '2026-04-12 12:00:00+00');
INSERT INTO public.sessions VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '5e4006f0ff30169a95b9c50f45e0f459fb3637a72075bf4ff1412ceb0a5877c3', '{"openedBy":"password","openedAt":"2026-03-13T12:06:00.000Z"}', '2026-04-12 12:06:00+00');
INSERT INTO public.sessions VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'b171c510f6b858359c3d7e2dadb1c48cc8cfdad6637711e38e98ef98f3f3c6f8', '{"openedBy":"name","openedAt":"2026-03-13T12:06:00.000Z"}', '2026-04-12 12:06:00+00');
INSERT INTO public.sessions VALUES ('26043340-578b-4bdc-a0c4-11e7b62b02b9', '163c9e8caad84a667372560be00a4f4b6182a379c351c3f3fd897148996c2e47', '{"openedBy":"name","openedAt":"2026-03-13T12:06:00.000Z"}', '2026-04-12 12:06:00+00');
INSERT INTO public.shown_skies VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'a44c955c-3abe-468a-a399-f2aface3ace1', '76c331ec179b4bdaa005ed145524390a4c6683157b52cfa3eb62b3bd208f1bbc', 'NpH8CrHxOQ7mUo3HWUKBjaoDgKnri2DHTxIvjkDPoyeczfmjRAd9hOURk1ABoRqX4LCFcTVfV8vzde94UNjp4f9_rLptm8o', 'For my sister', 0, 0, NULL, NULL, '2026-03-13 12:06:00+00', NULL, 0);
INSERT INTO public.shown_skies VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '4c8976a7-ad92-43e0-81ed-fc62dcac1f78', 'd82bd91c003d92a4183eeb33427842eddbe76165c8b8b453baf82958e1881d1f', 'LmZ2YboArVUQL_Vq-2TeNGa1eOVVtbv8LHptfqyg5IQY9FFpKPZN1PLsOhv27WqHRMiAmF2i0n2KVwWh_AtV1qRYufBum80', 'For my sister', 0, 0, '2026-03-13 12:06:00+00', 6, '2026-03-13 12:06:00+00', NULL, 0);
INSERT INTO public.sign_in_attempts VALUES ('7fcda6daab516f654f15bda36a66cf05b1e0d01a3337af0161c2d3d83b622bbb', 1, NULL, '2026-03-13 12:06:00+00');
INSERT INTO public.tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 'Sea', 'sea', 'activity', 0, '2026-03-13 12:00:00+00', 2);
INSERT INTO public.tags VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', '248dc98d-c1dd-42fc-87f3-e610a5a64e9c', 'Büro', 'büro', 'activity', 0, '2026-03-13 12:00:00+00', 3);
INSERT INTO public.tags VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', '740f7d86-8d45-426c-aa6e-dec6e748a075', 'Imported', 'imported', 'place', 0, '2026-03-13 12:06:00+00', 100001);
INSERT INTO public.tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '248dc98d-c1dd-42fc-87f3-e610a5a64e9c', 'Büro', 'büro', 'activity', 0, '2026-03-13 12:06:00+00', 100000);
INSERT INTO public.tags VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', 'Sea', 'sea', 'activity', 0, '2026-03-13 12:06:00+00', 100000);
INSERT INTO public.tombstones VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'entry', '0e5f5242-6775-4bd0-b364-30f7e5563b89', 13, NULL, '2026-03-13 12:06:00+00');
INSERT INTO public.tombstones VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'tag', 'ed4fd13d-17f2-49fb-b936-1c0ff8f894d7', 14, '58d8d96d-d614-4ee1-a574-b28bd16cb3e8', '2026-03-13 12:06:00+00');
INSERT INTO public.tombstones VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'entry', '00eea355-ae6e-4e5e-8fe2-b2f638094ad2', 200002, NULL, '2026-03-13 12:06:00+00');
INSERT INTO public.tombstones VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'entry', '793bfabf-58ed-4908-a042-c1ae9cb70bd9', 200002, NULL, '2026-03-13 12:06:00+00');
INSERT INTO public.users VALUES ('af49d05c-eb60-4795-8ac8-08dc3ceb89a0', 'Betelgeuse', 'betelgeuse', 'Ada', 'person-1@example.org', '64f77f0e82560d64afef455fa03ab3f8f3470b62fc718a7465fd6dca9592ed1e', 'person-1@example.org', NULL, NULL, NULL, 'new-ben@example.org', NULL, NULL, 'argon2id-8-1-1$DZ5rOlER1d0c7gQhFpgTNoniVFxRYFoeWTeFgrPRJbM', 'MhUe4Pwl01Hvd0RO3XGdlA', NULL, NULL, '1990-02-03', '2026-03-13', NULL, '2026-03-14 12:06:00+00', '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 1, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 200002, 4, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 'new-ben@example.org', 6, 200001, NULL, 'de');
INSERT INTO public.users VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'Cygnus', 'cygnus', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:06:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 100001, 4, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 6, 100000, NULL, 'en');
INSERT INTO public.users VALUES ('8a3985ca-a200-4c2d-96f6-c534fbe832da', 'Deneb', 'deneb', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:06:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 1, 1, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 1, 0, '2026-03-13 12:06:00+00', 'en');
INSERT INTO public.users VALUES ('26043340-578b-4bdc-a0c4-11e7b62b02b9', 'Fornax', 'fornax', 'Ada', NULL, '8e0bb6566bc97dcd7a81b86ef4a6658b0fb38bf958c784ac803749cf8d5b3b12', NULL, NULL, NULL, NULL, 'person-3@example.org', 'argon2id-8-1-1$iwNJvue8ciANsIIcHGRvuzCqWCkrWuscocQEpbMZwm0', '5v00G-HXZywhrjU3V1ntlw', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-14 12:06:00+00', '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 0, 0, NULL, '2026-03-13 12:06:00+00', '2026-03-13 12:06:00+00', 'person-3@example.org', 0, 0, NULL, 'en');
INSERT INTO public.users VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'Andromeda', 'andromeda', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-13 12:00:00+00', NULL, 0, 0, 0, 'cosmic-orb', '["#34d399","#3b82f6"]', 'gradient', '[]', '{}', 15, 4, '2026-03-13 12:06:00+00', '2026-03-13 12:00:00+00', '2026-03-13 12:00:00+00', NULL, 6, 0, NULL, 'en');
INSERT INTO public.wellness_sessions VALUES ('6b255772-6957-4563-b600-f826c7d2bbeb', 'c7668947-8aba-4651-896e-3013beb166c5', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:06:00+00', NULL);
INSERT INTO public.wellness_sessions VALUES ('282345c6-a538-42c6-9279-e348fdfa39de', 'jhB6sGDpARUzrzxUWSFXJbQPXdZktLzD', 'exercise', 'breathing', 'completed', 180, NULL, '2026-03-13 12:06:00+00', 'f0804487-ef79-4a77-afbe-21c39980dedb');
ALTER TABLE ONLY public.constellation_stars
    ADD CONSTRAINT constellation_stars_pk PRIMARY KEY ("userId", "constellationId", "entryId");
ALTER TABLE ONLY public.constellations
    ADD CONSTRAINT constellations_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.directory
    ADD CONSTRAINT directory_pk PRIMARY KEY (kind, key);
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
ALTER TABLE ONLY public.pending_emails
    ADD CONSTRAINT pending_emails_pk PRIMARY KEY ("emailKey", "userId");
ALTER TABLE ONLY public.personalized_recommendations
    ADD CONSTRAINT personalized_recommendations_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.provider_sign_ins
    ADD CONSTRAINT provider_sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_once UNIQUE ("userId", "runId", "scenarioId");
ALTER TABLE ONLY public.quiz_responses
    ADD CONSTRAINT quiz_responses_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_emailKey_key" UNIQUE ("emailKey");
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_emailVerificationToken_key" UNIQUE ("emailVerificationToken");
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT "registrations_universeKey_key" UNIQUE ("universeKey");
ALTER TABLE ONLY public.reminder_jobs
    ADD CONSTRAINT reminder_jobs_pk PRIMARY KEY ("userId", id);
ALTER TABLE ONLY public.reminder_keys
    ADD CONSTRAINT reminder_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT reminders_pk PRIMARY KEY ("userId");
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pk PRIMARY KEY ("userId", sid);
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
    ADD CONSTRAINT wellness_sessions_pk PRIMARY KEY ("userId", id);
CREATE INDEX constellation_stars_by_entry ON public.constellation_stars USING btree ("userId", "entryId");
CREATE INDEX constellations_by_revision ON public.constellations USING btree ("userId", revision);
CREATE INDEX constellations_restored ON public.constellations USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX directory_user ON public.directory USING btree ("userId");
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
CREATE INDEX pending_emails_user ON public.pending_emails USING btree ("userId");
CREATE INDEX personalized_recommendations_by_id ON public.personalized_recommendations USING btree (id);
CREATE INDEX personalized_recommendations_by_time ON public.personalized_recommendations USING btree ("userId", "createdAt", id);
CREATE INDEX personalized_recommendations_restored ON public.personalized_recommendations USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX provider_sign_ins_sweep ON public.provider_sign_ins USING btree (expires);
CREATE UNIQUE INDEX push_subscriptions_by_id ON public.push_subscriptions USING btree (id);
CREATE INDEX push_subscriptions_sid ON public.push_subscriptions USING btree (sid);
CREATE INDEX quiz_responses_by_id ON public.quiz_responses USING btree (id);
CREATE INDEX quiz_responses_restored ON public.quiz_responses USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE INDEX registrations_sweep ON public.registrations USING btree (expires);
CREATE INDEX reminder_jobs_at ON public.reminder_jobs USING btree (at);
CREATE INDEX reminder_jobs_by_id ON public.reminder_jobs USING btree (id);
CREATE INDEX reminder_jobs_due ON public.reminder_jobs USING btree ("dueAt") WHERE ("dueAt" IS NOT NULL);
CREATE INDEX reminders_due ON public.reminders USING btree ("nextAt") WHERE ("nextAt" IS NOT NULL);
CREATE INDEX reminders_planned ON public.reminders USING btree ("plannedAt") WHERE ("nextAt" IS NOT NULL);
CREATE INDEX sessions_by_sid ON public.sessions USING btree (sid);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sign_in_attempts_sweep ON public.sign_in_attempts USING btree ("updatedAt");
CREATE INDEX tags_by_revision ON public.tags USING btree ("userId", revision);
CREATE INDEX tombstones_by_revision ON public.tombstones USING btree ("userId", revision);
CREATE INDEX tombstones_sweep ON public.tombstones USING btree ("createdAt");
CREATE INDEX users_closed ON public.users USING btree ("closedAt") WHERE ("closedAt" IS NOT NULL);
CREATE INDEX users_pending_email ON public.users USING btree ("pendingEmailKey");
CREATE UNIQUE INDEX users_provider ON public.users USING btree ("providerIssuer", "providerSubject");
CREATE INDEX wellness_sessions_by_id ON public.wellness_sessions USING btree (id);
CREATE INDEX wellness_sessions_by_time ON public.wellness_sessions USING btree ("userId", at, id);
CREATE INDEX wellness_sessions_restored ON public.wellness_sessions USING btree ("userId", "importId") WHERE ("importId" IS NOT NULL);
CREATE TRIGGER push_subscriptions_in_directory AFTER INSERT OR DELETE OR UPDATE OF "userId" ON public.push_subscriptions FOR EACH ROW EXECUTE FUNCTION public.mood_universe_device_in_directory();
CREATE TRIGGER shown_skies_in_directory AFTER INSERT OR DELETE ON public.shown_skies FOR EACH ROW EXECUTE FUNCTION public.mood_universe_link_in_directory();
CREATE TRIGGER users_in_directory AFTER INSERT OR DELETE OR UPDATE OF "universeKey", "emailKey", "emailVerificationToken", "pendingEmailKey", "providerIssuer", "providerSubject" ON public.users FOR EACH ROW EXECUTE FUNCTION public.mood_universe_user_in_directory();
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
