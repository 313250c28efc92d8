/** The name of each phase of a breath, and what to do in it. */

import type { PhaseName } from "#domain/wellness/exercises/breathing.ts";

export const phaseTexts: Record<PhaseName, { readonly name: string; readonly hint: string }> = {
  inhale: { name: "Inhale", hint: "Breathe in, down to the belly" },
  hold: { name: "Hold", hint: "Rest here, with soft shoulders" },
  exhale: { name: "Exhale", hint: "Let it flow out, slowly" },
  reset: { name: "Reset", hint: "Nothing to do for a moment" },
};
