/** The person's access tokens, what they may, and until when they work. */

import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { tokenScopes } from "#domain/accounts/tokens.ts";
import { tokenCalls } from "#domain/calls/tokens.ts";
import { programs } from "#domain/languages/en/programs.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { send } from "../api.ts";
import { dayText } from "../time/day-text.ts";
import { serverClock } from "../time/server-clock.ts";

export type Token = z.output<(typeof tokenCalls.listTokens.replies)[200]>["tokens"][number];

export const tokensQuery = queryOptions({
  queryKey: ["account", "tokens"],
  queryFn: async ({ signal }) => (await send(tokenCalls.listTokens, { signal })).data.tokens,
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
});

const now = () => serverClock.at(Date.now());

export const hasEnded = ({ expiresAt }: Token): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now();

export function endText(t: Translator, token: Token): string {
  if (token.expiresAt === null) return t(programs.tokens.endless);
  const text = hasEnded(token) ? programs.tokens.endedOn : programs.tokens.until;
  return t(text, { day: dayText(t, token.expiresAt) });
}

export const ends = ["week", "month", "quarter", "year", "day", "never"] as const;
export type End = (typeof ends)[number];

const daysOf = { week: 7, month: 30, quarter: 90, year: 365 } as const;

/**
 * The moment at which a new token ends (ISO 8601): null without an end, undefined for a day that is over or is none. It works
 * on the last day until midnight where the person is.
 */
export function endOf(end: End, day: string): string | null | undefined {
  if (end === "never") return null;
  if (end !== "day") return new Date(now() + daysOf[end] * 86_400_000).toISOString();
  const last = new Date(`${day}T23:59:59`);
  return last.getTime() > now() ? last.toISOString() : undefined;
}

/** What a token permits; who reads words sees moods, too. */
export const mayText = (t: Translator, scopes: Token["scopes"]): string =>
  tokenScopes
    .filter((scope) => scopes.includes(scope))
    .filter((scope) => scope !== "moods:read" || !scopes.includes("words:read"))
    .map((scope) => t(programs.may[scope]))
    .join("\u00a0· ");
