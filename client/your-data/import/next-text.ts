import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import { type Deciding, neighbourOf, type Part } from "./flow-state.ts";

const texts: Readonly<Partial<Record<Part, Text>>> = {
  match: imports.found.chooseFeelings,
  measured: imports.measured.see,
  changes: imports.changes.see,
};

/** What the button says that leads to the next part. */
export const nextText = (state: Deciding): Text =>
  texts[neighbourOf(state, 1) ?? "sky"] ?? imports.found.seeSky;
