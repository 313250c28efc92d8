/** What the worker knows of a file, from reading it to the batches that are sent. */

import { findBrokenRule, findLaterPart } from "#domain/formats/broken-rule.ts";
import { englishWords } from "#domain/formats/import/mapping/feeling-words.ts";
import { rememberAnswers, suggestMapping } from "#domain/formats/import/mapping/suggest-mapping.ts";
import type {
  Mapping,
  PreparedImport,
  Problem,
  ReadJournal,
  RememberedAnswers,
} from "#domain/formats/import/read-journal.ts";
import type { Offer } from "#domain/formats/import/sameness/find-offers.ts";
import { matchEntries } from "#domain/formats/import/sameness/match-entries.ts";
import { prepareReadings } from "#domain/formats/import/series/prepare-readings.ts";
import { batchesOf } from "#domain/formats/import/stars/batches-of.ts";
import { entriesOf } from "#domain/formats/import/stars/entries-of.ts";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import type { ImportBatch } from "#domain/imports.ts";
import type { Excerpt, Prepared, Requests, SkyToCome, StarsInSky } from "../messages.ts";
import { UnreadableFile } from "./limits.ts";
import { planSky } from "./plan-sky.ts";
import { type Contents, readFile } from "./read-file.ts";
import { resolveKnown } from "./sealed-text.ts";
import { countProblems, foundIn, spanOf } from "./summaries.ts";

type Ask<Name extends keyof Requests> = Requests[Name]["ask"];

const excerptLength = 120;

export class Workbench {
  readonly #createId: () => string;
  #journal: ReadJournal | null = null;
  #whole: unknown = null;
  #remembered: RememberedAnswers = { moods: [], tags: [] };
  #offers: readonly Offer[] = [];
  #knownKeys: ReadonlySet<string> = new Set();
  #prepared: PreparedImport | null = null;
  #problems: readonly Problem[] = [];
  #batches: readonly ImportBatch[] = [];

  /** `createId` returns a new UUID at each call. */
  constructor(createId: () => string) {
    this.#createId = createId;
  }

  async read(
    { file, answers }: Ask<"read">,
    onProgress: (share: number) => void,
  ): Promise<Requests["read"]["reply"]> {
    try {
      return this.#take(await readFile(file, answers, onProgress));
    } catch (error) {
      if (error instanceof UnreadableFile) return { kind: "refused", refusal: error.reason };
      throw error;
    }
  }

  #take(contents: Contents): Requests["read"]["reply"] {
    if (contents.kind !== "read") return contents;
    const { reading, whole } = contents;
    if (!reading.ok) return { kind: "refused", refusal: reading.refusal };
    this.#journal = reading.journal;
    this.#whole = whole;
    const isWholeUniverse =
      reading.journal.source === "mood-universe-json" && (whole as { isWhole?: unknown })?.isWhole === true;
    return { kind: "found", found: foundIn(reading.journal), isWholeUniverse };
  }

  async match({ known: told, keys }: Ask<"match">): Promise<Requests["match"]["reply"]> {
    const known = await resolveKnown(this.#read(), told, keys);
    const { journal, offers } = matchEntries(this.#read(), known);
    this.#journal = journal;
    this.#offers = offers;
    this.#knownKeys = new Set(known.map(({ key }) => key));
    return { offers, problems: countProblems(journal.problems) };
  }

  suggest({ universe, remembered, words }: Ask<"suggest">): Mapping {
    if (remembered) this.#remembered = remembered;
    return suggestMapping(this.#read(), {
      ...{ universe, remembered: this.#remembered, createId: this.#createId },
      languages: words ? [words, englishWords] : [englishWords],
    });
  }

  problems({ of, from, count }: Ask<"problems">) {
    const problems = of === "file" ? this.#read().problems : this.#problems;
    return problems.slice(from, from + count);
  }

  /** Entries without a mood. */
  excerpts({ from, count }: Ask<"excerpts">): readonly Excerpt[] {
    const entries = this.#read().entries.filter(({ moods }) => moods.length === 0);
    return entries.slice(from, from + count).map(({ key, date, time, note }) => ({
      key,
      when: time ? `${date} ${time}` : date,
      text: note.slice(0, excerptLength),
    }));
  }

  prepare({ mapping, starIds, ...ask }: Ask<"prepare">): Prepared {
    const [createId, offers] = [this.#createId, this.#offers];
    const options = { ...ask, createId, offers, starIds: new Set(starIds) };
    const prepared = entriesOf(this.#read(), mapping, options);
    const { entries, corrections, tags, feelings } = prepared;
    const measured = prepareReadings(this.#read().series, mapping, options);
    const { trackers, readings, replacing } = measured;
    this.#prepared = prepared;
    this.#problems = [...prepared.problems, ...measured.problems];
    const besides = { corrections, feelings, trackers, readings, replacing };
    this.#batches = [...batchesOf(entries, tags, besides)];
    const fresh = this.#fresh();
    return {
      ...{ entries: fresh.length, known: entries.length - fresh.length },
      ...{ tags: tags.length, corrections: corrections.length },
      span: spanOf(fresh.map(({ timestamp }) => timestamp.slice(0, 10))),
      ...{ readings: readings.length, knownReadings: measured.known },
      replacedReadings: replacing.length,
      ...{ trackers: trackers.length, feelings: feelings.length },
      problems: countProblems(this.#problems),
      batches: this.#batches.length,
    };
  }

  sky = (stars: StarsInSky): SkyToCome => planSky(this.#fresh(), stars);

  /** What the import adds: known entries are sent too, and become no stars. */
  #fresh = () => (this.#prepared?.entries ?? []).filter(({ key }) => !this.#knownKeys.has(key));

  remember = (mapping: Mapping): RememberedAnswers =>
    rememberAnswers(this.#read(), mapping, this.#remembered);

  batch(at: number): ImportBatch {
    const batch = this.#batches[at];
    if (!batch) throw new RangeError("There is no such batch.");
    return batch;
  }

  wholeFile({ now }: Ask<"wholeFile">): Requests["wholeFile"]["reply"] {
    const file = universeFileSchema.safeParse(this.#whole).data ?? null;
    const broken = findLaterPart(this.#whole) ?? (file && findBrokenRule(file, now));
    return file && !broken ? { file } : { file: null, broken };
  }

  #read(): ReadJournal {
    if (!this.#journal) throw new Error("No file has been read.");
    return this.#journal;
  }
}
