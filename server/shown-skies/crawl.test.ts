import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { makeComparison, makeFeeling, makeReading, makeTracker } from "../../testing/make.ts";
import { startShownSkyTests } from "../../testing/shown-skies.ts";

const at = startShownSkyTests();
const { add, share } = at;

it("a crawl of everything that a shown sky sends finds nothing that its owner wrote but what they permit, and no id", async () => {
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
  const feeling = makeFeeling({ name: "Homesick" });
  const feelingId = randomUUID();
  await at.ada.call(api.putFeeling, { params: { id: feelingId }, body: feeling });
  const trackerId = randomUUID();
  await at.ada.call(api.putTracker, {
    params: { id: trackerId },
    body: makeTracker({ name: "Canary sleep", unit: "canary", lowLabel: "Canary", highLabel: "Canary" }),
  });
  await at.ada.call(api.putReading, { params: { trackerId, at: "2026-03-10" }, body: makeReading() });
  const comparisonId = randomUUID();
  const compared = makeComparison({ name: "Canary times", query: "first.words=canary&second=others" });
  await at.ada.call(api.putComparison, { params: { id: comparisonId }, body: compared });
  const ids: string[] = [at.userId, tagId, feelingId, trackerId, comparisonId];
  for (let n = 0; n < 5; n++) {
    const timestamp = new Date(at.test.clock.now - n * 3_600_000).toISOString();
    const said = { note: `Canary note ${n}`, tags: [tagId], emotion: n === 0 ? feelingId : "joy" };
    const { id } = await add({ ...said, timestamp, timeZone: "Asia/Tokyo" });
    ids.push(id);
  }
  await at.test.database.db
    .updateTable("mood_entries")
    .set({ emotion: "Canary feeling" })
    .where("id", "=", ids.at(-1) ?? "")
    .execute();
  await at.test.database.db
    .updateTable("users")
    .set({ email: "canary@example.org", firstName: "Canary", lastName: "Canary" })
    .where("id", "=", at.userId)
    .execute();
  const { id, token } = await share({ label: "Canary label", showsFeelings: true, showsDates: true });
  ids.push(id);

  const named = await everythingSent(token);
  expect(named).toContain("Homesick");
  const unnamed = await everythingSent((await share({ label: "Canary label" })).token);
  expect(unnamed).not.toContain("Homesick");
  for (const all of [named, unnamed]) {
    expect(all).toContain(`"stars":[{"x"`);
    expect(all).not.toMatch(/canary|asia|tokyo/i);
    for (const secret of [...ids, "T12:", "T11:", "T10:"]) expect(all).not.toContain(secret);
  }
  expect(at.test.logged.join("\n")).not.toContain(token);
  expect(at.test.logged.join("\n")).not.toMatch(/canary|homesick/i);
});

/** Everything that the addresses of a link send to a visitor. */
async function everythingSent(token: string): Promise<string> {
  const sent: string[] = [];
  for (const method of ["GET", "HEAD"] as const)
    for (const path of [
      ...[`/s/${token}`, `/s/${token}/embed`, `/s/${token}/picture.png`],
      ...[`/api/shown/${token}`, `/api/shown/${token}/views`],
    ]) {
      const { headers, bytes } = await at.test.visitor().send(method, path);
      sent.push(JSON.stringify(headers), bytes.toString("latin1"), bytes.toString("utf8"));
    }
  return sent.join("\n");
}
