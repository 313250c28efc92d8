import type { ReactNode } from "react";
import { Link } from "wouter";
import { admin } from "#domain/languages/en/admin.ts";
import { common } from "#domain/languages/en/common.ts";
import { CallError, isStatus, NetworkError } from "../call-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Section } from "../ui/Section.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

type Query<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Props<Data> = { query: Query<Data>; rows: number; children: (data: Data) => ReactNode };

/** Shows the answer of the server, or the reason why there is none, which also replaces an earlier answer. */
export function Answered<Data>({ query: { data, error, refetch }, rows, children }: Props<Data>) {
  if (isClosed(error)) return <Closed error={error} />;
  const isOffline = error instanceof NetworkError;
  return (
    <>
      {error && (
        <RetryNotice text={isOffline ? admin.offline : admin.unreachable} onRetry={() => void refetch()} />
      )}
      {data !== undefined ? children(data) : !error && <Skeleton rows={rows} />}
    </>
  );
}

/**
 * The server refuses the page to an administrator whose sign-in or second factor is not safe enough, and answers everybody
 * else with 404, as if the page did not exist.
 */
export const isClosed = (error: unknown): error is CallError =>
  isStatus(error, 404) || (error instanceof CallError && error.refusal.code === "second-factor-needed");

export const Closed = ({ error }: { error: CallError }) =>
  error.status === 404 ? <NoLonger /> : <FactorNeeded error={error} />;

export function NoLonger() {
  const t = useTranslator();
  return (
    <Section title={t(admin.noLonger.title)}>
      <p className="max-w-[60ch] text-pretty">{t(admin.noLonger.what)}</p>
      <Button asChild variant="primary" className="self-start">
        <Link href="/">{t(common.backToSky)}</Link>
      </Button>
    </Section>
  );
}

function FactorNeeded({ error }: { error: CallError }) {
  const t = useTranslator();
  return (
    <Section title={t(admin.factor.title)}>
      <p className="max-w-[60ch] text-pretty">{t(admin.factor.what)}</p>
      <p className="max-w-[60ch] text-pretty">{error.refusal.error}</p>
      <Button asChild variant="primary" className="self-start">
        <Link href="/account-settings">{t(admin.factor.settings)}</Link>
      </Button>
    </Section>
  );
}
