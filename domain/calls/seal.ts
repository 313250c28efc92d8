/** The calls that seal the words of a universe, and open them again. The server never has a key, nor what makes one. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import {
  beginSealingSchema,
  rotationSchema,
  sealSchema,
  slotChangeSchema,
  slotSchema,
} from "../sealed/seal.ts";
import {
  sealedItemsSchema,
  sealRecordsLimit,
  sealRecordsSchema,
  wordsLeftSchema,
} from "../sealed/seal-records.ts";

const slotParams = z.object({ id: clientIdSchema });
const confirmed = { 400: refusalSchema, 401: refusalSchema, 403: refusalSchema, 409: refusalSchema } as const;

export const sealCalls = {
  getSeal: call({
    method: "GET",
    path: "/api/seal",
    summary:
      "Whether the words of the universe are sealed, and the slots of its key, each of which opens with what its person alone has",
    access: "session",
    replies: { 200: sealSchema, 401: refusalSchema },
  }),
  beginSealing: call({
    method: "POST",
    path: "/api/seal",
    summary:
      "Begin to seal the words of the universe: from now on it takes no plain ones. The same request again changes nothing. No import may be open",
    access: "session",
    confirmFirst: true,
    body: beginSealingSchema,
    replies: { 200: sealSchema, ...confirmed },
  }),
  putSealRecords: call({
    method: "PUT",
    path: "/api/seal/records",
    summary:
      "Store the words of records sealed; on the way back, open. Can be repeated, in any order: a record that has changed in the meantime stays as it is",
    access: "session",
    body: sealRecordsSchema,
    bodyLimit: sealRecordsLimit,
    replies: { 200: sealedItemsSchema, 400: refusalSchema, 401: refusalSchema, 409: refusalSchema },
  }),
  finishSeal: call({
    method: "POST",
    path: "/api/seal/finish",
    summary:
      "End the sealing, the opening or the change of the key, once no record is left; then the server overwrites what it had of words",
    access: "session",
    replies: { 200: sealSchema, 401: refusalSchema, 409: wordsLeftSchema },
  }),
  beginOpening: call({
    method: "POST",
    path: "/api/seal/open",
    summary:
      "Begin to open the words of the universe again, for the server too. The slots stay until the end",
    access: "session",
    confirmFirst: true,
    replies: { 200: sealSchema, 401: refusalSchema, 403: refusalSchema, 409: refusalSchema },
  }),
  rotateSeal: call({
    method: "POST",
    path: "/api/seal/rotate",
    summary:
      "Begin the next epoch, with another key: from now on words are sealed with it, and those that are there are sealed anew. No import may be open",
    access: "session",
    confirmFirst: true,
    body: rotationSchema,
    replies: { 200: sealSchema, ...confirmed },
  }),
  putSealSlot: call({
    method: "PUT",
    path: "/api/seal/slots/:id",
    summary: "Add a slot of the last epoch, or put another in its place, such as one of a new passphrase",
    access: "session",
    confirmFirst: true,
    params: slotParams,
    body: slotChangeSchema,
    replies: { 200: slotSchema, 201: slotSchema, ...confirmed },
  }),
  deleteSealSlot: call({
    method: "DELETE",
    path: "/api/seal/slots/:id",
    summary: "Remove a slot, unless it is the last one with a passphrase or with a kit",
    access: "session",
    confirmFirst: true,
    params: slotParams,
    replies: { 204: z.null(), ...confirmed, 404: refusalSchema },
  }),
} as const;
