import { describe, expect, it } from "vitest";
import { isGuessablePassword } from "./guessable-passwords.ts";

const names = ["Andromeda 7", "Ada Lovelace", "ada.lovelace.1815@example.org", "宇宙日記"];

describe("a password is guessable", () => {
  it.each([
    "MoodUniverse1!",
    "my-mood-journal-2026",
    "M00d Un1verse?",
    "STARS stars 77",
    "ＭｏｏｄＳｋｙ１！",
  ])("that has no letters but those of words of the product: %s", (password) => {
    expect(isGuessablePassword(password, [])).toBe(true);
  });

  it.each(["andromeda!2026", "Andr0meda#1", "AdaLovelace1!", "ada.lovelace.1815", "宇宙日記2026!"])(
    "that is a name of its person with other digits and punctuation: %s",
    (password) => {
      expect(isGuessablePassword(password, names)).toBe(true);
    },
  );
});

it.each([
  "correct horse battery staple",
  "Universes-away-from-7",
  "12345678",
  "Ada7!Zx9Q",
  "starling-mood-4",
  "",
])("a password that says more is not guessable: %j", (password) => {
  expect(isGuessablePassword(password, names)).toBe(false);
});
