import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/home-test.ts";
import { expectSilence, expectSound, loudness } from "../../testing/browser/sound.ts";
import { MusicToggle } from "./MusicToggle.tsx";
import { stopMusic } from "./music.ts";
import { VolumeSlider } from "./VolumeSlider.tsx";

const toggle = (name: "Music On" | "Music Off") => page.getByRole("button", { name, exact: true });
const expectBusy = (isBusy: boolean) =>
  expect.element(toggle("Music Off")).toHaveAttribute("aria-busy", String(isBusy));

async function play() {
  await toggle("Music Off").click();
  await expect.element(toggle("Music On")).toBeVisible();
  await expectSound();
}

type Answer = (fetchFile: () => Promise<Response>) => Promise<Response>;
type LoopFile = { requests: number; answer: Answer };

const test = base.extend<{ loopFile: LoopFile; showToggle: () => Promise<void> }>({
  loopFile: [
    async ({ calls, consoleErrors }, use) => {
      consoleErrors.allow(/The music cannot play.*within 3 seconds/);
      const loopFile: LoopFile = { requests: 0, answer: (fetchFile) => fetchFile() };
      window.fetch = (input, init) => {
        if (!String(input).includes("ambient-loop")) return calls.fetch(input, init);
        loopFile.requests++;
        return loopFile.answer(() => calls.fetch(input, init));
      };
      await use(loopFile);
      stopMusic();
      window.fetch = calls.fetch;
    },
    { auto: true },
  ],
  showToggle: async ({ clock, show }, use) => {
    await use(async () => {
      await show(
        <>
          <MusicToggle />
          <VolumeSlider />
        </>,
      );
      // A start that a busy machine delays is given up after three seconds.
      clock.stop();
    });
  },
});

// The page's player keeps the loop once it is loaded: the tests in which it does not arrive come first.

test.for([
  ["is missing", () => new Response(null, { status: 404 })],
  ["is not music", () => new Response("not a sound", { headers: { "Content-Type": "audio/mpeg" } })],
] as const)(
  "a file that %s leaves the music off, and the reason is logged",
  async ([, respond], { consoleErrors, loopFile, showToggle }) => {
    consoleErrors.allow(/The music cannot play/);
    const log = vi.spyOn(console, "error");
    loopFile.answer = async () => respond();
    await showToggle();
    await toggle("Music Off").click();
    await expect.poll(() => log.mock.calls.map(String)).toEqual([expect.stringMatching(/cannot play/)]);
    await expectBusy(false);
  },
);

test("a file that takes more than three seconds does not start the music, and the next press finds it", async ({
  clock,
  consoleErrors,
  loopFile,
  showToggle,
}) => {
  consoleErrors.allow(/The music cannot play/);
  const log = vi.spyOn(console, "error");
  const gate = Promise.withResolvers<void>();
  loopFile.answer = async (fetchFile) => {
    await gate.promise;
    return fetchFile();
  };
  await showToggle();
  expect(loopFile.requests).toBe(0);
  await toggle("Music Off").click();
  await expectBusy(true);
  await clock.pass(3_000);
  await expect.poll(() => log.mock.calls.map(String)).toEqual([expect.stringMatching(/within 3 seconds/)]);
  await expectBusy(false);
  gate.resolve();
  await clock.pass(5_000);
  await expectSilence();
  await expectBusy(false);
  await play();
  expect(loopFile.requests).toBe(1);
});

test("a press stops the music, and the next one continues it", async ({ clock, showToggle }) => {
  await showToggle();
  await play();
  await toggle("Music On").click();
  await expect.element(toggle("Music Off")).toBeVisible();
  await expect.poll(loudness).toBeLessThan(0.001);
  await clock.pass(5_000);
  await expectSilence();
  await play();
});

test("the volume follows the slider and is stored", async ({ showToggle }) => {
  await showToggle();
  await play();
  const slider = page.getByRole("slider", { name: "Music Volume" });
  await expect.element(slider).toHaveValue("30");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(slider).toHaveValue("29");
  await slider.fill("0");
  await expect.poll(loudness).toBeLessThan(0.000_5);
  await slider.fill("100");
  await expect.poll(loudness).toBeGreaterThan(0.02);
  await slider.fill("99");
  expect(localStorage.getItem("mood-universe.music-volume")).toBe("0.99");
});

test("the music ends with the session", async ({ calls, clock, openHome }) => {
  await openHome();
  clock.stop();
  await play();
  clock.resume();
  for (const call of [api.listChanges, api.me, api.user] as const)
    calls.reply(call, 401, refusal("not-signed-in", "Not authenticated"));
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeVisible();
  await expectSilence();
});
