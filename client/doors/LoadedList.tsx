import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { common } from "#domain/languages/en/common.ts";
import type { Text } from "#domain/languages/text.ts";
import { NetworkError } from "../call-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** What it says where there is no connection, and where the server fails. */
  offline: Text;
  unreachable: Text;
  /** How long the list is expected to be. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** A list of the server's: its shape while it loads, and why it cannot be shown. */
export function LoadedList<Data>({ query, offline, unreachable, rows = 2, children }: Props<Data>) {
  const t = useTranslator();
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton rows={rows} />;
  return (
    <>
      <Notice>{t(error instanceof NetworkError ? offline : unreachable)}</Notice>
      <Button className="self-start" disabled={isFetching} onClick={() => void refetch()}>
        {t(common.tryAgain)}
      </Button>
    </>
  );
}
