/** Writes each mail to a file in the outbox folder, for operators without a mail server. */

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashOf } from "../secrets.ts";
import type { Letter, Transport } from "./letter.ts";
import { makeMessage, type Sender } from "./message.ts";

/** The time for which a link in a mail is valid. Milliseconds. */
const retentionMs = 24 * 3_600_000;

export const outboxFolder = (dataDir: string) => join(dataDir, "outbox");

/** `2026-03-13T12-00-00.000Z-000001-….eml`: without colons, which some systems refuse in file names. */
const fileNameFor = (time: number, count: number) =>
  `${new Date(time).toISOString().replaceAll(":", "-")}-${String(count).padStart(6, "0")}-${randomUUID()}.eml`;

/** Epoch milliseconds, or NaN for any other file. */
const timeOfFile = (fileName: string) =>
  Date.parse(fileName.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)/, "T$1:$2:$3"));

async function composeMessage(letter: Letter, sender: Sender) {
  const { createTransport } = await import("nodemailer");
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return (await mailer.sendMail(makeMessage(letter, sender))).message as Buffer;
}

/** The first header of a file says whose mail it is, so that it can be deleted with the person. */
const ownersLine = (owners: readonly string[]) =>
  `X-Mood-Universe-Of: ${owners.map((owner) => hashOf(owner)).join(" ")}\r\n`;

/** Creates a file that is never partial, is synced to disk, and is readable only by its owner. */
async function writeAtomically(path: string, content: Buffer) {
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
  onFileWritten: (file: string) => void,
  now: () => number,
): Transport {
  // The counter keeps file names of the same millisecond in order.
  let count = 0;
  return {
    async send(letter, of) {
      const message = await composeMessage(letter, sender);
      const content = Buffer.concat([
        Buffer.from(ownersLine(of ? [of.subjectId, of.emailKey] : [])),
        Buffer.from(message),
      ]);
      count += 1;
      const fileName = fileNameFor(now(), count);
      await mkdir(outboxFolder(dataDir), { recursive: true, mode: 0o700 });
      await writeAtomically(join(outboxFolder(dataDir), fileName), content);
      onFileWritten(fileName);
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

/** Bytes that contain the first header. */
const headBytes = 256;

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Removes the mails of somebody who is deleted; `owners` are the ids and addresses that they had. */
export async function removeMailsOf(dataDir: string, owners: readonly (string | null)[]) {
  const folder = outboxFolder(dataDir);
  const hashes = owners.flatMap((owner) => (owner === null ? [] : hashOf(owner)));
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    // The sweep may have removed it in the meantime.
    const head = await readHead(path).catch(() => "");
    if (hashes.some((owner) => head.includes(owner))) await rm(path, { force: true });
  }
}

/** Removes mails that are older than a day, or more than a day ahead because the clock was set back. */
export async function sweepOutbox(dataDir: string, now: number) {
  const folder = outboxFolder(dataDir);
  const old = (await filesIn(folder)).filter((name) => Math.abs(now - timeOfFile(name)) > retentionMs);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
