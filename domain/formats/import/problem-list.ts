/** Collects problems, up to a number that a person could read. */

import { maxProblems } from "./limits.ts";
import type { Problem } from "./read-journal.ts";
import { remark } from "./remark.ts";

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
  remark: remark("more", { count }),
});
