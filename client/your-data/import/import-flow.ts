/** An import from the choice of a file to the finished sky. It outlives the page that shows it. */

import type { Mapping } from "#domain/formats/import/read-journal.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { valuesByTracker } from "#domain/formats/import/series/prepare-readings.ts";
import type { FileSeal } from "#domain/formats/universe-file.ts";
import { visibleLine } from "#domain/visible-text.ts";
import { isStatus } from "../../call-errors.ts";
import { sealsWords } from "../../sealed/seal-state.ts";
import { feelingsToCome } from "./feelings-to-come.ts";
import {
  type Deciding,
  type FlowState,
  firstDeciding,
  type Known,
  neighbourOf,
  type Restoring,
} from "./flow-state.ts";
import { ImportWorker, WorkerEnded } from "./import-worker-client.ts";
import { matchEntries } from "./known-entries.ts";
import { nothingAsked, type ReadAnswers, type Requests } from "./messages.ts";
import { restoreUniverse, sentenceOfBroken, sentenceOfRestore } from "./restore-universe.ts";
import type { OpenedFile } from "./sealing/file-seal.ts";
import type { StoredImport } from "./sending/import-store.ts";
import { SomebodyElse } from "./sending/patience.ts";
import { Sender, type SendingSurroundings } from "./sending/sender.ts";
import { starsInSky } from "./stars-in-sky.ts";
import { begunAgain, newStored, shortened, storeBatches } from "./stored-import.ts";
import { wordsOfReader } from "./words-of-reader.ts";

/** What the flow needs of the page. */
export type Surroundings = SendingSurroundings & {
  /** Epoch milliseconds of the server. */
  now(): number;
  /** The profile and the avatar have changed too. */
  onRestored(): void;
  onSignedOut(): void;
};

