/** What the import reads of a file; the worker never holds more. */

import { maxReadBytes } from "#domain/formats/import/limits.ts";
import type { Remark } from "#domain/formats/import/remark.ts";

/** Bytes that may come out of the entries of a ZIP, and bytes of a file that is not one. */
export const contentLimit = maxReadBytes;
/** Characters between two line breaks of a table. */
export const lineLimit = 1024 * 1024;

/** The file cannot be read; `reason` is for the person. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly reason: Remark;

  constructor(reason: Remark) {
    super(reason.name);
    this.reason = reason;
  }
}
