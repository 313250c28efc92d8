/** Keeps recently sent lists as they were sent. A list of another revision replaces the one that is kept. */

/** `bytes` may still grow: then `settled` says whether they are in memory once they are whole. */
export type SentList = {
  readonly revision: number;
  readonly bytes: { readonly length: number; readonly settled?: Promise<boolean> };
};

const maxBytes = 32_000_000;
/** What an entry takes beside its bytes, so that many short lists are bounded too. */
const overhead = 500;

type Entry<List> = { revision: number; readonly list: Promise<List | null>; bytes: number };

export class ListCache<List extends SentList> {
  readonly #entries = new Map<string, Entry<List>>();
  #bytes = 0;

  /** The list of this revision. While one request makes it, others wait for the same list, or read as it grows. */
  get(key: string, revision: number, make: () => Promise<List | null>): Promise<List | null> {
    const found = this.#remove(key);
    const entry = found?.revision === revision ? found : { revision, list: make(), bytes: 0 };
    this.#insert(key, entry);
    if (entry !== found)
      entry.list.then(
        (list) => this.#keepWhole(key, entry, list),
        () => this.#keep(key, entry, null),
      );
    return entry.list;
  }

  #keepWhole(key: string, entry: Entry<List>, list: List | null) {
    const settled = list?.bytes.settled;
    if (!settled) return this.#keep(key, entry, list);
    void settled.then((isWhole) => this.#keep(key, entry, isWhole ? list : null));
  }

  /** A list that was read later than its revision was asked for has a later one. */
  #keep(key: string, entry: Entry<List>, list: List | null) {
    if (this.#entries.get(key) !== entry) return;
    this.#remove(key);
    if (list === null || list.bytes.length > maxBytes / 4) return;
    this.#insert(key, Object.assign(entry, { revision: list.revision, bytes: list.bytes.length + overhead }));
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) break;
      this.#remove(oldest);
    }
  }

  #insert(key: string, entry: Entry<List>) {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string): Entry<List> | undefined {
    const entry = this.#entries.get(key);
    if (this.#entries.delete(key)) this.#bytes -= entry?.bytes ?? 0;
    return entry;
  }
}