export class ImportFlow {
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  readonly #sender: Sender;
  #state: FlowState = { step: "idle" };
  #file: File | null = null;
  #answers = nothingAsked;
  #worker: ImportWorker | null = null;
  #restoring: AbortController | null = null;
  /** The seal of a file that the person has opened. */
  #opened: OpenedFile | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#sender = new Sender(around, {
      state: this.state,
      show: (state) => this.#show(state),
      signOut: () => this.#signOut(),
      leave: () => this.leave(),
    });
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  /** Calls that wait for their turn are sent now. */
  readonly wake = () => this.#sender.wake();

  /** Ends whatever is shown; what is being sent stays for later. */
  readonly leave = () => {
    this.#restoring?.abort();
    this.#restoring = null;
    this.#worker?.end();
    this.#worker = null;
    this.#file = null;
    const opened = this.#opened;
    this.#opened = null;
    if (opened) void import("./sealing/file-seal.ts").then(({ forgetMasters }) => forgetMasters(opened));
    this.#show({ step: "idle" });
  };

  /** Opens a sealed file with what the person has typed, and reads it. Resolves to why it did not open, or to null. */
  async openSealed(seal: FileSeal, typed: string, known: Known): Promise<"wrong" | "damaged" | null> {
    const file = this.#file;
    const opened = await (await import("./sealing/file-seal.ts")).openFileSeal(seal, typed);
    if (typeof opened === "string") return opened;
    if (file !== this.#file) return null;
    this.#opened = opened;
    await this.answerQuestion({ keys: opened.keys }, known);
    return null;
  }

  /** Whether the words of the file were sealed, and whether the universe seals its own. */
  readonly wasSealed = () => this.#opened !== null;
  readonly sealsWords = () => sealsWords(this.#around.userId);

  async choose(file: File, known: Known) {
    this.leave();
    this.#file = file;
    this.#answers = nothingAsked;
    await this.answerQuestion({}, known);
  }

  /** Reads the file with all that the person has said about it. */
  async answerQuestion(answer: Partial<ReadAnswers>, known: Known) {
    const file = this.#file;
    if (!file) return;
    const answers = { ...this.#answers, ...answer };
    this.#answers = answers;
    const fileName = visibleLine(file.name);
    this.#show({ step: "reading", fileName, share: 0 });
    await this.#work(async (worker) => {
      const onProgress = (share: number) => this.#show({ step: "reading", fileName, share });
      const reply = await worker.ask("read", { file, answers }, onProgress);
      if (reply.kind === "refused") this.#show({ step: "refused", fileName, refusal: reply.refusal });
      else if (reply.kind === "found") await this.#showFound(worker, fileName, reply, known);
      else this.#show({ step: "asking", fileName, question: reply });
    });
  }

  async #showFound(
    worker: ImportWorker,
    fileName: string,
    { found, isWholeUniverse }: Extract<Requests["read"]["reply"], { kind: "found" }>,
    { tags, entries, feelings }: Known,
  ) {
    const { store, userId } = this.#around;
    const matched = await matchEntries(worker, userId, found, entries);
    if (matched === "signed out") return this.#signOut();
    if (!matched) return this.#show({ step: "refused", fileName, refusal: remark("keysOutOfReach") });
    // Answers are words: where those are sealed, this browser does not keep them.
    const remembered = sealsWords(userId) ? null : await store.answers(userId, found.source);
    const asked = { universe: { tags, feelings }, remembered, words: await wordsOfReader() };
    const read = { fileName, found, isWholeUniverse, isRemembered: remembered !== null };
    this.#show(firstDeciding({ ...read, mapping: await worker.ask("suggest", asked) }, matched));
  }

  answer = (change: Partial<Pick<Deciding, "mapping" | "timeZone" | "answers">>) => this.#decide(change);

  changeMapping = (change: Partial<Mapping>) => {
    if (this.#state.step === "deciding") this.#decide({ mapping: { ...this.#state.mapping, ...change } });
  };

  next = (known: Known) => this.#goBy(1, known);
  back = (known: Known) => this.#goBy(-1, known);

  async #goBy(by: -1 | 1, known: Known) {
    const part = this.#state.step === "deciding" ? neighbourOf(this.#state, by) : null;
    if (part === null) return;
    this.#decide({ part, prepared: null, sky: null });
    if (part === "sky") await this.#workOutSky(known);
  }

  async #workOutSky({ feelings: own, trackers, readings, entries, nextOrdinal }: Known) {
    await this.#work(async (worker) => {
      const state = this.#state;
      if (state.step !== "deciding") return;
      const { mapping, timeZone, found, answers } = state;
      const feelings = feelingsToCome(own, mapping);
      const starIds = found.source.startsWith("mood-universe") ? entries.map(({ id }) => id) : [];
      const now = this.#around.now();
      const prepared = await worker.ask("prepare", {
        ...{ mapping, timeZone, answers, now, starIds, feelings, trackers },
        knownReadings: valuesByTracker(readings),
      });
      this.#decide({ prepared });
      this.#decide({ sky: await worker.ask("sky", starsInSky(feelings, entries, nextOrdinal)) });
    });
  }

  /** Asks about the file that is being read. Rejects with a `WorkerEnded` when it is not read any more. */
  async ask<Name extends "problems" | "excerpts" | "wholeFile">(
    name: Name,
    ask: Requests[Name]["ask"],
  ): Promise<Requests[Name]["reply"]> {
    if (!this.#worker) throw new WorkerEnded();
    return this.#worker.ask(name, ask);
  }

  /** Stores what is to be sent in this browser, so that it survives the tab, and sends it. */
  async start() {
    const state = this.#state;
    if (state.step !== "deciding" || !state.prepared) return;
    const { fileName, found, prepared, mapping } = state;
    const { store, userId } = this.#around;
    const stored = newStored(prepared, { userId, source: found.source, fileName });
    this.#show({ step: "sending", stored, phase: "storing", pause: null });
    let ready: StoredImport | null = null;
    await this.#work(async (worker) => {
      if (!sealsWords(userId))
        await store.putAnswers(userId, found.source, await worker.ask("remember", mapping));
      await store.remove(userId);
      ready = await storeBatches(store, stored, (at) => worker.ask("batch", at));
      await store.put(ready);
    });
    if (this.#state.step !== "sending" || !ready) return;
    this.#worker?.end();
    this.#worker = null;
    await this.#sender.send(ready);
  }

  /** Brings the whole file into a universe without stars. What has arrived is not sent again when it is repeated. */
  async restore() {
    const state = this.#state;
    if (state.step !== "deciding" && state.step !== "restoring") return;
    this.#restoring = new AbortController();
    const { signal } = this.#restoring;
    const { fileName } = state;
    let shown: Restoring = { step: "restoring", fileName, share: 0, pause: null, sentence: null };
    const show = (change: Partial<Restoring>) => {
      shown = { ...shown, ...change };
      if (!signal.aborted) this.#show(shown);
    };
    show({});
    await this.#work(async (worker) => {
      const { userId, maySend } = this.#around;
      const now = this.#around.now();
      const whole = await worker.ask("wholeFile", { now });
      if (!whole.file) return show({ sentence: sentenceOfBroken(whole.broken) });
      try {
        if (this.#opened && !sealsWords(userId))
          await (await import("./sealing/file-seal.ts")).adoptSeal(userId, this.#opened, signal);
        await restoreUniverse(whole.file, {
          ...{ userId, fileName: shortened(fileName), now },
          onProgress: (share) => show({ share }),
          patience: { signal, maySend, onPause: (pause) => show({ pause }), onWake: this.#sender.onWake },
        });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof SomebodyElse) return this.leave();
        if (isStatus(error, 401)) return this.#signOut();
        return show({ pause: null, sentence: sentenceOfRestore(error) });
      }
      this.#worker?.end();
      this.#worker = null;
      this.#show({ step: "restored" });
      this.#around.onRestored();
    });
  }

  /** Goes on with an import that this browser has stored, if there is one. */
  async resume() {
    if (this.#state.step !== "idle") return;
    const stored = await this.#around.store.find(this.#around.userId);
    if (stored && this.#state.step === "idle") await this.#sender.send(stored);
  }

  /** Tries a stopped import again. */
  async again() {
    if (this.#state.step !== "stopped") return;
    const stored = await begunAgain(this.#state.stored);
    await this.#around.store.put(stored);
    await this.#sender.send(stored);
  }

  /** Goes on with a stopped import where it was: what has arrived is not sent again. */
  async goOn() {
    if (this.#state.step === "stopped") await this.#sender.send(this.#state.stored);
  }

  /** Sends nothing more and forgets what is stored; the caller removes what the server has. */
  async giveUp() {
    this.#sender.abort();
    await this.#around.store.remove(this.#around.userId);
    this.leave();
  }

  #signOut() {
    this.leave();
    this.#around.onSignedOut();
  }

  /** A failure of the worker is shown; that it was ended is what the person wanted. */
  async #work(work: (worker: ImportWorker) => Promise<void>) {
    const worker = this.#worker ?? new ImportWorker();
    this.#worker = worker;
    try {
      await work(worker);
    } catch (error) {
      if (error instanceof WorkerEnded) return;
      const fileName = "fileName" in this.#state ? this.#state.fileName : "";
      this.leave();
      this.#show({ step: "refused", fileName, refusal: remark("readingFailed") });
    }
  }

  #decide(change: Partial<Deciding>) {
    if (this.#state.step === "deciding") this.#show({ ...this.#state, ...change });
  }

  #show(state: FlowState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
