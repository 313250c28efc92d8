/** Asks the server where the person is signed in. */

import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { send } from "../api.ts";
import { dayText } from "../time/day-text.ts";

export type Session = z.output<(typeof accountCalls.listSessions.replies)[200]>[number];

export const sessionsQuery = queryOptions({
  queryKey: ["account", "sessions"],
  queryFn: async ({ signal }) => (await send(accountCalls.listSessions, { signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** This device first; the others as the server has ordered them, the one that was used last first. */
export const inOrder = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** What a person calls a device: its browser and its system, as far as they are known. */
export function deviceText(t: Translator, { device: { browser, system } }: Session): string {
  if (browser && system) return t(doors.sessions.device, { browser, system });
  return browser ?? system ?? t(doors.sessions.unknown);
}

const { by } = doors.sessions;

/** A server of a later version may know more methods. */
const isKnown = (method: string): method is keyof typeof by => Object.hasOwn(by, method);

export const methodText = (t: Translator, { method, createdAt }: Session): string =>
  t(by[isKnown(method) ? method : "unknown"], { day: dayText(t, createdAt) });
