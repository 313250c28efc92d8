/** How much a universe may store, and what of it takes how much. */

import * as z from "zod/mini";

/**
 * What is counted: each record with its texts, in UTF-8. `stars` are those without their notes, with their tags; `readings`
 * also their trackers; `imports` what imports have sent and what they remember, so that nothing is brought twice; `rest`
 * tags, feelings, constellations, comparisons, links, and what tells other devices of removed records.
 */
export const roomParts = ["notes", "stars", "readings", "imports", "practice", "rest"] as const;
export type RoomPart = (typeof roomParts)[number];
export type RoomParts = Readonly<Record<RoomPart, number>>;

/** How much room a universe takes, in bytes. */
export const roomSchema = z.object({
  used: z.int(),
  most: z.int(),
  parts: z.record(z.enum(roomParts), z.int()),
});
export type Room = z.output<typeof roomSchema>;

/** The part that takes most. */
export const largestPart = (parts: RoomParts): RoomPart =>
  roomParts.reduce((largest, part) => (parts[part] > parts[largest] ? part : largest));

/** Megabytes, of 1,000,000 bytes, with one digit after the point; less than one is never told as none. */
export const inMegabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;
