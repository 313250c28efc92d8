import { deflateRawSync } from "node:zlib";
import { Zip, ZipPassThrough } from "fflate";
import { describe, expect, it } from "vitest";
import { maxReadBytes } from "#domain/formats/import/limits.ts";
import { UnreadableFile } from "./limits.ts";
import { unpack } from "./unzip.ts";

/** What zlib has deflated already: fflate takes half a minute for so many bytes. */
class Deflated extends ZipPassThrough {
  override readonly compression = 8;
}

/** A ZIP as a program writes it that does not know the sizes before. */
function makeZip(contents: Readonly<Record<string, string | Buffer>>): Blob {
  const written: Uint8Array<ArrayBuffer>[] = [];
  // Several files can have one large content, for which zlib takes a second.
  const deflated = new Map<string | Buffer, Buffer>();
  const deflate = (content: string | Buffer) => {
    const known = deflated.get(content) ?? deflateRawSync(content);
    deflated.set(content, known);
    return known;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    written.push(new Uint8Array(piece));
  });
  for (const [name, content] of Object.entries(contents)) {
    const entry = new Deflated(name);
    zip.add(entry);
    entry.push(deflate(content), true);
  }
  zip.end();
  return new Blob(written);
}

/** The name of the refusal, and the share of the file that had been read by then. */
async function refusalOf(file: Blob): Promise<{ readonly name: string; readonly share: number }> {
  let share = 0;
  const refused = await unpack(file, (read) => {
    share = read;
  }).catch((error: unknown) => error);
  if (!(refused instanceof UnreadableFile)) throw new Error("The file was not refused.");
  return { name: refused.reason.name, share };
}

describe("a ZIP from outside", () => {
  it("is unpacked to the files that can hold entries", async () => {
    const file = makeZip({ "photos/1.jpg": "a photo", "Journal.json": "[1]" });
    const unpacked = await unpack(file, () => {});
    expect(unpacked.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ["Journal.json", "[1]"],
    ]);
  });

  it("that unpacks to more than may be read is refused as soon as it does", async () => {
    const most = Buffer.alloc(0.6 * maxReadBytes);
    const file = makeZip({ "one.json": most, "two.json": most, "three.json": most });
    expect(file.size).toBeLessThan(maxReadBytes / 100);
    const { name, share } = await refusalOf(file);
    expect(name).toBe("tooLarge");
    expect(share).toBeLessThan(0.75);
  });

  it("with a path that leads outside is refused", async () => {
    expect((await refusalOf(makeZip({ "../../Journal.json": "[]" }))).name).toBe("zipOutside");
  });

  it("that breaks off is refused", async () => {
    const whole = makeZip({ "Journal.json": "[1, 2, 3]" });
    expect((await refusalOf(whole.slice(0, 45))).name).toBe("zipDamaged");
  });
});
