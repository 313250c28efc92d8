import { randomInt } from "node:crypto";
import { hasAllCharacterClasses } from "#domain/accounts/passwords.ts";

/** Characters that are not easily confused when read aloud or copied by hand. */
const characters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

const newGroup = () =>
  Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join("");

/**
 * A password such as `k7mwp-XQ4RD-9fh2n-tz6va`, easy to read aloud: 20 random characters of 31, which is 99 bits. The
 * second group is in capitals, so that the password has every required kind of character; a rare draw that lacks a digit
 * or a letter is repeated.
 */
export function newPassword(): string {
  for (;;) {
    const drawn = Array.from({ length: groups }, newGroup);
    const password = drawn.map((group, place) => (place === 1 ? group.toUpperCase() : group)).join("-");
    if (hasAllCharacterClasses(password)) return password;
  }
}
