/** The row of each entry's primary star in the table of stars; a twin star takes the next row too. */

const minCapacity = 64;

export class StarRows {
  /** The first row of each entry, and behind them the number of all rows. */
  #first = new Uint32Array(minCapacity);
  #entries = 0;

  /** The row of the entry of this index; −1 for none. */
  at(index: number): number {
    return index < 0 || index >= this.#entries ? -1 : (this.#first[index] as number);
  }

  /** The row behind those of the entry of this index. */
  end(index: number): number {
    return this.at(index) < 0 ? -1 : (this.#first[index + 1] as number);
  }

  /**
   * Puts entries with these numbers of rows in the place of `removed` ones from index `at` on. Returns the rows that
   * this replaces: their first, and how many give way to how many.
   */
  splice(at: number, removed: number, counts: readonly number[]) {
    const first = this.#first[at] as number;
    const rowsRemoved = (this.#first[at + removed] as number) - first;
    const rowsAdded = counts.reduce((sum, count) => sum + count, 0);
    this.#moveTail(at + removed, counts.length - removed, rowsAdded - rowsRemoved);
    let row = first;
    for (const [offset, count] of counts.entries()) {
      this.#first[at + offset] = row;
      row += count;
    }
    return { first, removed: rowsRemoved, added: rowsAdded };
  }

  /** Moves the entries from index `from` on by so many entries, and their rows by so many rows. */
  #moveTail(from: number, entries: number, rows: number) {
    const end = this.#entries + 1;
    this.#reserve(end + entries);
    this.#first.copyWithin(from + entries, from, end);
    this.#entries += entries;
    if (rows === 0) return;
    for (let index = from + entries; index <= this.#entries; index++)
      this.#first[index] = (this.#first[index] as number) + rows;
  }

  #reserve(length: number) {
    if (length <= this.#first.length) return;
    const grown = new Uint32Array(2 * length);
    grown.set(this.#first);
    this.#first = grown;
  }
}
