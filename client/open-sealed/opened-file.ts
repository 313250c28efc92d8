/** What the page reads of a file, which can be of another version of the product: nothing is taken for granted. */

import * as z from "zod/mini";
import { fieldOf, idOf, listOf, numberOf, textOf } from "#domain/formats/import/json-shape.ts";
import { isUniverse } from "#domain/formats/import/mood-universe/universe-stars.ts";
import { type FileSeal, fileSealSchema, sealedFileVersion } from "#domain/formats/universe-file.ts";

export type ReadFile =
  | { readonly kind: "not-json" | "not-ours" | "damaged" }
  /** `seal` is null where nothing is sealed. */
  | { readonly kind: "universe"; readonly json: object; readonly seal: FileSeal | null };

export async function readFile(file: Blob): Promise<ReadFile> {
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { kind: "not-json" };
  }
  const version = numberOf(fieldOf(json, "formatVersion")) ?? 0;
  if (!isUniverse(json) || version > sealedFileVersion) return { kind: "not-ours" };
  const seal = z.optional(fileSealSchema).safeParse(fieldOf(json, "seal"));
  if (!seal.success) return { kind: "damaged" };
  return { kind: "universe", json: Object(json), seal: seal.data ?? null };
}

/** A star as the list shows it; `moment` is that of the person's clock, as if it were UTC. */
export type ReadStar = {
  readonly moment: number;
  readonly feelings: readonly { readonly id: string; readonly intensity: number }[];
  readonly tags: readonly string[];
  readonly note: string;
  readonly isBinned: boolean;
};

/** The stars of an opened file, the latest first, and the names of the person's own feelings. */
export function readJournal(json: object): {
  stars: readonly ReadStar[];
  ownFeelings: ReadonlyMap<string, string>;
} {
  const namesIn = (list: string) =>
    new Map(
      listOf(fieldOf(json, list)).map((record) => [
        idOf(fieldOf(record, "id")),
        textOf(fieldOf(record, "name")),
      ]),
    );
  const tags = namesIn("tags");
  const read = (list: string) =>
    listOf(fieldOf(json, list)).flatMap((star) => readStar(star, tags, list === "bin"));
  const stars = [...read("moodEntries"), ...read("bin")];
  return { stars: stars.sort((one, other) => other.moment - one.moment), ownFeelings: namesIn("feelings") };
}

function readStar(star: unknown, tags: ReadonlyMap<string, string>, isBinned: boolean): ReadStar[] {
  const offset = numberOf(fieldOf(star, "utcOffset")) ?? 0;
  const moment = Date.parse(textOf(fieldOf(star, "timestamp"))) + offset * 60_000;
  // A moment that is none, or that no calendar has.
  if (Number.isNaN(new Date(moment).getTime())) return [];
  const feeling = (id: string, intensity: string) => ({
    id: textOf(fieldOf(star, id)),
    intensity: numberOf(fieldOf(star, intensity)) ?? 0,
  });
  const felt = [feeling("emotion", "intensity"), feeling("secondaryEmotion", "secondaryIntensity")];
  return [
    {
      moment,
      feelings: felt.filter(({ id }) => id !== ""),
      tags: listOf(fieldOf(star, "tags")).flatMap((id) => tags.get(idOf(id)) || []),
      note: textOf(fieldOf(star, "note")),
      isBinned,
    },
  ];
}
