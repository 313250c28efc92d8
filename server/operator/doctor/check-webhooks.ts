/** What people's own programs and topics are told: whether their secrets can be opened, and whether they can be reached. */

import type { Db } from "../../database/schema.ts";
import type { Settings } from "../../environment.ts";
import { ownerOfToken } from "../../reminders/ntfy-service.ts";
import { openSecret } from "../../sealed-secret.ts";
import { keyFileOf, readKeyOfTopics, readKeyOfWebhooks } from "../../secret-key.ts";
import { ownerOf } from "../../webhooks/send-event.ts";
import { readExistingKey } from "./existing-key.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { listTopics, listWebhooks } from "./queries.ts";

type Sealed = { readonly sealed: string; readonly owner: string };

async function countLost(dataDir: string, read: typeof readKeyOfTopics, secrets: readonly Sealed[]) {
  const key = await readExistingKey(dataDir, read);
  return secrets.filter(({ sealed, owner }) => !key || openSecret(key, sealed, owner) === null).length;
}

export async function checkWebhooks(db: Db, { dataDir }: Settings): Promise<Finding[]> {
  const { well, note, problem } = findingsOf("Webhooks");
  const all = await listWebhooks(db);
  if (all.length === 0) return [];
  const secrets = all.map((webhook) => ({ sealed: webhook.sealedSecret, owner: ownerOf(webhook) }));
  const lost = await countLost(dataDir, readKeyOfWebhooks, secrets);
  const paused = all.filter(({ pausedBecause }) => (pausedBecause ?? "person") !== "person").length;
  const failing = all.filter((one) => one.failingSince && !one.pausedAt).length;
  return [
    lost === 0
      ? well(`The key opens the secrets of all ${all.length} webhooks.`)
      : problem(
          `${lost} of ${all.length} secrets of webhooks cannot be opened with ${keyFileOf(dataDir)}, so that nothing is sent to them: put the earlier file back. Without it, people make their webhooks anew.`,
        ),
    ...(failing > 0
      ? [
          note(
            `${failing} of ${all.length} webhooks cannot be told now and will be tried again: the log has the reason. If they are most, check the firewall.`,
          ),
        ]
      : []),
    ...(paused > 0
      ? [
          note(
            `${paused} of ${all.length} webhooks are paused, because they failed for a day or are gone: their people were told.`,
          ),
        ]
      : []),
  ];
}

export async function checkTopics(db: Db, { dataDir }: Settings): Promise<Finding[]> {
  const { well, note, problem } = findingsOf("ntfy");
  const all = await listTopics(db);
  if (all.length === 0) return [];
  const tokens = all.flatMap(({ userId, ntfyToken }) =>
    ntfyToken === null ? [] : [{ sealed: ntfyToken, owner: ownerOfToken(userId) }],
  );
  const lost = await countLost(dataDir, readKeyOfTopics, tokens);
  const unreachable = all.filter(({ ntfyProblem }) => ntfyProblem === "unreachable").length;
  const refused = all.filter(({ ntfyProblem }) => ntfyProblem === "refused").length;
  return [
    lost === 0
      ? well(`The key opens the tokens of all ${tokens.length} topics that have one.`)
      : problem(
          `${lost} of ${tokens.length} tokens of topics cannot be opened with ${keyFileOf(dataDir)}, so that no reminder is sent there: put the earlier file back. Without it, people name their token anew.`,
        ),
    ...(unreachable > 0
      ? [
          note(
            `${unreachable} of ${all.length} topics could not be reached the last time: if they are most, check the firewall.`,
          ),
        ]
      : []),
    ...(refused > 0
      ? [
          note(
            `${refused} of ${all.length} topics refused their last reminder: the reminders' page tells their people.`,
          ),
        ]
      : []),
  ];
}
