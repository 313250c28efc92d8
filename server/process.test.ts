import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Changes } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { startProcessTests } from "../testing/process-tests.ts";
import { reportFigures } from "../testing/report.ts";
import { openStarWriter, type StarWriter } from "../testing/star-writer.ts";

const at = startProcessTests();
const { makeServer } = at;

/** `npm run test:long` sets a larger number of kills: half of them while stars are added, half while stars are changed. */
const kills = Math.ceil(Number(process.env.SIGKILLS ?? 2) / 2);
const starsInRound = 20;
/** Then another universe, so that a round costs the same at the end: each reads the whole universe. */
const roundsOfUniverse = 25;

type Star = Pick<MoodEntry, "id" | "revision">;

const addStars = (writer: StarWriter): Promise<Star[]> =>
  Promise.all(
    Array.from({ length: starsInRound }, async () => {
      const body = { id: randomUUID(), emotion: "joy", intensity: 7, note: "before" };
      return (await writer.send("POST", "/api/mood-entries", body)).json() as Promise<Star>;
    }),
  );

const isRemoved = (n: number) => n % 2 === 1;
const correction = { emotion: "fear", intensity: 1, note: "after", timestamp: "2001-02-03T04:05:06.000Z" };

/** Removes every other star and corrects the rest: place, rank and moment change with the words. */
const changeStar = (writer: StarWriter, { id, revision }: Star, n: number) =>
  isRemoved(n)
    ? writer.send("DELETE", `/api/mood-entries/${id}`)
    : writer.send("PATCH", `/api/mood-entries/${id}`, correction, { "if-match": `"${revision}"` });

/** Every star is as before its change or as after it, and each of `done` is as after it. */
async function expectChanged(writer: StarWriter, stars: readonly Star[], done: ReadonlySet<string>) {
  const get = async (path: string) => (await writer.send("GET", path)).json();
  const sky = new Map(((await get("/api/mood-entries")) as MoodEntry[]).map((star) => [star.id, star]));
  const bin = new Set(((await get("/api/mood-entries/bin")) as Star[]).map(({ id }) => id));
  for (const [n, { id, revision }] of stars.entries()) {
    const star = sky.get(id);
    expect(star === undefined).toBe(bin.has(id));
    const isChanged = isRemoved(n) ? star === undefined : star?.revision !== revision;
    if (done.has(id)) expect(isChanged).toBe(true);
    if (!star) continue;
    const before = { emotion: "joy", intensity: 7, note: "before", editedAt: null, revision };
    expect(star).toMatchObject(isChanged ? { ...correction, editedAt: expect.any(String) } : before);
  }
}

describe("the server process", () => {
  it(
    "loses no acknowledged star when it is killed during writes",
    async () => {
      const server = makeServer({ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
      await server.start();
      let ada = await openStarWriter(server.url);
      const countStars = async () => (await ada.listIds()).length;
      let acknowledged = 0;
      for (let round = 0; round < kills; round++) {
        if (round > 0 && round % roundsOfUniverse === 0) {
          ada = await openStarWriter(server.url, `Added ${round}`);
          acknowledged = 0;
        }
        const killAfter = 3 + 2 * (round % 8);
        const writes = Array.from({ length: starsInRound }, async (_, n) => {
          const { status } = await ada.add(`${round}-${n}`);
          if (status !== 201) throw new Error(`A star was refused: ${status}`);
          acknowledged += 1;
          if (n === killAfter) await server.kill();
        });
        await Promise.allSettled(writes);
        await server.kill();
        await server.start();
        const kept = await countStars();
        expect(kept).toBeGreaterThanOrEqual(acknowledged);
        // A request in flight may have stored its star without a reply; a retry with its key adds no second star.
        for (let n = 0; n < starsInRound; n++) expect((await ada.add(`${round}-${n}`)).status).toBe(201);
        acknowledged = await countStars();
        expect(acknowledged).toBe(starsInRound * ((round % roundsOfUniverse) + 1));
      }
      reportFigures(`${kills} kills while ${kills * starsInRound} stars were added: 0 lost, 0 doubled`);
    },
    60_000 + kills * 10_000,
  );

  it(
    "loses no acknowledged correction or removal when it is killed during writes, and leaves none half written",
    async () => {
      const server = makeServer({ COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" });
      await server.start();
      let ada = await openStarWriter(server.url);
      for (let round = 0; round < kills; round++) {
        if (round > 0 && round % roundsOfUniverse === 0)
          ada = await openStarWriter(server.url, `Changed ${round}`);
        const stars = await addStars(ada);
        const done = new Set<string>();
        const killAfter = 2 + 3 * (round % 5);
        const writes = stars.map(async (star, n) => {
          const { status } = await changeStar(ada, star, n);
          if (status >= 300) throw new Error(`A change was refused: ${status}`);
          done.add(star.id);
          if (n === killAfter) await server.kill();
        });
        await Promise.allSettled(writes);
        await server.kill();
        await server.start();
        await expectChanged(ada, stars, done);

        // The client sends what has no reply again. A change that was stored already changes nothing.
        for (const [n, star] of stars.entries()) expect((await changeStar(ada, star, n)).ok).toBe(true);
        await expectChanged(ada, stars, new Set(stars.map(({ id }) => id)));
        const again = await ada.send("GET", "/api/changes");
        expect(((await again.json()) as Changes).revision).toBe(
          2 * starsInRound * ((round % roundsOfUniverse) + 1),
        );
      }
      reportFigures(
        `${kills} kills while ${kills * starsInRound} stars were changed: 0 lost, 0 half written`,
      );
    },
    60_000 + kills * 10_000,
  );

  it("creates files that other users of the machine cannot read", async () => {
    const dataDir = join(at.where.dataDir, "new");
    const server = makeServer({ DATA_DIR: dataDir, DATABASE_URL: "" });
    await server.start();
    for (const name of ["", "mood-universe.sqlite"])
      expect((await stat(join(dataDir, name))).mode & 0o077).toBe(0);
  });

  it("says in its log what is on, and tells its figures on their own port", async () => {
    const server = makeServer((port) => ({ METRICS: "on", METRICS_PORT: `${port + 1}` }));
    await server.start();
    const port = server.port + 1;
    const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(figures).toContain("mood_universe_database_up 1");
    await server.stop();
    expect(server.log).toContain(`"metrics":"port ${port}"`);
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
  });
});
