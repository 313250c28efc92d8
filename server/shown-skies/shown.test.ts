import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../../testing/app.ts";
import { finish, makeEntries, sendImport } from "../../testing/imports.ts";
import { makeEntry, makeLink, signUp } from "../../testing/make.ts";
import type { Visitor } from "../../testing/visitor.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";

let test: TestApp;
let clientDir: string;
let ada: Visitor;
let userId: string;
let universeName: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), "mood-universe-shown-"));
  await copyFile(join(import.meta.dirname, "../../shown.html"), join(clientDir, "shown.html"));
  test = await openTestApp({ cooldownMs: 0 }, { clientDir });
});
afterAll(async () => {
  await test.close();
  await rm(clientDir, { recursive: true });
});
beforeEach(async () => {
  test.clock.now += 60_000;
  const { visitor, user } = await signUp(test);
  [ada, userId, universeName] = [visitor, user.id, user.universeName];
});

const add = async (overrides = {}) =>
  (await ada.call(api.createMoodEntry, { body: makeEntry(overrides) })).body;

async function share(overrides = {}) {
  const { body } = await ada.call(api.createLink, { body: makeLink(overrides) });
  return { id: body.id as string, token: (body.url as string).split("/s/")[1] ?? "" };
}
const look = (token: string, headers = {}) =>
  test.visitor().call(api.shownSky, { params: { token }, headers });
const sky = async (token: string) => (await look(token)).body;
const get = (path: string) => test.visitor().send("GET", path);

describe("a shown sky", () => {
  it("has the places and looks of the stars, and nothing else", async () => {
    const star = await add({ emotion: "fear", intensity: 9, isTwinStar: 1, secondaryEmotion: "joy" });
    const { token } = await share();
    const { status, headers, body } = await look(token);
    expect([status, body]).toEqual([
      200,
      {
        ...{ showsFeelings: false, showsDates: false, isLive: true, asOf: null },
        looks: [
          expect.objectContaining({ mark: -3, emotion: null }),
          expect.objectContaining({ mark: 2, emotion: null }),
        ],
        stars: [{ x: star.x, y: star.y, z: star.z, look: 0, intensity: 9, twin: { look: 1, intensity: 9 } }],
      },
    ]);
    expect(headers).toMatchObject({
      ...{ "access-control-allow-origin": "*", "x-robots-tag": "noindex, nofollow" },
      ...{ "referrer-policy": "no-referrer", "cache-control": "no-cache" },
    });
  });

  it("has the names and dates that its owner permits, and follows a change of mind at once", async () => {
    await add({ emotion: "grief", utcOffset: 720 });
    const { id, token } = await share({ showsFeelings: true, showsDates: true });
    const day = (await sky(token)).stars[0].day;
    expect(day).toBe("2026-03-14");
    expect((await sky(token)).looks[0].emotion).toBe("grief");
    await ada.call(api.updateLink, { params: { id }, body: { showsFeelings: false, showsDates: false } });
    const { looks, stars } = await sky(token);
    expect([looks[0].emotion, stars[0].day]).toEqual([null, undefined]);
  });

  it("follows its universe when it is live, and otherwise stays as of its day", async () => {
    const first = await add();
    const [live, still] = [await share(), await share({ isLive: false })];
    const second = await add();
    expect((await sky(live.token)).stars).toHaveLength(2);
    expect(await sky(still.token)).toMatchObject({ isLive: false, stars: [{ x: first.x, z: first.z }] });
    await ada.call(api.binMoodEntry, { params: { id: first.id } });
    expect((await sky(live.token)).stars).toMatchObject([{ x: second.x, z: second.z }]);
    expect((await sky(still.token)).stars).toEqual([]);
    await ada.call(api.restoreMoodEntry, { params: { id: first.id } });
    expect((await sky(still.token)).stars).toHaveLength(1);
  });

  it("shows the stars of an import when it is finished, and not before", async () => {
    const { token } = await share();
    const id = await sendImport(ada, makeEntries(3));
    expect((await sky(token)).stars).toEqual([]);
    await finish(ada, id);
    expect((await sky(token)).stars).toHaveLength(3);
  });

  it("is sent once: then 304, also after a restart and when a note has changed", async () => {
    for (let n = 0; n < 30; n++) await add();
    const star = await add();
    const { token } = await share();
    const { headers, bytes } = await look(token, { "accept-encoding": "gzip" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(bytes).toString()).stars).toHaveLength(31);
    const etag = String(headers.etag);
    const again = () => look(token, { "if-none-match": etag, "accept-encoding": "gzip" });
    expect([(await again()).status, (await again()).text]).toEqual([304, ""]);
    await test.restart();
    expect((await again()).status).toBe(304);
    await ada.call(api.updateMoodEntry, {
      ...{ params: star, body: { note: "Canary" }, headers: { "if-match": `"${star.revision}"` } },
    });
    expect((await again()).status).toBe(304);
    await add();
    expect((await again()).status).toBe(200);
  });

  it("ignores cookies, sets none, and limits its visitors and the people of their address apart", async () => {
    const { token } = await share();
    test.clock.now += 2 * 86_400_000;
    const params = { token };
    expect((await ada.call(api.shownSky, { params })).headers["set-cookie"]).toBeUndefined();
    for (let n = 0; n < requestsPerMinute; n++) await look(token);
    const { status, headers } = await ada.call(api.shownSky, { params });
    expect([status, headers["retry-after"]]).toEqual([429, "60"]);
    expect((await get(`/s/${token}`)).status).toBe(429);
    expect((await test.visitor().call(api.instance)).status).toBe(200);
    expect((await ada.call(api.me)).status).toBe(200);
  });

  it("counts views as a number, in any frame, and not when it is asked for again", async () => {
    const { token } = await share();
    const count = () =>
      test.visitor().call(api.countView, {
        params: { token },
        headers: { origin: "null", "sec-fetch-site": "cross-site" },
      });
    expect((await Promise.all([count(), count(), count()])).map(({ status }) => status)).toEqual([
      204, 204, 204,
    ]);
    await look(token);
    await get(`/s/${token}`);
    expect((await ada.call(api.listLinks)).body[0].views).toBe(3);
  });
});

