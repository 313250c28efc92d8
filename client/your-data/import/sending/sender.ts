/** Sends a stored import, shows how far it is, and says why it has stopped. */

import { CallError, isStatus } from "../../../call-errors.ts";
import type { FlowState, Sending, Stopped } from "../flow-state.ts";
import type { ImportStore, StoredImport } from "./import-store.ts";
import { SomebodyElse } from "./patience.ts";
import { LostBatches, transfer } from "./transfer.ts";

export type SendingSurroundings = {
  readonly userId: string;
  readonly store: ImportStore;
  /** One tab of the browser sends at a time. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** False while somebody else is signed in. */
  maySend(): boolean;
  /** The stars of the universe have changed. Resolves when the page has them, or cannot get them now. */
  onFinished(): Promise<void>;
};

/** The flow to which the sender belongs. */
type Flow = {
  state(): FlowState;
  show(state: FlowState): void;
  signOut(): void;
  leave(): void;
};

export class Sender {
  readonly #around: SendingSurroundings;
  readonly #flow: Flow;
  readonly #wakers = new Set<() => void>();
  #sending: AbortController | null = null;

  constructor(around: SendingSurroundings, flow: Flow) {
    this.#around = around;
    this.#flow = flow;
    addEventListener("online", () => this.wake());
  }

  /** Calls that wait for their turn are sent now. */
  wake() {
    for (const wake of [...this.#wakers]) wake();
  }

  readonly onWake = (wake: () => void) => {
    this.#wakers.add(wake);
    return () => void this.#wakers.delete(wake);
  };

  abort() {
    this.#sending?.abort();
    this.#sending = null;
  }

  async send(stored: StoredImport) {
    this.abort();
    const sending = new AbortController();
    this.#sending = sending;
    this.#flow.show({ step: "sending", stored, phase: "sending", pause: null });
    await this.#around.alone(() => this.#sendAlone(stored, sending.signal)).catch(() => {});
  }

  async #sendAlone(stored: StoredImport, signal: AbortSignal) {
    const { store, userId } = this.#around;
    try {
      const current = await store.find(userId);
      // Another tab has sent it while this one waited for its turn.
      if (current?.id !== stored.id) return await this.#finish({ step: "idle" });
      const { counts, stored: sent } = await transfer(current, store, {
        signal,
        maySend: this.#around.maySend,
        onPause: (pause) => this.#update({ pause }),
        onWake: this.onWake,
        onSent: (sent) => this.#update({ stored: sent }),
        onFinishing: () => this.#update({ phase: "finishing" }),
      });
      await this.#finish({ step: "done", stored: sent, counts });
    } catch (error) {
      if (!signal.aborted) this.#stop(stored, error);
    }
  }

  #update(change: Partial<Sending>) {
    const state = this.#flow.state();
    if (state.step === "sending") this.#flow.show({ ...state, ...change });
  }

  /** Another file is compared with what the universe has, so that its stars come first. */
  async #finish(state: FlowState) {
    await this.#around.onFinished();
    // The person may have left meanwhile.
    if (this.#flow.state().step === "sending") this.#flow.show(state);
  }

  #stop(stored: StoredImport, error: unknown) {
    // The stored import stays until its person signs in again.
    if (error instanceof SomebodyElse) return this.#flow.leave();
    if (isStatus(error, 401)) return this.#flow.signOut();
    const refused = error instanceof CallError ? error : null;
    this.#flow.show({ step: "stopped", stored, why: reasonOf(error), refused });
  }
}

function reasonOf(error: unknown): Stopped["why"] {
  if (error instanceof LostBatches) return "lost";
  if (!(error instanceof CallError)) return "refused";
  const { code } = error.refusal;
  if (code === "import-open") return "open";
  if (code === "universe-full") return "full";
  if (code === "no-room") return "room";
  return code === "import-closed" || code === "id-used" || error.status === 404 ? "closed" : "refused";
}
