/** Changes to the source that take a defence away, so that the tests which docs/security.md names for it must fail. */

/** In `file`, from the root, the text `find` occurs once; an empty `replace` removes it. */
export type Change = { readonly file: string; readonly find: string; readonly replace: string };

/** A test that must fail: the requirements whose proof it is, and its file and name as docs/security.md has them. */
export type Failing = readonly [requirements: readonly string[], file: string, name: string];

export type Weakening = {
  /** What is wrong then, as a sentence; unique, because it names the weakening. */
  readonly weakness: string;
  /** Several only where one defence stands behind another. */
  readonly changes: readonly Change[];
  readonly fails: readonly Failing[];
};

/** The environment variable by which a process of Vitest gets a weakening. The product never reads it. */
export const variable = "WEAKENED";
