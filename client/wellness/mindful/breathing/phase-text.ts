/** The name of each phase of a breath, and what to do in it. */

import type { PhaseName } from "#domain/wellness/exercises/breathing.ts";

export const phaseTexts: Record<PhaseName, { readonly name: string; readonly hint: string }> = {
  inhale: { name: "Inhale", hint: "Breathe in, deep into your belly" },
  hold: { name: "Hold", hint: "Pause, and let your shoulders soften" },
  exhale: { name: "Exhale", hint: "Breathe out slowly" },
  reset: { name: "Reset", hint: "Rest for a moment" },
};
