import { expect, it } from "vitest";
import { found } from "./leaks.ts";

it("finds a secret wherever it stands in a text, as it is and as JSON writes it", () => {
  const secrets = ["secret-of-ada", "secret-of-ben", 'geheim \u00fc\u2600 of "Cleo"', "of-nobody-here"];
  const texts = [
    "secret-of-ada",
    `{"id":"secret-of-be"} secret-of-secret-of-ben`,
    JSON.stringify(secrets[2]),
  ];
  expect(found(secrets, texts).toSorted()).toEqual(secrets.slice(0, 3).toSorted());
  expect(
    found(
      secrets,
      texts.map((text) => text.slice(0, -2)),
    ),
  ).toEqual([]);
});

it("does not look for what occurs by chance", () => {
  expect(found(["1234567", "12345678"], ["1234567", "012345678"])).toEqual(["12345678"]);
});
