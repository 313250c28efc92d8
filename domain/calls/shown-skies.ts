/** The calls about links that show a sky, and what their visitors see. */

import * as z from "zod/mini";
import { call, refusalSchema, tokenParams } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { linkChangeSchema, linkSchema, newLinkSchema } from "../shown-skies/link.ts";
import { shownSkySchema } from "../shown-skies/shown-sky.ts";

const linkParams = z.object({ id: clientIdSchema });

export const shownSkyCalls = {
  listLinks: call({
    method: "GET",
    path: "/api/shown-skies",
    summary: "The links that show this sky to others, oldest first; also those that have ended",
    access: "session",
    replies: { 200: z.array(linkSchema), 401: refusalSchema },
  }),
  createLink: call({
    method: "POST",
    path: "/api/shown-skies",
    summary:
      "Create a link that shows this sky to others; the same id and content again replies with the same link",
    access: "session",
    confirmFirst: true,
    body: newLinkSchema,
    replies: {
      201: linkSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
    },
  }),
  updateLink: call({
    method: "PATCH",
    path: "/api/shown-skies/:id",
    summary:
      "Change the label of a link, what it shows, or how long it is valid from now; its address stays the same. To show more, or for longer, the person must have proved themselves within the last ten minutes",
    access: "session",
    params: linkParams,
    body: linkChangeSchema,
    replies: {
      200: linkSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  revokeLink: call({
    method: "DELETE",
    path: "/api/shown-skies/:id",
    summary: "Revoke a link: it stops working at once, and nothing of it is kept",
    access: "session",
    params: linkParams,
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  shownSky: call({
    method: "GET",
    path: "/api/shown/:token",
    summary:
      "The sky that a link shows: places and looks of stars and what the owner permits; 304 when `If-None-Match` equals the current ETag; the same 404 for links that were revoked, have ended or never existed",
    access: "link",
    params: tokenParams,
    replies: { 200: shownSkySchema, 304: z.null(), 404: refusalSchema, 429: refusalSchema },
  }),
  countView: call({
    method: "POST",
    path: "/api/shown/:token/views",
    summary: "Count that the page of a link was opened; nothing else is stored",
    access: "link",
    params: tokenParams,
    replies: { 204: z.null(), 404: refusalSchema, 429: refusalSchema },
  }),
} as const;
