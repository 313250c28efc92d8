/**
 * The address bar of a browser that has a lock. A browser shows what a call answers, such as the whole journal, and the page
 * of calls makes calls by a press: no page of ours is there that could be covered. Programs and our own pages ask for no
 * HTML, and go on.
 */

import type { FastifyRequest } from "fastify";
import { lockCookie } from "#domain/app-lock.ts";
import { nameAt } from "#domain/base-path.ts";
import type { Call } from "#domain/call.ts";
import { isNavigation } from "./same-origin.ts";

/** Whether a person opens an address in a browser that has a lock. */
export const isOpenedWithLock = (request: FastifyRequest): boolean =>
  request.cookies[nameAt(lockCookie, request.basePath)] !== undefined && isNavigation(request);

/** Whether they would see what only a session may. */
export const isPastTheLock = (call: Call, request: FastifyRequest): boolean =>
  ["session", "owner", "administrator"].includes(call.access) &&
  call.method === "GET" &&
  isOpenedWithLock(request);
