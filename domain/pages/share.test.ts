import { expect, it } from "vitest";
import { joinShared, noteWithShared } from "./share.ts";

it("joins what another app shares, without what it says twice", () => {
  expect(joinShared("A walk", "We saw the sea.", "https://example.org/sea")).toBe(
    "A walk\nWe saw the sea.\nhttps://example.org/sea",
  );
  expect(joinShared("A walk", "A walk https://example.org/sea", "https://example.org/sea")).toBe(
    "A walk https://example.org/sea",
  );
  expect(joinShared("Same", "Same", "")).toBe("Same");
  expect(joinShared("", "  ", "")).toBe("");
  expect(joinShared("", "x".repeat(20_000), "")).toHaveLength(10_000);
});

it("keeps what is written already", () => {
  expect(noteWithShared("  ", "New")).toBe("New");
  expect(noteWithShared("Written\n", "New")).toBe("Written\n\nNew");
});
