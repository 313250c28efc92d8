import { expect } from "vitest";
import { sendWithKills } from "./outbox-kills.ts";

export async function expectSentOnce({ writes, kills }: { writes: number; kills: number }) {
  const outcome = await sendWithKills(writes, kills);
  const { entries, tags } = outcome.changes;
  expect(outcome.left).toEqual([]);
  expect(outcome.kills).toBe(kills);
  expect(entries.map(({ id }) => id).sort()).toEqual([...outcome.stars].sort());
  expect(tags.map(({ id }) => id).sort()).toEqual([...outcome.tags].sort());
  // Each star arrived with its tag.
  for (const entry of entries) expect(entry.tags).toHaveLength(1);
}
