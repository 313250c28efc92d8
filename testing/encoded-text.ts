/** Writes texts in encodings that are not Unicode, as spreadsheets of other countries do. Browsers and Node only read them. */

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The bytes of each character of an encoding, by trying all of one and of two bytes. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding, { fatal: true });
  const learn = (...bytes: readonly number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !table.has(character)) table.set(character, bytes);
    } catch {
      // These bytes are no character.
    }
  };
  for (let first = 0; first < 0x100; first++) learn(first);
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) learn(first, second);
  tables.set(encoding, table);
  return table;
}

/** Throws for a character that the encoding does not have. */
export function encodeAs(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const table = tableOf(encoding);
  const bytesOf = (character: string) => {
    const bytes = table.get(character);
    if (!bytes) throw new RangeError(`${encoding} has no ${character}.`);
    return bytes;
  };
  return Uint8Array.from([...text].flatMap(bytesOf));
}
