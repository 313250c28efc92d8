/** Keeps lists that were sent lately as text. A list is known by its ETag, so one that changed is never found. */

const mostCharacters = 32_000_000;

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

  keep(etag: string, json: string) {
    if (json.length > mostCharacters / 4 || this.#lists.has(etag)) return;
    this.#lists.set(etag, json);
    this.#characters += json.length;
    for (const [oldest, text] of this.#lists) {
      if (this.#characters <= mostCharacters) break;
      this.#lists.delete(oldest);
      this.#characters -= text.length;
    }
  }
}
