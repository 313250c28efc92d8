import { afterEach, describe, expect, test, vi } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { showSky } from "#domain/shown-skies/shown-sky.ts";
import { makeStar } from "../../testing/make-star.ts";
import { countView, isEmbed, shownSource, tokenOf } from "./fetch-shown.ts";

const sky = showSky(catalogue, [makeStar()], { showsFeelings: false, showsDates: false, asOf: null });
const replies = (...list: (Response | Error)[]) => {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => {
    const next = list.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const found = (etag: string) => Response.json(sky, { headers: { etag } });
afterEach(() => vi.unstubAllGlobals());

describe("the data of a shown sky", () => {
  test("is asked for without cookies and without the address of its page, as a view is counted", async () => {
    const fetched = replies(found('"1"'), new Response(null, { status: 204 }));
    await shownSource("secret")();
    countView("secret");
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.credentials, init?.referrerPolicy])).toEqual([
      ["/api/shown/secret", "omit", "no-referrer"],
      ["/api/shown/secret/views", "omit", "no-referrer"],
    ]);
  });

  test("is read again only when it has changed", async () => {
    replies(found('"1"'), found('"1"'), found('"2"'));
    const ask = shownSource("secret");
    const kinds = [(await ask()).kind, (await ask()).kind, (await ask()).kind];
    expect(kinds).toEqual(["sky", "unchanged", "sky"]);
  });

  test("is gone only when the server says so", async () => {
    replies(
      Response.json({}, { status: 404 }),
      Response.json({}, { status: 429, headers: { "retry-after": "7" } }),
      ...[Response.json({}, { status: 503 }), Response.json({ stars: 1 }), new TypeError("no network")],
    );
    const ask = shownSource("secret");
    expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
      { kind: "gone" },
      { kind: "busy", wait: 7 },
      ...[{ kind: "unreachable" }, { kind: "unreachable" }, { kind: "unreachable" }],
    ]);
  });
});

test("a path tells its token, and whether it is for a frame", () => {
  expect(["/s/abc", "/s/abc/", "/s/abc/embed", "/s/"].map(tokenOf)).toEqual(["abc", "abc", "abc", ""]);
  expect(["/s/abc", "/s/abc/embed", "/s/abc/embed/", "/s/embed"].map(isEmbed)).toEqual([
    ...[false, true, true, false],
  ]);
});
