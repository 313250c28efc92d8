import { type FileHandle, open } from "node:fs/promises";
import { type Refusal, refused } from "./command.ts";
import { quoted } from "./printing.ts";

/**
 * Creates a file that only its owner can read, and never replaces another. Returns the refusal when it cannot; `name` is
 * how the operator knows the file.
 */
export async function createFile(path: string, name = path): Promise<FileHandle | Refusal> {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return refused(`${quoted(name)} is there already: choose another file.`);
    return refused(`${quoted(name)} cannot be written (${code}).`);
  }
}
