import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NoGraphics } from "./sky-drawing.ts";
import { withGraphics } from "./with-graphics.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new NoGraphics("lost");

test("work goes on once the browser has given the graphics back, after half a second and two", async () => {
  const work = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue("a picture");
  const result = withGraphics(work);
  await vi.advanceTimersByTimeAsync(499);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await result).toBe("a picture");
});

test("graphics that do not come back end the work, and so does any other error at once", async () => {
  const work = vi.fn().mockRejectedValue(lost);
  const result = expect(withGraphics(work)).rejects.toBe(lost);
  await vi.advanceTimersByTimeAsync(2_500);
  await result;
  expect(work).toHaveBeenCalledTimes(3);
  const broken = vi.fn().mockRejectedValue(new RangeError("no memory"));
  await expect(withGraphics(broken)).rejects.toThrow(RangeError);
  expect(broken).toHaveBeenCalledTimes(1);
});
