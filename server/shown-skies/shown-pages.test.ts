import { describe, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { startShownSkyTests } from "../../testing/shown-skies.ts";

const at = startShownSkyTests();
const { add, share, get } = at;

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
      at.test
        .visitor()
        .send("GET", `/s/${token}/picture.png`, { headers: { "if-none-match": String(headers.etag) } });
    expect([(await again(one.token)).status, (await again(other.token)).status]).toEqual([304, 304]);
    await at.ada.call(api.binMoodEntry, { params: star });
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
      const head = await at.test.visitor().send("HEAD", path);
      expect([head.status, head.text, head.headers]).toMatchObject([
        200,
        "",
        { "cache-control": "no-store" },
      ]);
      expect((await get(`${path}/`)).text).toBe(text);
    }
    expect((await at.test.visitor().send("HEAD", "/s/nothing")).status).toBe(404);
    for (const path of [`/s/${token}/other`, `/s/${token}/picture.png/`]) {
      const { status, headers } = await get(path);
      expect([status, headers["referrer-policy"]]).toEqual([404, "no-referrer"]);
      expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    }
    expect(String((await get("/")).headers["content-security-policy"])).not.toContain("frame-ancestors *");
  });
});
