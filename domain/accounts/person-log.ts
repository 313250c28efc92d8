/** What a person reads of the log of administrators (domain/admin/log.ts): what was done for their own universe. */

import * as z from "zod/mini";

/** An operator works with commands on the server, an administrator on the page. */
export const helpBy = z.enum(["operator", "administrator"]);

/** A later version knows more actions. Times are ISO 8601 with `Z`. */
export const personLogSchema = z.object({
  entries: z.array(z.object({ at: z.string(), action: z.string(), by: helpBy })),
});
