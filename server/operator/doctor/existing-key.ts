import { stat } from "node:fs/promises";
import { keyFileOf } from "../../secret-key.ts";

/** The key that `read` reads, or null without its file, which the server would create. */
export const readExistingKey = async (dataDir: string, read: (dataDir: string) => Promise<Buffer | null>) =>
  (await stat(keyFileOf(dataDir)).catch(() => null)) && read(dataDir);
