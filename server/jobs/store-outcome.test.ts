import { expect, it } from "vitest";
import { TestClock } from "../../testing/test-clock.ts";
import { leaseMs } from "./lease.ts";
import { storeOutcome } from "./store-outcome.ts";

/** A database that is away until the test says otherwise. */
function openStore() {
  const store = { isAway: true, attempts: 0 };
  const clock = new TestClock(0);
  const stored = storeOutcome(clock.timers, async () => {
    store.attempts += 1;
    if (store.isAway) throw new Error("The database is away");
  });
  return { store, clock, stored };
}

it("the outcome of a job is stored as soon as the database is back", async () => {
  const { store, clock, stored } = openStore();
  await clock.advance(10_000);
  expect(store.attempts).toBe(6);
  store.isAway = false;
  await clock.advance(2_000);
  await stored;
  expect(store.attempts).toBe(7);
});

it("the outcome of a job is given up when its lease ends, after which another process may do it", async () => {
  const { store, clock, stored } = openStore();
  const rejected = expect(stored).rejects.toThrow("away");
  await clock.advance(leaseMs);
  await rejected;
  const { attempts } = store;
  await clock.advance(leaseMs);
  expect(store.attempts).toBe(attempts);
});
