/** Steps of own feelings that several tests share. */

import { afterAll, beforeAll, beforeEach } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { type Journal, startJournal } from "./journal.ts";
import { makeFeeling } from "./make.ts";

/** Sets up the tests of a file: the app, and for each test a person with an empty universe. */
export function startFeelingTests() {
  const at = {} as { test: TestApp; ada: Journal };
  beforeAll(async () => {
    at.test = await openTestApp({ rateLimits: false, cooldownMs: 0 });
  });
  afterAll(() => at.test.close());
  beforeEach(async () => {
    at.ada = await startJournal(at.test);
  });

  /** Makes a feeling; returns its id. */
  async function make(overrides: Record<string, unknown> = {}): Promise<string> {
    const params = { id: crypto.randomUUID() };
    await at.ada.visitor.call(api.putFeeling, { params, body: makeFeeling(overrides) });
    return params.id;
  }
  const merge = (id: string, into: string) =>
    at.ada.visitor.call(api.mergeFeelings, { params: { id }, body: { into } });
  return Object.assign(at, { make, merge });
}
