import fc from "fast-check";
import { expect, it } from "vitest";
import { embedSnippet } from "./embed-snippet.ts";

it("is an iframe of 800 by 600 with a title", () => {
  expect(embedSnippet("https://mood.example.org/", "Andromeda Mood Universe")).toBe(
    '<iframe src="https://mood.example.org/" width="800" height="600" title="Andromeda Mood Universe"></iframe>',
  );
});

it("escapes the address and the name", () => {
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
