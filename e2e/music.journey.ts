import type { Page } from "@playwright/test";
import { loopEnd, loopSeconds, loopStart } from "../client/music/loop.ts";
import { createUniverse } from "./actions.ts";
import { expectSound, expectSuspendedAudio, loudness, recordAudio } from "./audio-recorder.ts";
import { expect, test } from "./fixtures.ts";
import { musicButton, turnOnMusic } from "./music.ts";

const loopFile = "**/assets/ambient-loop-*.mp3";
/** Every request for the loop from now on. */
function recordRequests(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/ambient-loop/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

async function openVolume(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  return page.getByRole("slider", { name: "Music Volume" });
}

test("music is loaded on the first press, stops and continues, and loops without a gap", async ({
  page,
  faults,
}) => {
  await recordAudio(page);
  const requests = recordRequests(page);
  await createUniverse(page, "Quiet Harbour");
  await expect(musicButton(page, "Music Off")).toBeVisible();
  expect(requests).toEqual([]);

  const response = page.waitForResponse(loopFile);
  await turnOnMusic(page, faults);
  await expectSound(page);
  const headers = await (await response).allHeaders();
  expect(headers).toMatchObject({ "content-type": "audio/mpeg", "cache-control": /immutable/ });
  expect(headers).not.toHaveProperty("content-encoding");

  await musicButton(page, "Music On").click();
  await expect(musicButton(page, "Music Off")).toBeVisible();
  await expectSuspendedAudio(page);
  expect(await loudness(page)).toBeLessThan(0.001);
  await turnOnMusic(page, faults);
  await expectSound(page);
  expect(requests).toHaveLength(1);

  await expectSeamless(page, requests[0] ?? "");

  const volume = await openVolume(page);
  await volume.press("ArrowLeft");
  await expect(volume).toHaveValue("29");
  await page.reload();
  await expect(musicButton(page, "Music Off")).toBeVisible();
  await expect(await openVolume(page)).toHaveValue("29");
});

async function expectSeamless(page: Page, url: string) {
  for (const rate of [44_100, 48_000]) {
    const { duration, channels } = await page.evaluate(measureLoop, { url, rate, loopStart, loopEnd });
    expect(duration).toBeGreaterThan(loopSeconds + 2 * loopStart - 0.1);
    expect(channels).toHaveLength(2);
    for (const { seamStep, largestStep, deviation, rms } of channels) {
      expect(seamStep).toBeLessThanOrEqual(largestStep);
      // What follows the loop's end equals what follows its start, except for the noise of the encoding.
      expect(deviation).toBeLessThan(0.1);
      // About −23 dB: neither silent nor clipped.
      expect(rms).toBeGreaterThan(0.03);
      expect(rms).toBeLessThan(0.2);
    }
  }
}

type LoopFile = { url: string; rate: number; loopStart: number; loopEnd: number };

/** Runs in the page. `seamStep` is the step from the loop's end to its start, `largestStep` the largest of all the others. */
async function measureLoop({ url, rate, loopStart, loopEnd }: LoopFile) {
  const context = new OfflineAudioContext(2, 1, rate);
  const buffer = await context.decodeAudioData(await (await fetch(url)).arrayBuffer());
  const [start, end] = [loopStart * rate, loopEnd * rate];
  const channels = [0, 1].map((channel) => {
    const samples = buffer.getChannelData(channel);
    const sample = (at: number) => samples[at] ?? Number.NaN;
    let [largestStep, energy, difference, energyAtStart] = [0, 0, 0, 0];
    for (let at = start + 1; at < end; at++) {
      largestStep = Math.max(largestStep, Math.abs(sample(at) - sample(at - 1)));
      energy += sample(at) ** 2;
    }
    const range = Math.round(0.2 * rate);
    for (let by = -range; by < range; by++) {
      difference += (sample(end + by) - sample(start + by)) ** 2;
      energyAtStart += sample(start + by) ** 2;
    }
    return {
      seamStep: Math.abs(sample(start) - sample(end - 1)),
      largestStep,
      deviation: Math.sqrt(difference / energyAtStart),
      rms: Math.sqrt(energy / (end - start)),
    };
  });
  return { duration: buffer.duration, channels };
}
