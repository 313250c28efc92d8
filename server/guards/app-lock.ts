import type { FastifyRequest } from "fastify";
import { lockCookie } from "#domain/app-lock.ts";
import type { Call } from "#domain/call.ts";
import { isNavigation } from "./same-origin.ts";

/**
 * Whether somebody typed the address of a call into a browser that has a lock. A browser shows what the call answers, such
 * as the whole journal, without any page of ours that could lock it. Programs and our own pages are no navigations.
 */
export const isPastTheLock = (call: Call, request: FastifyRequest): boolean =>
  (call.access === "session" || call.access === "owner") &&
  call.method === "GET" &&
  request.cookies[lockCookie] !== undefined &&
  isNavigation(request);
