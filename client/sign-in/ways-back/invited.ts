/** The session of an operator's link: what it opens stays in the entry of the history, for a page that is loaded again. */

import * as z from "zod/mini";

const invitedSchema = z.object({ universeName: z.string(), opensByName: z.boolean() });

export type Invited = z.output<typeof invitedSchema>;

const keptSchema = z.object({ invited: invitedSchema });

export const keepInvited = (invited: Invited) => history.replaceState({ ...history.state, invited }, "");

export const keptInvited = (): Invited | null => keptSchema.safeParse(history.state).data?.invited ?? null;
