import { expect, test } from "vitest";
import { measureGroup } from "./measure-group.ts";

test("a group that fails says how it ended", async () => {
  await expect(measureGroup("no such group", 600_000)).rejects.toThrow("It ended with 1.");
});

test("a group whose time is over is ended", async () => {
  await expect(measureGroup("reading", 1)).rejects.toThrow("Its time was over.");
});
