import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { startShownSkyTests } from "../../testing/shown-skies.ts";

const at = startShownSkyTests();
const { add, share } = at;

it("a crawl of everything that a shown sky sends finds nothing that its owner wrote, and no id", async () => {
  await at.ada.call(api.updateProfile, {
    params: { id: at.userId },
    body: {
      userName: "Canary Person",
      universeName: `Canary ${at.userId.slice(0, 8)}`,
      demographics: "Canary life",
    },
  });
  const tagId = randomUUID();
  await at.ada.call(api.putTag, {
    params: { id: tagId },
    body: { name: "Canary tag", kind: "place", isArchived: false },
  });
  const ids: string[] = [at.userId, tagId];
  for (let n = 0; n < 5; n++) {
    const timestamp = new Date(at.test.clock.now - n * 3_600_000).toISOString();
    const { id } = await add({ note: `Canary note ${n}`, tags: [tagId], timestamp, timeZone: "Asia/Tokyo" });
    ids.push(id);
  }
  await at.test.database.db
    .updateTable("mood_entries")
    .set({ emotion: "Canary feeling" })
    .where("id", "=", ids[2] ?? "")
    .execute();
  await at.test.database.db
    .updateTable("users")
    .set({ email: "canary@example.org", firstName: "Canary", lastName: "Canary" })
    .where("id", "=", at.userId)
    .execute();
  const { id, token } = await share({ label: "Canary label", showsFeelings: true, showsDates: true });
  ids.push(id);

  const sent: string[] = [];
  for (const method of ["GET", "HEAD"] as const)
    for (const path of [
      ...[`/s/${token}`, `/s/${token}/embed`, `/s/${token}/picture.png`],
      ...[`/api/shown/${token}`, `/api/shown/${token}/views`],
    ]) {
      const { headers, bytes } = await at.test.visitor().send(method, path);
      sent.push(JSON.stringify(headers), bytes.toString("latin1"), bytes.toString("utf8"));
    }
  const all = sent.join("\n");
  expect(all).toContain(`"stars":[{"x"`);
  expect(all).not.toMatch(/canary|asia|tokyo/i);
  for (const secret of [...ids, "T12:", "T11:", "T10:"]) expect(all).not.toContain(secret);
  expect(at.test.logged.join("\n")).not.toContain(token);
});
