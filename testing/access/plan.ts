/** How a call is tried with the session of somebody else. */

import type { Visitor } from "../visitor.ts";
import type { Person, WholePerson } from "./person.ts";

export type Parts = {
  /** Parameters of the path; others are left out. */
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
};

export type Attempt = Parts & {
  /** The expected status. */
  readonly status: number;
  /** Who makes the call, if not the other person. */
  readonly by?: Visitor;
  /** Columns of the owner's user that everybody who knows an address may change, such as counters of wrong passwords. */
  readonly changes?: readonly string[];
};

export type Plan = {
  /** The calls of the other person, with an id of the owner in every place where an id can stand. */
  readonly foreign: (owner: WholePerson, other: Person) => readonly Attempt[] | Promise<readonly Attempt[]>;
  /** The call of the owner, which succeeds: so that only who makes the call can be the reason of a refusal. */
  readonly own?: (owner: WholePerson) => Attempt | Promise<Attempt>;
};

/** Plan of a call without ids: its reply has nothing of the owner. */
export const anyone = (status: number): Plan => ({ foreign: () => [{ status }] });

/** Plan of a call of a session without ids: the reply of each person has what is theirs alone. */
export const mine = (parts: Attempt): Plan => ({ foreign: () => [parts], own: () => parts });
