/** Collects problems, up to a number that a person could read. */

import { maxProblems } from "./limits.ts";
import type { Problem } from "./read-journal.ts";

export function createProblems() {
  const problems: Problem[] = [];
  let more = 0;
  return {
    add(problem: Problem) {
      if (problems.length < maxProblems) problems.push(problem);
      else more += 1;
    },
    list: (): Problem[] => (more === 0 ? problems : [...problems, moreProblems(more)]),
  };
}

const moreProblems = (count: number): Problem => ({
  ...{ row: 0, code: "more-problems", severity: "skipped" },
  text: `There are ${count} more of these remarks, which are not listed.`,
});

const mostNames = 12;

/** Names of the file within a sentence. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map(quote).join(", ");
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more` : shown;
}

const longestQuote = 40;

/** A text of the file within a sentence. */
export const quote = (text: string): string =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote).toWellFormed()}…` : text}”`;
