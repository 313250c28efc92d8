import { randomInt } from "node:crypto";
import { hasEveryKind } from "#domain/passwords.ts";

/** Without what is mistaken for something else when it is read out or copied by hand. */
const characters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

const newGroup = () =>
  Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join("");

/**
 * A password such as `k7mwp-XQ4RD-9fh2n-tz6va`, made to be read out: 20 of 31 characters at random, which is 99 bits.
 * The second group is in capitals, so that it has every kind of character that the product asks for; the rare draw
 * without a digit or a letter where one has to be is drawn again.
 */
export function newPassword(): string {
  for (;;) {
    const drawn = Array.from({ length: groups }, newGroup);
    const password = drawn.map((group, place) => (place === 1 ? group.toUpperCase() : group)).join("-");
    if (hasEveryKind(password)) return password;
  }
}
