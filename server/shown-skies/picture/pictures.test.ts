import { expect, it } from "vitest";
import { Pictures } from "./pictures.ts";

const sky = Buffer.from("{}");

/** Pictures that are drawn when the test says so. */
function openPictures(bytes = 10) {
  const drawn: (() => void)[] = [];
  const pictures = new Pictures(() => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    drawn.push(() => resolve(Buffer.alloc(bytes)));
    return promise;
  });
  return { pictures, drawn };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it("a picture is drawn once for those who ask at the same time, and kept", async () => {
  const { pictures, drawn } = openPictures();
  const [one, other] = [pictures.get("a", sky), pictures.get("a", sky)];
  await settle();
  drawn[0]?.();
  expect(await one).toBe(await other);
  expect(await pictures.get("a", sky)).toBe(await one);
  expect(drawn).toHaveLength(1);
});

it("pictures are drawn one at a time, and those who come to a full queue are sent away", async () => {
  const { pictures, drawn } = openPictures();
  const asked = Array.from({ length: 10 }, (_, at) => pictures.get(`${at}`, sky));
  expect(asked.map((picture) => picture === null)).toEqual([...Array(8).fill(false), true, true]);
  await settle();
  expect(drawn).toHaveLength(1);
  for (let at = 0; at < 8; at++) {
    drawn[at]?.();
    await asked[at];
    await settle();
  }
  expect(pictures.get("later", sky)).not.toBeNull();
});

it("a picture that could not be drawn is drawn again, and holds up no other", async () => {
  let fails = true;
  const pictures = new Pictures(async () => {
    if (fails) throw new Error("no thread");
    return Buffer.alloc(1);
  });
  await expect(pictures.get("a", sky)).rejects.toThrow("no thread");
  fails = false;
  expect(await pictures.get("a", sky)).toHaveLength(1);
});

it("the least recently asked pictures are dropped when others need the room", async () => {
  const drawn: string[] = [];
  const pictures = new Pictures(async (bytes) => {
    drawn.push(bytes.toString());
    return Buffer.alloc(7_000_000);
  });
  for (const name of ["a", "b", "a", "c", "a", "b"]) await pictures.get(name, Buffer.from(name));
  expect(drawn).toEqual(["a", "b", "c", "b"]);
});
