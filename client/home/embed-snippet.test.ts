import fc from "fast-check";
import { expect, it } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";

it("is a frame of 800 by 600 with a name", () => {
  expect(embedSnippet("https://mood.example.org/", "Andromeda Mood Universe")).toBe(
    '<iframe src="https://mood.example.org/" width="800" height="600" title="Andromeda Mood Universe"></iframe>',
  );
});

it("lets no address and no name out of its attribute", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (address, title) => {
      const [, src = "", , name = ""] =
        /^<iframe src="([^"<>]*)" width="800" height="600"( )title="([^"<>]*)"><\/iframe>$/s.exec(
          embedSnippet(address, title),
        ) ?? [];
      const read = (text: string) =>
        text
          .replaceAll("&quot;", '"')
          .replaceAll("&#39;", "'")
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&amp;", "&");
      expect([read(src), read(name)]).toEqual([address, title]);
    }),
  );
});
