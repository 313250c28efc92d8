import fc from "fast-check";
import { expect, test } from "vitest";
import { listInSlices, ObjectOfSlices, objectInSlices } from "./json-slices.ts";

async function* pagesOf(pages: readonly (readonly unknown[])[]) {
  yield* pages;
}

const jsonPages = fc.array(fc.array(fc.jsonValue(), { maxLength: 4 }), { maxLength: 4 });
const name = fc.string().filter((text) => text !== "__proto__");

test("an object in slices is its JSON, and is made again of them, one by one", () =>
  fc.assert(
    fc.asyncProperty(
      fc.dictionary(name, fc.oneof(fc.record({ pages: jsonPages }), fc.record({ value: fc.jsonValue() })), {
        minKeys: 1,
      }),
      async (parts) => {
        const entries = Object.entries(parts);
        const whole = Object.fromEntries(
          entries.map(([key, part]) => [key, "pages" in part ? part.pages.flat(1) : part.value]),
        );
        const sliced = objectInSlices(
          Object.fromEntries(
            entries.map(([key, part]) => [
              key,
              "pages" in part ? listInSlices(pagesOf(part.pages), (item) => item) : part.value,
            ]),
          ),
        );
        const again = new ObjectOfSlices(JSON.parse);
        let text = "";
        for await (const slice of sliced(JSON.stringify)) {
          text += slice;
          again.take(slice);
        }
        const expected = JSON.parse(JSON.stringify(whole));
        expect(JSON.parse(text)).toEqual(expected);
        expect(again.object).toEqual(expected);
      },
    ),
  ));
