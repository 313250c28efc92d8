/** What a call is, and the replies that many calls have in common. */

import * as z from "zod/mini";
import type { TokenScope } from "./accounts/tokens.ts";
import { coded, refusalCodes } from "./refusals.ts";

/**
 * Who can make a call: anyone; any session (401 for visitors); or only the session of the user whose `id` is in the
 * path (404 for other users, 401 for visitors). A probe needs no session, and rate limits do not apply to it, so
 * that it answers correctly under load. A call of a link is for whoever has the link, on any site: it ignores
 * cookies, and has a rate limit of its own. A call of administrators answers everybody else as an address that does not exist.
 */
export type Access = "anyone" | "session" | "owner" | "probe" | "link" | "administrator";

export type Call = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Contains `:name` for each parameter. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Marks a GET that changes something. Like every other method, it is allowed only from the product's own pages and from
   * programs. A navigation of which nobody knows where it comes from changes nothing, and gets `page` with the same query.
   */
  readonly sameOriginOnly?: { readonly page: string };
  /** A link in the query is the permission, and mail programs follow it from anywhere (RFC 8058). */
  readonly fromAnySite?: true;
  /** Visitors get 404, as other users do, instead of 401. */
  readonly notFoundForVisitors?: true;
  /**
   * Whether the call also answers the session that founded a universe which got a password without it: that session
   * can take the universe back, and is a visitor for every other call.
   */
  readonly forFounder?: true;
  /**
   * The person must have proved themselves within the last ten minutes, by their sign-in or by `confirm`: else 403
   * `recent-sign-in-required`. A universe that opens by its name alone has nothing to prove itself with.
   */
  readonly confirmFirst?: true;
  /**
   * Whether the call also answers a session that an operator's invitation began: it can add a way in, and is a visitor for
   * every other call.
   */
  readonly addsWayIn?: true;
  /** The scope of an access token that opens the call. Without one, no token opens it. */
  readonly scope?: TokenScope;
  /** Whether the call is for programs with an access token alone: the session of a browser does not open it. */
  readonly forPrograms?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** The headers that the call reads; other headers are allowed. */
  readonly headers?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Bytes, if bodies can be longer than those of other calls. */
  readonly bodyLimit?: number;
  readonly replies: { readonly [status: number]: z.ZodMiniType };
};

export const call = <const Definition extends Call>(definition: Definition) => definition;

const codedReason = {
  code: z.enum(refusalCodes),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  text: z.optional(z.string()),
};

/**
 * The body of every refusal: a sentence for the person and its code; for invalid input, also the sentence and the code
 * of each invalid field. The sentence is English and may be reworded, a code never changes its meaning. `text` names the
 * text of the sentence, with the placeholders in `params`, by which a client says it in the reader's language.
 */
export const refusalSchema = z.object({
  error: z.string(),
  ...codedReason,
  fields: z.optional(z.record(z.string(), z.string())),
  fieldCodes: z.optional(z.record(z.string(), z.object(codedReason))),
});

/** 403 of an account with a second factor, whose code the call lacks; and of a session that must be confirmed first. */
export const needsCodeSchema = z.extend(refusalSchema, {
  success: z.optional(z.literal(false)),
  needsCode: z.optional(z.literal(true)),
});

/** 423 after ten wrong passwords in a row. `remainingMinutes` is rounded up. */
export const lockedSchema = z.extend(refusalSchema, { remainingMinutes: z.int() });

export const successSchema = z.object({ success: z.literal(true) });

export const idParams = z.object({ id: z.string() });

/** Any text, so that a link that cannot exist gets the same reply as one that does not exist. */
export const tokenParams = z.object({ token: z.string() });

/** A retry of a POST with the same key gets the reply of the first one. */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{1,200}$/,
          coded("invalid-key", "An Idempotency-Key is 1 to 200 visible ASCII characters."),
        ),
      ),
  ),
});
