import { expect, test } from "vitest";
import { paddedLength, padWords } from "./format.ts";

test("words have one of few lengths", () => {
  const lengths = [...[1, 64, 65, 128, 129, 256, 257, 512], ...[513, 1_024, 1_025, 2_048, 2_049, 16_422]];
  expect(lengths.map(paddedLength)).toEqual([
    ...[64, 64, 128, 128, 256, 256, 512, 512],
    ...[1_024, 1_024, 2_048, 2_048, 3_072, 17_408],
  ]);
});

test("spaces behind the words fill them up", () => {
  const padded = padWords(Uint8Array.of(0x7b, 0x7d));
  expect([...padded]).toEqual([0x7b, 0x7d, ...Array(62).fill(0x20)]);
});
