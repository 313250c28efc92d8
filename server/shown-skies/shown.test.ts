import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { finish, makeEntries, sendImport } from "../../testing/imports.ts";
import { startShownSkyTests } from "../../testing/shown-skies.ts";
import { requestsPerMinute } from "../limits/flood-limit.ts";

const at = startShownSkyTests();
const { add, share, look, sky, get } = at;

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
    await at.ada.call(api.updateLink, { params: { id }, body: { showsFeelings: false, showsDates: false } });
    const { looks, stars } = await sky(token);
    expect([looks[0].emotion, stars[0].day]).toEqual([null, undefined]);
  });

  it("follows its universe when it is live, and otherwise stays as of its day", async () => {
    const first = await add();
    const [live, still] = [await share(), await share({ isLive: false })];
    const second = await add();
    expect((await sky(live.token)).stars).toHaveLength(2);
    expect(await sky(still.token)).toMatchObject({ isLive: false, stars: [{ x: first.x, z: first.z }] });
    await at.ada.call(api.binMoodEntry, { params: { id: first.id } });
    expect((await sky(live.token)).stars).toMatchObject([{ x: second.x, z: second.z }]);
    expect((await sky(still.token)).stars).toEqual([]);
    await at.ada.call(api.restoreMoodEntry, { params: { id: first.id } });
    expect((await sky(still.token)).stars).toHaveLength(1);
  });

  it("shows the stars of an import when it is finished, and not before", async () => {
    const { token } = await share();
    const id = await sendImport(at.ada, makeEntries(3));
    expect((await sky(token)).stars).toEqual([]);
    await finish(at.ada, id);
    expect((await sky(token)).stars).toHaveLength(3);
  });

  it("is sent once: then 304, also after a restart and when a note has changed", async () => {
    for (let n = 0; n < 30; n++) await add();
    const star = await add();
    const { token } = await share();
    const { headers, bytes } = await look(token, { "accept-encoding": "gzip" });
    expect([headers["content-encoding"], headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(JSON.parse(gunzipSync(bytes).toString()).stars).toHaveLength(31);
    const etag = String(headers.etag);
    const again = () => look(token, { "if-none-match": etag, "accept-encoding": "gzip" });
    expect([(await again()).status, (await again()).text]).toEqual([304, ""]);
    await at.test.restart();
    expect((await again()).status).toBe(304);
    await at.ada.call(api.updateMoodEntry, {
      ...{ params: star, body: { note: "Canary" }, headers: { "if-match": `"${star.revision}"` } },
    });
    expect((await again()).status).toBe(304);
    await add();
    expect((await again()).status).toBe(200);
  });

  it("ignores cookies, sets none, and limits its visitors and the people of their address apart", async () => {
    const { token } = await share();
    at.test.clock.now += 2 * 86_400_000;
    const params = { token };
    expect((await at.ada.call(api.shownSky, { params })).headers["set-cookie"]).toBeUndefined();
    for (let n = 0; n < requestsPerMinute; n++) await look(token);
    const { status, headers } = await at.ada.call(api.shownSky, { params });
    expect([status, headers["retry-after"]]).toEqual([429, "60"]);
    expect((await get(`/s/${token}`)).status).toBe(429);
    expect((await at.test.visitor().call(api.instance)).status).toBe(200);
    expect((await at.ada.call(api.me)).status).toBe(200);
  });

  it("counts views as a number, in any frame, and not when it is asked for again", async () => {
    const { token } = await share();
    const count = () =>
      at.test.visitor().call(api.countView, {
        params: { token },
        headers: { origin: "null", "sec-fetch-site": "cross-site" },
      });
    expect((await Promise.all([count(), count(), count()])).map(({ status }) => status)).toEqual([
      204, 204, 204,
    ]);
    await look(token);
    await get(`/s/${token}`);
    expect((await at.ada.call(api.listLinks)).body[0].views).toBe(3);
  });
});

describe("a link that does not work", () => {
  const dead: [string, () => Promise<string>][] = [
    [
      "is revoked",
      async () => {
        const { id, token } = await share();
        expect((await look(token)).status).toBe(200);
        await at.ada.call(api.revokeLink, { params: { id } });
        return token;
      },
    ],
    [
      "has ended",
      async () => {
        const { token } = await share({ validity: "day" });
        at.test.clock.now += 86_400_000 - 1;
        expect((await look(token)).status).toBe(200);
        at.test.clock.now += 1;
        return token;
      },
    ],
    [
      "is of a universe that waits for its removal",
      async () => {
        const { token } = await share();
        await at.ada.call(api.deleteUniverse, {
          params: { id: at.userId },
          body: { universeName: at.universeName },
        });
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
      await at.test.visitor().send("GET", `/api/shown/${token}`),
      await at.test.visitor().send("POST", `/api/shown/${token}/views`),
      await get(`/s/${token}/picture.png`),
    ];
    for (const { status, body, headers } of replies) {
      expect([status, body]).toEqual([
        404,
        { error: "Not found", code: "not-found", text: "refusals.notFound" },
      ]);
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
    at.test.clock.now += 2 * 86_400_000;
    expect((await look(token)).status).toBe(404);
    await at.ada.call(api.updateLink, { params: { id }, body: { validity: "day" } });
    expect((await look(token)).status).toBe(200);
    await at.ada.call(api.deleteUniverse, {
      params: { id: at.userId },
      body: { universeName: at.universeName },
    });
    expect((await look(token)).status).toBe(404);
    expect(
      (await at.test.visitor().call(api.keepUniverse, { params: { universeName: at.universeName } })).status,
    ).toBe(200);
    expect((await look(token)).status).toBe(200);
  });
});
