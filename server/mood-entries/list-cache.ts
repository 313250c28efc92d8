/** Caches recently sent lists as text, by ETag. A changed list has another ETag, so no entry is ever stale. */

const maxCharacters = 32_000_000;

export class ListCache {
  readonly #lists = new Map<string, string>();
  #characters = 0;

  find(etag: string): string | null {
    const json = this.#lists.get(etag);
    if (json === undefined) return null;
    this.#lists.delete(etag);
    this.#lists.set(etag, json);
    return json;
  }

  store(etag: string, json: string) {
    if (json.length > maxCharacters / 4 || this.#lists.has(etag)) return;
    this.#lists.set(etag, json);
    this.#characters += json.length;
    for (const [oldest, text] of this.#lists) {
      if (this.#characters <= maxCharacters) break;
      this.#lists.delete(oldest);
      this.#characters -= text.length;
    }
  }
}
