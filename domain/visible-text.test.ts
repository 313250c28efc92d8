import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../testing/any-character.ts";
import { universeNameSchema, userNameSchema } from "./accounts/names.ts";
import { newImportSchema } from "./imports.ts";
import { constellationNameSchema } from "./records/constellation/constellation.ts";
import { tagChangeSchema } from "./records/tag/tag.ts";
import { newDeviceSchema } from "./reminders/reminders.ts";
import { newLinkSchema } from "./shown-skies/link.ts";
import { hasOnlyVisible, visibleLine } from "./visible-text.ts";
import { userEmotionSchema } from "./wellness/quiz/quiz.ts";

/** Each of a kind: of direction, of width zero, of control, of lines, of no meaning. */
const hidden = [
  ...["\u202e", "\u202a", "\u2066", "\u2069", "\u200e", "\u200f", "\u061c", "\u200b", "\u00ad", "\ufeff"],
  ...["\u0007", "\u001b", "\u007f", "\u009b", "\n", "\u2028", "\u2029", "\ue000", "\u2800", "\ufffa"],
];
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        ...hidden,
        "a",
        " ",
        "م",
        "ی",
        "क",
        "👩",
        "❤",
        "1",
        "\u200c",
        "\u200d",
        "\ufe0f",
        "🏴",
        "\u{e0067}",
        "\u{e007f}",
        "\ud83d",
      ),
    )
    .map((parts) => parts.join("")),
);

describe("a line of visible text", () => {
  it("has no invisible character but those that it needs, whatever it is made of", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = visibleLine(text);
        expect([hasOnlyVisible(line), line.isWellFormed(), line.trim(), visibleLine(line)]).toEqual([
          ...[true, true, line, line],
        ]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["می‌خواهم", "ශ්‍රී ලංකා", "👩‍🚀 ❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿 Alba", "שלום עולם", "مرحبا", "Firefox on Windows"])(
    "is %s as it is",
    (text) => {
      expect(visibleLine(text)).toBe(text);
    },
  );

  it("is what remains of a text that pretends", () => {
    expect(visibleLine("cod\u202efdp.exe")).toBe("codfdp.exe");
    expect(visibleLine(" Firefox\r\n\ton\u2066 Windows\u2069\u001b[2J ")).toBe("Firefox on Windows[2J");
    expect(visibleLine("\u202e\u200b")).toBe("");
  });
});

/** Texts that people write: the field of each. */
const written = {
  "a universe's name": universeNameSchema,
  "a person's name": userNameSchema,
  "the name of a constellation": constellationNameSchema,
  "the name of a tag": tagChangeSchema.shape.name,
  "the label of a link": newLinkSchema.shape.label,
};
/** Texts that programs give, or that become a part of an answer. */
const given = {
  "the name of a device": newDeviceSchema.shape.name,
  "the name of a file": newImportSchema.shape.fileName,
  "a typed feeling": userEmotionSchema,
};

describe.each(
  hidden.map((character) => [`U+${character.charCodeAt(0).toString(16).padStart(4, "0")}`, character]),
)("%s", (_, character) => {
  it.each(Object.entries(written))("is refused in %s", (_name, schema) => {
    expect(schema.safeParse(`ab${character}cd`).error?.issues.at(-1)?.message).toMatch(
      /invisible characters\.?$/,
    );
  });
  it.each(Object.entries(given))("is left out of %s", (_name, schema) => {
    expect(schema.parse(`ab${character}cd`).replace(" ", "")).toBe("abcd");
  });
});
