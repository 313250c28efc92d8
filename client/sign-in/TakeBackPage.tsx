import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "wouter";
import type * as z from "zod/mini";
import { accountCalls } from "#domain/calls/account.ts";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { isStatus } from "../call-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { sessionKey, setSessionUser } from "../session/session.ts";
import { forgetTakenOver } from "../session/taken-over.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { Outcome } from "./Outcome.tsx";

type Migration = z.output<(typeof accountCalls.getMigration.replies)[200]>;

const migrationQuery = (id: string) =>
  queryOptions({
    queryKey: ["migration", id],
    queryFn: async ({ signal }) => (await send(accountCalls.getMigration, { signal, params: { id } })).data,
    staleTime: 0,
  });

/** The session has ended, or its right: the person is a visitor like any other. */
const isOver = (error: unknown) => isStatus(error, 401) || isStatus(error, 404);

/** What a universe got without its founding session: an address with a password, or, without an address, a passkey. */
const wordsFor = (migration: Migration | undefined) =>
  migration?.email === "" ? account.takeBack.byPasskey : account.takeBack;

/** The browser in which a universe was made shows it after somebody has given the universe a password or a passkey elsewhere. */
export function TakeBackPage({ userId }: { userId: string }) {
  const t = useTranslator();
  const { data: migration, error, isFetching, refetch } = useQuery(migrationQuery(userId));
  usePageTitle(t(wordsFor(migration).title));
  useEffect(() => {
    if (isOver(error)) forgetTakenOver();
  }, [error]);
  return (
    <VisitorPage tagline={t(account.tagline)}>
      {migration ? (
        <TakenOver userId={userId} migration={migration} />
      ) : error && !isOver(error) ? (
        <Unreachable isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </VisitorPage>
  );
}

function Unreachable({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Outcome title={t(account.takeBack.title)}>
      <Notice>{t(account.takeBack.unreachable)}</Notice>
      <Button variant="primary" disabled={isFetching} onClick={onRetry}>
        {t(common.tryAgain)}
      </Button>
    </Outcome>
  );
}

function TakenOver({ userId, migration }: { userId: string; migration: Migration }) {
  const t = useTranslator();
  const { email, at, until } = migration;
  const words = wordsFor(migration);
  const takingBack = useTakeBack(userId);
  const moment = (iso: string) =>
    new Date(iso).toLocaleString(t.locale, { dateStyle: "long", timeStyle: "short" });
  const timeOf = (iso: string) => (content: ReactNode) => <time dateTime={iso}>{content}</time>;
  return (
    <Outcome title={t(words.title)}>
      <p>
        <RichText
          text={words.what}
          tags={{ time: timeOf(at), address: (content) => <bdi className="font-medium">{content}</bdi> }}
          params={{ moment: moment(at), email }}
        />
      </p>
      <p>
        <RichText text={words.notYou} tags={{ time: timeOf(until) }} params={{ moment: moment(until) }} />
      </p>
      <Notice>{takingBack.isError && t(account.takeBack.failed)}</Notice>
      <Button
        variant="primary"
        aria-disabled={takingBack.isPending || undefined}
        aria-busy={takingBack.isPending}
        onClick={() => takingBack.isPending || takingBack.mutate()}
      >
        {t(takingBack.isPending ? account.takeBack.busy : account.takeBack.submit)}
      </Button>
      <p className="pt-2 text-quiet">{t(words.wasYou)}</p>
      <Button asChild>
        <Link href="/login">{t(common.logIn)}</Link>
      </Button>
    </Outcome>
  );
}

/** Afterwards the session is the person's again, and the next step is a password of their own. */
function useTakeBack(id: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async () => {
      await send(accountCalls.undoMigration, { params: { id } });
      return (await send(sessionCalls.me, {})).data.user;
    },
    onSuccess: (user) => {
      forgetTakenOver();
      navigate("/migrate", { replace: true });
      setSessionUser(client, user);
      showToast((t) => ({ title: t(account.takeBack.done), description: t(account.takeBack.doneHint) }));
    },
    onError: (error) => {
      if (!isOver(error)) return;
      // The universe was taken back before, of which the reply was lost, or the time for it is over.
      forgetTakenOver();
      void client.invalidateQueries({ queryKey: sessionKey });
    },
  });
}