describe("a link that does not work", () => {
  const dead: [string, () => Promise<string>][] = [
    [
      "is revoked",
      async () => {
        const { id, token } = await share();
        expect((await look(token)).status).toBe(200);
        await ada.call(api.revokeLink, { params: { id } });
        return token;
      },
    ],
    [
      "has ended",
      async () => {
        const { token } = await share({ validity: "day" });
        test.clock.now += 86_400_000 - 1;
        expect((await look(token)).status).toBe(200);
        test.clock.now += 1;
        return token;
      },
    ],
    [
      "is of a universe that waits for its removal",
      async () => {
        const { token } = await share();
        await ada.call(api.deleteUniverse, { params: { id: userId }, body: { universeName } });
        return token;
      },
    ],
    ["never existed", async () => "x".repeat(43)],
    ["cannot exist", async () => "%00%F0%9F%8C%8C'--"],
  ];

  it.each(dead)("because it %s gets the same replies as every other", async (_, kill) => {
    await add();
    const token = await kill();
    const replies = [
      await test.visitor().send("GET", `/api/shown/${token}`),
      await test.visitor().send("POST", `/api/shown/${token}/views`),
      await get(`/s/${token}/picture.png`),
    ];
    for (const { status, body, headers } of replies) {
      expect([status, body]).toEqual([404, { error: "Not found", code: "not-found" }]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
      expect(headers.etag).toBeUndefined();
    }
    for (const path of [`/s/${token}`, `/s/${token}/embed`]) {
      const { status, text } = await get(path);
      expect([status, text]).toEqual([404, expect.not.stringContaining("og:image")]);
    }
  });

  it("works again when its owner renews it, or keeps the universe", async () => {
    const { id, token } = await share({ validity: "day" });
    test.clock.now += 2 * 86_400_000;
    expect((await look(token)).status).toBe(404);
    await ada.call(api.updateLink, { params: { id }, body: { validity: "day" } });
    expect((await look(token)).status).toBe(200);
    await ada.call(api.deleteUniverse, { params: { id: userId }, body: { universeName } });
    expect((await look(token)).status).toBe(404);
    expect((await test.visitor().call(api.keepUniverse, { params: { universeName } })).status).toBe(200);
    expect((await look(token)).status).toBe(200);
  });
});

describe("the picture of a link", () => {
  it("is a PNG of the size of previews, the same for all links of a sky, and unchanged until its stars change", async () => {
    const star = await add();
    const [one, other] = [await share(), await share({ showsDates: true })];
    const { status, headers, bytes } = await get(`/s/${one.token}/picture.png`);
    expect(status).toBe(200);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(headers).toMatchObject({
      ...{ "content-type": "image/png", "cache-control": "no-cache" },
      ...{ "x-robots-tag": "noindex, nofollow", "cross-origin-resource-policy": "cross-origin" },
    });
    const again = (token: string) =>
      test
        .visitor()
        .send("GET", `/s/${token}/picture.png`, { headers: { "if-none-match": String(headers.etag) } });
    expect([(await again(one.token)).status, (await again(other.token)).status]).toEqual([304, 304]);
    await ada.call(api.binMoodEntry, { params: star });
    expect((await again(one.token)).status).toBe(200);
  });
});

describe("the page of a link", () => {
  it("may be in any frame, is in no list of a search engine, and says nothing of the person", async () => {
    const { token } = await share();
    for (const path of [`/s/${token}`, `/s/${token}/embed`]) {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        ...{ "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" },
        ...{ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" },
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("frame-ancestors *");
      expect(policy).toMatch(/default-src 'none'.*script-src 'self';/);
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(text).toContain('<meta name="referrer" content="no-referrer" />');
      expect(text).toContain('<meta property="og:title" content="A sky of Mood Universe">');
      expect(text).toContain(`content="http://mood.example.org/s/${token}/picture.png"`);
      expect(headers["set-cookie"]).toBeUndefined();
      const head = await test.visitor().send("HEAD", path);
      expect([head.status, head.text, head.headers]).toMatchObject([
        200,
        "",
        { "cache-control": "no-store" },
      ]);
      expect((await get(`${path}/`)).text).toBe(text);
    }
    expect((await test.visitor().send("HEAD", "/s/nothing")).status).toBe(404);
    for (const path of [`/s/${token}/other`, `/s/${token}/picture.png/`]) {
      const { status, headers } = await get(path);
      expect([status, headers["referrer-policy"]]).toEqual([404, "no-referrer"]);
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    }
    expect(String((await get("/")).headers["content-security-policy"])).not.toContain("frame-ancestors *");
  });
});

it("a crawl of everything that a shown sky sends finds nothing that its owner wrote, and no id", async () => {
  await ada.call(api.updateProfile, {
    params: { id: userId },
    body: {
      userName: "Canary Person",
      universeName: `Canary ${userId.slice(0, 8)}`,
      demographics: "Canary life",
    },
  });
  const tagId = randomUUID();
  await ada.call(api.putTag, {
    params: { id: tagId },
    body: { name: "Canary tag", kind: "place", isArchived: false },
  });
  const ids: string[] = [userId, tagId];
  for (let n = 0; n < 5; n++) {
    const timestamp = new Date(test.clock.now - n * 3_600_000).toISOString();
    const { id } = await add({ note: `Canary note ${n}`, tags: [tagId], timestamp, timeZone: "Asia/Tokyo" });
    ids.push(id);
  }
  await test.database.db
    .updateTable("mood_entries")
    .set({ emotion: "Canary feeling" })
    .where("id", "=", ids[2] ?? "")
    .execute();
  await test.database.db
    .updateTable("users")
    .set({ email: "canary@example.org", firstName: "Canary", lastName: "Canary" })
    .where("id", "=", userId)
    .execute();
  const { id, token } = await share({ label: "Canary label", showsFeelings: true, showsDates: true });
  ids.push(id);

  const sent: string[] = [];
  for (const method of ["GET", "HEAD"] as const)
    for (const path of [
      ...[`/s/${token}`, `/s/${token}/embed`, `/s/${token}/picture.png`],
      ...[`/api/shown/${token}`, `/api/shown/${token}/views`],
    ]) {
      const { headers, bytes } = await test.visitor().send(method, path);
      sent.push(JSON.stringify(headers), bytes.toString("latin1"), bytes.toString("utf8"));
    }
  const all = sent.join("\n");
  expect(all).toContain(`"stars":[{"x"`);
  expect(all).not.toMatch(/canary|asia|tokyo/i);
  for (const secret of [...ids, "T12:", "T11:", "T10:"]) expect(all).not.toContain(secret);
  expect(test.logged.join("\n")).not.toContain(token);
});
