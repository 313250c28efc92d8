import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import {
  type Asked,
  asksForSomething,
  linkToAsked,
  readAsked,
  writeAsked,
} from "#domain/comparison/address.ts";
import { writeSoon } from "../search/write-soon.ts";
import { useFeelings } from "../stars/feelings.ts";

/** What the page compares where its address does not say. */
const first: Asked = { kind: "times", times: "this-month" };

/**
 * What is compared, as the URL says it. A change replaces the entry of the history, so that Back leaves the page. `asked`
 * is the latest choice; `settled` follows while somebody moves handles or types, because browsers refuse some hundred
 * changes of the URL within seconds, and comparing takes long. Both are null where the address cannot be followed.
 */
export function useAsked() {
  const feelings = useFeelings();
  const search = useSearch();
  const [, navigate] = useLocation();
  const settled = useMemo(
    () => readAsked(feelings, search) ?? (asksForSomething(search) ? null : first),
    [feelings, search],
  );
  const [latest, setLatest] = useState<{ readonly asked: Asked; readonly over: Asked | null } | null>(null);
  /** The choice that the URL does not have yet. */
  const unwritten = useRef<Asked>(null);
  const write = useCallback(
    (asked: Asked) => {
      unwritten.current = null;
      if (`?${writeAsked(asked)}` !== location.search) navigate(linkToAsked(asked), { replace: true });
    },
    [navigate],
  );
  const asked = latest?.over === settled ? latest.asked : settled;
  useEffect(() => {
    if (!latest) return;
    return writeSoon(() => {
      if (unwritten.current) write(unwritten.current);
    });
  }, [latest, write]);
  const ask = useCallback(
    (next: Asked) => {
      setLatest(null);
      write(next);
    },
    [write],
  );
  /** Takes a choice of which many follow each other, as from a handle that moves. */
  const askSoon = useCallback(
    (next: Asked) => {
      unwritten.current = next;
      setLatest({ asked: next, over: settled });
    },
    [settled],
  );
  return { asked, settled, ask, askSoon };
}

export type Asking = ReturnType<typeof useAsked>;
