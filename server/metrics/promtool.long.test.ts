import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { openTestApp } from "../../testing/app.ts";
import { signUp } from "../../testing/make.ts";
import { findPromtool } from "../../tools/setup/programs.mjs";
import { makeMetrics } from "./metrics.ts";

async function check(metrics: string) {
  const promtool = findPromtool();
  if (!promtool) throw new Error("Install the package prometheus: this test needs its promtool.");
  const child = spawn(promtool, ["check", "metrics"]);
  child.stdin.end(metrics);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  return { code, errors };
}

it("writes what promtool of Prometheus reads, and finds nothing wrong in", async () => {
  const token = "a-token-of-24-characters";
  const settings = { port: null, token };
  const test = await openTestApp({ metrics: settings }, { metrics: makeMetrics(settings) });
  const { visitor } = await signUp(test);
  const headers = { authorization: `Bearer ${token}` };
  await visitor.send("GET", "/metrics", { headers });
  const { text: metrics } = await visitor.send("GET", "/metrics", { headers });
  await test.close();
  expect((await check("no metrics")).code).not.toBe(0);
  expect(metrics).toContain("mood_universe_http_requests_total");
  const { code, errors } = await check(metrics);
  // Names of the library's own figures: exit code 3 says that nothing but style is wrong.
  const ours = errors.split("\n").filter((line) => line.startsWith("mood_universe"));
  expect([ours, [0, 3].includes(code)]).toEqual([[], true]);
});
