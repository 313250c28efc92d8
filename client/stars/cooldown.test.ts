import { expect, test, vi } from "vitest";
import { Cooldown } from "./cooldown.ts";

function makeCooldown() {
  let now = Date.parse("2025-03-01T12:00:00Z");
  let wake: (() => void) | null = null;
  let wakeAt = 0;
  const cooldown = new Cooldown({
    now: () => now,
    after(ms, callback) {
      wake = callback;
      wakeAt = now + ms;
      return () => {
        wake = null;
      };
    },
  });
  const pass = (ms: number) => {
    const until = now + ms;
    while (wake && wakeAt <= until) {
      now = wakeAt;
      const due = wake;
      wake = null;
      due();
    }
    now = until;
  };
  return { cooldown, pass };
}

test("counts down on the server's end and stops there", () => {
  const { cooldown, pass } = makeCooldown();
  cooldown.follow("2025-03-01T12:05:00Z");
  expect(cooldown.current()).toEqual({ label: "05:00", minutes: 5 });
  pass(1_000);
  expect(cooldown.current()?.label).toBe("04:59");
  pass(298_500);
  expect(cooldown.current()).toEqual({ label: "00:01", minutes: 1 });
  pass(500);
  expect(cooldown.current()).toBeNull();
});

test("notifies its listeners once a second and at the end", () => {
  const { cooldown, pass } = makeCooldown();
  const listener = vi.fn();
  cooldown.subscribe(listener);
  cooldown.follow("2025-03-01T12:00:03Z");
  cooldown.follow("2025-03-01T12:00:03Z");
  pass(10_000);
  expect(listener).toHaveBeenCalledTimes(4);
});

test("a past, missing or invalid end means no cooldown", () => {
  const { cooldown } = makeCooldown();
  for (const end of ["2025-03-01T11:59:59Z", null, undefined, "soon"]) {
    cooldown.follow(end);
    expect(cooldown.current()).toBeNull();
  }
});

test("the server's latest answer applies, also when it ends the cooldown early", () => {
  const { cooldown } = makeCooldown();
  cooldown.follow("2025-03-01T12:05:00Z");
  cooldown.follow(null);
  expect(cooldown.current()).toBeNull();
});
