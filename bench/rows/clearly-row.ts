/** How often the insights say "clearly" although nothing is there, in journals whose truth is known. */

import type { Sureness } from "#domain/insights/sureness.ts";
import { share } from "../simulations.ts";
import { limit, type Row } from "../table.ts";

/** `claimsOf` gives the claims of a journal that are not true. */
export const clearlyRow = <Read>(
  about: string,
  read: readonly Read[],
  claimsOf: (one: Read) => readonly { readonly sureness: Sureness }[],
): Row =>
  limit(
    `“Clearly” although nothing is there: ${about}`,
    share(read, (one) => claimsOf(one).some(({ sureness }) => sureness === "clearly")),
    "%",
    { atMost: 2 },
  );
