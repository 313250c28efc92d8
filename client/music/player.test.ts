import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clampVolume, defaultVolume, Player, type Sound, startTimeoutMs } from "./player.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A player whose sound becomes ready on demand; `heard` records the calls to the sound. */
function makePlayer(volume = defaultVolume) {
  const waiting: { resolve(): void; reject(reason: unknown): void }[] = [];
  const heard: string[] = [];
  const reports: unknown[] = [];
  let lose = () => {};
  const sound: Sound = {
    prepare: () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
    play(volume, onLost) {
      heard.push(`play at ${volume}`);
      lose = onLost;
    },
    stop: () => void heard.push("stop"),
    setVolume: (volume) => void heard.push(`volume ${volume}`),
  };
  const player = new Player({
    sound,
    volume,
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    report: (reason) => void reports.push(reason),
  });
  /** Resolves or rejects the nth preparation. */
  const settle = async (press: number, failure?: unknown) => {
    if (failure === undefined) waiting[press]?.resolve();
    else waiting[press]?.reject(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { player, settle, heard, reports, state: () => player.music().state, lose: () => lose() };
}

test("the player starts stopped, at a volume of 0.3", () => {
  const { player, heard } = makePlayer();
  expect(player.music()).toEqual({ state: "stopped", volume: 0.3 });
  expect(heard).toEqual([]);
});

test("a press plays once the sound is ready, the next one stops", async () => {
  const { player, settle, heard, state } = makePlayer();
  player.toggle();
  expect(state()).toBe("starting");
  await settle(0);
  expect(state()).toBe("playing");
  player.toggle();
  expect(state()).toBe("stopped");
  expect(heard).toEqual(["play at 0.3", "stop"]);
});

test("after a timeout of three seconds it is stopped, and a late sound does not start", async () => {
  const { player, settle, heard, reports, state } = makePlayer();
  player.toggle();
  vi.advanceTimersByTime(startTimeoutMs - 1);
  expect(state()).toBe("starting");
  vi.advanceTimersByTime(1);
  expect(state()).toBe("stopped");
  await settle(0);
  expect(state()).toBe("stopped");
  expect(heard).toEqual(["stop"]);
  expect(reports).toHaveLength(1);
});

test("a failure leaves it stopped and is reported once; the next press tries again", async () => {
  const { player, settle, reports, state } = makePlayer();
  player.toggle();
  await settle(0, "404");
  vi.advanceTimersByTime(startTimeoutMs);
  expect([state(), reports]).toEqual(["stopped", ["404"]]);
  player.toggle();
  await settle(1);
  expect(state()).toBe("playing");
});

test("a press while it starts cancels the start without a failure", async () => {
  const { player, settle, reports, state } = makePlayer();
  player.toggle();
  player.toggle();
  expect(state()).toBe("stopped");
  await settle(0, "late");
  vi.advanceTimersByTime(startTimeoutMs);
  expect([state(), reports]).toEqual(["stopped", []]);
});

test("the end of an earlier press does not touch a later one", async () => {
  const { player, settle, heard, state } = makePlayer();
  player.toggle();
  player.toggle();
  player.toggle();
  await settle(0);
  expect(state()).toBe("starting");
  await settle(1);
  expect(state()).toBe("playing");
  expect(heard.filter((told) => told.startsWith("play"))).toHaveLength(1);
});

test("music that the device interrupts, as for a phone call, is stopped", async () => {
  const { player, settle, state, lose } = makePlayer();
  player.toggle();
  await settle(0);
  lose();
  expect(state()).toBe("stopped");
});

test("the volume applies at once while it plays, and otherwise at the start", async () => {
  const { player, settle, heard } = makePlayer();
  player.setVolume(0.8);
  player.toggle();
  await settle(0);
  player.setVolume(0.5);
  expect(heard).toEqual(["play at 0.8", "volume 0.5"]);
});

test("every volume is clamped to 0 to 1, and NaN is ignored", () => {
  fc.assert(
    fc.property(fc.double(), fc.double({ noNaN: true, min: 0, max: 1 }), (asked, before) => {
      const { player } = makePlayer(before);
      player.setVolume(asked);
      const { volume } = player.music();
      if (Number.isNaN(asked)) expect(volume).toBe(before);
      else expect(volume).toBe(Math.min(1, Math.max(0, asked)));
    }),
  );
  expect([clampVolume(-1), clampVolume(2), clampVolume(Number.NaN)]).toEqual([0, 1, null]);
});

test("listeners are notified of every change and of nothing else", () => {
  const { player } = makePlayer();
  const told: string[] = [];
  const leave = player.subscribe(() => told.push(player.music().state));
  player.stop();
  player.toggle();
  player.setVolume(defaultVolume);
  player.stop();
  leave();
  player.toggle();
  expect(told).toEqual(["starting", "stopped"]);
});
