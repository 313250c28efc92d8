/** What administrators learn of the server: what the doctor finds, and what waits to be sent. */

import type { HealthReport } from "#domain/admin/health.ts";
import type { Context } from "../../context.ts";
import { countWaiting, type Waiting } from "../../jobs/waiting.ts";
import { readVersion } from "../../start-line.ts";

type Findings = HealthReport["findings"];
/** Examines the installation as `npm run doctor` does. */
export type Examine = () => Promise<Findings>;

const minute = 60_000;

/** Asks other servers, so that pages that are loaded again and again do not ask them each time. */
export function makeFindings({ now }: Pick<Context, "now">, examine: Examine) {
  let last: { readonly at: number; readonly findings: Promise<Findings> } | null = null;
  return async () => {
    if (!last || now() - last.at >= minute || now() < last.at) {
      const made = { at: now(), findings: examine() };
      last = made;
      made.findings.catch(() => {
        if (last === made) last = null;
      });
    }
    return { checkedAt: new Date(last.at).toISOString(), findings: await last.findings };
  };
}

export async function readHealth(
  { db, now }: Pick<Context, "db" | "now">,
  findings: ReturnType<typeof makeFindings>,
): Promise<HealthReport> {
  const { mails, reminders, webhooks } = await countWaiting(db, new Date(now()));
  const queues = { mails: toQueue(mails), reminders: toQueue(reminders), webhooks: toQueue(webhooks) };
  return { version: readVersion(), ...(await findings()), queues };
}

const toQueue = ({ waiting, failing, oldest }: Waiting) => ({
  ...{ waiting, failing, oldestAt: oldest?.toISOString() ?? null },
});
