/** The log of what administrators and operators do, which nobody changes, and of which each person sees their part. */

import * as z from "zod/mini";
import { helpBy } from "../accounts/person-log.ts";
import { universeActions } from "./universes.ts";

/** What can be in the log. Those beside the actions on universes are of invitations, and of commands of the operator. */
export const logActions = [
  ...universeActions,
  ...["invite", "revoke-invitation", "make-administrator", "remove-administrator"],
  ...["export", "reset-password", "remove-second-factor", "delete"],
] as const;
export type LogAction = (typeof logActions)[number];

export const logEntriesOfPage = 50;

/** Times are ISO 8601 with `Z`. A later version knows more actions. A name is null where nobody is concerned, and where the universe is gone. */
export const adminLogSchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      action: z.string(),
      by: helpBy,
      /** The universe of the administrator. */
      byName: z.nullable(z.string()),
      forName: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AdminLog = z.output<typeof adminLogSchema>;
