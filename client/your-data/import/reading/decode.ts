/** Reads bytes as text. */

import { encodingsOf } from "#domain/formats/import/detect-source.ts";
import { remark } from "#domain/formats/import/remark.ts";
import { UnreadableFile } from "./limits.ts";

/** Bytes that show the encoding. */
const startSize = 4_096;

export type Decoded = {
  /** The text without a byte order mark, and with `\n` as the only line break. */
  readonly text: string;
  /** Whether its letters are a guess. */
  readonly isGuess: boolean;
};

/** Throws an UnreadableFile if no likely encoding fits. */
export function decode(bytes: Uint8Array): Decoded {
  for (const [at, encoding] of encodingsOf(bytes.subarray(0, startSize)).entries()) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return { text: text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text, isGuess: at > 0 };
    } catch {
      // The next encoding, if there is one.
    }
  }
  throw new UnreadableFile(remark("unknownEncoding"));
}
