/** The outbox: each mail a file of its own, for whoever runs this without a mail server. */

import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf, type Sender } from "./message.ts";
import type { Letter, Transport } from "./transport.ts";

/** As long as a link in a mail lives. */
const keptFor = 24 * 3_600_000;

export const outboxOf = (dataDir: string) => join(dataDir, "outbox");

/** `2026-03-13T12-00-00.000Z-000001-….eml`: no colons, which some systems refuse in names. */
const fileNameFor = (time: number, count: number) =>
  `${new Date(time).toISOString().replaceAll(":", "-")}-${String(count).padStart(6, "0")}-${randomUUID()}.eml`;

/** Milliseconds, or NaN for a file that is not ours. */
const timeIn = (fileName: string) =>
  Date.parse(fileName.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)/, "T$1:$2:$3"));

async function compose(letter: Letter, sender: Sender) {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return (await composer.sendMail(messageOf(letter, sender))).message;
}

/** Under its name a file is whole, on disk, and for the owner alone. */
async function writeWhole(path: string, content: Awaited<ReturnType<typeof compose>>) {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

export function openOutbox(
  dataDir: string,
  sender: Sender,
  tell: (file: string) => void,
  now: () => number,
): Transport {
  // Counted, so that the names of one moment are in order too.
  let count = 0;
  return {
    async send(letter) {
      const content = await compose(letter, sender);
      count += 1;
      const fileName = fileNameFor(now(), count);
      await mkdir(outboxOf(dataDir), { recursive: true, mode: 0o700 });
      await writeWhole(join(outboxOf(dataDir), fileName), content);
      tell(fileName);
    },
    close() {},
  };
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Removes what is older than a day; what lies more than a day ahead too, because the clock was set back since. */
export async function sweepOutbox(dataDir: string, now: number) {
  const folder = outboxOf(dataDir);
  const old = (await filesIn(folder)).filter((name) => Math.abs(now - timeIn(name)) > keptFor);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
