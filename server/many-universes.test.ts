import { it } from "vitest";
import { expectOpenJournals } from "../testing/poll-load/open-journals.ts";
import { startProcessTests } from "../testing/process-tests.ts";

const at = startProcessTests();

/** The short form of many-universes.load.test.ts, without its times, which a busy machine would miss. */
it("answers 300 universes that poll every 3 s, and stores each of their stars once", async () => {
  const load = { pollEveryMs: 3_000, starsPerSecond: 20, warmUpSeconds: 1, seconds: 5 };
  await expectOpenJournals(at, { universes: 300, ...load });
});
