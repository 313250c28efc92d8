/** Ids that clients generate, so that a write whose reply is lost can be sent again. */

import * as z from "zod/mini";
import { coded } from "./refusals.ts";

/** A UUID, in lower case so that it has one spelling. */
export const clientIdSchema = z.uuid(coded("not-an-id", "An id is a UUID.")).check(z.toLowerCase());
